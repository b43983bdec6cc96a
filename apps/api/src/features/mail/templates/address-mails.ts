import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createAddressRequestUrl, createSmsUrl, createWhatsAppUrl } from '../../../address-request-link.ts'
import type { MailPayloads, OrderMail } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDayAndSlot, formatInstant, money } from './format.ts'

/** The recipient's link, its end and the ways to send it; empty when the address is known. */
export function addressRequestBlocks(order: OrderMail, frame: MailFrame): Block[] {
  const { language } = frame
  if (!order.addressRequest) return []
  const { name, phone } = order.recipient
  const url = createAddressRequestUrl(frame, { orderNumber: order.orderNumber, phone })
  const text = t('address_request_share_text', language, { brand: frame.brand.name, name, url })
  const values = { name: isolate(name), time: isolate(formatInstant(order.addressRequest.until, language)) }
  return [
    { kind: 'paragraph', text: t('mail_address_text', language, values) },
    { kind: 'button', label: t('address_request_whatsapp', language), url: createWhatsAppUrl(phone, text) },
    { kind: 'button', label: t('address_request_sms', language), url: createSmsUrl(phone, text) },
    { kind: 'quote', title: t('mail_address_link', language), text: url },
    { kind: 'note', text: t('mail_address_end', language, values) },
  ]
}

/** To the sender: the recipient has not entered the address, and half of the time has passed. */
export function addressReminderMail(payload: MailPayloads['address-reminder'], frame: MailFrame): MailContent {
  const { language } = frame
  const name = isolate(payload.recipient.name)
  return {
    subject: t('mail_address_reminder_subject', language, { number: payload.orderNumber }),
    heading: t('mail_address_reminder_heading', language, { name }),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_address_reminder_text', language, { name }) },
      ...addressRequestBlocks(payload, frame),
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** To the sender: the recipient entered address and delivery window. */
export function addressGivenMail(payload: MailPayloads['address-given'], frame: MailFrame): MailContent {
  const { language } = frame
  const name = isolate(payload.recipient.name)
  const less = -payload.feeDifference
  const rows = [
    {
      label: t('mail_order_when', language),
      value: formatDayAndSlot(payload.deliveryDate, payload.deliverySlot, language),
    },
    { label: t('mail_order_address', language), value: payload.address },
  ]
  const amount = isolate(money(less, language))
  return {
    subject: t('mail_address_given_subject', language, { number: payload.orderNumber }),
    heading: t('mail_address_given_heading', language, { name }),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      {
        kind: 'paragraph',
        text: t('mail_address_given_text', language, { name, number: isolate(payload.orderNumber) }),
      },
      { kind: 'rows', rows },
      ...(less > 0
        ? [{ kind: 'paragraph' as const, text: t('mail_address_given_less', language, { money: amount }) }]
        : []),
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}
