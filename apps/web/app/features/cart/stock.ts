import type { CartLine } from './cart-present.ts'

/** Whether less can be had than was chosen. The server tells stock up to 10: 10 means "at least 10". */
export const isShort = (line: Pick<CartLine, 'quantity' | 'available'>): boolean =>
  line.available < 10 && line.quantity > line.available
