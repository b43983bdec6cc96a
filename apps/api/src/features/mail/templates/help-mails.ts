import { isolate } from '@warda/i18n/isolate'
import type { Locale, MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import type { MailContent, MailFrame } from './content.ts'

const TYPE: Record<string, MessageKey> = {
  technicalIssue: 'contact_type_technical',
  paymentProblem: 'contact_type_payment',
  salesInquiry: 'contact_type_sales',
}

const problemTypeLabel = (problemType: string, language: Locale): string => {
  const key = TYPE[problemType]
  return key ? t(key, language) : problemType
}

/** Confirms a report to its sender. Repeats no text of it, because the address may belong to somebody else. */
export function acknowledgedMail(payload: MailPayloads['problem-acknowledged'], frame: MailFrame): MailContent {
  const { language } = frame
  return {
    subject: t('mail_ack_subject', language),
    heading: t('mail_ack_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_ack_text', language, { reference: isolate(payload.reference) }) },
      {
        kind: 'rows',
        rows: [{ label: t('mail_report_type', language), value: problemTypeLabel(payload.problemType, language) }],
      },
      { kind: 'note', text: t('mail_ack_note', language) },
    ],
  }
}

/** The shop's reply, followed by the report. */
export function answeredMail(payload: MailPayloads['problem-answered'], frame: MailFrame): MailContent {
  const { language } = frame
  const hello = t('mail_hello', language, { name: isolate(payload.name) })
  return {
    subject: t('mail_answer_subject', language, { reference: payload.reference }),
    heading: t('mail_answer_heading', language),
    blocks: [
      ...(payload.name ? [{ kind: 'paragraph' as const, text: hello }] : []),
      { kind: 'quote', title: t('mail_answer_text', language), text: payload.text },
      { kind: 'quote', title: t('mail_answer_asked', language), text: payload.description },
      { kind: 'note', text: t('mail_answer_note', language) },
    ],
  }
}

/** Forwards a report to the shop, with the address to reply to. */
export function receivedMail(payload: MailPayloads['problem-received'], frame: MailFrame): MailContent {
  const { language } = frame
  const { reference } = payload
  return {
    subject: t('mail_report_subject', language, { reference }),
    heading: t('mail_report_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_report_text', language, { reference: isolate(reference) }) },
      {
        kind: 'rows',
        rows: [
          { label: t('mail_report_name', language), value: payload.name },
          { label: t('mail_report_email', language), value: payload.email, ltr: true },
          { label: t('mail_report_phone', language), value: payload.phone, ltr: true },
          { label: t('mail_report_type', language), value: problemTypeLabel(payload.problemType, language) },
        ],
      },
      { kind: 'quote', title: t('mail_report_description', language), text: payload.description },
    ],
  }
}
