import type { FailureCode } from '@warda/domain/order-messages/delivery-report'
import type { Messenger, SendResult } from './messenger.ts'
import { type ProviderAnswer, readProviderId, sendRequest, toObject } from './send-request.ts'

export type UnifonicAccess = { url: string; appSid: string; sender: string; timeoutMs: number }

/** Text messages by Unifonic (`POST /rest/SMS/messages`, form encoded; errors are statuses of their own from 400 to 499). */
export const unifonicMessenger = ({ url, appSid, sender, timeoutMs }: UnifonicAccess): Messenger => ({
  provider: 'unifonic',
  async send({ id, to, text }) {
    const body = new URLSearchParams({
      AppSid: appSid,
      SenderID: sender,
      Recipient: to.replace('+', ''),
      Body: text,
      responseType: 'JSON',
      CorrelationID: id,
      async: 'false',
    })
    const answer = await sendRequest({
      url: `${url.replace(/\/$/, '')}/rest/SMS/messages`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      timeoutMs,
    })
    return readAnswer(answer)
  },
})

function readAnswer(answer: ProviderAnswer): SendResult {
  if (answer.kind === 'unreachable') return { kind: 'later', reason: 'provider_down', afterSeconds: null }
  if (answer.kind === 'lost') return { kind: 'lost' }
  const { status, body, retryAfterSeconds } = answer
  if (status === 429) return { kind: 'later', reason: 'too_many', afterSeconds: retryAfterSeconds }
  if (status >= 500 && status !== 599) return { kind: 'lost' }
  const data = toObject(body.data)
  if (isTrue(body.success)) {
    const providerId = readProviderId(data?.MessageID)
    return providerId === null ? { kind: 'lost' } : { kind: 'accepted', providerId }
  }
  if (status < 400 && body.success !== false && body.success !== 'false') return { kind: 'lost' }
  // The error code repeats the status, as in `ER-482`.
  const code = Number(/(\d{3})$/.exec(String(body.errorCode ?? ''))?.[1] ?? status)
  if (code === 429) return { kind: 'later', reason: 'too_many', afterSeconds: retryAfterSeconds }
  // The same correlation id was sent before: it is on its way.
  if (code === 409) return { kind: 'accepted', providerId: readProviderId(data?.MessageID) }
  return { kind: 'refused', reason: FAILURES[code] ?? 'other' }
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

const FAILURES: Record<number, FailureCode> = {
  401: 'credentials',
  402: 'credentials',
  403: 'credentials',
  410: 'invalid_number',
  422: 'invalid_number',
  440: 'sender_rejected',
  480: 'sender_rejected',
  481: 'invalid_number',
  482: 'invalid_number',
  483: 'invalid_number',
}
