import { useSearchParams } from 'react-router'

/**
 * Filters of a list in the address: a change removes the page number and empty values. Back returns to the filters before; typed words (`q`)
 * are no entries of the history.
 */
export function useSearchFilter() {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Record<string, string | number>): void => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value === '' || value === 0) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { preventScrollReset: true, replace: 'q' in changes },
    )
  }
  const number = (name: string): number => Math.max(0, Number.parseInt(search.get(name) ?? '', 10) || 0)
  const text = (name: string): string => search.get(name) ?? ''
  return { number, text, change }
}
