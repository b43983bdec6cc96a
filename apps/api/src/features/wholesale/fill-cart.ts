import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/decide.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { addToCart, type CartFault } from '../cart/index.ts'
import { findOrder, ownerOf, owns } from '../orders/index.ts'
import { findBySku, findOldLines, type OldLine } from './queries.ts'

/** Puts lines named by SKU into the cart, all or none; an unknown one names itself. Gives how many pieces. */
export function addQuickOrder(
  world: World,
  actor: Actor,
  lines: readonly { sku: string; quantity: number }[],
): Promise<Result<number, CartFault | 'quick.unknown_sku_named'>> {
  return decideInTransaction<number, CartFault | 'quick.unknown_sku_named'>(world.db, async (db) => {
    const found = await findBySku(
      db,
      lines.map(({ sku }) => sku),
    )
    const bySku = new Map(found.map((row) => [row.sku.toLowerCase(), row]))
    let pieces = 0
    for (const { sku, quantity } of lines) {
      const row = bySku.get(sku.toLowerCase())
      if (!row) return refuse('quick.unknown_sku_named', { sku }, 'lines')
      const added = await addToCart({ ...world, db }, actor, { variantId: row.variantId, quantity })
      if (!added.ok) return { ...added, field: 'lines' }
      pieces += quantity
    }
    return ok(pieces)
  })
}

/** What of an earlier order could go into the cart: how many pieces, and the lines that could not, in part or whole. */
export type Reordered = { added: number; short: { line: OldLine; available: number }[] }

/** Puts an earlier order's lines into the cart as far as they can be had; somebody else's order does not exist. */
export async function reorder(
  world: World,
  actor: Actor,
  orderId: string,
): Promise<Result<Reordered, CartFault | 'not_found'>> {
  const order = await findOrder(world.db, orderId)
  if (!order || !owns(ownerOf(actor), order)) return refuse('not_found')
  const done: Reordered = { added: 0, short: [] }
  for (const line of await findOldLines(world.db, orderId)) {
    const quantity = Math.min(line.quantity, line.onHand)
    if (quantity < line.quantity) done.short.push({ line, available: quantity })
    if (quantity === 0) continue
    const added = await addToCart(world, actor, { variantId: line.variantId, quantity })
    if (added.ok) done.added += quantity
    else if (added.code === 'cart.not_allowed' || added.code === 'cart.full') return added
    else done.short.push({ line, available: 0 })
  }
  return ok(done)
}
