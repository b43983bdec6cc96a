import type { Loyalty } from '@warda/contract/loyalty'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatNumber } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { EarningRules } from './earning-rules.tsx'
import { PointsHistory } from './points-history.tsx'

/** Points balance, earning rules and history (ROUTE-20). */
export function LoyaltyPage({ userId }: { userId: string }) {
  const { data, error, refetch } = useApiQuery('getLoyaltyPoints', { params: { userId } })
  if (data !== undefined) return <Points loyalty={data} />
  if (error === null) return <Skeleton className="h-80 w-full" />
  return <FailedNotice error={error} onRetry={refetch} />
}

function Points({ loyalty }: { loyalty: Loyalty }) {
  const [tab, setTab] = useState<'rules' | 'history'>('rules')
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <Balance loyalty={loyalty} />
      <Tabs
        label={m.loyalty_title()}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'rules', label: m.loyalty_tab_rules(), content: <EarningRules rules={loyalty.rules} /> },
          { id: 'history', label: m.loyalty_tab_history(), content: <PointsHistory entries={loyalty.data} /> },
        ]}
      />
    </div>
  )
}

function Balance({ loyalty }: { loyalty: Loyalty }) {
  const language = currentLanguage()
  const valueInRiyals = Math.floor(loyalty.points / loyalty.pointsPerRiyal)
  return (
    <section className="grid gap-1 rounded-card bg-leaf px-6 py-8 text-white sm:px-8">
      <h2 className="font-semibold font-text text-base">{m.loyalty_available()}</h2>
      <p className="tabular font-display text-6xl">
        <bdi>{formatNumber(loyalty.points, language)}</bdi>
      </p>
      <p className="mt-2">
        <AmountText>{m.loyalty_worth({ money: formatMoney(valueInRiyals, language) })}</AmountText>
      </p>
      <p className="text-sm text-white/85">{m.loyalty_rate({ points: loyalty.pointsPerRiyal })}</p>
    </section>
  )
}
