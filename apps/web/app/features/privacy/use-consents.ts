import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type Consents = Answer<'getConsents'>

/** The user's consents, including marketing. */
export const useConsents = (userId: string) => useApiQuery('getConsents', { params: { userId } })

/** Gives or withdraws the marketing consent and refetches the log; returns the server's message. */
export const saveMarketing = async (userId: string, marketing: boolean): Promise<string> => {
  const { message } = await callApi('setConsent', { params: { userId }, body: { marketing } })
  await invalidate('getConsents')
  return message
}
