import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { createPayPath } from '../../../pay-url.ts'
import type { MailPayloads, OrderMail } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import { addressRequestBlocks } from './address-mails.ts'
import type { Block, MailContent, MailFrame } from './content.ts'
import { formatDayAndSlot, formatInstant, money } from './format.ts'
import { nameSize } from './size-name.ts'
import { statusRows } from './status-rows.ts'

type OrderKind = 'order-placed' | 'order-paid' | 'order-cancelled'

const WORD: Record<OrderKind, 'placed' | 'paid' | 'cancelled'> = {
  'order-placed': 'placed',
  'order-paid': 'paid',
  'order-cancelled': 'cancelled',
}

type Refund = {
  cause?: 'addressNotGiven'
  refund?: number
  refundTo?: 'credit' | 'cash' | 'transfer'
  refundCredit?: number
}

const REFUND = {
  credit: 'mail_cancelled_credit',
  cash: 'mail_cancelled_cash',
  transfer: 'mail_cancelled_refund',
} as const

/** An event of an order with its lines, totals, delivery and recipient. */
export function orderMail(
  kind: OrderKind,
  payload: OrderMail & Refund & { fullName: string },
  frame: MailFrame,
): MailContent {
  const { language } = frame
  const hold = kind === 'order-placed' && payload.hold ? payload.hold : null
  const heading = hold ? 'held' : WORD[kind]
  const pay: Block[] = hold ? payBlocks(payload, hold, frame) : []
  return {
    subject: t(`mail_${heading}_subject`, language, { number: payload.orderNumber }),
    heading: t(`mail_${heading}_heading`, language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      ...(payload.isFromSubscription
        ? [{ kind: 'paragraph' as const, text: t('mail_subscription_placed', language) }]
        : []),
      ...(hold
        ? pay
        : [
            {
              kind: 'paragraph' as const,
              text: t(`mail_${WORD[kind]}_text`, language, { number: isolate(payload.orderNumber) }),
            },
          ]),
      ...causeBlocks(payload, language),
      ...(kind === 'order-cancelled' ? [] : addressRequestBlocks(payload, frame)),
      ...(kind === 'order-cancelled' ? [] : deliveryBlocks(payload, language)),
      linesBlock(payload, frame),
      totalsBlock(payload, language),
      ...statusBlock(payload, language),
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** What to pay until when, with the link that needs no session. */
const payBlocks = (order: OrderMail, { until, orderId }: NonNullable<OrderMail['hold']>, frame: MailFrame): Block[] => {
  const { language } = frame
  const values = {
    number: isolate(order.orderNumber),
    money: isolate(money(order.outstanding ?? order.total, language)),
    time: isolate(formatInstant(until, language)),
  }
  return [
    { kind: 'paragraph', text: t('mail_held_text', language, values) },
    {
      kind: 'button',
      label: t('mail_held_button', language),
      url: frame.publicUrl + createPayPath(frame.secret, { kind: 'order', id: orderId }),
    },
  ]
}

/** A payment that the bank captured in another amount or currency than asked. */
export function paymentDiffersMail(payload: MailPayloads['payment-differs'], frame: MailFrame): MailContent {
  const { language } = frame
  const { captured, currency } = payload
  const isForeign = currency !== 'SAR'
  const values = {
    number: isolate(payload.orderNumber),
    captured: isolate(isForeign ? `${(captured / 100).toFixed(2)} ${currency}` : money(captured, language)),
    expected: isolate(money(payload.expected, language)),
  }
  return {
    subject: t('mail_late_subject', language, { number: payload.orderNumber }),
    heading: t('mail_differs_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_differs_text', language, values) },
      { kind: 'paragraph', text: t(isForeign ? 'mail_differs_foreign' : 'mail_differs_credit', language) },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** Why nobody cancelled the order and it ended all the same. */
const causeBlocks = ({ cause, recipient }: OrderMail & Refund, language: Locale): Block[] =>
  cause ? [{ kind: 'paragraph', text: t('mail_address_ended', language, { name: isolate(recipient.name) }) }] : []

/** A payment that arrived after its order was cancelled. */
export function lateCreditMail(payload: MailPayloads['payment-late-credit'], frame: MailFrame): MailContent {
  const { language } = frame
  const values = { money: isolate(money(payload.amount, language)), number: isolate(payload.orderNumber) }
  return {
    subject: t('mail_late_subject', language, { number: payload.orderNumber }),
    heading: t('mail_late_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_late_text', language, values) },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

function linesBlock(order: OrderMail, frame: MailFrame): Block {
  const { language, publicUrl } = frame
  const lines = order.lines.map(({ name, size, quantity, total, picture }) => ({
    name,
    detail: t('mail_order_line', language, {
      quantity: isolate(quantity),
      size: isolate(nameSize(size, frame)),
    }),
    value: money(total, language),
    picture: picture ? publicUrl + picture : null,
  }))
  return { kind: 'lines', title: t('mail_order_items', language), lines }
}

function totalsBlock(order: OrderMail & Refund, language: Locale): Block {
  const row = (key: Parameters<typeof t>[0], halalas: number) => ({
    label: t(key, language),
    value: money(halalas, language),
  })
  return {
    kind: 'rows',
    rows: [
      row('mail_order_subtotal', order.subtotal),
      ...discountRows(order, 'goods', language),
      ...(order.redeemed > 0 ? [row('mail_order_redeemed', -order.redeemed)] : []),
      row(order.addressRequest ? 'mail_order_delivery_fee_at_most' : 'mail_order_delivery_fee', getFullFee(order)),
      ...discountRows(order, 'delivery', language),
      { ...row(order.addressRequest ? 'mail_order_total_at_most' : 'mail_order_total', order.total), strong: true },
      row('mail_order_vat', order.vat),
      ...creditRows(order).map(([key, halalas]) => row(key, halalas)),
      ...(order.refund === undefined && (order.paid ?? 0) > 0 ? [row('mail_order_paid', order.paid ?? 0)] : []),
      ...(order.refund === undefined && (order.outstanding ?? 0) > 0
        ? [{ ...row('mail_order_outstanding', order.outstanding ?? 0), strong: true }]
        : []),
      ...((order.refund ?? 0) > 0
        ? [{ ...row(REFUND[order.refundTo ?? 'transfer'], order.refund ?? 0), strong: true }]
        : []),
      ...((order.refundCredit ?? 0) > 0 ? [{ ...row(REFUND.credit, order.refundCredit ?? 0), strong: true }] : []),
    ],
  }
}

/** The discounts on the goods or the delivery by name. */
function discountRows({ discount, discounts }: OrderMail, target: 'goods' | 'delivery', language: Locale) {
  const unnamed =
    target === 'goods' && discount > 0 ? [{ target, name: t('mail_order_discount', language), amount: discount }] : []
  return (discounts ?? unnamed)
    .filter((each) => each.target === target)
    .map(({ name, amount }) => ({ label: name, value: money(-amount, language) }))
}

/** The delivery fee before discounts. */
const getFullFee = ({ deliveryFee, discounts = [] }: OrderMail): number =>
  discounts.reduce((fee, { target, amount }) => (target === 'delivery' ? fee + amount : fee), deliveryFee)

/** What credits took off an order that is not cancelled, so that the amounts add up (DESK-06). */
function creditRows({ total, paid, outstanding, refund }: OrderMail & Refund) {
  if (refund !== undefined || paid === undefined || outstanding === undefined) return []
  const credited = total - paid - outstanding
  return credited > 0
    ? [['mail_order_credited', -credited] as const, ['mail_order_net', total - credited] as const]
    : []
}

const statusBlock = ({ statusWords }: OrderMail, language: Locale): Block[] =>
  statusWords ? [{ kind: 'rows', rows: statusRows(statusWords, language) }] : []

function deliveryBlocks(order: OrderMail, language: Locale): Block[] {
  const rows = [
    {
      label: t(order.addressRequest ? 'mail_address_proposed' : 'mail_order_when', language),
      value: formatDayAndSlot(order.deliveryDate, order.deliverySlot, language),
    },
    {
      label: t('mail_order_to', language),
      value: `${isolate(order.recipient.name)} · ${isolate(order.recipient.phone)}`,
    },
    {
      label: t('mail_order_address', language),
      value: order.addressRequest ? t('mail_address_waiting', language) : order.address,
    },
  ]
  if (!order.cardMessage) return [{ kind: 'delivery', rows }]
  return [
    { kind: 'delivery', rows },
    { kind: 'cardMessage', title: t('mail_order_card', language), text: order.cardMessage },
  ]
}
