import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../ui/toast.ts'

export type Review = Answer<'adminReviews'>['data'][number]
export type Report = Answer<'adminReports'>['data'][number]
export const REPORT_STATES = ['open', 'answered', 'closed'] as const satisfies readonly Report['state'][]

const PAGE_SIZE = '20'
const REVIEWS = ['admin', 'reviews']
const REPORTS = ['admin', 'reports']

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

/** One page of messages, the open ones first; all unless a state is chosen. */
export const useReports = (chosen: string, page: number) => {
  const state = REPORT_STATES.find((each) => each === chosen)
  const query = { ...(state ? { state } : {}), page: String(page), pageSize: PAGE_SIZE }
  return useQuery(
    {
      queryKey: [...REPORTS, query],
      queryFn: ({ signal }) => callApi('adminReports', { query }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

type Page<Row> = { data: Row[] }

/** Puts a changed row where it is shown, on every page that has it: a list does not jump under the hand. */
const put = <Row extends { id: number }>(list: readonly string[], row: Row): void =>
  void queryClient.setQueriesData<Page<Row>>({ queryKey: list }, (page) =>
    page === undefined ? page : { ...page, data: page.data.map((each) => (each.id === row.id ? row : each)) },
  )

const refreshOverview = (): void => void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] })

/** Hides, shows or answers a review. Throws `ApiError`. */
export async function moderate(reviewId: number, body: CallInput<'moderateReview'>['body']): Promise<void> {
  const { message, data } = await callApi('moderateReview', { params: { reviewId }, body })
  put(REVIEWS, data)
  void notify.success(message)
  refreshOverview()
}

/** Answers a message, closes it, or both. Throws `ApiError`. */
export async function answer(
  reportId: number,
  body: CallInput<'answerReport'>['body'],
  idempotencyKey: string,
): Promise<void> {
  const { message, data } = await callApi('answerReport', { params: { reportId }, body }, { idempotencyKey })
  put(REPORTS, data)
  void notify.success(message)
  refreshOverview()
}
