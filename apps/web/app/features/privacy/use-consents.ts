import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type Consents = Answer<'getConsents'>

const keyOf = (userId: string) => ['consents', userId]

/** What the person agreed to, and whether they want news. */
export const useConsents = (userId: string) =>
  useQuery(
    { queryKey: keyOf(userId), queryFn: ({ signal }) => callApi('getConsents', { params: { userId } }, { signal }) },
    queryClient,
  )

/** Gives or takes back the consent to news; the sentence of the server. The log is read again. */
export const saveMarketing = async (userId: string, marketing: boolean): Promise<string> => {
  const { message } = await callApi('setConsent', { params: { userId }, body: { marketing } })
  await queryClient.invalidateQueries({ queryKey: keyOf(userId) })
  return message
}
