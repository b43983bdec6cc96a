import { useLatestSearchParams } from './use-latest-search-params.ts'

/** Sets parameters of the URL; null removes one. */
export type UpdateSearchValues = (values: Record<string, string | null>) => void

/** The parameters of the URL and a function that sets some of them, without scrolling or a new entry in the history. */
export const useSearchValues = (): [URLSearchParams, UpdateSearchValues] => {
  const [search, updateSearch] = useLatestSearchParams()
  const updateValues: UpdateSearchValues = (values) =>
    updateSearch(
      (current) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  return [search, updateValues]
}
