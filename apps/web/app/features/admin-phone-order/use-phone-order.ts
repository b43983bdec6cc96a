import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { usePaused } from '../../lib/use-paused.ts'

const SHOWN = 6

/** People who fit what is typed: a phone in any form, or a name. */
export const useFoundCustomers = (words: string) => {
  const q = usePaused(words.trim())
  return useQuery(
    {
      queryKey: ['admin', 'found-customers', q],
      queryFn: async ({ signal }) =>
        (await callApi('adminCustomers', { query: { q, pageSize: String(SHOWN) } }, { signal })).data,
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** Flowers that fit what is typed. */
export const useFoundProducts = (words: string) => {
  const q = usePaused(words.trim())
  return useQuery(
    {
      queryKey: ['admin', 'found-products', q],
      queryFn: async ({ signal }) => (await callApi('getProducts', { query: { q } }, { signal })).data.slice(0, SHOWN),
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** A product's sizes with what there is of each. */
export const useSizes = (productId: number) =>
  useQuery(
    {
      queryKey: ['admin', 'sizes', productId],
      queryFn: async ({ signal }) => (await callApi('getProduct', { params: { id: productId } }, { signal })).data,
      staleTime: 10_000,
    },
    queryClient,
  )

/** The branches of a company; somebody who may not see companies is shown none. */
export const useBranchesOf = (clientId: number | null) =>
  useQuery(
    {
      queryKey: ['admin', 'client', clientId],
      queryFn: async ({ signal }) =>
        (await callApi('adminClient', { params: { clientId: clientId ?? 0 } }, { signal })).data,
      enabled: clientId !== null,
      retry: false,
    },
    queryClient,
  )

/** Places the order; the same key places it once, however often it is sent. */
export const placePhoneOrder = async (body: CallInput<'placePhoneOrder'>['body'], idempotencyKey: string) => {
  const { data } = await callApi('placePhoneOrder', { body }, { idempotencyKey })
  void queryClient.invalidateQueries()
  return data
}
export type Placed = Awaited<ReturnType<typeof placePhoneOrder>>
