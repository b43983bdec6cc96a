import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

type StockBody = CallInput<'changeStock'>['body']

/** The stock changes of a size, newest first. */
export const useStockHistory = (variantId: number, page: number) =>
  useApiQuery(
    'stockHistory',
    { params: { variantId }, query: { page: String(page), pageSize: '20' } },
    { placeholderData: keepPreviousData },
  )

export const changeStock = async (body: StockBody) => {
  const answer = await callApi('changeStock', { body })
  void invalidate('stockHistory')
  return answer
}
