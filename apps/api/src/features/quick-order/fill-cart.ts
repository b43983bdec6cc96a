import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { addToCart, type CartError, lockCart } from '../cart/index.ts'
import { findOrder, owns, toOwner } from '../orders/index.ts'
import { findBySku, findOldLines, type OldLine } from './queries.ts'

/** Adds lines by SKU to the cart, all or none; returns the number of pieces. */
export function addQuickOrder(
  context: AppContext,
  actor: Actor,
  lines: readonly { sku: string; quantity: number }[],
): Promise<Result<number, CartError | 'quick.unknown_sku_named'>> {
  return inResultTransaction<number, CartError | 'quick.unknown_sku_named'>(context.db, async (db) => {
    const found = await findBySku(
      db,
      lines.map(({ sku }) => sku),
    )
    const bySku = new Map(found.map((row) => [row.sku.toLowerCase(), row]))
    let pieces = 0
    for (const { sku, quantity } of lines) {
      const row = bySku.get(sku.toLowerCase())
      if (!row) return refuse('quick.unknown_sku_named', { sku }, 'lines')
      const added = await addToCart({ ...context, db }, actor, { variantId: row.variantId, quantity })
      if (!added.ok) return { ...added, field: 'lines' }
      pieces += quantity
    }
    return ok(pieces)
  })
}

/** The number of pieces added to the cart, and the lines that were not fully available. */
export type Reordered = { added: number; short: { line: OldLine; available: number }[] }

/** Adds the available lines of an earlier order to the cart; `not_found` for another user's order. */
export function reorder(
  context: AppContext,
  actor: Actor,
  orderId: OrderId,
): Promise<Result<Reordered, CartError | 'not_found'>> {
  return inResultTransaction<Reordered, CartError | 'not_found'>(context.db, async (db) => {
    const order = await findOrder(db, orderId)
    if (!order || !owns(toOwner(actor), order)) return refuse('not_found')
    // The lock makes a concurrent second call count the lines added by the first.
    await lockCart(db, actor.userId)
    const result: Reordered = { added: 0, short: [] }
    for (const line of await findOldLines(db, orderId, actor.userId)) {
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
