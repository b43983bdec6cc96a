import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { replaceRow } from '../../lib/api/replace-row.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type Review = Answer<'adminReviews'>['data'][number]

const PAGE_SIZE = '20'
const REVIEWS = ['admin', 'reviews']

/** One page of reviews, newest first; `hidden` is `1`, `0` or empty for all. */
export const useReviews = (q: string, hidden: string, page: number) => {
  const narrowed = hidden === '0' || hidden === '1' ? ({ hidden } as const) : {}
  const query = { ...(q === '' ? {} : { q }), ...narrowed, page: String(page), pageSize: PAGE_SIZE }
  return useQuery(
    {
      queryKey: [...REVIEWS, query],
      queryFn: ({ signal }) => callApi('adminReviews', { query }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

const refreshOverview = (): void => void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] })

/** Hides, shows or answers a review. Throws `ApiError`. */
export async function moderate(reviewId: number, body: CallInput<'moderateReview'>['body']): Promise<void> {
  const { message, data } = await callApi('moderateReview', { params: { reviewId }, body })
  replaceRow(REVIEWS, data)
  void notify.success(message)
  refreshOverview()
}
