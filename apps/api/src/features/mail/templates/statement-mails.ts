import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createPayPath } from '../../../pay-url.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatMonth, money } from './format.ts'

/** A client's monthly statement: the amount owed now, with the movements as PDF. */
export function monthlyStatementMail(payload: MailPayloads['monthly-statement'], frame: MailFrame): MailContent {
  const { language } = frame
  const month = formatMonth(payload.month, language)
  const owes = payload.owed > 0
  const overdue = payload.overdue ?? 0
  return {
    subject: t('mail_statement_subject', language, { month }),
    heading: t('mail_statement_heading', language, { month }),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_statement_text', language, { month }) },
      {
        kind: 'rows',
        rows: [
          { label: t('mail_statement_owed', language), value: money(payload.owed, language), strong: true },
          ...(overdue > 0 ? [{ label: t('mail_statement_overdue', language), value: money(overdue, language) }] : []),
        ],
      },
      ...(overdue > 0 ? [overdueButton(payload.clientId, frame)] : []),
      {
        kind: 'button',
        label: t(owes ? 'mail_statement_pay' : 'mail_statement_open', language),
        url: buildPageLink(frame, payload.dashboardPath),
      },
    ],
  }
}

const overdueButton = (clientId: number, { language, secret, publicUrl }: MailFrame): Block => ({
  kind: 'button',
  label: t('mail_statement_pay_overdue', language),
  url: publicUrl + createPayPath(secret, { kind: 'overdue', id: String(clientId) }),
})
