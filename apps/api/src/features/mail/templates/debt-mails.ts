import type { Locale } from '@warda/i18n/keys'
import { say } from '@warda/i18n/say'
import type { MailPayloads } from '../mail-kinds.ts'
import { pageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { dayWords, isolate, money } from './format.ts'

/** Money was taken by hand and something is left to pay. */
export function paymentReceivedMail(payload: MailPayloads['payment-received'], frame: MailFrame): MailContent {
  const { language } = frame
  const { amount, remaining, dueDate } = payload
  const rows = [
    { label: say('mail_part_amount', language), value: money(amount, language) },
    { label: say('mail_part_remaining', language), value: money(remaining, language), strong: true },
    ...(dueDate === null ? [] : [{ label: say('mail_debt_due_day', language), value: dayWords(dueDate, language) }]),
  ]
  return {
    subject: say('mail_part_subject', language, { number: payload.orderNumber }),
    heading: say('mail_part_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: say('mail_part_text', language, { number: isolate(payload.orderNumber) }) },
      { kind: 'rows', rows },
      { kind: 'button', label: say('mail_order_button', language), url: pageLink(frame, payload.orderPath) },
    ],
  }
}

/** A debt is due soon, now, or was a week ago. */
export function debtReminderMail(payload: MailPayloads['debt-reminder'], frame: MailFrame): MailContent {
  const { language } = frame
  const number = isolate(payload.orderNumber)
  return {
    subject: say(`mail_debt_${payload.stage}_subject`, language, { number: payload.orderNumber }),
    heading: say(`mail_debt_${payload.stage}_heading`, language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: say(`mail_debt_${payload.stage}_text`, language, { number }) },
      {
        kind: 'rows',
        rows: [
          { label: say('mail_debt_amount', language), value: money(payload.amount, language), strong: true },
          { label: say('mail_debt_due_day', language), value: dayWords(payload.dueDate, language) },
        ],
      },
      { kind: 'button', label: say('mail_debt_button', language), url: pageLink(frame, payload.orderPath) },
      { kind: 'note', text: say('mail_debt_note', language) },
    ],
  }
}

const hello = (name: string, language: Locale): Block => ({
  kind: 'paragraph',
  text: say('mail_hello', language, { name: isolate(name) }),
})
