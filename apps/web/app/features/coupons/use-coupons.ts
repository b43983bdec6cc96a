import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

export type Coupon = Answer<'adminCoupons'>['data'][number]
export type CouponBody = CallInput<'saveCoupon'>['body']
export type Named = Coupon['products'][number]

const PAGE_SIZE = '25'

/** One page of discounts, newest first. */
export const useCoupons = (q: string, page: number) =>
  useApiQuery(
    'adminCoupons',
    { query: { page: String(page), pageSize: PAGE_SIZE, ...(q === '' ? {} : { q }) } },
    { placeholderData: keepPreviousData },
  )

const refresh = (): Promise<void> => invalidate('adminCoupons')

/** Creates or updates a discount; returns the server's message. */
export const saveCoupon = async (body: CouponBody): Promise<string> => {
  const { message } = await callApi('saveCoupon', { body })
  void refresh()
  return message
}

/** Disables a discount permanently; returns the server's message. */
export const disableCoupon = async (code: string): Promise<string> => {
  const { message } = await callApi('disableCoupon', { params: { code } })
  void refresh()
  return message
}

const RESULT_LIMIT = '8'

/** Products by name or code. */
export const useProductSearch = (typed: string) => {
  const q = useDebounced(typed.trim())
  return useApiQuery(
    'adminProducts',
    { query: { q, pageSize: RESULT_LIMIT } },
    {
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
      select: ({ data }) => data.map(({ id, title }) => ({ id, name: title })),
    },
  )
}

/** Approved companies by name. */
export const useClientSearch = (typed: string) => {
  const q = useDebounced(typed.trim())
  return useApiQuery(
    'getClients',
    { query: { q, pageSize: RESULT_LIMIT } },
    {
      enabled: q.length >= 2,
      placeholderData: keepPreviousData,
      select: ({ data }) => data.map(({ profile }) => ({ id: profile.id, name: profile.organizationName ?? '' })),
    },
  )
}
