/** The sizes without stock, each once; `all` when a product has no other size, so that nobody can order it. */
export function findSoldOutSizes<S extends string>(
  variants: readonly { size: S; onHand: number }[],
): { sizes: S[]; all: boolean } {
  const soldOut = variants.filter(({ onHand }) => onHand <= 0)
  return { sizes: [...new Set(soldOut.map(({ size }) => size))], all: soldOut.length === variants.length }
}
