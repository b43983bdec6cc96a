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

/** Lists the cart of a user, the oldest line first. */
export function getCart({ db }: AppContext, userId: UserId): Promise<CartLines> {
  return selectLines(db, userId)
}

/**
 * Adds a variant to the cart, up to 999 of it and its stock; more than the stock is refused with the available quantity. The cart reserves no
 * stock.
 */
export function addToCart(
  context: AppContext,
  { userId, role }: Shopper,
  input: { variantId: VariantId; quantity: number },
): Promise<Result<CartLines, CartError>> {
  return inResultTransaction(context.db, async (trx) => {
    const allowed = canShop(role)
    if (!allowed.ok) return allowed
    await lockCart(trx, userId)
    const available = await findAvailable(trx, input.variantId)
    if (available === null) return refuse('product.not_found')
    const { others, inCart } = await countCart(trx, userId, input.variantId)
    if (others >= LIMITS.cartLines) return refuse('cart.full')
    const quantity = Math.min(inCart + input.quantity, LIMITS.quantity.max)
    const stockCheck = checkStock(quantity, available)
    if (!stockCheck.ok) return stockCheck
    await saveLine(trx, { userId, variantId: input.variantId, quantity, now: new Date(context.clock.now()) })
    return ok(await selectLines(trx, userId))
  })
}

/** Sets the quantity of a line; a lower quantity is allowed even if it exceeds the stock. */
export function updateCartLine(
  context: AppContext,
  { userId, role }: Shopper,
  input: { variantId: VariantId; quantity: number },
): Promise<Result<CartLines, CartError>> {
  return inResultTransaction(context.db, async (trx) => {
    const allowed = canShop(role)
    if (!allowed.ok) return allowed
    await lockCart(trx, userId)
    const { inCart } = await countCart(trx, userId, input.variantId)
    if (inCart === 0) return refuse('cart.line_not_found')
    const stockCheck =
      input.quantity < inCart ? ok(null) : checkStock(input.quantity, (await findAvailable(trx, input.variantId)) ?? 0)
    if (!stockCheck.ok) return stockCheck
    await updateLine(trx, userId, input.variantId, input.quantity)
    return ok(await selectLines(trx, userId))
  })
}

/** Removes a line; a missing line is not an error. */
export async function removeCartLine({ db }: AppContext, userId: UserId, variantId: VariantId): Promise<CartLines> {
  await deleteLine(db, userId, variantId)
  return selectLines(db, userId)
}

function checkStock(quantity: number, available: number): Result<null, 'stock.out' | 'stock.short'> {
  if (quantity <= available) return ok(null)
  return available === 0 ? refuse('stock.out') : refuse('stock.short', { available })
}
