import { normalizeEmail } from '@warda/domain/email'
import { halalasToRiyals } from '@warda/domain/money'
import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { createShortPath } from '../../../short-code.ts'
import { createReceiptToken } from '../../../signing-keys.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink, heroOf } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDayAndSlot, money } from './format.ts'

const hello = (name: string, language: Locale): Block => ({
  kind: 'paragraph',
  text: t('mail_hello', language, { name: isolate(name) }),
})

/** Asks the buyer whether the flowers arrived; the link has the parameters of the page and a signed token (decisions §6). */
export function receiptLinkMail(payload: MailPayloads['receipt-link'], frame: MailFrame): MailContent {
  const { language } = frame
  const { orderId, userId, email, expiresAt } = payload
  const token = createReceiptToken(frame.secret, { orderId, email: normalizeEmail(email), expiresAt })
  const query = { orderId, email, userid: userId, totalPrice: halalasToRiyals(payload.total).toFixed(2), token }
  return {
    subject: t('mail_receipt_subject', language, { number: payload.orderNumber }),
    heading: t('mail_receipt_heading', language),
    blocks: [
      hello(payload.fullName, language),
      {
        kind: 'paragraph',
        text: t(payload.delivered ? 'mail_receipt_delivered' : 'mail_receipt_text', language, {
          number: isolate(payload.orderNumber),
        }),
      },
      {
        kind: 'button',
        label: t('mail_receipt_button', language),
        url: buildPageLink(frame, '/confirm-receive-order', query),
        withAddress: true,
      },
      ...(payload.delivered?.hasPhoto ? [photoButton(orderId, frame)] : []),
      { kind: 'note', text: t('mail_receipt_note', language) },
    ],
  }
}

/** The tracking page shows the buyer the photo of the delivery. */
const photoButton = (orderId: string, frame: MailFrame): Block => ({
  kind: 'button',
  label: t('mail_receipt_photo', frame.language),
  url: buildPageLink(frame, createShortPath(frame.secret, { kind: 'track', audience: 'buyer', orderId })),
})

/** Thanks for confirming the receipt. */
export function orderReceivedMail(payload: MailPayloads['order-received'], frame: MailFrame): MailContent {
  const { language } = frame
  return {
    subject: t('mail_received_order_subject', language, { number: payload.orderNumber }),
    heading: t('mail_received_order_heading', language),
    ...heroOf(frame),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_received_order_text', language, { number: isolate(payload.orderNumber) }) },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** A failed delivery: the reason and the buyer's options. */
export function deliveryFailedMail(payload: MailPayloads['delivery-failed'], frame: MailFrame): MailContent {
  const { language } = frame
  const { nextDate, nextSlot } = payload
  const window = nextDate !== null && nextSlot !== null ? isolate(formatDayAndSlot(nextDate, nextSlot, language)) : null
  return {
    subject: t('mail_failed_subject', language, { number: payload.orderNumber }),
    heading: t('mail_failed_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_failed_text', language, { number: isolate(payload.orderNumber) }) },
      { kind: 'paragraph', text: t(`delivery_failed_${payload.reason}`, language) },
      ...(window === null ? [] : [{ kind: 'paragraph' as const, text: t('mail_failed_window', language, { window }) }]),
      { kind: 'paragraph', text: givenUp('mail_failed', payload, language) },
      { kind: 'button', label: t('mail_failed_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** The buyer chose the credit instead of another delivery. */
export function orderGivenUpMail(payload: MailPayloads['order-given-up'], frame: MailFrame): MailContent {
  const { language } = frame
  return {
    subject: t('mail_given_up_subject', language, { number: payload.orderNumber }),
    heading: t('mail_given_up_heading', language),
    blocks: [
      hello(payload.fullName, language),
      { kind: 'paragraph', text: t('mail_given_up_text', language, { number: isolate(payload.orderNumber) }) },
      { kind: 'paragraph', text: givenUp('mail_given_up', payload, language) },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** The refund of a cancellation: nothing, the whole payment, or the rest after the delivery fee. */
function givenUp(
  mail: 'mail_failed' | 'mail_given_up',
  offer: { credit: number; kept: number },
  language: Locale,
): string {
  const credit = isolate(money(offer.credit, language))
  if (offer.kept > 0) return t(`${mail}_less_fee`, language, { credit, fee: isolate(money(offer.kept, language)) })
  return offer.credit > 0 ? t(`${mail}_credit`, language, { credit }) : t(`${mail}_nothing`, language)
}
