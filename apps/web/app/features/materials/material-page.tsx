import type { MaterialBatch } from '@warda/contract/materials'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Quantity } from '../../ui/data/quantity.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BatchCost } from './batch-cost.tsx'
import { MaterialDialog } from './material-dialog.tsx'
import { MaterialState, PackCost } from './materials-page.tsx'
import { MovementList } from './movement-list.tsx'
import { StockActions } from './stock-actions.tsx'
import { useMaterial } from './use-materials.ts'

/** A material: its stock, its batches and its history. */
export function MaterialPage({ materialId, hasCosts }: { materialId: string; hasCosts: boolean }) {
  const query = useMaterial(materialId)
  const [isEditing, setEditing] = useState(false)
  return (
    <QueryResult query={query}>
      {({ data: material, batches }) => (
        <div className="grid gap-6">
          <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="text-3xl sm:text-4xl">
                <bdi>{material.name}</bdi>
              </h1>
              {material.isArchived && <Badge>{m.materials_show_archived()}</Badge>}
              <MaterialState material={material} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {!material.isArchived && <StockActions material={material} batches={batches} />}
              {hasCosts && (
                <Button look="secondary" size="small" className="min-h-11" onClick={() => setEditing(true)}>
                  {m.materials_edit()}
                </Button>
              )}
            </div>
          </header>
          <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-4">
            <DescriptionItem name={m.materials_on_hand()}>
              <Quantity count={material.onHand} unit={materialUnitName(material.unit)} />
            </DescriptionItem>
            <DescriptionItem name={m.materials_reorder_level()}>
              <Quantity count={material.reorderLevel} unit={materialUnitName(material.unit)} />
            </DescriptionItem>
            <DescriptionItem name={m.materials_pack_size()}>
              <Quantity count={material.packSize} unit={materialUnitName(material.unit)} />
            </DescriptionItem>
            <DescriptionItem name={m.materials_supplier()}>
              <bdi>{material.supplier?.name ?? m.materials_no_supplier()}</bdi>
            </DescriptionItem>
            {material.value !== undefined && (
              <>
                <DescriptionItem name={m.materials_pack_cost()}>
                  <PackCost material={material} />
                </DescriptionItem>
                <DescriptionItem name={m.materials_value()}>
                  <Money riyals={material.value} />
                </DescriptionItem>
              </>
            )}
          </dl>
          <Panel title={m.materials_batches()} lead={m.materials_batches_lead()}>
            {batches.length === 0 ? (
              <p className="text-ink-soft">{m.materials_batches_empty()}</p>
            ) : (
              <Batches batches={batches} hasCosts={hasCosts} />
            )}
          </Panel>
          <Panel title={m.admin_stock_history()}>
            <MovementList materialId={materialId} />
          </Panel>
          <MaterialDialog open={isEditing} material={material} onClose={() => setEditing(false)} />
        </div>
      )}
    </QueryResult>
  )
}

function Batches({ batches, hasCosts }: { batches: readonly MaterialBatch[]; hasCosts: boolean }) {
  const language = currentLanguage()
  return (
    <DataTable
      caption={m.materials_batches()}
      rows={batches}
      getKey={({ id }) => id}
      lead={{
        title: m.materials_received_at(),
        name: ({ receivedAt }) => <time dateTime={receivedAt}>{formatDate(receivedAt, language)}</time>,
        below: ({ code, supplier }) => <bdi>{[supplier, code].filter(Boolean).join(' · ')}</bdi>,
      }}
      columns={[
        {
          key: 'useBy',
          title: m.materials_use_by(),
          cell: ({ useBy, isExpired }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {useBy === null ? '–' : formatDate(`${useBy}T09:00:00Z`, language)}
              {isExpired && <Badge tone="canceled">{m.materials_use_by_passed()}</Badge>}
            </span>
          ),
        },
        {
          key: 'left',
          title: m.materials_left(),
          end: true,
          cell: ({ quantityLeft, quantity }) => (
            <span className="tabular">{m.materials_left_of({ left: quantityLeft, quantity })}</span>
          ),
        },
        ...(hasCosts
          ? [
              {
                key: 'cost',
                title: m.materials_price(),
                end: true,
                cell: (batch: MaterialBatch) => <BatchCost batch={batch} />,
              },
            ]
          : []),
      ]}
    />
  )
}
