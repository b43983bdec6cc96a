import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type Debtors = Answer<'getDebtors'>
export type Debtor = Debtors['data'][number]

const PAGE_SIZE = '10'

/** One page of who owes, the largest first; the last page stays on the screen while another is asked for. */
export const useDebtors = (q: string, page: number) =>
  useApiQuery(
    'getDebtors',
    { query: { q, page: String(page), pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )
