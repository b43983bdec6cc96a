import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createItemChangeUrl } from '../../../item-change-link.ts'
import { createPayPath } from '../../../pay-url.ts'
import type { MailedItems, MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatInstant, money } from './format.ts'
import { nameSize } from './size-name.ts'

const REFUND = {
  credit: 'mail_items_refund_credit',
  cash: 'mail_items_refund_cash',
  transfer: 'mail_items_refund_transfer',
} as const

/** The shop changed the flowers, quantities or delivery fee of an order (DESK-02). */
export function itemsChangedMail(payload: MailPayloads['order-items-changed'], frame: MailFrame): MailContent {
  const { language } = frame
  const { orderNumber, orderId, refunded, refundTo, outstanding, paysOnline } = payload
  const amounts = { money: isolate(money(refunded > 0 ? refunded : outstanding, language)) }
  const canPay = refunded === 0 && outstanding > 0 && paysOnline
  const settled: Block[] =
    refunded > 0
      ? [{ kind: 'paragraph', text: t(REFUND[refundTo], language, amounts) }]
      : outstanding > 0
        ? [{ kind: 'paragraph', text: t('mail_items_outstanding', language, amounts) }]
        : []
  return {
    subject: t('mail_items_changed_subject', language, { number: orderNumber }),
    heading: t('mail_items_changed_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_items_changed_text', language, { number: isolate(orderNumber) }) },
      ...settled,
      ...comparison(payload, frame),
      canPay
        ? {
            kind: 'button',
            label: t('mail_held_button', language),
            url: frame.publicUrl + createPayPath(frame.secret, { kind: 'order', id: orderId }),
          }
        : { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** The shop asks the buyer to agree to a change that costs more (DESK-02). */
export function itemsRequestMail(payload: MailPayloads['order-items-request'], frame: MailFrame): MailContent {
  const { language } = frame
  const { orderNumber, difference, until, changeId } = payload
  const values = {
    number: isolate(orderNumber),
    money: isolate(money(difference, language)),
    time: isolate(formatInstant(until, language)),
  }
  return {
    subject: t('mail_items_request_subject', language, { number: orderNumber }),
    heading: t('mail_items_request_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_items_request_text', language, values) },
      ...comparison(payload, frame),
      { kind: 'button', label: t('mail_items_request_button', language), url: createItemChangeUrl(frame, changeId) },
      { kind: 'paragraph', text: t('mail_items_request_until', language, values) },
    ],
  }
}

/** The lines and amounts of the order before and after the change. */
function comparison({ before, after }: { before: MailedItems; after: MailedItems }, frame: MailFrame): Block[] {
  const { language } = frame
  return [
    ...itemsBlocks(before, t('mail_items_before', language), frame),
    ...itemsBlocks(after, t('mail_items_after', language), frame),
  ]
}

function itemsBlocks(items: MailedItems, title: string, frame: MailFrame): Block[] {
  const { language } = frame
  const row = (key: Parameters<typeof t>[0], halalas: number) => ({
    label: t(key, language),
    value: money(halalas, language),
  })
  return [
    {
      kind: 'lines',
      title,
      lines: items.lines.map(({ name, size, quantity, total }) => ({
        name,
        detail: t('mail_order_line', language, {
          quantity: isolate(quantity),
          size: isolate(nameSize(size, frame)),
        }),
        value: money(total, language),
        picture: null,
      })),
    },
    {
      kind: 'rows',
      rows: [
        ...(items.reductions > 0 ? [row('mail_order_discount', -items.reductions)] : []),
        row('mail_order_delivery_fee', items.deliveryFee),
        { ...row('mail_order_total', items.total), strong: true },
      ],
    },
  ]
}
