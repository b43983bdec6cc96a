import type { Material } from '@warda/contract/materials'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatMonthDay } from '../../lib/format/format.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Quantity } from '../../ui/data/quantity.tsx'
import { MaterialDialog } from './material-dialog.tsx'
import { StockActions } from './stock-actions.tsx'
import { useMaterials } from './use-materials.ts'

const FILTERS = ['kind', 'show'] as const

/** Stems and materials with their stock (DESK-03). */
export function MaterialsPage({ hasCosts }: { hasCosts: boolean }) {
  const list = useListParams(FILTERS)
  const query = useMaterials({ q: list.q, page: list.page, ...list.values })
  return (
    <ListPage
      list={list}
      query={query}
      search={m.materials_search()}
      filters={
        <>
          <FilterField
            label={m.materials_kind()}
            value={list.values.kind}
            options={[
              { value: 'stem', label: m.materials_kind_stems() },
              { value: 'material', label: m.materials_kind_materials() },
            ]}
            onChange={(kind) => list.change({ kind })}
          />
          <FilterField
            label={m.materials_show()}
            value={list.values.show}
            options={[
              { value: 'low', label: m.materials_show_low() },
              { value: 'expiring', label: m.materials_show_expiring() },
              { value: 'archived', label: m.materials_show_archived() },
            ]}
            onChange={(show) => list.change({ show })}
          />
        </>
      }
      empty={{
        drawing: 'seedling',
        title: m.materials_empty(),
        text: m.materials_empty_text(),
        action: hasCosts ? <NewMaterial /> : undefined,
      }}
    >
      {(rows) => (
        <DataTable
          caption={m.admin_nav_materials()}
          rows={rows}
          getKey={({ id }) => id}
          getLink={({ id }) => adminPaths.material(id)}
          lead={{
            title: m.materials_name(),
            name: ({ name }) => <bdi>{name}</bdi>,
            below: ({ supplier }) => supplier && <bdi>{supplier.name}</bdi>,
          }}
          columns={listColumns(hasCosts)}
          actions={(row) => (row.isArchived ? null : <StockActions material={row} />)}
        />
      )}
    </ListPage>
  )
}

function listColumns(hasCosts: boolean): TableColumn<Material>[] {
  const costs: TableColumn<Material>[] = [
    { key: 'cost', title: m.materials_pack_cost(), end: true, roomy: true, cell: (row) => <PackCost material={row} /> },
    {
      key: 'value',
      title: m.materials_value(),
      end: true,
      roomy: true,
      cell: (row) => (row.value === undefined ? null : <Money riyals={row.value} />),
    },
  ]
  return [
    {
      key: 'onHand',
      title: m.materials_on_hand(),
      end: true,
      cell: (row) => (
        <Quantity
          count={row.onHand}
          unit={materialUnitName(row.unit)}
          className={row.onHand < 0 ? 'font-semibold text-canceled-ink' : 'font-semibold'}
        />
      ),
    },
    { key: 'state', title: m.materials_state(), cell: (row) => <MaterialState material={row} /> },
    ...(hasCosts ? costs : []),
  ]
}

/** Badges for low, negative, expired and expiring stock. */
export function MaterialState({ material }: { material: Material }) {
  const { onHand, isLow, expired, expiring, nextUseBy } = material
  if (!isLow && expired === 0 && expiring === 0) return <Badge tone="done">{m.materials_enough()}</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      {onHand < 0 && <Badge tone="canceled">{m.materials_negative()}</Badge>}
      {onHand >= 0 && isLow && <Badge tone="pending">{m.materials_low()}</Badge>}
      {expired > 0 && <Badge tone="canceled">{m.materials_expired({ quantity: expired })}</Badge>}
      {expiring > 0 && nextUseBy !== null && (
        <Badge tone="waiting">
          {m.materials_expiring({ quantity: expiring, day: formatMonthDay(nextUseBy, currentLanguage()) })}
        </Badge>
      )}
    </span>
  )
}

/** The average cost of a pack. */
export function PackCost({ material: { packCost, packSize } }: { material: Material }) {
  if (packCost === undefined) return null
  if (packCost === null) return <span className="text-ink-soft text-sm">{m.materials_no_price()}</span>
  return (
    <span className="whitespace-nowrap">
      <Money riyals={packCost} />{' '}
      <span className="text-ink-soft text-sm">{m.materials_per({ quantity: packSize })}</span>
    </span>
  )
}

export function NewMaterial() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="min-h-12" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        {m.materials_new()}
      </Button>
      <MaterialDialog open={open} material={null} onClose={() => setOpen(false)} />
    </>
  )
}
