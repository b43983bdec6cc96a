import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type StockMove = Answer<'stockHistory'>['data'][number]
type StockBody = CallInput<'changeStock'>['body']

const keyOf = (variantId: number) => ['admin', 'stock', variantId]

/** Every change of a size's stock, newest first. */
export const useStockHistory = (variantId: number, page: number) =>
  useQuery(
    {
      queryKey: [...keyOf(variantId), page],
      queryFn: ({ signal }) =>
        callApi('stockHistory', { params: { variantId }, query: { page: String(page), pageSize: '20' } }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Adds to or takes from the stock. */
export const changeStock = async (body: StockBody) => {
  const answer = await callApi('changeStock', { body })
  void queryClient.invalidateQueries({ queryKey: keyOf(body.variantId) })
  return answer
}
