import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { addToCart, type CartError, lockCart } from '../cart/index.ts'
import { findOrder, ownerOf, owns } from '../orders/index.ts'
import { findBySku, findOldLines, type OldLine } from './queries.ts'

/** Puts lines named by SKU into the cart, all or none; an unknown one names itself. Gives how many pieces. */
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

/** What of an earlier order could go into the cart: how many pieces, and the lines that could not, in part or whole. */
export type Reordered = { added: number; short: { line: OldLine; available: number }[] }

/** Puts an earlier order's lines into the cart as far as they can be had beside what it holds; somebody else's order does not exist. */
export function reorder(
  context: AppContext,
  actor: Actor,
  orderId: OrderId,
): Promise<Result<Reordered, CartError | 'not_found'>> {
  return inResultTransaction<Reordered, CartError | 'not_found'>(context.db, async (db) => {
    const order = await findOrder(db, orderId)
    if (!order || !owns(ownerOf(actor), order)) return refuse('not_found')
    // Held before the cart is counted, so that a second click finds what the first one added.
    await lockCart(db, actor.userId)
    const done: Reordered = { added: 0, short: [] }
    for (const line of await findOldLines(db, orderId, actor.userId)) {
      const quantity = Math.max(0, Math.min(line.quantity, line.onHand - line.held))
      if (quantity < line.quantity) done.short.push({ line, available: line.onHand })
      if (quantity === 0) continue
      const added = await addToCart({ ...context, db }, actor, { variantId: line.variantId, quantity })
      if (!added.ok) return added
      done.added += quantity
    }
    return ok(done)
  })
}
