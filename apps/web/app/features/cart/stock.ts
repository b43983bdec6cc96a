import type { CartLine } from './cart-present.ts'

/** Whether the stock is less than the chosen quantity; the server caps stock at 10, which means "at least 10". */
export const exceedsStock = (line: Pick<CartLine, 'quantity' | 'available'>): boolean =>
  line.available < 10 && line.quantity > line.available
