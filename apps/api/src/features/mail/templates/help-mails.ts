import type { Locale, MessageKey } from '@warda/i18n/keys'
import { say } from '@warda/i18n/say'
import type { MailPayloads } from '../mail-kinds.ts'
import type { MailContent, MailFrame } from './content.ts'
import { isolate } from './format.ts'

const TYPE: Record<string, MessageKey> = {
  technicalIssue: 'contact_type_technical',
  paymentProblem: 'contact_type_payment',
  salesInquiry: 'contact_type_sales',
}

const typeOf = (problemType: string, language: Locale): string => {
  const key = TYPE[problemType]
  return key ? say(key, language) : problemType
}

/** Tells a writer that the message came. Repeats nothing they wrote: the address may be somebody else's. */
export function acknowledgedMail(payload: MailPayloads['problem-acknowledged'], frame: MailFrame): MailContent {
  const { language } = frame
  return {
    subject: say('mail_ack_subject', language),
    heading: say('mail_ack_heading', language),
    blocks: [
      { kind: 'paragraph', text: say('mail_ack_text', language, { reference: isolate(payload.reference) }) },
      {
        kind: 'rows',
        rows: [{ label: say('mail_report_type', language), value: typeOf(payload.problemType, language) }],
      },
      { kind: 'note', text: say('mail_ack_note', language) },
    ],
  }
}

/** The shop's answer, and below it what was asked. */
export function answeredMail(payload: MailPayloads['problem-answered'], frame: MailFrame): MailContent {
  const { language } = frame
  const hello = say('mail_hello', language, { name: isolate(payload.name) })
  return {
    subject: say('mail_answer_subject', language, { reference: payload.reference }),
    heading: say('mail_answer_heading', language),
    blocks: [
      ...(payload.name ? [{ kind: 'paragraph' as const, text: hello }] : []),
      { kind: 'quote', title: say('mail_answer_text', language), text: payload.text },
      { kind: 'quote', title: say('mail_answer_asked', language), text: payload.description },
      { kind: 'note', text: say('mail_answer_note', language) },
    ],
  }
}

/** Tells the shop what somebody wrote, and where to answer. */
export function receivedMail(payload: MailPayloads['problem-received'], frame: MailFrame): MailContent {
  const { language } = frame
  const { reference } = payload
  return {
    subject: say('mail_report_subject', language, { reference }),
    heading: say('mail_report_heading', language),
    blocks: [
      { kind: 'paragraph', text: say('mail_report_text', language, { reference: isolate(reference) }) },
      {
        kind: 'rows',
        rows: [
          { label: say('mail_report_name', language), value: payload.name },
          { label: say('mail_report_email', language), value: payload.email, ltr: true },
          { label: say('mail_report_phone', language), value: payload.phone, ltr: true },
          { label: say('mail_report_type', language), value: typeOf(payload.problemType, language) },
        ],
      },
      { kind: 'quote', title: say('mail_report_description', language), text: payload.description },
    ],
  }
}
