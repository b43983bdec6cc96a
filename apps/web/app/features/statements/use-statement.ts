import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import type { Session } from '../../lib/session/session.ts'
import type { Period } from './periods.ts'

/** What is owed, by debt and by age. */
export const useDebts = ({ userId, clientId }: Session) =>
  useQuery(
    {
      queryKey: ['client-debts', userId],
      queryFn: ({ signal }) => callApi('getDebts', { params: { clientId }, query: {} }, { signal }),
    },
    queryClient,
  )

/** Movements and balance of a period. */
export const useStatement = ({ userId, clientId }: Session, { from, to }: Period) =>
  useQuery(
    {
      queryKey: ['client-statement', userId, from, to],
      queryFn: ({ signal }) => callApi('getStatement', { params: { clientId }, query: { from, to } }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** The newest orders that have an invoice. */
export const useInvoices = ({ userId, clientId }: Session) =>
  useQuery(
    {
      queryKey: ['client-invoices', userId],
      queryFn: async ({ signal }) => {
        const query = { page: '1', pageSize: '100' }
        const { data } = await callApi('getOrders', { params: { userId, clientId }, query }, { signal })
        return data.flatMap(({ invoice, id, orderNumber, createdAt, totalBalance, branch }) =>
          invoice === null ? [] : [{ ...invoice, id, orderNumber, createdAt, total: totalBalance, branch }],
        )
      },
    },
    queryClient,
  )
