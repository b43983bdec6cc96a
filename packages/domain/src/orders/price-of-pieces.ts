import type { Halalas } from '../money.ts'

/** The price of some pieces of a line that costs `total` with its discounts; never more than listed when the line is not. */
export const priceOfPieces = (line: { quantity: number; total: Halalas }, pieces: number): Halalas =>
  Math.round((line.total * pieces) / line.quantity)
