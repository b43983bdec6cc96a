import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import type { Margin, ProductMargin } from '@warda/contract/margins'
import { addDays } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDay } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { wasteReasonName } from '../../lib/format/waste-reason.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { Percent } from '../../ui/admin/percent.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

const DAYS = ['from', 'to'] as const
const WEEK = 7

/** The margin per product and day; the days are in the URL (DESK-03). */
export function MarginsPage() {
  const params = useListParams(DAYS)
  const { from, to } = params.values
  const query = useApiQuery(
    'margins',
    { query: { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <QueryResult query={query}>
      {(margins) => (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-end gap-3">
            <DateField
              label={m.margins_from()}
              value={margins.from}
              onChange={({ target }) =>
                params.change({ from: target.value, to: [target.value, margins.to].toSorted().at(-1) ?? '' })
              }
            />
            <DateField
              label={m.margins_to()}
              value={margins.to}
              onChange={({ target }) =>
                params.change({ from: [target.value, margins.from].toSorted()[0] ?? '', to: target.value })
              }
            />
            <Button look="quiet" className="min-h-12" onClick={params.clear}>
              {m.workroom_today()}
            </Button>
            <Button
              look="quiet"
              className="min-h-12"
              onClick={() => params.change({ from: addDays(margins.today, 1 - WEEK), to: margins.today })}
            >
              {m.margins_week()}
            </Button>
          </div>
          <Tiles margins={margins} />
          {margins.isCut && <Notice>{m.margins_cut()}</Notice>}
          {margins.days.length > 1 && <Days days={margins.days} />}
          <Products products={margins.products} />
        </div>
      )}
    </QueryResult>
  )
}

function Tiles({ margins: { total, waste } }: { margins: Answer<'margins'> }) {
  const lost = waste.reduce((sum, { cost }) => sum + cost, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        name={m.margins_revenue()}
        value={<Money riyals={total.revenue} />}
        note={<WithoutRecipe of={total} />}
      />
      <StatTile name={m.margins_cost()} value={<Money riyals={total.cost} />} />
      <StatTile
        name={m.margins_margin()}
        value={<Money riyals={total.margin} />}
        note={<Percent perMille={total.marginPerMille} />}
      />
      <StatTile
        name={m.margins_waste()}
        value={<Money riyals={lost} />}
        note={waste.map(({ reason }) => wasteReasonName(reason)).join(' · ')}
      />
    </dl>
  )
}

function WithoutRecipe({ of: { withoutRecipe } }: { of: Margin }) {
  if (withoutRecipe === 0) return null
  return (
    <>
      {m.margins_without_recipe()} <Money riyals={withoutRecipe} />
    </>
  )
}

const figures = <T extends Margin>(): TableColumn<T>[] => [
  { key: 'revenue', title: m.margins_revenue(), end: true, cell: ({ revenue }) => <Money riyals={revenue} /> },
  { key: 'cost', title: m.margins_cost(), end: true, cell: ({ cost }) => <Money riyals={cost} /> },
  {
    key: 'margin',
    title: m.margins_margin(),
    end: true,
    cell: ({ margin, marginPerMille }) => (
      <span className="grid justify-items-end">
        <Money riyals={margin} className={margin < 0 ? 'font-semibold text-canceled-ink' : 'font-semibold'} />
        <span className="text-ink-soft text-sm">
          <Percent perMille={marginPerMille} />
        </span>
      </span>
    ),
  },
]

function Days({ days }: { days: Answer<'margins'>['days'] }) {
  return (
    <section aria-labelledby="margin-days" className="grid gap-3">
      <h2 id="margin-days" className="text-2xl">
        {m.margins_days()}
      </h2>
      <DataTable
        caption={m.margins_days()}
        rows={days}
        getKey={({ day }) => day}
        lead={{ title: m.margins_day(), name: ({ day }) => formatDay(day, currentLanguage()) }}
        columns={[
          ...figures<(typeof days)[number]>(),
          { key: 'waste', title: m.margins_waste(), end: true, cell: ({ waste }) => <Money riyals={waste} /> },
        ]}
      />
    </section>
  )
}

function Products({ products }: { products: readonly ProductMargin[] }) {
  if (products.length === 0)
    return (
      <EmptyState drawing="vase" title={m.margins_empty()}>
        {m.margins_empty_text()}
      </EmptyState>
    )
  return (
    <section aria-labelledby="margin-products" className="grid gap-3">
      <h2 id="margin-products" className="text-2xl">
        {m.margins_products()}
      </h2>
      <DataTable
        caption={m.margins_products()}
        rows={products}
        getKey={({ productId, size }) => `${productId}:${size}`}
        getLink={({ productId }) => adminPaths.recipes(productId)}
        lead={{
          title: m.margins_product(),
          name: ({ name }) => <bdi>{name}</bdi>,
          below: ({ size, withoutRecipe }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {size !== 'single' && sizeLabel(size)}
              {withoutRecipe > 0 && <Badge tone="pending">{m.margins_no_recipe()}</Badge>}
            </span>
          ),
        }}
        columns={[
          {
            key: 'quantity',
            title: m.margins_sold(),
            end: true,
            cell: ({ quantity }) => <span className="tabular">{quantity}</span>,
          },
          ...figures<ProductMargin>(),
          {
            key: 'without',
            title: m.margins_without_recipe(),
            end: true,
            roomy: true,
            cell: ({ withoutRecipe }) =>
              withoutRecipe === 0 ? <span className="text-ink-soft">–</span> : <Money riyals={withoutRecipe} />,
          },
        ]}
      />
    </section>
  )
}
