import { Check, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatTime } from '../../lib/format/format.ts'
import { classes } from '../../ui/classes.ts'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { type Part, useTick } from './use-workroom.ts'

/** Time in ms after a tick appears in which a tap does not remove it: a double tap, or two people who set it at once. */
const SETTLED_MS = 1_500

type TickButtonProps = {
  orderId: string
  part: Part
  tick: { by: string; at: string } | null
  label: string
  /** Accessible name, which begins with the label. */
  name: string
}

/** A large button that ticks off a part of an order; pressed again, it removes the tick. */
export function TickButton({ orderId, part, tick, label, name }: TickButtonProps) {
  const { run, busy, input, problem } = useTick(orderId, part)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(tick?.at)
  useEffect(() => {
    if (tick?.at !== latest.current) shownAt.current = performance.now()
    latest.current = tick?.at
  }, [tick?.at])
  const press = (): void => {
    if (tick !== null && performance.now() - shownAt.current < SETTLED_MS) return
    void run(tick === null)
  }
  const isDone = busy && input !== null ? input : tick !== null
  const Icon = isDone ? Check : Square
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-pressed={isDone}
        aria-disabled={busy}
        onClick={press}
        className={classes(
          'flex min-h-14 w-full select-none items-center gap-3 rounded-field border-2 px-4 py-2 text-start font-semibold transition-colors duration-150',
          isDone ? 'border-leaf bg-sage text-leaf-deep' : 'border-line-strong bg-card hover:border-ink',
        )}
      >
        <Icon aria-hidden="true" size={24} className="shrink-0" />
        <span className="min-w-0">
          <span aria-hidden="true">{label}</span>
          <span className="sr-only">{name}</span>
          {tick !== null && isDone && (
            <span className="block truncate font-normal text-sm">
              <bdi>{tick.by}</bdi> · {formatTime(tick.at, currentLanguage())}
            </span>
          )}
        </span>
      </button>
      {problem !== null && <FieldError>{problem}</FieldError>}
    </div>
  )
}
