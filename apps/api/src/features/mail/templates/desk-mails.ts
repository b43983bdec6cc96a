import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { MailPayloads, OrderChange, OrderMail } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import { addressRequestBlocks } from './address-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDayAndSlot, money } from './format.ts'

/** Changes of an order by the shop or its buyer: each changed part as it is now. */
export function orderChangedMail(payload: MailPayloads['order-changed'], frame: MailFrame): MailContent {
  const { language } = frame
  const rows = payload.changed.flatMap((change) => changeRow(payload, change, language))
  return {
    subject: t('mail_changed_subject', language, { number: payload.orderNumber }),
    heading: t(payload.byBuyer ? 'mail_changed_own_heading' : 'mail_changed_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: changeText(payload, language) },
      ...(rows.length > 0 ? [{ kind: 'rows', rows } satisfies Block] : []),
      ...(payload.changed.includes('card') ? [cardBlock(payload, language)] : []),
      ...(payload.changed.includes('recipient') ? addressRequestBlocks(payload, frame) : []),
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

function changeText(payload: MailPayloads['order-changed'], language: Locale): string {
  const { orderNumber, feeDifference = 0, byBuyer = false } = payload
  const values = { number: isolate(orderNumber), money: isolate(money(Math.abs(feeDifference), language)) }
  if (byBuyer) return t(feeDifference === 0 ? 'mail_changed_own_text' : 'mail_changed_own_text_less', language, values)
  if (feeDifference === 0) return t('mail_changed_text', language, values)
  return t(feeDifference > 0 ? 'mail_changed_text_more' : 'mail_changed_text_less', language, values)
}

function changeRow(order: OrderMail, change: OrderChange, language: Locale): { label: string; value: string }[] {
  if (change === 'recipient') {
    const value = `${isolate(order.recipient.name)} · ${isolate(order.recipient.phone)}`
    return [{ label: t('mail_order_to', language), value }]
  }
  if (change === 'address') return [{ label: t('mail_order_address', language), value: order.address }]
  if (change === 'card' || change === 'fee') return []
  const value = formatDayAndSlot(order.deliveryDate, order.deliverySlot, language)
  return [{ label: t('mail_order_when', language), value }]
}

const cardBlock = ({ cardMessage }: OrderMail, language: Locale): Block =>
  cardMessage
    ? { kind: 'cardMessage', title: t('mail_order_card', language), text: cardMessage }
    : { kind: 'note', text: t('mail_changed_no_card', language) }

/** The payment link of a phone order. */
export function payLinkMail(payload: MailPayloads['pay-link'], frame: MailFrame): MailContent {
  const { language } = frame
  const values = { number: isolate(payload.orderNumber), money: isolate(money(payload.amount, language)) }
  return {
    subject: t('mail_paylink_subject', language, { number: payload.orderNumber }),
    heading: t('mail_paylink_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_paylink_text', language, values) },
      { kind: 'button', label: t('mail_paylink_button', language), url: payload.link },
    ],
  }
}
