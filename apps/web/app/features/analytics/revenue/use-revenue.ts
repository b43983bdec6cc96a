import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { apiKey, useApiQuery } from '../../../lib/api/api-query.ts'
import { callApi } from '../../../lib/api/call-api.ts'
import { callFile, downloadFile } from '../../../lib/api/call-file.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import type { RevenueQuery } from './revenue-query.ts'

export type Revenue = Answer<'getRevenue'>
export type Row = Revenue['data'][number]

export const useRevenue = (query: RevenueQuery) =>
  useQuery(
    {
      queryKey: apiKey('getRevenue', { query }),
      queryFn: async ({ signal }) => ({ ...(await callApi('getRevenue', { query }, { signal })), query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** The revenue of a month (`YYYY-MM`) against its tax documents. */
export const useReconciliation = (month: string) =>
  useApiQuery('reconcileMonth', { query: { month } }, { placeholderData: keepPreviousData })

export const BOOKS = ['invoices', 'payments', 'ledger'] as const
export type Book = (typeof BOOKS)[number]

/** Saves a month (`YYYY-MM`) of a book as CSV. Throws `ApiError`. */
export const saveBook = async (book: Book, month: string): Promise<void> =>
  downloadFile(await callFile('exportMonth', { query: { month, what: book } }), `${book}-${month}.csv`)
