import { keepPreviousData } from '@tanstack/react-query'
import { useDebounced } from '../browser/use-debounced.ts'
import { useApiQuery } from './api-query.ts'

/** Materials whose name contains the text; the first by name without one. */
export function useMaterialSearch(typed: string) {
  const q = useDebounced(typed.trim())
  return useApiQuery(
    'materials',
    { query: { pageSize: '8', ...(q === '' ? {} : { q }) } },
    { placeholderData: keepPreviousData, enabled: q !== '' },
  )
}
