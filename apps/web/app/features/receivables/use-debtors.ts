import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type Debtors = Answer<'getDebtors'>
export type Debtor = Debtors['data'][number]

const PAGE_SIZE = '10'

/** One page of debtors, largest debt first; the previous page stays visible while the next one loads. */
export const useDebtors = (q: string, page: number) =>
  useApiQuery(
    'getDebtors',
    { query: { q, page: String(page), pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )
