import { formatDevice } from '@warda/i18n/format-device'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink, hello } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { formatInstant } from './format.ts'

/** A login in a browser that is new to the account, with a link to the list of sessions. */
export function newLoginMail(payload: MailPayloads['new-login'], frame: MailFrame): MailContent {
  const { language } = frame
  const time = isolate(formatInstant(payload.at, language))
  const device = formatDevice(payload, language)
  return {
    subject: t('mail_new_login_subject', language, { brand: frame.brand.name }),
    heading: t('mail_new_login_heading', language),
    blocks: [
      hello(payload.fullName, language),
      {
        kind: 'paragraph',
        text: payload.ip
          ? t('mail_new_login_text_ip', language, { time, device, ip: isolate(payload.ip) })
          : t('mail_new_login_text', language, { time, device }),
      },
      { kind: 'paragraph', text: t('mail_new_login_note', language) },
      {
        kind: 'button',
        label: t('mail_new_login_button', language),
        url: `${buildPageLink(frame, `/setting/${payload.userId}`)}#sessions`,
      },
    ],
  }
}

/** A change of the second factor, which somebody else may have made. */
export function secondFactorMail(payload: MailPayloads['second-factor-changed'], frame: MailFrame): MailContent {
  const { language } = frame
  const { change, fullName, userId, at } = payload
  const time = isolate(formatInstant(at, language))
  return {
    subject: t('mail_second_factor_subject', language, { brand: frame.brand.name }),
    heading: t(`mail_second_factor_heading_${change}`, language),
    blocks: [
      hello(fullName, language),
      { kind: 'paragraph', text: t(`mail_second_factor_text_${change}`, language, { time }) },
      { kind: 'paragraph', text: t('mail_second_factor_note', language) },
      {
        kind: 'button',
        label: t('mail_second_factor_button', language),
        url: `${buildPageLink(frame, `/setting/${userId}`)}#second-factor`,
      },
    ],
  }
}
