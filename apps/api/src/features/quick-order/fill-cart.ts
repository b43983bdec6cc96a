import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { checkExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { addToCart, type CartError, lockCart } from '../cart/index.ts'
import { findOrder, isOrderOfBuyer, toOwner } from '../orders/index.ts'
import { getCurrentTotal } from './get-current-total.ts'
import { findBySku, findOldLines, type OldLine, type SkuRow } from './queries.ts'

type QuickOrder = {
  lines: readonly { sku: string; quantity: number }[]
  /** The total of the preview, in halalas. */
  expectedTotal: Halalas | undefined
}

type QuickOrderError = CartError | 'quick.unknown_sku_named' | 'order.price_changed'

/** Adds lines by SKU to the cart, all or none; returns the number of pieces. `order.price_changed` when the preview showed another total. */
export function addQuickOrder(
  context: AppContext,
  actor: Actor,
  { lines, expectedTotal }: QuickOrder,
): Promise<Result<number, QuickOrderError>> {
  return inResultTransaction<number, QuickOrderError>(context.db, async (db) => {
    const found = await findBySku(
      db,
      lines.map(({ sku }) => sku),
    )
    const bySku = new Map(found.map((row) => [row.sku.toLowerCase(), row]))
    const rows: (SkuRow & { quantity: number })[] = []
    for (const { sku, quantity } of lines) {
      const row = bySku.get(sku.toLowerCase())
      if (!row) return refuse('quick.unknown_sku_named', { sku }, 'lines')
      rows.push({ ...row, quantity })
    }
    const agreed = checkExpectedTotal(await getCurrentTotal(db, actor, rows), expectedTotal)
    if (!agreed.ok) return agreed
    for (const { variantId, quantity } of rows) {
      const added = await addToCart({ ...context, db }, actor, { variantId, quantity })
      if (!added.ok) return { ...added, field: 'lines' }
    }
    return ok(rows.reduce((sum, { quantity }) => sum + quantity, 0))
  })
}

/** The number of pieces added to the cart, and the lines that were not fully available. */
export type ReorderResult = { added: number; short: { line: OldLine; available: number }[] }

type ReorderError = CartError | 'not_found' | 'order.price_changed'

/**
 * Adds the available lines of an earlier order to the cart; `not_found` for another user's order, `order.price_changed` when its lines cost
 * another amount now than `expectedTotal` (halalas).
 */
export function reorder(
  context: AppContext,
  actor: Actor,
  { orderId, expectedTotal }: { orderId: OrderId; expectedTotal: Halalas | undefined },
): Promise<Result<ReorderResult, ReorderError>> {
  return inResultTransaction<ReorderResult, ReorderError>(context.db, async (db) => {
    const order = await findOrder(db, orderId)
    if (!order || !isOrderOfBuyer(toOwner(actor), order)) return refuse('not_found')
    // The lock makes a concurrent second call count the lines added by the first.
    await lockCart(db, actor.userId)
    const result: ReorderResult = { added: 0, short: [] }
    const lines = await findOldLines(db, orderId, actor.userId)
    const agreed = checkExpectedTotal(await getCurrentTotal(db, actor, lines), expectedTotal)
    if (!agreed.ok) return agreed
    for (const line of lines) {
      const quantity = Math.max(0, Math.min(line.quantity, line.onHand - line.inCart))
      if (quantity < line.quantity) result.short.push({ line, available: line.onHand })
      if (quantity === 0) continue
      const added = await addToCart({ ...context, db }, actor, { variantId: line.variantId, quantity })
      if (!added.ok) return added
      result.added += quantity
    }
    return ok(result)
  })
}
