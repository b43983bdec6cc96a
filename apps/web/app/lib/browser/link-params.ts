/** The parameters of a link by name; a name that ends with `?` is optional. */
export type LinkParams<N extends string> = Record<N extends `${infer Name}?` ? Name : N, string>

/**
 * Reads parameters, trimmed, from a query or else from `stored`. Null when a required one is missing; a missing optional one is empty.
 */
export const readLinkParams = <const N extends string>(
  query: string,
  stored: Partial<Record<string, string>> | undefined,
  names: readonly N[],
): LinkParams<N> | null => {
  const search = new URLSearchParams(query)
  const link: Record<string, string> = {}
  for (const declared of names) {
    const name = declared.replace('?', '')
    const value = search.get(name)?.trim() || stored?.[name] || ''
    if (value === '' && name === declared) return null
    link[name] = value
  }
  return link as LinkParams<N>
}
