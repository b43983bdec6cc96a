import type { Loyalty } from '@warda/contract/loyalty'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

type Entry = Loyalty['data'][number]

const NAMES = {
  earn: m.loyalty_earned,
  redeem: m.loyalty_used,
  return: m.loyalty_returned,
  reverse: m.loyalty_reversed,
} satisfies Record<NonNullable<Entry['kind']>, () => string>

/** All changes of the points balance: positive when earned, negative when used (decisions §7). */
export function PointsHistory({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0)
    return (
      <EmptyState drawing="star" title={m.loyalty_empty_title()}>
        {m.loyalty_empty_text()}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Row({ entry }: { entry: Entry }) {
  const language = currentLanguage()
  const points = formatNumber(Math.abs(entry.points), language)
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div>
        <p className="font-medium">{NAMES[entry.kind ?? (entry.isUsed ? 'redeem' : 'earn')]()}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={entry.createdAt}>
            <bdi>{formatDate(entry.createdAt, language)}</bdi>
          </time>
          {entry.orderNumber !== null && (
            <>
              {' · '}
              <span>{m.loyalty_order({ number: entry.orderNumber })}</span>
            </>
          )}
        </p>
      </div>
      <bdi className={`tabular font-display text-2xl ${entry.isUsed ? 'text-canceled-ink' : 'text-done-ink'}`}>
        {entry.isUsed ? '−' : '+'}
        {points}
      </bdi>
    </li>
  )
}
