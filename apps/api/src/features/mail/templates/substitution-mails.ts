import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { isMessageKey, t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { money } from './format.ts'

/** A line of an order was replaced, or taken off and refunded, because its flowers are missing. */
export function substitutionMail(payload: MailPayloads['order-substituted'], frame: MailFrame): MailContent {
  const { language } = frame
  const { from, to, credited, orderNumber } = payload
  const values = { number: isolate(orderNumber), from: isolate(lineText(from, language)) }
  const text =
    to === null
      ? t('mail_substituted_removed', language, { ...values, money: isolate(money(credited, language)) })
      : t('mail_substituted_text', language, { ...values, to: isolate(lineText(to, language)) })
  const picture: Block[] = to?.picture
    ? [{ kind: 'picture', url: frame.publicUrl + to.picture, text: lineText(to, language) }]
    : []
  return {
    subject: t('mail_substituted_subject', language, { number: orderNumber }),
    heading: t(to === null ? 'mail_substituted_removed_heading' : 'mail_substituted_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text },
      ...picture,
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

function lineText({ name, size }: { name: string; size: string }, language: Locale): string {
  const key = `size_${size}`
  return `${name} (${isMessageKey(key) ? t(key, language) : size})`
}
