import { formatHijriDate } from '@warda/i18n/format-hijri'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createUnsubscribeToken } from '../../../unsubscribe-token.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink, hello } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { formatDay, formatWeekday } from './format.ts'

/** Reminds a person of an occasion, with a link to flowers for it and one that stops the reminder. */
export function occasionReminderMail(payload: MailPayloads['occasion-reminder'], frame: MailFrame): MailContent {
  const { language, secret } = frame
  const { date, occasion, occasionName, recipientName } = payload
  const token = createUnsubscribeToken(secret, 'occasion-reminder', payload.reminderId)
  const stopUrl = buildPageLink(frame, '/reminders/stop', { token })
  const names = { name: isolate(recipientName), occasion: isolate(occasionName) }
  const day = formatDay(date, language)
  return {
    subject: t('mail_occasion_subject', language, { day }),
    heading: t('mail_occasion_heading', language, names),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_occasion_text', language, names) },
      {
        kind: 'rows',
        rows: [
          { label: t('mail_occasion_day', language), value: `${formatWeekday(date, language)} ${day}`, strong: true },
          { label: t('mail_occasion_hijri', language), value: formatHijriDate(date, language) },
        ],
      },
      {
        kind: 'button',
        label: t('mail_occasion_button', language),
        url: buildPageLink(frame, '/shop', occasion === null ? {} : { occasion }),
      },
      { kind: 'note', text: t('mail_occasion_note', language) },
      { kind: 'button', label: t('mail_occasion_stop', language), url: stopUrl },
    ],
    unsubscribeUrl: stopUrl,
  }
}
