import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { replaceRow } from '../../lib/api/replace-row.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type Review = Answer<'adminReviews'>['data'][number]

const PAGE_SIZE = '20'

/** One page of reviews, newest first; `hidden` is `1`, `0` or empty for all. */
export const useReviews = (q: string, hidden: string, page: number) => {
  const hiddenFilter = hidden === '0' || hidden === '1' ? ({ hidden } as const) : {}
  const query = { ...(q === '' ? {} : { q }), ...hiddenFilter, page: String(page), pageSize: PAGE_SIZE }
  return useApiQuery('adminReviews', { query }, { placeholderData: keepPreviousData })
}

/** Hides, shows or replies to a review. Throws `ApiError`. */
export async function moderateReview(reviewId: number, body: CallInput<'moderateReview'>['body']): Promise<void> {
  const { message, data } = await callApi('moderateReview', { params: { reviewId }, body })
  replaceRow('adminReviews', data)
  void notify.success(message)
  void invalidate('shopOverview')
}
