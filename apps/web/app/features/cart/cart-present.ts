import type { CartItem, Cart as WireCart } from '@warda/contract/cart'
import type { RiyalAmount } from '@warda/domain/money'

/** A cart line with corrected field names. */
export type CartLine = Omit<CartItem, 'quntity' | 'lineTotal'> & { quantity: number; lineTotal: RiyalAmount }
export type Cart = { lines: CartLine[]; count: number; subtotal: number }

export const toCart = ({ cartItems, count, subtotal }: WireCart): Cart => ({
  lines: cartItems.map(({ quntity: quantity, ...line }) => ({ ...line, quantity })),
  count,
  subtotal,
})

export const toAddBody = (variantId: number, quantity: number) => ({ variantId, quntity: quantity })
export const toQuantityBody = (quantity: number) => ({ quntity: quantity })
