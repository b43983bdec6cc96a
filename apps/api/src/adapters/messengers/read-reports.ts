import { createHmac } from 'node:crypto'
import { equalsConstantTime } from '../../signing-keys.ts'
import type { DeliveryReport } from './messenger.ts'
import { readProviderId, toObject } from './send-request.ts'
import { getWhatsAppFailure } from './whatsapp.ts'

/** Whether `X-Hub-Signature-256` is the HMAC of the raw body with the secret of the Meta app. */
export const isWhatsAppSignature = (secret: string, body: Uint8Array, header: string | undefined): boolean =>
  header !== undefined &&
  equalsConstantTime(header, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The `messages` changes of a WhatsApp webhook. */
const listChanges = (body: unknown): Record<string, unknown>[] =>
  list(toObject(body)?.entry)
    .flatMap((entry) => list(toObject(entry)?.changes))
    .map((change) => toObject(toObject(change)?.value))
    .filter((value) => value !== null)

/** The statuses of a WhatsApp webhook; entries of another form and other statuses are left out. */
export const readWhatsAppReports = (body: unknown): DeliveryReport[] =>
  listChanges(body)
    .flatMap((value) => list(value.statuses))
    .flatMap((entry) => {
      const status = toObject(entry)
      const state = parseState(status?.status)
      const providerId = readProviderId(status?.id)
      if (status === null || state === null || providerId === null) return []
      const code = toObject(list(status.errors)[0])?.code
      return {
        provider: 'whatsapp',
        providerId,
        deliveryId: typeof status.biz_opaque_callback_data === 'string' ? status.biz_opaque_callback_data : null,
        state,
        reason: state === 'failed' ? getWhatsAppFailure(Number(code)) : null,
      }
    })

const STOP_WORDS = new Set(['stop', 'unsubscribe', 'ايقاف', 'إيقاف', 'توقف', 'الغاء', 'إلغاء'])
const START_WORDS = new Set(['start', 'ابدأ', 'ابدا', 'إبدأ'])

/** The numbers (`+9665…`) that answered with a word such as "stop" or "start", in the order of the answers. */
export const readWhatsAppWishes = (body: unknown): { phone: string; isStop: boolean }[] =>
  listChanges(body)
    .flatMap((value) => list(value.messages))
    .flatMap((entry) => {
      const message = toObject(entry)
      const text = toObject(message?.text)?.body ?? toObject(message?.button)?.text
      const word = typeof text === 'string' ? text.trim().toLowerCase() : ''
      const isStop = STOP_WORDS.has(word)
      if (!isStop && !START_WORDS.has(word)) return []
      return typeof message?.from === 'string' && /^\d{8,15}$/.test(message.from)
        ? [{ phone: `+${message.from}`, isStop }]
        : []
    })

const parseState = (status: unknown): DeliveryReport['state'] | null =>
  status === 'sent' || status === 'delivered' || status === 'read' || status === 'failed' ? status : null

/** A delivery report of an SMS provider: fields of the query, a form or a JSON object, in any case. */
export function readSmsReport(
  provider: 'unifonic' | 'taqnyat',
  fields: Record<string, unknown>,
): DeliveryReport | null {
  const values = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), toText(value)]))
  const providerId = readProviderId(values.get('messageid'))
  const state = parseSmsState(values.get('dlr') ?? values.get('status') ?? '')
  if (providerId === null || state === null) return null
  return {
    provider,
    providerId,
    deliveryId: values.get('correlationid') ?? null,
    state,
    reason: state === 'failed' ? 'not_reachable' : null,
  }
}

/** Objects of a JSON report have no text. */
const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function parseSmsState(status: string): DeliveryReport['state'] | null {
  if (/^(delivered|delivrd)$/i.test(status)) return 'delivered'
  if (/^(sent|queued|accepted)$/i.test(status)) return 'sent'
  return /^(undeliver\w*|undeliv|failed|rejected|rejectd|expired)$/i.test(status) ? 'failed' : null
}
