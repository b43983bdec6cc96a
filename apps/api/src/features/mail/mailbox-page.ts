import { LANGUAGE_KEY, type Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { RawRoute } from '../../app.ts'
import { withPortInUse } from '../../local-address.ts'
import { listItems } from './mailbox-list.ts'
import { textPreviewHtml } from './mailbox-text.ts'
import {
  findAttachment,
  findMailbox,
  findMailboxMessage,
  findMailboxText,
  findMailboxTexts,
  type MailboxRow,
  type MailboxText,
} from './queries.ts'
import { escapeHtml } from './templates/escape-html.ts'

const SHOWN = 200

/** Forbids scripts and external requests; frames inherit this policy. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The demo mailbox: `/mailbox` lists the sent mails, WhatsApp and text messages, `/mailbox/{id}` shows one, `/mailbox.json?to=` returns them as JSON. Never exists in
 * production. A sandboxed frame shows the mail: its links work, nothing in it runs.
 */
export const mailboxPage: RawRoute = (app, context) => {
  if (!context.config.MAILBOX) return
  const lead = context.config.DEMO ? 'mailbox_lead' : 'mailbox_lead_development'

  const answer = (body: string, language: Language, title: string, status = 200): Response =>
    new Response(pageHtml(body, language, title), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
      },
    })

  app.get('/mailbox', async (c) => {
    const language = chooseLanguage(c.req.header('cookie'), c.req.query('lng'), c.get('language'))
    const to = readRecipient(c.req.query('to'))
    const sent = {
      mails: await findMailbox(context.db, to, SHOWN),
      texts: await findMailboxTexts(context.db, to, SHOWN),
    }
    return answer(listHtml(sent, language, lead), language, t('mailbox_title', language))
  })

  app.get('/mailbox.json', async (c) => {
    const to = readRecipient(c.req.query('to'))
    const mails = await findMailbox(context.db, to, SHOWN)
    const data = mails.map((mail) => ({
      id: mail.id,
      to: mail.to_address,
      subject: mail.subject,
      html: withPortInUse(mail.html, context.config.PUBLIC_URL),
      text: withPortInUse(mail.body_text, context.config.PUBLIC_URL),
      language: mail.language,
      at: mail.at.toISOString(),
      attachments: mail.attachments.map((file, at) => ({ ...file, url: attachmentPath(mail.id, at) })),
    }))
    const texts = (await findMailboxTexts(context.db, to, SHOWN)).map((text) => ({
      id: text.id,
      channel: text.channel,
      to: text.toPhone,
      text: withPortInUse(text.bodyText, context.config.PUBLIC_URL),
      language: text.language,
      at: text.at.toISOString(),
    }))
    return c.json({ data, texts }, 200, { 'cache-control': 'no-store' })
  })

  app.get('/mailbox/texts/:id{[1-9][0-9]{0,8}}', async (c) => {
    const language = chooseLanguage(c.req.header('cookie'), c.req.query('lng'), c.get('language'))
    const text = await findMailboxText(context.db, Number(c.req.param('id')))
    if (!text) return answer(listHtml(NOTHING, language, lead), language, t('mailbox_title', language), 404)
    const title = t('mailbox_text_title', language, { phone: text.toPhone })
    const shown = { ...text, bodyText: withPortInUse(text.bodyText, context.config.PUBLIC_URL) }
    return answer(textPreviewHtml(shown, formatTime(text.at, language), language), language, title)
  })

  app.get('/mailbox/:id{[1-9][0-9]{0,8}}', async (c) => {
    const language = chooseLanguage(c.req.header('cookie'), c.req.query('lng'), c.get('language'))
    const mail = await findMailboxMessage(context.db, Number(c.req.param('id')))
    if (!mail) return answer(listHtml(NOTHING, language, lead), language, t('mailbox_title', language), 404)
    return answer(withPortInUse(mailHtml(mail, language), context.config.PUBLIC_URL), language, mail.subject)
  })

  app.get('/mailbox/:id{[1-9][0-9]{0,8}}/:at{[0-9]{1,2}}', async (c) => {
    const file = await findAttachment(context.db, Number(c.req.param('id')), Number(c.req.param('at')))
    if (!file) return c.notFound()
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.mime,
      'content-disposition': `attachment; filename="${file.fileName}"`,
      'cache-control': 'no-store',
    })
  })
}

/** PostgreSQL stores no U+0000, so no recipient contains one. */
const readRecipient = (to: string | undefined): string | undefined => to?.replaceAll('\0', '\uFFFD')

/** The path of an attachment. */
const attachmentPath = (id: number, at: number): string => `/mailbox/${id}/${at}`

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(en|ar)\\b`)

/** The stored language, else `?lng=`, else the preference of the browser. */
function chooseLanguage(cookies: string | undefined, query: string | undefined, preferred: Language): Language {
  const stored = LANGUAGE_COOKIE.exec(cookies ?? '')?.[1] ?? query
  return stored === 'ar' || stored === 'en' ? stored : preferred
}

const formatTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(at)

type Sent = { mails: MailboxRow[]; texts: MailboxText[] }
const NOTHING: Sent = { mails: [], texts: [] }

function listHtml(sent: Sent, language: Language, lead: MessageKey): string {
  const items = listItems(sent, language, (at) => formatTime(at, language)).slice(0, SHOWN)
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : `<p>${escapeHtml(t('mailbox_empty', language))}</p>`
  return `<h1>${escapeHtml(t('mailbox_title', language))}</h1><p class="soft">${escapeHtml(t(lead, language))}</p>${list}`
}

function mailHtml(mail: MailboxRow, language: Language): string {
  // Links open outside the frame, as from a mail program.
  const framed = mail.html.replace('<head>', '<head><base target="_top">')
  return `<p><a href="/mailbox">${escapeHtml(t('mailbox_back', language))}</a></p>
<h1 dir="auto" lang="${escapeHtml(mail.language)}">${escapeHtml(mail.subject)}</h1>
<p class="soft">${escapeHtml(t('mailbox_to', language))} <bdi dir="ltr">${escapeHtml(mail.to_address)}</bdi> · <bdi>${escapeHtml(formatTime(mail.at, language))}</bdi></p>
<iframe title="${escapeHtml(t('mailbox_frame', language))}" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${escapeHtml(framed)}"></iframe>
${attachmentsHtml(mail, language)}
<details><summary>${escapeHtml(t('mailbox_text', language))}</summary><pre dir="auto">${escapeHtml(mail.body_text)}</pre></details>`
}

function attachmentsHtml(mail: MailboxRow, language: Language): string {
  if (mail.attachments.length === 0) return ''
  const items = mail.attachments.map(
    ({ fileName }, at) =>
      `<li><a href="${attachmentPath(mail.id, at)}"><bdi dir="ltr">${escapeHtml(fileName)}</bdi></a></li>`,
  )
  return `<h2>${escapeHtml(t('mailbox_attachments', language))}</h2><ol>${items.join('')}</ol>`
}

const pageHtml = (body: string, language: Language, title: string): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>
body{margin:0;background:#FBF8F3;color:#241F1C;font:16px/1.6 Figtree,'Readex Pro',system-ui,sans-serif}
main{max-width:760px;margin-inline:auto;padding:32px 16px 64px}
h1{font-family:Fraunces,'El Messiri',Georgia,serif;font-weight:500;color:#2E4A3B;margin-block:0 8px}
a{color:#2E4A3B}.soft{color:#6A625B;font-size:14px}
ol{list-style:none;padding:0;margin-block:24px}li a{display:block;padding:14px 18px;min-height:44px;background:#fff;border:1px solid #E9E1D6;border-radius:14px;margin-block-end:8px;text-decoration:none}
li a:hover .subject,li a:focus-visible .subject{text-decoration:underline}.subject{display:block;color:#241F1C;text-align:start}
a:focus-visible,summary:focus-visible{outline:2px solid #2E4A3B;outline-offset:2px}
iframe{inline-size:100%;block-size:70vh;border:1px solid #E9E1D6;border-radius:14px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #E9E1D6;border-radius:14px;padding:16px}
summary{min-height:44px;padding-block:10px;cursor:pointer}
.channel{display:inline-block;margin-inline-end:8px;padding:1px 9px;border-radius:99px;font-size:12px;font-weight:600;background:#EFE9DF;color:#4B443D}
.channel.whatsapp{background:#DFF3E4;color:#14532D}.channel.sms{background:#E3EBF8;color:#1E3A6E}
.phone{max-width:360px;margin:28px auto 0;padding:14px;border:10px solid #241F1C;border-radius:44px;background:#F3EDE3;min-block-size:440px}
.phone.whatsapp{background:#EFE7DC}.phone.sms{background:#fff}
.phone header{display:flex;gap:10px;align-items:center;padding:8px 6px 12px;border-block-end:1px solid #E3DACD;font-weight:600}
.phone header span{display:grid;place-items:center;inline-size:36px;block-size:36px;border-radius:50%;background:#2E4A3B;color:#fff}
.bubble{margin-block-start:18px;margin-inline-end:32px;padding:10px 14px;border-radius:4px 16px 16px 16px;background:#fff;box-shadow:0 1px 1px #0002;overflow-wrap:anywhere;white-space:pre-wrap}
[dir=rtl] .bubble{border-radius:16px 4px 16px 16px}
.phone.sms .bubble{background:#ECECEE;box-shadow:none}
.bubble time{display:block;margin-block-start:4px;font-size:12px;color:#6A625B;text-align:end}
</style></head><body><main>${body}</main></body></html>`
