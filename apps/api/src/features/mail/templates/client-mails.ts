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

/** The shop's decision on a client's profile, with the requested changes. */
export function clientReviewedMail(payload: MailPayloads['client-reviewed'], frame: MailFrame): MailContent {
  const { language } = frame
  const { decision, note } = payload
  const name = isolate(payload.organizationName)
  return {
    subject: t(`mail_client_${decision}_subject`, language),
    heading: t(`mail_client_${decision}_heading`, language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t(`mail_client_${decision}_text`, language, { name }) },
      ...(note === '' ? [] : [{ kind: 'quote' as const, title: t('mail_client_note', language), text: note }]),
      { kind: 'button', label: t('mail_client_button', language), url: buildPageLink(frame, payload.path) },
    ],
  }
}

/** A commercial registration that expires; sent a month before, a week before and on the day. */
export function registrationExpiryMail(payload: MailPayloads['registration-expiry'], frame: MailFrame): MailContent {
  const { language } = frame
  const values = { name: isolate(payload.organizationName), date: isolate(formatDay(payload.expires, language)) }
  return {
    subject: t(`mail_registration_${payload.stage}_subject`, language),
    heading: t('mail_registration_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_registration_text', language, values) },
      { kind: 'paragraph', text: t('mail_registration_note', language) },
      { kind: 'button', label: t('mail_client_button', language), url: buildPageLink(frame, payload.path) },
    ],
  }
}
