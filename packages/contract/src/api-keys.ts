import { API_SCOPES } from '@warda/domain/access/api-scopes'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant, messageAnswer, uuid } from './wire/amount.ts'
import { lineText } from './wire/text.ts'

/** Days until a key expires; null for a key that does not expire. */
export const API_KEY_DAYS = [30, 90, 365] as const

export const createApiKeyBody = z.object({
  name: lineText(1, 80),
  scopes: z.array(z.enum(API_SCOPES, 'invalid_choice'), 'required').check(
    z.minLength(1, 'required'),
    z.maxLength(API_SCOPES.length, 'invalid_choice'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'invalid_choice'),
  ),
  expiresInDays: z.nullable(z.literal([...API_KEY_DAYS], 'invalid_choice')),
})

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** The last four characters, to recognise a key in the list. */
  lastCharacters: z.string(),
  /** The employee for whom the key acts; it never has more than their permissions. */
  userName: z.string(),
  state: z.enum(['active', 'expired', 'revoked', 'userInactive']),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
})
export type ApiKey = z.infer<typeof apiKey>

const access = asAdmin('settings')

export const apiKeyEndpoints = {
  apiKeys: endpoint('apiKeys', {
    access,
    summary: 'API keys of other systems, the newest first; revoked ones for 90 days',
    answer: z.object({ data: z.array(apiKey) }),
  }),
  createApiKey: endpoint('createApiKey', {
    access,
    summary: 'Creates a key for the caller with some of their permissions; the only answer that contains the key',
    body: createApiKeyBody,
    answer: z.object({ message: z.string(), data: apiKey, key: z.string() }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: true,
  }),
  revokeApiKey: endpoint('revokeApiKey', {
    access,
    summary: 'Ends a key; its requests are refused from now on',
    params: z.object({ apiKeyId: uuid }),
    answer: messageAnswer,
  }),
}
