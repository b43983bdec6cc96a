import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type Debtors = Answer<'getDebtors'>
export type Debtor = Debtors['data'][number]

const PAGE_SIZE = '10'

/** One page of who owes, the largest first; the last page stays on the screen while another is asked for. */
export const useDebtors = (q: string, page: number) =>
  useQuery(
    {
      queryKey: ['debtors', q, page],
      queryFn: ({ signal }) =>
        callApi('getDebtors', { query: { q, page: String(page), pageSize: PAGE_SIZE } }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
