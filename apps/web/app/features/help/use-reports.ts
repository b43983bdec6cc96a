import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { replaceRow } from '../../lib/api/replace-row.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type Report = Answer<'adminReports'>['data'][number]
export const REPORT_STATES = ['open', 'answered', 'closed'] as const satisfies readonly Report['state'][]

const PAGE_SIZE = '20'
const REPORTS = ['admin', 'reports']

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

const refreshOverview = (): void => void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] })

/** Answers a message, closes it, or both. Throws `ApiError`. */
export async function answer(
  reportId: number,
  body: CallInput<'answerReport'>['body'],
  idempotencyKey: string,
): Promise<void> {
  const { message, data } = await callApi('answerReport', { params: { reportId }, body }, { idempotencyKey })
  replaceRow(REPORTS, data)
  void notify.success(message)
  refreshOverview()
}
