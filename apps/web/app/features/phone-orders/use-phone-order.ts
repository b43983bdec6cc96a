import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

const RESULT_LIMIT = 6

/** Customers whose phone number or name matches the search text. */
export const useCustomerSearch = (searchText: string) => {
  const q = useDebounced(searchText.trim())
  return useApiQuery(
    'adminCustomers',
    { query: { q, pageSize: String(RESULT_LIMIT) } },
    { select: ({ data }) => data, enabled: q.length >= 2, placeholderData: keepPreviousData },
  )
}

export const placePhoneOrder = async (body: CallInput<'placePhoneOrder'>['body']) => {
  const { data } = await callApi('placePhoneOrder', { body })
  void invalidateAll()
  return data
}
export type PlacedPhoneOrder = Awaited<ReturnType<typeof placePhoneOrder>>
