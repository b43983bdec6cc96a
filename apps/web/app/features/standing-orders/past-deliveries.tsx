import type { ShopperStandingOrder } from '@warda/contract/standing-orders'
import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { paths } from '../../paths.ts'

type Run = ShopperStandingOrder['runs'][number]
type State = NonNullable<Run['order']>['state'] | 'problem'

const ICONS = { placed: CircleCheck, unpaid: Clock, canceled: CircleAlert, notPaid: CircleAlert, problem: CircleAlert }
const COLOURS: Record<State, string> = {
  placed: 'text-done-ink',
  unpaid: 'text-pending-ink',
  canceled: 'text-canceled-ink',
  notPaid: 'text-canceled-ink',
  problem: 'text-canceled-ink',
}

const stateText = (state: State): string | null => {
  if (state === 'unpaid') return m.standing_shopper_unpaid()
  if (state === 'canceled') return m.standing_shopper_canceled()
  return state === 'notPaid' ? m.standing_shopper_not_paid() : null
}

/** The last dates: the order with a link to it, or why there is none. */
export function PastDeliveries({ runs }: { runs: readonly Run[] }) {
  const language = currentLanguage()
  if (runs.length === 0) return null
  return (
    <section aria-label={m.standing_runs()}>
      <h3 className="mb-2 font-semibold font-text text-base">{m.standing_runs()}</h3>
      <ul className="grid gap-2.5">
        {runs.map(({ date, order, problem }) => {
          const state: State = order?.state ?? 'problem'
          const Icon = ICONS[state]
          const text = problem ?? stateText(state)
          return (
            <li key={date} className="flex items-start gap-2.5">
              <Icon aria-hidden="true" size={17} className={`mt-1 shrink-0 ${COLOURS[state]}`} />
              <span>
                <bdi>{formatDayShort(date, language)}</bdi>
                {order && (
                  <>
                    {' · '}
                    <Link to={paths.thanks(order.id)} className="text-leaf underline">
                      {m.standing_shopper_order({ number: order.number })}
                    </Link>
                  </>
                )}
                {text && <span className={`block ${COLOURS[state]}`}>{text}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
