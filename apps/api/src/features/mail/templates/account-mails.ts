import { isolate } from '@warda/i18n/isolate'
import type { Locale, MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { createOneTimeToken, type LinkPurpose } from '../../../signing-keys.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatInstant } from './format.ts'

const PAGE: Record<LinkPurpose, string> = {
  'confirm-email': '/auth/confirm-email',
  'change-email': '/auth/confirm-email',
  'reset-password': '/auth/reset-password',
}
const WORD: Record<LinkPurpose, 'confirm' | 'change' | 'reset'> = {
  'confirm-email': 'confirm',
  'change-email': 'change',
  'reset-password': 'reset',
}

/** A page of the shop in the reader's language; the URL comes from the configuration, never from a request (H23). */
export function buildPageLink(frame: MailFrame, path: string, query: Record<string, string> = {}): string {
  const url = new URL(frame.publicUrl + path)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  if (frame.language === 'ar') url.searchParams.set('lng', 'ar')
  return url.href
}

export const hello = (name: string, language: Locale): Block => ({
  kind: 'paragraph',
  text: t('mail_hello', language, { name: isolate(name) }),
})

/** Mails with a single-use link: confirm an address, change it, or reset a password. */
export function linkMail(purpose: LinkPurpose, payload: MailPayloads[LinkPurpose], frame: MailFrame): MailContent {
  const { language } = frame
  const brand = frame.brand.name
  const key = WORD[purpose]
  const token = createOneTimeToken(frame.secret, purpose, payload.nonce)
  return {
    subject: t(`mail_${key}_subject`, language, { brand }),
    heading: t(`mail_${key}_heading`, language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t(`mail_${key}_text`, language, { brand, email: isolate(payload.email) }) },
      {
        kind: 'button',
        label: t(`mail_${key}_button`, language),
        url: buildPageLink(frame, PAGE[purpose], { token, email: payload.email }),
        withAddress: true,
      },
      { kind: 'note', text: t(`mail_${key}_note`, language, { brand }) },
    ],
  }
}

/** A change of the account, sent to the previous address with a way to stop it. */
function warning(
  name: string,
  keys: { subject: MessageKey; heading: MessageKey; text: MessageKey; note: MessageKey },
  values: Record<string, string>,
  frame: MailFrame,
): MailContent {
  const { language } = frame
  return {
    subject: t(keys.subject, language, { brand: frame.brand.name }),
    heading: t(keys.heading, language),
    blocks: [
      hello(name, language),
      { kind: 'paragraph', text: t(keys.text, language, values) },
      { kind: 'paragraph', text: t(keys.note, language) },
      {
        kind: 'button',
        label: t('mail_password_button', language),
        url: buildPageLink(frame, '/auth/forget-password'),
      },
    ],
  }
}

export const passwordChangedMail = (payload: MailPayloads['password-changed'], frame: MailFrame): MailContent =>
  warning(
    payload.fullName,
    {
      subject: 'mail_password_subject',
      heading: 'mail_password_heading',
      text: 'mail_password_text',
      note: 'mail_password_note',
    },
    { time: isolate(formatInstant(payload.at, frame.language)) },
    frame,
  )

export const emailChangedMail = (payload: MailPayloads['email-changed-notice'], frame: MailFrame): MailContent =>
  warning(
    payload.fullName,
    {
      subject: 'mail_notice_subject',
      heading: 'mail_notice_heading',
      text: 'mail_notice_text',
      note: 'mail_notice_note',
    },
    { email: isolate(payload.newEmail) },
    frame,
  )

export function welcomeMail(payload: MailPayloads['welcome-code'], frame: MailFrame): MailContent {
  const { language } = frame
  return {
    subject: t('mail_welcome_subject', language, { brand: frame.brand.name }),
    heading: t('mail_welcome_heading', language, { brand: frame.brand.name }),
    ...heroOf(frame),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_welcome_text', language, { percent: payload.percent }) },
      { kind: 'code', label: t('mail_welcome_code', language), code: payload.code },
      { kind: 'button', label: t('mail_welcome_button', language), url: buildPageLink(frame, '/shop') },
    ],
  }
}

/** The shop's picture above a heading; none when the shop has no picture. */
export const heroOf = ({ hero, publicUrl }: MailFrame): Pick<MailContent, 'hero'> =>
  hero ? { hero: { url: publicUrl + hero.path, text: hero.text } } : {}
