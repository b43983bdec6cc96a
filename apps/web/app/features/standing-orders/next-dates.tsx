import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { formatHijriDay } from '../../lib/format/format-hijri.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { StandingOrderView } from './standing-present.ts'

type NextDatesProps = {
  order: Pick<StandingOrderView, 'isPaused'> & {
    next: readonly (StandingOrderView['next'][number] & { isPlaced?: boolean })[]
  }
  busy: boolean
  onChange: (change: { skip?: string; unskip?: string }) => void
}

/** The next dates; each can be skipped and restored. */
export function NextDates({ order, busy, onChange }: NextDatesProps) {
  const language = currentLanguage()
  if (order.isPaused || order.next.length === 0) {
    return <p className="text-ink-soft">{order.isPaused ? m.standing_next_paused() : m.standing_next_none()}</p>
  }
  return (
    <section aria-label={m.standing_next()}>
      <h3 className="mb-2 font-semibold font-text text-base">{m.standing_next()}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {order.next.map(({ date, deliveryDate, isSkipped, isPlaced = false }) => {
          const day = formatDay(date, language)
          return (
            <li key={date} className="flex items-center justify-between gap-3 rounded-field bg-sand py-1.5 ps-4 pe-2">
              <span>
                <bdi className={isSkipped ? 'text-ink-soft line-through' : 'font-medium'}>{day}</bdi>
                <bdi className="block text-ink-soft text-sm">{formatHijriDay(date, language)}</bdi>
                {isSkipped && <span className="block text-ink-soft text-sm">{m.standing_skipped()}</span>}
                {!isSkipped && deliveryDate !== null && deliveryDate !== date && (
                  <span className="block text-ink-soft text-sm">
                    {m.standing_moved({ day: formatDay(deliveryDate, language) })}
                  </span>
                )}
              </span>
              {isPlaced ? (
                <span className="px-4 text-ink-soft text-sm">{m.standing_placed()}</span>
              ) : (
                <Button
                  look="quiet"
                  size="small"
                  className="min-h-11 shrink-0 whitespace-nowrap hover:bg-card"
                  disabled={busy}
                  aria-label={isSkipped ? m.standing_unskip_named({ day }) : m.standing_skip_named({ day })}
                  onClick={() => onChange(isSkipped ? { unskip: date } : { skip: date })}
                >
                  {isSkipped ? m.standing_unskip() : m.standing_skip()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
