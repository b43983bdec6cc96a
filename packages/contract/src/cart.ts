import * as z from 'zod/mini'
import { endpoint, selfAccess } from './endpoint.ts'
import { amount, numericId, rowId, uuid } from './wire/amount.ts'
import { picture } from './wire/picture.ts'
import { quantity } from './wire/text.ts'

/** A cart line; `id` is the id of the variant. */
export const cartItem = z.object({
  id: z.int(),
  productId: z.int(),
  slug: z.string(),
  name: z.string(),
  size: z.string(),
  stems: z.int(),
  quntity: z.int(),
  price: amount,
  originalPrice: amount,
  lineTotal: amount,
  /** Available quantity, capped at 10 or the line's quantity; less than `quntity` means that the quantity must be reduced. */
  available: z.int(),
  picture,
})

export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({ cartItems: z.array(cartItem), count: z.int(), subtotal: amount })

export type Cart = z.infer<typeof cart>

const user = z.object({ userId: uuid })

const line = z.object({ userId: uuid, id: numericId })

const cartAnswer = z.object({ message: z.string(), data: cart })

const addToCartBody = z.object({
  variantId: rowId,
  quntity: z._default(quantity, 1),
})

export const cartEndpoints = {
  getCart: endpoint('getCart', {
    access: selfAccess('userId'),
    summary: 'The caller’s cart',
    params: user,
    answer: cart,
  }),
  addToCart: endpoint('addToCart', {
    access: selfAccess('userId'),
    signedOut: 'error_signed_out_cart',
    summary: 'Adds to the cart; the same variant adds up',
    params: user,
    body: addToCartBody,
    answer: cartAnswer,
    idempotent: 'wholeCall',
  }),
  updateCartLine: endpoint('updateCartLine', {
    access: selfAccess('userId'),
    summary: 'Sets a line’s quantity',
    params: line,
    body: z.object({ quntity: quantity }),
    answer: cartAnswer,
  }),
  removeCartLine: endpoint('removeCartLine', {
    access: selfAccess('userId'),
    summary: 'Removes a line',
    params: line,
    answer: cartAnswer,
  }),
}
