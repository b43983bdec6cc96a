import type { Answer } from '@warda/contract/call'
import type { PurchaseLine } from '@warda/contract/suppliers'
import { addDays } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { Copy, Mail, Send } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { dayParts } from '../../lib/format/format.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Money } from '../../ui/data/money.tsx'
import { Quantity } from '../../ui/data/quantity.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { formatPurchase } from './purchase-text.ts'
import { createSupplierOrder } from './use-suppliers.ts'

type Group = Answer<'purchaseList'>['suppliers'][number]
type PurchaseGroupProps = { group: Group; days: readonly string[]; today: string; canPurchase: boolean }

/** The purchase list of one supplier: to copy, to print, and to record as ordered. */
export function PurchaseGroup({ group, days, today, canPurchase }: PurchaseGroupProps) {
  const { supplier, lines, cost } = group
  const brand = useBrand().name
  const name = supplier?.name ?? m.materials_no_supplier()
  const text = formatPurchase(name, lines)
  return (
    <Panel
      title={<bdi>{name}</bdi>}
      lead={supplier && m.purchase_lead_days({ days: supplier.leadDays })}
      className="break-inside-avoid"
      action={
        text !== '' && (
          <div className="no-print flex flex-wrap gap-2">
            <Button look="secondary" size="small" className="min-h-11" onClick={() => void copy(text)}>
              <Copy aria-hidden="true" size={17} />
              {m.purchase_copy()}
              <span className="sr-only">{name}</span>
            </Button>
            {supplier?.email && (
              <a
                href={`mailto:${supplier.email}?${new URLSearchParams({ subject: m.purchase_mail_subject({ brand }), body: text }).toString().replaceAll('+', '%20')}`}
                className={`${buttonStyle('secondary', 'small')} min-h-11`}
              >
                <Mail aria-hidden="true" size={17} />
                {m.purchase_mail()}
                <span className="sr-only">{name}</span>
              </a>
            )}
            {supplier && canPurchase && <RecordOrder supplier={supplier} lines={lines} today={today} />}
          </div>
        )
      }
    >
      {/* Headers are not printed. */}
      <p aria-hidden="true" className="hidden font-display text-2xl print:block">
        <bdi>{name}</bdi>
      </p>
      <DataTable
        caption={name}
        rows={lines}
        getKey={({ materialId }) => materialId}
        getLink={({ materialId }) => adminPaths.material(materialId)}
        lead={{
          title: m.materials_name(),
          name: (line) => <bdi>{line.name}</bdi>,
          below: (line) => formatPerDay(line, days),
        }}
        columns={columns(cost !== undefined)}
      />
      {cost !== undefined && cost > 0 && (
        <p className="text-end">
          {m.purchase_cost_total()} <Money riyals={cost} className="font-semibold" />
        </p>
      )}
    </Panel>
  )
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => void notify.success(m.purchase_copied()),
    () => void notify.error(m.purchase_not_copied()),
  )
}

type RecordOrderProps = { supplier: NonNullable<Group['supplier']>; lines: readonly PurchaseLine[]; today: string }

function RecordOrder({ supplier, lines, today }: RecordOrderProps) {
  const { busy, run } = useApiMutation(
    () =>
      createSupplierOrder({
        supplierId: supplier.id,
        expectedOn: addDays(today, supplier.leadDays),
        lines: lines
          .filter(({ quantity }) => quantity > 0)
          .map(({ materialId, quantity }) => ({ materialId, quantity })),
      }),
    {
      onSuccess: (message) => void notify.success(message),
      onError: () => void notify.error(m.purchase_not_recorded()),
    },
  )
  return (
    <Button size="small" className="min-h-11" busy={busy} onClick={() => void run()}>
      <Send aria-hidden="true" size={17} className="rtl:-scale-x-100" />
      {m.purchase_record()}
      <span className="sr-only">{supplier.name}</span>
    </Button>
  )
}

/** The quantity per day, such as "Sun 24 · Mon 12"; days without one are left out. */
function formatPerDay({ perDay }: PurchaseLine, days: readonly string[]): string {
  const parts = days.flatMap((day, at) => {
    const count = perDay[at] ?? 0
    return count === 0 ? [] : [`${dayParts(day, currentLanguage()).weekday} ${count}`]
  })
  return parts.join(' · ')
}

function Cost({ line: { cost, quantity } }: { line: PurchaseLine }) {
  if (quantity === 0) return <span className="text-ink-soft">–</span>
  if (cost == null) return <span className="text-ink-soft text-sm">{m.materials_no_price()}</span>
  return <Money riyals={cost} />
}

function columns(hasCosts: boolean): TableColumn<PurchaseLine>[] {
  const count = (value: number) => <span className="tabular">{value < 0 ? `\u2066−${-value}\u2069` : value}</span>
  return [
    { key: 'needed', title: m.purchase_needed(), end: true, cell: ({ needed }) => count(needed) },
    {
      key: 'onHand',
      title: m.materials_on_hand(),
      end: true,
      cell: ({ onHand, expired }) => (
        <span className="grid justify-items-end">
          {count(onHand)}
          {expired > 0 && (
            <span className="text-canceled-ink text-sm">{m.materials_expired({ quantity: expired })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'level',
      title: m.materials_reorder_level(),
      end: true,
      roomy: true,
      cell: (line) => count(line.reorderLevel),
    },
    { key: 'onOrder', title: m.purchase_on_order(), end: true, cell: ({ onOrder }) => count(onOrder) },
    {
      key: 'buy',
      title: m.purchase_buy(),
      end: true,
      cell: ({ quantity, packs, packSize, unit }) =>
        quantity === 0 ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <span className="grid justify-items-end">
            <Quantity count={quantity} unit={materialUnitName(unit)} className="font-semibold" />
            {packSize > 1 && (
              <span className="text-ink-soft text-sm">{m.purchase_packs({ packs, size: packSize })}</span>
            )}
          </span>
        ),
    },
    ...(hasCosts
      ? [
          {
            key: 'cost',
            title: m.margins_cost(),
            end: true,
            roomy: true,
            cell: (line: PurchaseLine) => <Cost line={line} />,
          },
        ]
      : []),
  ]
}
