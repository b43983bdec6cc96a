/** A copy of the list with some properties of one item replaced. */
export const withItem = <T>(list: readonly T[], at: number, parts: Partial<T>): T[] =>
  list.map((item, index) => (index === at ? { ...item, ...parts } : item))

export const withoutItem = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

/** A copy of the list with one item moved from `at` to `to`. */
export const movedItem = <T>(list: readonly T[], at: number, to: number): T[] => {
  const moved = [...list]
  const [item] = moved.splice(at, 1)
  if (item !== undefined) moved.splice(Math.max(0, to), 0, item)
  return moved
}
