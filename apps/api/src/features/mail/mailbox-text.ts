import type { Language } from '@warda/domain/language'
import { countSmsParts } from '@warda/domain/order-messages/sms-parts'
import { t } from '@warda/i18n/translate'
import type { MailboxText } from './queries.ts'
import { escapeHtml } from './templates/escape-html.ts'

/** Makes the addresses in a text links, as phones do. */
const linkAddresses = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}"><bdi dir="ltr">${escapeHtml(part)}</bdi></a>` : escapeHtml(part),
    )
    .join('')

/** A WhatsApp or text message of the demo mailbox, as a phone shows it. */
export function textPreviewHtml(message: MailboxText, time: string, language: Language): string {
  const { channel, toPhone, bodyText, language: written } = message
  const name = t(`mailbox_channel_${channel}`, language)
  const count = countSmsParts(bodyText)
  const parts = channel === 'sms' ? ` · ${escapeHtml(t('mailbox_parts', language, { count }))}` : ''
  const sender = bodyText.split(':')[0]?.slice(0, 30) ?? ''
  const direction = written === 'ar' ? 'rtl' : 'ltr'
  return `<p><a href="/mailbox">${escapeHtml(t('mailbox_back', language))}</a></p>
<h1><span class="channel ${channel}">${escapeHtml(name)}</span> <bdi dir="ltr">${escapeHtml(toPhone)}</bdi></h1>
<p class="soft"><bdi>${escapeHtml(time)}</bdi>${parts}</p>
<div class="phone ${channel}" lang="${written}" dir="${direction}"><header><span aria-hidden="true">${escapeHtml([...sender][0] ?? '')}</span><bdi>${escapeHtml(sender)}</bdi></header>
<p class="bubble" dir="auto">${linkAddresses(bodyText)}<time>${escapeHtml(time)}</time></p></div>`
}
