/** Copy of the list with the item at `from` moved to `to`. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}
