import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { createPayPath } from '../../../pay-url.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDay, money } from './format.ts'

/** A partial manual payment, and the amount left. */
export function paymentReceivedMail(payload: MailPayloads['payment-received'], frame: MailFrame): MailContent {
  const { language } = frame
  const { amount, remaining, dueDate } = payload
  const rows = [
    { label: t('mail_part_amount', language), value: money(amount, language) },
    { label: t('mail_part_remaining', language), value: money(remaining, language), strong: true },
    ...(dueDate === null ? [] : [{ label: t('mail_debt_due_day', language), value: formatDay(dueDate, language) }]),
  ]
  return {
    subject: t('mail_part_subject', language, { number: payload.orderNumber }),
    heading: t('mail_part_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_part_text', language, { number: isolate(payload.orderNumber) }) },
      { kind: 'rows', rows },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** A debt that is due soon, is due today, or was due a week ago. */
export function debtReminderMail(payload: MailPayloads['debt-reminder'], frame: MailFrame): MailContent {
  const { language } = frame
  const number = isolate(payload.orderNumber)
  return {
    subject: t(`mail_debt_${payload.stage}_subject`, language, { number: payload.orderNumber }),
    heading: t(`mail_debt_${payload.stage}_heading`, language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t(`mail_debt_${payload.stage}_text`, language, { number }) },
      {
        kind: 'rows',
        rows: [
          { label: t('mail_debt_amount', language), value: money(payload.amount, language), strong: true },
          { label: t('mail_debt_due_day', language), value: formatDay(payload.dueDate, language) },
        ],
      },
      debtButton(payload, frame),
      { kind: 'note', text: t('mail_debt_note', language) },
    ],
  }
}

/** Leads to the payment page of the debt. */
const debtButton = ({ debtId, orderPath }: MailPayloads['debt-reminder'], frame: MailFrame): Block => {
  const { language, secret, publicUrl } = frame
  if (debtId === undefined)
    return { kind: 'button', label: t('mail_debt_button', language), url: buildPageLink(frame, orderPath) }
  const url = publicUrl + createPayPath(secret, { kind: 'debt', id: String(debtId) })
  return { kind: 'button', label: t('mail_debt_pay', language), url }
}

const hello = (name: string, language: Locale): Block => ({
  kind: 'paragraph',
  text: t('mail_hello', language, { name: isolate(name) }),
})
