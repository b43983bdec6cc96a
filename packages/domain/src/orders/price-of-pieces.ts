import type { Halalas } from '../money.ts'

/** The price of some pieces of a line of which `pieces` are left for `value`, after discounts; the last ones cost the rest. */
export const priceOfPieces = (line: { pieces: number; value: Halalas }, pieces: number): Halalas =>
  Math.round((line.value * pieces) / line.pieces)
