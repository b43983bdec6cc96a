import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type Consents = Answer<'getConsents'>

/** What the person agreed to, and whether they want news. */
export const useConsents = (userId: string) => useApiQuery('getConsents', { params: { userId } })

/** Gives or takes back the consent to news; the sentence of the server. The log is read again. */
export const saveMarketing = async (userId: string, marketing: boolean): Promise<string> => {
  const { message } = await callApi('setConsent', { params: { userId }, body: { marketing } })
  await invalidate('getConsents')
  return message
}
