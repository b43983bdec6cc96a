import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import type { CashHandover } from '@warda/contract/cash-handovers'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

const FILTERS = ['onlyDifferences'] as const

/** Cash that drivers have in hand and have handed in, with differences, for the desk (RUN-02). */
export function HandoversPage() {
  const list = useListParams(FILTERS)
  const onlyDifferences = list.values.onlyDifferences === 'true'
  const query = useApiQuery(
    'cashHandovers',
    { query: { page: String(list.page), ...(onlyDifferences ? { onlyDifferences: 'true' } : {}) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="grid gap-6">
      <QueryResult query={query}>
        {(handovers) => (
          <>
            <InHand drivers={handovers.inHand} />
            <section className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-xl">{m.cash_handovers()}</h2>
                <Checkbox
                  label={m.cash_only_differences()}
                  checked={onlyDifferences}
                  onChange={({ target }) => list.change({ onlyDifferences: target.checked ? 'true' : '' })}
                />
              </div>
              {handovers.data.length === 0 ? (
                <EmptyState title={m.cash_none()}>{m.cash_none_text()}</EmptyState>
              ) : (
                <ul className="divide-y divide-line rounded-card border border-line bg-card">
                  {handovers.data.map((handover) => (
                    <Handover key={handover.id} handover={handover} />
                  ))}
                </ul>
              )}
              <Pager page={handovers.page} pageCount={handovers.pageCount} onPage={list.toPage} />
            </section>
          </>
        )}
      </QueryResult>
    </div>
  )
}

function InHand({ drivers }: { drivers: Answer<'cashHandovers'>['inHand'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{m.cash_with_drivers()}</h2>
      {drivers.length === 0 ? (
        <p className="text-ink-soft">{m.cash_with_drivers_none()}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {drivers.map(({ driver, amount }) => (
            <li key={driver} className="rounded-card bg-sand p-4">
              <bdi>{driver}</bdi>
              <Money riyals={amount} className="block font-semibold text-xl" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Handover({ handover: { driver, expected, counted, difference, note, at } }: { handover: CashHandover }) {
  return (
    <li className="grid gap-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
      <div>
        <p className="font-semibold">
          <bdi>{driver}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>{formatDateTime(at, currentLanguage())}</time>
        </p>
        {note !== '' && (
          <p className="mt-1">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:text-end">
        <div>
          <dt className="text-ink-soft text-sm">{m.cash_expected()}</dt>
          <dd>
            <Money riyals={expected} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{m.cash_counted()}</dt>
          <dd className="font-semibold">
            <Money riyals={counted} />
          </dd>
        </div>
        <div className="col-span-2">
          <dt className="sr-only">{m.cash_difference()}</dt>
          <dd>
            {difference === 0 ? (
              <Badge tone="done">{m.cash_matches()}</Badge>
            ) : (
              <Badge tone="canceled">
                {difference < 0 ? m.cash_missing() : m.cash_surplus()} <Money riyals={Math.abs(difference)} />
              </Badge>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}
