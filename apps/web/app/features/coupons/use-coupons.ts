import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type Coupon = Answer<'adminCoupons'>['data'][number]
export type CouponBody = CallInput<'saveCoupon'>['body']

const LIST = ['admin', 'coupons']
const PAGE_SIZE = '25'

/** One page of the discount codes, newest first. */
export const useCoupons = (q: string, page: number) =>
  useQuery(
    {
      queryKey: [...LIST, q, page],
      queryFn: ({ signal }) =>
        callApi(
          'adminCoupons',
          { query: { page: String(page), pageSize: PAGE_SIZE, ...(q === '' ? {} : { q }) } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: LIST })

/** Makes a code or changes its limits; the sentence of the server. */
export const saveCoupon = async (body: CouponBody): Promise<string> => {
  const { message } = await callApi('saveCoupon', { body })
  void refresh()
  return message
}

/** Switches a code off for good; the sentence of the server. */
export const disableCoupon = async (code: string): Promise<string> => {
  const { message } = await callApi('disableCoupon', { params: { code } })
  void refresh()
  return message
}
