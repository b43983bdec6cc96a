import type { FailureCode } from '@warda/domain/order-messages/delivery-report'
import type { Messenger, SendResult } from './messenger.ts'
import { type ProviderAnswer, readProviderId, sendRequest, toObject } from './send-request.ts'

export type WhatsAppAccess = { url: string; token: string; phoneNumberId: string; timeoutMs: number }

/** WhatsApp Cloud API of Meta: template messages (`POST /{phone-number-id}/messages`). */
export const whatsAppMessenger = ({ url, token, phoneNumberId, timeoutMs }: WhatsAppAccess): Messenger => ({
  provider: 'whatsapp',
  async send({ id, to, language, template, parameters }) {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace('+', ''),
      type: 'template',
      template: {
        name: template,
        language: { code: language },
        components: [
          { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: toParameter(text) })) },
        ],
      },
      // Returned by every report about this message.
      biz_opaque_callback_data: id,
    }
    return readAnswer(
      await sendRequest({
        url: `${url.replace(/\/$/, '')}/${phoneNumberId}/messages`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        timeoutMs,
      }),
    )
  },
})

/** Parameters must not have line breaks, tabs or more than four spaces in a row, and not be empty. */
const toParameter = (text: string): string => text.replace(/\s+/g, ' ').trim() || '-'

function readAnswer(answer: ProviderAnswer): SendResult {
  if (answer.kind === 'unreachable') return { kind: 'later', reason: 'provider_down', afterSeconds: null }
  if (answer.kind === 'lost') return { kind: 'lost' }
  const { status, body, retryAfterSeconds } = answer
  const error = toObject(body.error)
  if (error === null) {
    const message = Array.isArray(body.messages) ? toObject(body.messages[0]) : null
    const providerId = status === 200 ? readProviderId(message?.id) : null
    return providerId === null ? { kind: 'lost' } : { kind: 'accepted', providerId }
  }
  const code = Number(error.code)
  if (status === 429 || RATE_LIMITS.has(code))
    return { kind: 'later', reason: 'too_many', afterSeconds: retryAfterSeconds }
  if (TEMPORARY.has(code)) return { kind: 'later', reason: 'provider_down', afterSeconds: retryAfterSeconds }
  if (status >= 500) return { kind: 'lost' }
  return { kind: 'refused', reason: getWhatsAppFailure(code) }
}

/** Limits of the app, the account, the number and the pair of numbers. */
const RATE_LIMITS = new Set([4, 80007, 130429, 131048, 131056])
/** "API service" and "service unavailable": documented as not processed. */
const TEMPORARY = new Set([2, 131016])

const FAILURES: Record<number, FailureCode> = {
  0: 'credentials',
  3: 'credentials',
  10: 'credentials',
  190: 'credentials',
  368: 'sender_rejected',
  130472: 'not_reachable',
  131005: 'credentials',
  131008: 'template_rejected',
  131009: 'invalid_number',
  131021: 'invalid_number',
  131026: 'not_reachable',
  131030: 'sender_rejected',
  131031: 'sender_rejected',
  131042: 'no_credit',
  131045: 'sender_rejected',
  131047: 'template_rejected',
  131049: 'blocked',
  131050: 'blocked',
  132000: 'template_rejected',
  132001: 'template_rejected',
  132005: 'template_rejected',
  132007: 'template_rejected',
  132012: 'template_rejected',
  132015: 'template_rejected',
  132016: 'template_rejected',
  133010: 'sender_rejected',
  131048: 'too_many',
  131056: 'too_many',
  130429: 'too_many',
}

/** The reason of a documented error code. */
export const getWhatsAppFailure = (code: number): FailureCode =>
  FAILURES[code] ?? (code >= 200 && code <= 299 ? 'credentials' : 'other')
