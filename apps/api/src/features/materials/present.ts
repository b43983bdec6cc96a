import type { Answer } from '@warda/contract/call'
import type { Material, MaterialBatch } from '@warda/contract/materials'
import type { Language } from '@warda/domain/language'
import { estimateCost } from '@warda/domain/materials/batches'
import { halalasToRiyals } from '@warda/domain/money'
import type { MaterialRow } from './queries.ts'
import type { BatchRow, MovementRow } from './stock-queries.ts'

/** Costs are present only with the permission `purchasing`. */
export type Viewer = { language: Language; hasCosts: boolean }

/** A material on the wire. */
export function presentMaterial(row: MaterialRow, { language, hasCosts }: Viewer): Material {
  const { id, nameEn, nameAr, kind, unit, packSize, reorderLevel, shelfDays, onHand, expired, expiring } = row
  const packCost = estimateCost(row, packSize)
  return {
    id,
    name: language === 'ar' ? nameAr : nameEn,
    nameEn,
    nameAr,
    kind,
    unit,
    supplier: row.supplierId !== null ? { id: row.supplierId, name: row.supplierName ?? '' } : null,
    packSize,
    reorderLevel,
    shelfDays,
    onHand,
    isLow: onHand <= reorderLevel,
    expired,
    expiring,
    nextUseBy: row.nextUseBy,
    isArchived: row.isArchived,
    ...(hasCosts
      ? { packCost: packCost === null ? null : halalasToRiyals(packCost), value: halalasToRiyals(row.value) }
      : {}),
  }
}

export function presentBatch(row: BatchRow, { hasCosts }: Viewer): MaterialBatch {
  const { cost, isPriced, receivedAt, ...rest } = row
  const costs = hasCosts ? { isPriced, cost: halalasToRiyals(cost) } : {}
  return { ...rest, receivedAt: receivedAt.toISOString(), ...costs }
}

export function presentMovement(row: MovementRow, { hasCosts }: Viewer): Answer<'materialMovements'>['data'][number] {
  const { cost, at, ...rest } = row
  return { ...rest, at: at.toISOString(), ...(hasCosts ? { cost: halalasToRiyals(cost) } : {}) }
}
