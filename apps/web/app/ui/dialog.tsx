import { m } from '@warda/i18n/messages'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { X } from './icons.tsx'

/** `center`: a card; `end`: a sheet from the reading end; `start`: from the reading start; `bottom`: from below; `top`: from above. */
export type DialogPlace = 'center' | 'end' | 'start' | 'bottom' | 'top'

type DialogProps = {
  open: boolean
  /** Called for Escape, the close button and a press outside; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
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
 * The browser's own modal dialog: it holds the focus, closes with Escape and gives the focus back to where it was.
 * The content exists only while it is open. The close button stands last, so the first control of the content is focused.
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
    // Closing before it leaves the page is what gives the focus back, also when its owner simply stops drawing it.
    return () => element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a convenience; Escape is the keyboard's way
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
