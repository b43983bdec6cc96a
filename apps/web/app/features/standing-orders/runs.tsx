import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import type { StandingOrderView } from './standing-present.ts'

/** Results of the last runs: an order, or the reason why none was placed. */
export function Runs({ runs }: { runs: StandingOrderView['runs'] }) {
  const language = currentLanguage()
  if (runs.length === 0) return <p>{m.standing_runs_none()}</p>
  return (
    <ul className="grid gap-2.5">
      {runs.map(({ date, orderNumber, problem }) => {
        const Icon = problem === null ? CircleCheck : CircleAlert
        return (
          <li key={date} className="flex items-start gap-2.5">
            <Icon
              aria-hidden="true"
              size={17}
              className={`mt-1 shrink-0 ${problem === null ? 'text-done-ink' : 'text-canceled-ink'}`}
            />
            <span>
              <bdi className="text-ink">{formatDayShort(date, language)}</bdi>
              {orderNumber !== null && (
                <>
                  {' · '}
                  <bdi dir="ltr" className="tabular">
                    #{orderNumber}
                  </bdi>
                </>
              )}
              {problem !== null && <span className="block text-canceled-ink">{problem}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
