import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { PackagePlus, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDay } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PurchaseGroup } from './purchase-group.tsx'
import { usePurchaseList } from './use-suppliers.ts'

const FILTERS = ['from', 'days'] as const
const DAY_COUNTS = [1, 2, 3, 4, 5, 7, 10, 14]
const DEFAULT_DAYS = 3

type List = Answer<'purchaseList'>

/** Needs of the next days, stock, and quantities to buy per supplier; the days are in the URL (DESK-03). */
export function PurchaseListPage({ canPurchase }: { canPurchase: boolean }) {
  const params = useListParams(FILTERS)
  const query = usePurchaseList(params.values.from, params.values.days)
  return (
    <QueryResult query={query}>
      {(list) => (
        <div className="grid gap-6">
          <div className="no-print flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="flex min-w-0 flex-wrap items-end gap-3 *:min-w-44 *:grow">
              <DateField
                label={m.purchase_from()}
                value={list.from}
                onChange={({ target }) => params.change({ from: target.value === list.today ? '' : target.value })}
              />
              <SelectField
                label={m.purchase_days()}
                value={String(list.days.length)}
                onChange={({ target }) =>
                  params.change({ days: target.value === String(DEFAULT_DAYS) ? '' : target.value })
                }
              >
                {DAY_COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button look="secondary" className="min-h-12" onClick={() => print()}>
                <Printer aria-hidden="true" size={18} />
                {m.purchase_print()}
              </Button>
              <LinkButton look="secondary" className="min-h-12" to={adminPaths.supplierOrders}>
                {m.supplier_orders_title()}
              </LinkButton>
              <LinkButton className="min-h-12" to={adminPaths.receive()}>
                <PackagePlus aria-hidden="true" size={18} />
                {m.receive_title()}
              </LinkButton>
            </div>
          </div>
          <p aria-hidden="true" className="hidden font-display text-3xl print:block">
            {m.admin_nav_purchase_list()}
          </p>
          <p className="text-ink-soft">{formatRange(list.days)}</p>
          {list.suppliers.length === 0 && (
            <EmptyState drawing="seedling" title={m.purchase_empty()}>
              {m.purchase_empty_text()}
            </EmptyState>
          )}
          {list.suppliers.map((group) => (
            <PurchaseGroup
              key={group.supplier?.id ?? 0}
              group={group}
              days={list.days}
              today={list.today}
              canPurchase={canPurchase}
            />
          ))}
          {list.withoutRecipe.length > 0 && <WithoutRecipe items={list.withoutRecipe} canPurchase={canPurchase} />}
        </div>
      )}
    </QueryResult>
  )
}

function formatRange(days: readonly string[]): string {
  const [from = '', until = from] = [days[0], days.at(-1)]
  const language = currentLanguage()
  if (from === until) return m.purchase_one_day({ day: formatDay(from, language) })
  return m.purchase_range({ from: formatDay(from, language), until: formatDay(until, language) })
}

function WithoutRecipe({ items, canPurchase }: { items: List['withoutRecipe']; canPurchase: boolean }) {
  return (
    <section aria-labelledby="without-recipe" className="grid gap-2 rounded-card border border-line bg-sand p-5">
      <h2 id="without-recipe" className="text-xl">
        {m.purchase_without_recipe()}
      </h2>
      <p className="text-ink-soft text-sm">{m.purchase_without_recipe_text()}</p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {items.map(({ productId, variantId, name, size, quantity }) => (
          <li key={variantId} className="flex min-h-8 flex-wrap items-baseline gap-x-2">
            <bdi dir="ltr" className="tabular font-semibold">
              {quantity} ×
            </bdi>
            {canPurchase ? (
              <Link to={adminPaths.recipes(productId)} className="text-leaf underline underline-offset-4">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
            {size !== 'single' && <span className="text-ink-soft text-sm">{sizeLabel(size)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
