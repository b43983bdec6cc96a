/** The names that a link must carry, and those with a `?` that it may. */
export type LinkParams<N extends string> = Record<N extends `${infer Name}?` ? Name : N, string>

/**
 * What a link carries under these names, trimmed, from its query or else from what was kept of it; null when one that it must
 * carry is missing. One that it may carry is then empty.
 */
export const readLinkParams = <const N extends string>(
  query: string,
  kept: Partial<Record<string, string>> | undefined,
  names: readonly N[],
): LinkParams<N> | null => {
  const search = new URLSearchParams(query)
  const link: Record<string, string> = {}
  for (const given of names) {
    const name = given.replace('?', '')
    const value = search.get(name)?.trim() || kept?.[name] || ''
    if (value === '' && name === given) return null
    link[name] = value
  }
  return link as LinkParams<N>
}
