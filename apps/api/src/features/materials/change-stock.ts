import { shareCost } from '@warda/domain/materials/batches'
import type { Halalas } from '@warda/domain/money'
import { type Result, refuse } from '@warda/domain/result'
import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { addMaterial, takeMaterial } from './move-stock.ts'
import type { MaterialRow } from './queries.ts'
import { readMaterial } from './save-material.ts'
import {
  addToStock,
  findBatch,
  type LockedMaterial,
  lockMaterials,
  setLastCost,
  updateBatchCost,
} from './stock-queries.ts'

type By = { actor: Actor; requestId: string }
type StockError = 'not_found' | 'material.archived' | 'material.below_zero' | 'material.stock_changed'

type WasteRequest = By & {
  materialId: number
  quantity: number
  reason: WasteReason
  /** By default the batch that expires first. */
  batchId?: number | undefined
  note: string
}

/** Reduces the stock by a quantity with a reason, never below zero. */
export const recordWaste = (context: AppContext, input: WasteRequest): Promise<Result<MaterialRow, StockError>> =>
  change(context, input.materialId, async (trx, material, at) => {
    const { quantity, reason, batchId, note, actor, requestId } = input
    const batch = batchId === undefined ? undefined : material.batches.find(({ id }) => id === batchId)
    if (batchId !== undefined && !batch) return refuse('material.below_zero', { count: 0 }, 'quantity')
    const available = Math.max(0, batch?.quantityLeft ?? material.onHand)
    if (quantity > available) return refuse('material.below_zero', { count: available }, 'quantity')
    const by = { reason, note, actorId: actor.userId, requestId, at }
    await takeMaterial(trx, material, quantity, by, batch)
    return null
  })

type CountRequest = By & {
  materialId: number
  /** The stock shown to the employee. */
  expected: number
  counted: number
  note: string
}

/** Sets the stock to the counted quantity; an error when the stock is no longer the one shown to the employee. */
export const countMaterial = (context: AppContext, input: CountRequest): Promise<Result<MaterialRow, StockError>> =>
  change(context, input.materialId, async (trx, material, at) => {
    const { expected, counted, note, actor, requestId } = input
    if (material.onHand !== expected) return refuse('material.stock_changed', { count: material.onHand }, 'counted')
    const by = { reason: 'countDifference', note, actorId: actor.userId, requestId, at } as const
    const difference = counted - material.onHand
    if (difference < 0) await takeMaterial(trx, material, -difference, by)
    else if (difference > 0) {
      const found = { cost: null, code: '', useBy: null, supplierId: null, supplierOrderId: null }
      await addMaterial(trx, material, { quantity: difference, ...found }, by)
    } else skipAudit()
    return null
  })

type Work = (trx: Transaction, material: LockedMaterial, at: Date) => Promise<Result<never, StockError> | null>

function change(context: AppContext, materialId: number, work: Work): Promise<Result<MaterialRow, StockError>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<MaterialRow, StockError>(context.db, async (trx) => {
    const material = (await lockMaterials(trx, [materialId])).get(materialId)
    if (!material) return refuse('not_found')
    setAuditSubject(`material:${materialId}`)
    if (material.isArchived) return refuse('material.archived')
    return (await work(trx, material, at)) ?? readMaterial(context, trx, materialId)
  })
}

/** Sets the cost of a batch in halalas; revalues the quantity left, not the quantity used. */
export function setBatchCost(
  context: AppContext,
  { batchId, cost }: { batchId: number; cost: Halalas },
): Promise<Result<MaterialRow, 'not_found'>> {
  return inResultTransaction<MaterialRow, 'not_found'>(context.db, async (trx) => {
    const batch = await findBatch(trx, batchId)
    if (!batch) return refuse('not_found')
    setAuditSubject(`material:${batch.materialId}`)
    await lockMaterials(trx, [batch.materialId])
    const changed = await updateBatchCost(trx, batchId, cost, ({ quantity, quantityLeft }) =>
      shareCost(cost, quantity, quantityLeft),
    )
    await addToStock(trx, batch.materialId, { quantity: 0, value: changed.value })
    if (changed.isLatest) await setLastCost(trx, batch.materialId, changed.quantity, cost)
    return readMaterial(context, trx, batch.materialId)
  })
}
