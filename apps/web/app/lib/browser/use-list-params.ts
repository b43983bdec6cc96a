import { useLatestSearchParams } from './use-latest-search-params.ts'

export type ListParams<N extends string = string> = {
  /** The search text, empty for none. */
  q: string
  /** The first page is 1. */
  page: number
  /** The filters by name, empty where none is chosen. */
  values: Record<N, string>
  /** Whether there is a search text or a filter. */
  filtered: boolean
  /** Changes the search text or filters and goes to the first page. An empty value removes a filter. */
  change: (values: Partial<Record<N | 'q', string>>) => void
  toPage: (page: number) => void
  /** Removes the search text and all filters. */
  clear: () => void
}

/**
 * Search text, filters and page of a list, stored in the address: a link, a reload and Back show the same list. Define `names` once,
 * outside the component.
 */
export const useListParams = <const N extends string = never>(names: readonly N[] = []): ListParams<N> => {
  const [search, updateSearch] = useLatestSearchParams()
  const write = (edit: (next: URLSearchParams) => void, replace: boolean): void =>
    updateSearch(
      (current) => {
        edit(current)
        return current
      },
      { preventScrollReset: replace, replace },
    )
  const set = (next: URLSearchParams, name: string, value: string): void =>
    value === '' ? next.delete(name) : next.set(name, value)
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<N, string>
  const q = search.get('q') ?? ''
  return {
    q,
    page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
    values,
    filtered: q !== '' || names.some((name) => values[name] !== ''),
    change: (changed) =>
      write((next) => {
        for (const [name, value] of Object.entries(changed)) set(next, name, String(value ?? ''))
        next.delete('page')
      }, true),
    toPage: (page) => write((next) => set(next, 'page', page === 1 ? '' : String(page)), false),
    clear: () =>
      write((next) => {
        for (const name of ['q', 'page', ...names]) next.delete(name)
      }, true),
  }
}
