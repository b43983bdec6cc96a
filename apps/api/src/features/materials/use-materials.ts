import { shareCost } from '@warda/domain/materials/batches'
import { isMadeState } from '@warda/domain/orders/order-states'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { returnMaterial, takeMaterial } from './move-stock.ts'
import { type LockedMaterial, lockMaterials } from './stock-queries.ts'
import { findRecipeNeeds, findUsed, lockOrderUse, type UsedPart } from './use-queries.ts'

type Change = { variantId: number; materialId: number; quantity: number }

/**
 * Records the materials of an order: those of its recipes once it is made, none before that or when it has to be made again. Only the difference
 * to the recorded materials is posted, so that a repeated job changes nothing.
 */
export const useMaterials: JobHandlers['use-materials'] = (context, { orderId }) => {
  const at = new Date(context.clock.now())
  return inTransaction(context.db, async (trx) => {
    const order = await lockOrderUse(trx, orderId)
    if (!order) return
    const needs = isMadeState(order.state) ? await findRecipeNeeds(trx, orderId) : []
    const used = await findUsed(trx, orderId)
    const by = { orderId, actorId: order.actorId, requestId: `materials:${orderId}`, at }
    await applyChanges(trx, compareUse(needs, used), used, by)
  })
}

/** The difference to the recorded quantities per size and material; positive to take more. */
function compareUse(needs: readonly Change[], used: readonly UsedPart[]): Change[] {
  const changes = new Map<string, Change>()
  const add = ({ variantId, materialId }: Change | UsedPart, quantity: number): void => {
    const key = `${variantId}:${materialId}`
    const before = changes.get(key)?.quantity ?? 0
    changes.set(key, { variantId, materialId, quantity: before + quantity })
  }
  for (const need of needs) add(need, need.quantity)
  for (const part of used) add(part, -part.quantity)
  return [...changes.values()].filter(({ quantity }) => quantity !== 0)
}

type By = { orderId: string; actorId: string | null; requestId: string; at: Date }

async function applyChanges(
  trx: Transaction,
  changes: readonly Change[],
  used: readonly UsedPart[],
  by: By,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ materialId }) => materialId)
  const materials = await lockMaterials(trx, ids)
  const lower = changes.filter(({ quantity }) => quantity < 0)
  for (const change of lower) await returnUsed(trx, materials.get(change.materialId), change, used, by)
  // Read again after a return, because its batches have more left.
  const current = lower.length > 0 ? await lockMaterials(trx, ids) : materials
  for (const { variantId, materialId, quantity } of changes) {
    const material = current.get(materialId)
    if (material && quantity > 0) await takeMaterial(trx, material, quantity, { ...by, reason: 'used', variantId })
  }
}

async function returnUsed(
  trx: Transaction,
  material: LockedMaterial | undefined,
  { variantId, materialId, quantity }: Change,
  used: readonly UsedPart[],
  by: By,
): Promise<void> {
  if (!material) return
  let rest = -quantity
  for (const part of used) {
    if (part.variantId !== variantId || part.materialId !== materialId || rest === 0) continue
    const returned = Math.min(rest, part.quantity)
    const cost = shareCost(part.cost, part.quantity, returned)
    const back = { batchId: part.batchId, quantity: returned, cost }
    await returnMaterial(trx, material, back, { ...by, reason: 'returned', variantId })
    rest -= returned
  }
}
