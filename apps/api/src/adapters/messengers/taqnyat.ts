import type { FailureCode } from '@warda/domain/order-messages/delivery-report'
import type { Messenger, SendResult } from './messenger.ts'
import { type ProviderAnswer, readProviderId, sendRequest } from './send-request.ts'

export type TaqnyatAccess = { url: string; token: string; sender: string; timeoutMs: number }

/** Text messages by Taqnyat (`POST /v1/messages`). */
export const taqnyatMessenger = ({ url, token, sender, timeoutMs }: TaqnyatAccess): Messenger => ({
  provider: 'taqnyat',
  async send({ to, text }) {
    const number = to.replace('+', '')
    const answer = await sendRequest({
      url: `${url.replace(/\/$/, '')}/v1/messages`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipients: [number], body: text, sender }),
      timeoutMs,
    })
    return readAnswer(answer, number)
  },
})

function readAnswer(answer: ProviderAnswer, number: string): SendResult {
  if (answer.kind === 'unreachable') return { kind: 'later', reason: 'provider_down', afterSeconds: null }
  if (answer.kind === 'lost') return { kind: 'lost' }
  const { body, retryAfterSeconds } = answer
  // The body repeats the status; some errors come with status 200.
  const status = Number(body.statusCode ?? answer.status)
  if (status === 429) return { kind: 'later', reason: 'too_many', afterSeconds: retryAfterSeconds }
  if (status >= 500) return { kind: 'lost' }
  if (status === 200 || status === 201) {
    // Lists are texts such as `[966500000000,]`.
    if (String(body.rejected ?? '').includes(number)) return { kind: 'refused', reason: 'invalid_number' }
    const providerId = readProviderId(body.messageId)
    return providerId === null ? { kind: 'lost' } : { kind: 'accepted', providerId }
  }
  return { kind: 'refused', reason: getFailure(status, String(body.message ?? '')) }
}

/** The documentation gives statuses and sentences, no codes. */
function getFailure(status: number, message: string): FailureCode {
  if (status === 401 || status === 403) return 'credentials'
  if (/balance|credit/i.test(message)) return 'no_credit'
  if (/sender/i.test(message)) return 'sender_rejected'
  return /recipient|number|mobile/i.test(message) ? 'invalid_number' : 'other'
}
