import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { createGiftCardUrl } from '../../../gift-card-code.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { hello } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDay, money } from './format.ts'

/** The receipt of a gift card: no tax invoice, because VAT is due when it is used (record 81). */
export function giftCardBoughtMail(payload: MailPayloads['gift-card-bought'], frame: MailFrame): MailContent {
  const { language } = frame
  const { number, amount, recipientName, sendOn } = payload
  const name = isolate(recipientName)
  const sending =
    sendOn === null
      ? t('mail_gift_card_send_yourself', language, { name })
      : sendOn === ''
        ? t('mail_gift_card_sent_now', language, { name })
        : t('mail_gift_card_sent_on', language, { name, day: formatDay(sendOn, language) })
  return {
    subject: t('mail_gift_card_bought_subject', language, { number: String(number) }),
    heading: t('mail_gift_card_bought_heading', language),
    blocks: [
      hello(payload.fullName, language),
      {
        kind: 'rows',
        rows: [
          { label: t('mail_gift_card_number', language), value: String(number) },
          { label: t('mail_gift_card_amount', language), value: money(amount, language), strong: true },
          ...endRows(payload, language),
        ],
      },
      { kind: 'paragraph', text: sending },
      { kind: 'button', label: t('mail_gift_card_open', language), url: createGiftCardUrl(frame, payload.giftCardId) },
      { kind: 'note', text: t('mail_gift_card_receipt_note', language) },
    ],
  }
}

/** A gift card with its message and the link to redeem it. */
export function giftCardMail(payload: MailPayloads['gift-card'], frame: MailFrame): MailContent {
  const { language } = frame
  const { senderName, recipientName, message, amount } = payload
  const names = { sender: isolate(senderName), money: isolate(money(amount, language)) }
  const words: Block[] = message === '' ? [] : [{ kind: 'paragraph', text: message }]
  return {
    subject: t('mail_gift_card_subject', language),
    heading: t('mail_gift_card_heading', language, names),
    blocks: [
      hello(recipientName, language),
      { kind: 'paragraph', text: t('mail_gift_card_text', language, names) },
      ...words,
      {
        kind: 'button',
        label: t('mail_gift_card_redeem', language),
        url: createGiftCardUrl(frame, payload.giftCardId),
      },
      { kind: 'rows', rows: endRows(payload, language) },
      { kind: 'note', text: t('mail_gift_card_note', language) },
    ],
  }
}

const endRows = ({ expiresAt }: { expiresAt: string | null }, language: Locale) =>
  expiresAt === null
    ? []
    : [
        {
          label: t('mail_gift_card_until', language),
          value: formatDay(riyadhDate(Date.parse(expiresAt) - 1), language),
        },
      ]
