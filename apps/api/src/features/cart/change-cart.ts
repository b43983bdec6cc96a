import type { Role } from '@warda/domain/access/roles'
import type { UserId, VariantId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { canShop } from './can-shop.ts'
import {
  countCart,
  deleteLine,
  findAvailable,
  type LineRow,
  lockCart,
  saveLine,
  selectLines,
  updateLine,
} from './queries.ts'

export type CartLines = LineRow[]
export type Shopper = { userId: UserId; role: Role }
export type CartError =
  | 'cart.not_allowed'
  | 'cart.full'
  | 'cart.line_not_found'
  | 'stock.out'
  | 'stock.short'
  | 'product.not_found'

/** The person's cart, the oldest line first. */
export function getCart({ db }: AppContext, userId: UserId): Promise<CartLines> {
  return selectLines(db, userId)
}

/**
 * Adds to the cart; the same variant adds up to at most 999 and to what is in stock. Nothing is put aside: stock is taken by the order. Asking
 * for more than there is adds nothing and says how many can be had.
 */
export function addToCart(
  context: AppContext,
  { userId, role }: Shopper,
  add: { variantId: VariantId; quantity: number },
): Promise<Result<CartLines, CartError>> {
  return inResultTransaction(context.db, async (trx) => {
    const allowed = canShop(role)
    if (!allowed.ok) return allowed
    await lockCart(trx, userId)
    const available = await findAvailable(trx, add.variantId)
    if (available === null) return refuse('product.not_found')
    const { others, held } = await countCart(trx, userId, add.variantId)
    if (others >= LIMITS.cartLines) return refuse('cart.full')
    const quantity = Math.min(held + add.quantity, LIMITS.quantity.max)
    const fits = checkStock(quantity, available)
    if (!fits.ok) return fits
    await saveLine(trx, { userId, variantId: add.variantId, quantity, now: new Date(context.clock.now()) })
    return ok(await selectLines(trx, userId))
  })
}

/** Sets a line's quantity. Lowering is always allowed, also when there is less in stock than that. */
export function updateCartLine(
  context: AppContext,
  { userId, role }: Shopper,
  set: { variantId: VariantId; quantity: number },
): Promise<Result<CartLines, CartError>> {
  return inResultTransaction(context.db, async (trx) => {
    const allowed = canShop(role)
    if (!allowed.ok) return allowed
    await lockCart(trx, userId)
    const { held } = await countCart(trx, userId, set.variantId)
    if (held === 0) return refuse('cart.line_not_found')
    const fits =
      set.quantity < held ? ok(null) : checkStock(set.quantity, (await findAvailable(trx, set.variantId)) ?? 0)
    if (!fits.ok) return fits
    await updateLine(trx, userId, set.variantId, set.quantity)
    return ok(await selectLines(trx, userId))
  })
}

/** Removes a line; one that is gone already is gone. */
export async function removeCartLine({ db }: AppContext, userId: UserId, variantId: VariantId): Promise<CartLines> {
  await deleteLine(db, userId, variantId)
  return selectLines(db, userId)
}

function checkStock(quantity: number, available: number): Result<null, 'stock.out' | 'stock.short'> {
  if (quantity <= available) return ok(null)
  return available === 0 ? refuse('stock.out') : refuse('stock.short', { available })
}
