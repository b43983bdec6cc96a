import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { replaceRow } from '../../lib/api/replace-row.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type Report = Answer<'adminReports'>['data'][number]
export const REPORT_STATES = ['open', 'answered', 'closed'] as const satisfies readonly Report['state'][]

const PAGE_SIZE = '20'

/** One page of reports, open ones first; all states unless one is chosen. */
export const useReports = (chosen: string, page: number) => {
  const state = REPORT_STATES.find((reportState) => reportState === chosen)
  const query = { ...(state ? { state } : {}), page: String(page), pageSize: PAGE_SIZE }
  return useApiQuery('adminReports', { query }, { placeholderData: keepPreviousData })
}

/** Answers a report, closes it, or both. Throws `ApiError`. */
export async function answer(reportId: number, body: CallInput<'answerReport'>['body']): Promise<void> {
  const { message, data } = await callApi('answerReport', { params: { reportId }, body })
  replaceRow('adminReports', data)
  void notify.success(message)
  void invalidate('shopOverview')
}
