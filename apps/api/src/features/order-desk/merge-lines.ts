type Line = { variantId: number; quantity: number }

/** One line a variant: what is named twice is wanted twice. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  return [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }))
}
