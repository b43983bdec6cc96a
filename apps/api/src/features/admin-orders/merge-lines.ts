import type { VariantId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'

export type Line = { variantId: VariantId; quantity: number }

/** One line a variant: what is named twice is wanted twice. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  return [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** What is wanted twice may come to more than an order may name at once. */
export const isTooMany = ({ quantity }: Line): boolean => quantity > LIMITS.quantity.max
