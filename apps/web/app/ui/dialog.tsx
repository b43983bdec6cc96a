import { m } from '@warda/i18n/messages'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { X } from './icons.tsx'

/** `center` is a card, the others are sheets at an edge of the window. */
export type DialogPlace = 'center' | 'end' | 'start' | 'bottom' | 'top'

type DialogProps = {
  open: boolean
  /** Called for Escape, the close button and a press outside; set `open` to false then. */
  onClose: () => void
  title: ReactNode
  /** Shows the title to screen readers only. */
  hideTitle?: boolean
  place?: DialogPlace
  wide?: boolean
  children: ReactNode
}

const places: Record<DialogPlace, string> = {
  center: 'm-auto rounded-card max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] starting:translate-y-3',
  end: 'ms-auto me-0 my-0 h-dvh max-h-none w-[min(26rem,100vw)] ltr:starting:translate-x-8 rtl:starting:-translate-x-8',
  start:
    'me-auto ms-0 my-0 h-dvh max-h-none w-[min(24rem,88vw)] ltr:starting:-translate-x-8 rtl:starting:translate-x-8',
  bottom: 'mb-0 mt-auto mx-0 w-screen max-w-none max-h-[88dvh] rounded-t-card starting:translate-y-8',
  top: 'mt-0 mb-auto mx-0 w-screen max-w-none starting:-translate-y-4',
}

/**
 * A modal dialog by the browser's `<dialog>`, which traps the focus, closes with Escape and restores the focus.
 * The content is rendered only while it is open. The close button is last, so that the first control gets the focus.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  place = 'center',
  wide = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // Only a dialog that is closed before it is removed restores the focus.
    return () => element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        if (open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classes(
        'fixed overflow-y-auto overscroll-contain bg-paper p-0 shadow-float outline-none transition-[opacity,transform] duration-200 ease-out starting:opacity-0',
        places[place],
        place === 'center' && (wide ? 'max-w-3xl' : 'max-w-md'),
      )}
    >
      {open && (
        <div className="relative min-h-full p-5 sm:p-7">
          <h2
            id={id}
            className={hideTitle ? 'sr-only' : classes('mb-4 pe-10 text-2xl', place === 'top' && 'mx-auto max-w-3xl')}
          >
            {title}
          </h2>
          {children}
          <button
            type="button"
            aria-label={m.ui_close()}
            onClick={onClose}
            className="absolute end-3 top-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
          >
            <X aria-hidden="true" size={20} />
          </button>
        </div>
      )}
    </dialog>
  )
}
