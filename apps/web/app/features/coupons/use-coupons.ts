import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type Coupon = Answer<'adminCoupons'>['data'][number]
export type CouponBody = CallInput<'saveCoupon'>['body']

const PAGE_SIZE = '25'

/** One page of coupons, newest first. */
export const useCoupons = (q: string, page: number) =>
  useApiQuery(
    'adminCoupons',
    { query: { page: String(page), pageSize: PAGE_SIZE, ...(q === '' ? {} : { q }) } },
    { placeholderData: keepPreviousData },
  )

const refresh = (): Promise<void> => invalidate('adminCoupons')

/** Creates or updates a coupon; returns the server's message. */
export const saveCoupon = async (body: CouponBody): Promise<string> => {
  const { message } = await callApi('saveCoupon', { body })
  void refresh()
  return message
}

/** Disables a coupon permanently; returns the server's message. */
export const disableCoupon = async (code: string): Promise<string> => {
  const { message } = await callApi('disableCoupon', { params: { code } })
  void refresh()
  return message
}
