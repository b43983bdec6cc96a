import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { money } from './format.ts'
import { nameSize } from './size-name.ts'

/** A line of an order was replaced, or taken off and refunded, because its flowers are missing. */
export function substitutionMail(payload: MailPayloads['order-substituted'], frame: MailFrame): MailContent {
  const { language } = frame
  const { from, to, credited, orderNumber } = payload
  const values = { number: isolate(orderNumber), from: isolate(lineText(from, frame)) }
  const text =
    to === null
      ? t('mail_substituted_removed', language, { ...values, money: isolate(money(credited, language)) })
      : t('mail_substituted_text', language, { ...values, to: isolate(lineText(to, frame)) })
  const picture: Block[] = to?.picture
    ? [{ kind: 'picture', url: frame.publicUrl + to.picture, text: lineText(to, frame) }]
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

const lineText = ({ name, size }: { name: string; size: string }, frame: MailFrame): string =>
  `${name} (${nameSize(size, frame)})`
