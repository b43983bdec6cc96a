import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatMoney } from '../../../lib/format/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelLink, PanelText } from './panel-link.tsx'

type Debts = ShopOverview['debts']

/** Ageing buckets from not due to longest overdue, in darkening colours. */
const AGE_BUCKETS = [
  { age: 'current', text: m.admin_today_debts_current, colour: 'bg-sage border-leaf/40' },
  { age: 'days0to30', text: m.admin_today_debts_0_30, colour: 'bg-leaf/45 border-leaf/60' },
  { age: 'days31to60', text: m.admin_today_debts_31_60, colour: 'bg-leaf border-leaf-deep' },
  { age: 'days61to90', text: m.admin_today_debts_61_90, colour: 'bg-petal border-petal-deep' },
  { age: 'over90', text: m.admin_today_debts_over_90, colour: 'bg-petal-deep border-petal-deep' },
] as const satisfies readonly { age: keyof Debts; text: () => string; colour: string }[]

/** Debts by age as one stacked bar with a legend. */
export function DebtsPanel({ debts }: { debts: Debts }) {
  if (debts.total <= 0) {
    return (
      <Panel title={m.admin_today_debts()}>
        <PanelText>{m.admin_today_debts_none()}</PanelText>
      </Panel>
    )
  }
  const visibleBuckets = AGE_BUCKETS.filter(({ age }) => debts[age] > 0)
  return (
    <Panel
      title={m.admin_today_debts()}
      lead={m.admin_today_debts_total({ money: formatMoney(debts.total, currentLanguage()) })}
    >
      <div>
        <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
          {visibleBuckets.map(({ age, colour }) => (
            <span key={age} className={`min-w-1.5 ${colour}`} style={{ flexGrow: debts[age] }} />
          ))}
        </div>
        <dl className="mt-4 grid gap-1.5 text-[0.9375rem]">
          {visibleBuckets.map(({ age, text, colour }) => (
            <div key={age} className="flex items-center gap-2.5">
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-full border ${colour}`} />
              <dt className="grow text-ink-soft">{text()}</dt>
              <dd>
                <Money riyals={debts[age]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">
          <PanelLink to={adminPaths.debts}>{m.admin_today_debts_all()}</PanelLink>
        </p>
      </div>
    </Panel>
  )
}
