import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { Pencil } from '../../ui/media/buying-icons.tsx'
import { Check } from '../../ui/media/icons.tsx'

type StepCardProps = {
  number: number
  title: string
  state: 'ahead' | 'open' | 'done'
  /** Summary of the values, shown while the step is closed. */
  summary: ReactNode
  onEdit: () => void
  children: ReactNode
}

/**
 * One step of the checkout. Its fields stay mounted while it is closed, so that values are kept and an error can be
 * focused; opening moves the focus to the title.
 */
export function StepCard({ number, title, state, summary, onEdit, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (
      state === 'open' &&
      before.current !== 'open' &&
      !heading.current?.closest('section')?.matches(':focus-within')
    ) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    before.current = state
  }, [state])
  const open = state === 'open'
  return (
    <section
      aria-labelledby={`step-${number}`}
      className={classes('rounded-card border bg-card p-5 sm:p-7', open ? 'border-line-strong' : 'border-line')}
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={classes(
            'tabular grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm',
            state === 'ahead' ? 'bg-sand text-ink-soft' : 'bg-leaf text-white',
          )}
        >
          {state === 'done' ? <Check size={16} /> : number}
        </span>
        <h2 ref={heading} id={`step-${number}`} tabIndex={-1} className="grow scroll-mt-28 text-2xl outline-none">
          <span className="sr-only">{m.checkout_step_number({ number })}: </span>
          {title}
        </h2>
        {state === 'done' && (
          <button
            type="button"
            onClick={onEdit}
            aria-label={m.checkout_edit_named({ step: title })}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold text-leaf text-sm hover:bg-sand"
          >
            <Pencil aria-hidden="true" size={15} />
            {m.checkout_edit()}
          </button>
        )}
      </div>
      {state === 'done' && summary && <div className="mt-2 text-ink-soft sm:ps-11">{summary}</div>}
      <div hidden={!open} className="mt-6">
        {children}
      </div>
    </section>
  )
}
