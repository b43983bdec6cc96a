import type { VariantId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'

export type Line = { variantId: VariantId; quantity: number }

/** Merges lines of the same variant by adding their quantities. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** Whether a merged line exceeds the quantity limit of an order line. */
export const isTooMany = ({ quantity }: Line): boolean => quantity > LIMITS.quantity.max
