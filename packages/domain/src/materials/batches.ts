import type { Halalas } from '../money.ts'
import type { IsoDate } from '../time/riyadh-time.ts'

/** A batch with its remaining quantity and cost (halalas). */
export type Batch = {
  id: number
  quantityLeft: number
  costLeft: Halalas
  useBy: IsoDate | null
  receivedAt: Date
}

/** A quantity taken from a batch. `batchId` is null for a quantity beyond the stock. */
export type BatchPart = { batchId: number | null; quantity: number; cost: Halalas }

/** The basis of a cost estimate: the stock, or without stock the latest receipt with a price. */
export type Valuation = {
  onHand: number
  value: Halalas
  lastQuantity: number | null
  lastCost: Halalas | null
}

/** The share of `quantity` in the cost of `total`, rounded half up; the whole cost for the whole quantity. */
export function shareCost(cost: Halalas, total: number, quantity: number): Halalas {
  if (total <= 0) throw new RangeError(`No quantity to share a cost over: ${total}`)
  const divisor = BigInt(total)
  return Number((2n * BigInt(cost) * BigInt(quantity) + divisor) / (2n * divisor))
}

/** The cost of a quantity at the moving average of the stock, else at the latest receipt's price; null when neither is known. */
export function estimateCost({ onHand, value, lastQuantity, lastCost }: Valuation, quantity: number): Halalas | null {
  if (onHand > 0 && value > 0) return shareCost(value, onHand, quantity)
  if (lastQuantity !== null && lastCost !== null) return shareCost(lastCost, lastQuantity, quantity)
  return null
}

/** The order in which batches are used: the first to expire first, those without a date last, then the oldest. */
function compareBatches(a: Batch, b: Batch): number {
  if (a.useBy !== b.useBy) {
    if (a.useBy === null) return 1
    if (b.useBy === null) return -1
    return a.useBy < b.useBy ? -1 : 1
  }
  return a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id
}

/** Takes a quantity from batches, first expired first out. A quantity beyond the batches is the last part, without batch and cost. */
export function takeFromBatches(batches: readonly Batch[], quantity: number): BatchPart[] {
  const parts: BatchPart[] = []
  let missing = quantity
  for (const batch of batches.toSorted(compareBatches)) {
    const taken = Math.min(batch.quantityLeft, missing)
    if (taken === 0) continue
    parts.push({ batchId: batch.id, quantity: taken, cost: shareCost(batch.costLeft, batch.quantityLeft, taken) })
    missing -= taken
  }
  if (missing > 0) parts.push({ batchId: null, quantity: missing, cost: 0 })
  return parts
}

/** The remainder of a quantity added to the stock, after it has covered a negative stock. */
export const keepAfterShortage = (onHand: number, added: number): number =>
  added - Math.min(added, Math.max(0, -onHand))
