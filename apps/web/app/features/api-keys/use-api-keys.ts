import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export const useApiKeys = () => useApiQuery('apiKeys', {}, { select: ({ data }) => data })

/** Creates a key; no other response contains it. */
export async function createApiKey(body: CallInput<'createApiKey'>['body']): Promise<Answer<'createApiKey'>> {
  const created = await callApi('createApiKey', { body })
  await invalidate('apiKeys')
  return created
}

/** Returns the server's message. */
export async function revokeApiKey(apiKeyId: string): Promise<string> {
  const { message } = await callApi('revokeApiKey', { params: { apiKeyId } })
  await invalidate('apiKeys')
  return message
}
