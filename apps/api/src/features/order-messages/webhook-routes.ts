import {
  isWhatsAppSignature,
  readSmsReport,
  readWhatsAppReports,
  readWhatsAppWishes,
} from '../../adapters/messengers/read-reports.ts'
import type { RawRoute } from '../../app.ts'
import { readBounded } from '../../read-bounded.ts'
import { equalsConstantTime } from '../../signing-keys.ts'
import { applyReport } from './apply-report.ts'
import { allowMessages, stopMessages } from './stop-messages.ts'

/** Reports have some kilobytes. */
const MAX_BYTES = 256_000

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

/**
 * `/webhooks/whatsapp`: the verification by Meta (GET with the verify token) and its reports (POST, signed). A report that cannot be read is
 * answered with success, because Meta repeats others for days.
 */
export const whatsAppWebhook: RawRoute = (app, context) => {
  const { WHATSAPP, WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: verifyToken } = context.config
  if (WHATSAPP !== 'cloud' || !secret) return
  app.get('/webhooks/whatsapp', (c) => {
    const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = c.req.query()
    const isKnown = mode === 'subscribe' && verifyToken !== undefined && equalsConstantTime(token, verifyToken)
    return isKnown && /^[\w-]{1,200}$/.test(challenge) ? c.text(challenge) : c.text('', 403)
  })
  app.post('/webhooks/whatsapp', async (c) => {
    const bytes = await readBounded(c.req.raw, MAX_BYTES)
    if (bytes === null) return c.text('', 413)
    if (!isWhatsAppSignature(secret, bytes, c.req.header('x-hub-signature-256'))) return c.text('', 401)
    const body = parseJson(bytes)
    for (const report of readWhatsAppReports(body)) await applyReport(context, report)
    for (const { phone, isStop } of readWhatsAppWishes(body))
      await (isStop ? stopMessages(context, phone, 'reply') : allowMessages(context, phone))
    return c.text('', 200)
  })
}

/**
 * `/webhooks/sms/{SMS_WEBHOOK_SECRET}`: delivery reports of the SMS provider, which signs nothing: the secret in the address proves it. Fields
 * come as query, form or JSON.
 */
export const smsWebhook: RawRoute = (app, context) => {
  const { SMS: provider, SMS_WEBHOOK_SECRET: secret } = context.config
  if ((provider !== 'unifonic' && provider !== 'taqnyat') || !secret) return
  app.on(['GET', 'POST'], '/webhooks/sms/:secret', async (c) => {
    if (!equalsConstantTime(c.req.param('secret'), secret)) return c.text('', 404)
    const bytes = c.req.method === 'POST' ? await readBounded(c.req.raw, MAX_BYTES) : new Uint8Array()
    if (bytes === null) return c.text('', 413)
    const json = parseJson(bytes)
    const form = Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))
    const entries = Array.isArray(json) ? json : [typeof json === 'object' && json !== null ? json : form]
    for (const entry of entries.slice(0, 1_000)) {
      const report = readSmsReport(provider, { ...c.req.query(), ...(entry as Record<string, unknown>) })
      if (report) await applyReport(context, report)
    }
    return c.text('', 200)
  })
}
