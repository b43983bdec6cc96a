import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { MailboxRow, MailboxText } from './queries.ts'
import { escapeHtml } from './templates/escape-html.ts'

/** The entries of the demo mailbox as HTML, newest first, each with the mark of its channel. */
export function listItems(
  { mails, texts }: { mails: readonly MailboxRow[]; texts: readonly MailboxText[] },
  language: Language,
  formatTime: (at: Date) => string,
): string[] {
  const entries = [
    ...mails.map((mail) => ({ ...mail, channel: 'mail' as const, href: mail.id, to: mail.to_address })),
    ...texts.map((text) => ({ ...text, subject: text.bodyText, href: `texts/${text.id}`, to: text.toPhone })),
  ]
  return entries
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(
      ({ channel, href, subject, to, at, language: written }) =>
        `<li><a href="/mailbox/${href}"><span class="subject" lang="${escapeHtml(written)}" dir="auto">${escapeHtml(subject)}</span><span class="soft"><span class="channel ${channel}">${escapeHtml(t(`mailbox_channel_${channel}`, language))}</span>${escapeHtml(t('mailbox_to', language))} <bdi dir="ltr">${escapeHtml(to)}</bdi> · <bdi>${escapeHtml(formatTime(at))}</bdi></span></a></li>`,
    )
}
