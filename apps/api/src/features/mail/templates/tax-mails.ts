import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDay } from './format.ts'

const hello = (name: string, language: Locale): Block => ({
  kind: 'paragraph',
  text: t('mail_hello', language, { name: isolate(name) }),
})

/** The certificate of the tax unit expires; sent a month before, a week before and on the day. */
export function taxCertificateExpiryMail(
  payload: MailPayloads['tax-certificate-expiry'],
  frame: MailFrame,
): MailContent {
  const { language } = frame
  const date = isolate(formatDay(payload.expires, language))
  return {
    subject: t(`mail_tax_certificate_${payload.stage}_subject`, language),
    heading: t('mail_tax_certificate_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_tax_certificate_text', language, { date }) },
      { kind: 'paragraph', text: t('mail_tax_certificate_note', language) },
      { kind: 'button', label: t('mail_tax_button', language), url: buildPageLink(frame, payload.path) },
    ],
  }
}

/** The tax authority rejected documents. */
export function taxRejectedMail(payload: MailPayloads['tax-rejected'], frame: MailFrame): MailContent {
  const { language } = frame
  const { count, numbers } = payload
  const list = numbers.map(isolate).join(t('ui_list_comma', language))
  return {
    subject: t('mail_tax_rejected_subject', language, { count }),
    heading: t('mail_tax_rejected_heading', language),
    blocks: [
      hello(payload.fullName, language),
      {
        kind: 'paragraph',
        text:
          count > numbers.length
            ? t('mail_tax_rejected_some', language, { list, count: count - numbers.length })
            : t('mail_tax_rejected_text', language, { list }),
      },
      { kind: 'paragraph', text: t('mail_tax_rejected_note', language) },
      { kind: 'button', label: t('mail_tax_button', language), url: buildPageLink(frame, payload.path) },
    ],
  }
}
