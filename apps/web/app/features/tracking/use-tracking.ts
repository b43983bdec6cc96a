import type { Answer } from '@warda/contract/call'
import type { Tracking } from '@warda/contract/tracking'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'

const REFRESH_MS = 30_000

/** Stages that nothing follows. */
const isFinal = (stage: Tracking['stage'] | undefined): boolean => stage === 'delivered' || stage === 'cancelled'

/** The delivery of a code; begins with what the server rendered, and refreshes while the page is visible. */
export const useTracking = (code: string, rendered: Answer<'getTracking'>) =>
  useApiQuery(
    'getTracking',
    { params: { code } },
    {
      placeholderData: rendered,
      refetchInterval: ({ state }) => (isFinal(state.data?.data.stage) ? false : REFRESH_MS),
      retry: false,
    },
  )

/** Ends the messages to the recipient's number. */
export async function stopMessages(code: string): Promise<void> {
  const { data } = await callApi('stopTrackingMessages', { params: { code } })
  writeCached('getTracking', { params: { code } }, { data })
}
