import {
  type Batch,
  estimateCost,
  keepAfterShortage,
  shareCost,
  takeFromBatches,
} from '@warda/domain/materials/batches'
import type { MovementReason } from '@warda/domain/materials/materials'
import { type Halalas, sumHalalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import {
  addToBatch,
  addToStock,
  insertBatch,
  insertMovements,
  type LockedMaterial,
  type NewMovement,
  setLastCost,
} from './stock-queries.ts'

/** Actor, reason and time of a movement, and the order it belongs to. */
export type MovementContext = {
  reason: MovementReason
  orderId?: string
  variantId?: number
  note?: string
  actorId: string | null
  requestId: string
  at: Date
}

const movement = (
  material: LockedMaterial,
  { reason, orderId, variantId, note, actorId, requestId, at }: MovementContext,
  part: Pick<NewMovement, 'batchId' | 'change' | 'cost'>,
): NewMovement => ({
  materialId: material.id,
  ...part,
  reason,
  orderId: orderId ?? null,
  variantId: variantId ?? null,
  note: note ?? '',
  actorId,
  requestId,
  at,
})

/**
 * Takes a quantity from the batches, first expired first out, or from `batch` first. A quantity beyond the batches makes the stock negative and is
 * recorded at the estimated cost. The caller holds the lock of {@link LockedMaterial}.
 */
export async function takeMaterial(
  trx: Transaction,
  material: LockedMaterial,
  quantity: number,
  context: MovementContext,
  batch?: Batch,
): Promise<void> {
  const chosen = batch ? takeFromBatches([batch], Math.min(quantity, batch.quantityLeft)) : []
  const rest = quantity - chosen.reduce((sum, part) => sum + part.quantity, 0)
  const others = material.batches.filter(({ id }) => id !== batch?.id)
  const parts = [...chosen, ...(rest > 0 ? takeFromBatches(others, rest) : [])]
  const movements = parts.map((part) => {
    const cost = part.batchId === null ? (estimateCost(material, part.quantity) ?? 0) : part.cost
    return movement(material, context, { batchId: part.batchId, change: -part.quantity, cost: -cost })
  })
  for (const { batchId, quantity: taken, cost } of parts) {
    if (batchId === null) continue
    await addToBatch(trx, batchId, { quantity: -taken, cost: -cost })
    updateLeft(material, batchId, -taken, -cost)
  }
  const value = sumHalalas(parts.map(({ cost }) => cost))
  await changeStock(trx, material, -quantity, -value)
  await insertMovements(trx, movements)
}

/** A receipt of a material. */
export type Receipt = {
  quantity: number
  /** Halalas; null when the price is unknown and the cost is estimated. */
  cost: Halalas | null
  code: string
  useBy: string | null
  supplierId: number | null
  supplierOrderId: number | null
}

/** Adds a batch to the stock; it first covers a negative stock. The caller holds the material's lock. */
export async function addMaterial(
  trx: Transaction,
  material: LockedMaterial,
  receipt: Receipt,
  context: MovementContext,
): Promise<void> {
  const { quantity, code, useBy, supplierId, supplierOrderId } = receipt
  const cost = receipt.cost ?? estimateCost(material, quantity) ?? 0
  const isPriced = receipt.cost !== null || context.reason !== 'received'
  const quantityLeft = keepAfterShortage(material.onHand, quantity)
  const costLeft = shareCost(cost, quantity, quantityLeft)
  const batchId = await insertBatch(trx, {
    materialId: material.id,
    supplierId,
    supplierOrderId,
    code,
    receivedAt: context.at,
    useBy,
    quantity,
    cost,
    isPriced,
    quantityLeft,
    costLeft,
  })
  if (quantityLeft > 0) material.batches.push({ id: batchId, quantityLeft, costLeft, useBy, receivedAt: context.at })
  await changeStock(trx, material, quantity, costLeft)
  if (receipt.cost !== null) await setLastCost(trx, material.id, quantity, receipt.cost)
  await insertMovements(trx, [movement(material, context, { batchId, change: quantity, cost })])
}

/** Returns a used quantity to its batch at its recorded cost; one used beyond the stock becomes a batch without a use-by date. */
export async function returnMaterial(
  trx: Transaction,
  material: LockedMaterial,
  { batchId, quantity, cost }: { batchId: number | null; quantity: number; cost: Halalas },
  context: MovementContext,
): Promise<void> {
  const quantityLeft = keepAfterShortage(material.onHand, quantity)
  const costLeft = shareCost(cost, quantity, quantityLeft)
  if (quantityLeft > 0 && batchId !== null) {
    await addToBatch(trx, batchId, { quantity: quantityLeft, cost: costLeft })
    updateLeft(material, batchId, quantityLeft, costLeft)
  } else if (quantityLeft > 0) {
    await insertBatch(trx, {
      materialId: material.id,
      supplierId: null,
      supplierOrderId: null,
      code: '',
      receivedAt: context.at,
      useBy: null,
      quantity: quantityLeft,
      cost: costLeft,
      isPriced: true,
      quantityLeft,
      costLeft,
    })
  }
  await changeStock(trx, material, quantity, costLeft)
  await insertMovements(trx, [movement(material, context, { batchId, change: quantity, cost })])
}

function updateLeft(material: LockedMaterial, batchId: number, quantity: number, cost: Halalas): void {
  const batch = material.batches.find(({ id }) => id === batchId)
  if (!batch) return
  batch.quantityLeft += quantity
  batch.costLeft += cost
}

async function changeStock(
  trx: Transaction,
  material: LockedMaterial,
  quantity: number,
  value: Halalas,
): Promise<void> {
  await addToStock(trx, material.id, { quantity, value })
  material.onHand += quantity
  material.value += value
}
