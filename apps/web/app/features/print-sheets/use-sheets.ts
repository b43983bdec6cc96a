import { useQueries } from '@tanstack/react-query'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import { applyQueuedPayments } from '../../lib/offline/queued-payments.ts'
import { toSheet } from './sheet-present.ts'

/** Orders to print, one query each, so that a failure of one does not block the others. */
export const useSheets = (orderIds: readonly string[]) => {
  const { queued } = useOutbox()
  return useQueries(
    {
      queries: orderIds.map((orderId) => ({
        queryKey: apiKey('getBoardOrder', { params: { orderId } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callApiWithOfflineCache('getBoardOrder', { params: { orderId } }, { signal }),
        networkMode: 'always' as const,
      })),
      combine: (results) => ({
        orders: results.flatMap(({ data }) => (data ? [toSheet(applyQueuedPayments(data.data, queued))] : [])),
        error: results.find(({ error }) => error)?.error ?? null,
        pending: results.some(({ isPending }) => isPending),
        /** Whether all orders could be read again. */
        refetchAll: async (): Promise<boolean> => {
          const fresh = await Promise.all(results.map((result) => result.refetch()))
          return fresh.every(({ isSuccess }) => isSuccess)
        },
        refetch: () => {
          for (const result of results) if (result.error) void result.refetch()
        },
      }),
    },
    queryClient,
  )
}

/** Records that the day sheets are printed, which ends the buyers' changes; returns the messages of orders that cannot start. */
export async function startWork(orderIds: readonly string[]): Promise<string[]> {
  const { data } = await callApi('startWork', { body: { orderIds: [...orderIds], by: 'sheet' } })
  return data.filter((result) => !result.ok).map((result) => result.message)
}
