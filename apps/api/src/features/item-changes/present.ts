import type { ItemChange, ItemChangeQuote, OrderItems, WaitingItemChange } from '@warda/contract/item-changes'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import type { EvaluatedChange } from './evaluate-item-change.ts'
import type { ItemChangeView } from './get-item-change.ts'
import type { ItemChangeRow, StoredItems } from './queries.ts'

const presentItems = (items: StoredItems, language: Language): OrderItems => ({
  lines: items.lines.map((line) => ({
    variantId: line.variantId,
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quantity: line.quantity,
    price: halalasToRiyals(line.unitPrice),
    lineTotal: halalasToRiyals(line.gross),
  })),
  subtotal: halalasToRiyals(items.subtotal),
  discount: halalasToRiyals(items.discount),
  redeemed: halalasToRiyals(items.redeemed),
  deliveryFee: halalasToRiyals(items.deliveryFee),
  vat: halalasToRiyals(items.vat),
  total: halalasToRiyals(items.total),
})

/** Maps a quote to the wire format; `formatError` translates error codes. */
export function presentItemChangeQuote(
  quote: EvaluatedChange,
  language: Language,
  formatError: (error: Pick<DomainError, 'code' | 'values'>) => string,
): ItemChangeQuote {
  const { before, after, difference, back, outstanding, version, canMail, errors } = quote
  return {
    version,
    before: presentItems(before, language),
    after: presentItems(after, language),
    difference: halalasToRiyals(difference),
    back: halalasToRiyals(back),
    outstanding: halalasToRiyals(outstanding),
    canMail,
    couponLost: before.couponCode !== null && after.couponCode === null,
    problems: errors.map(({ variantId = null, ...error }) => ({
      code: error.code,
      field: error.field ?? null,
      variantId,
      message: formatError(error),
    })),
  }
}

const presentChange = ({ before, after, answerUntil }: ItemChangeRow, language: Language) => ({
  before: presentItems(before, language),
  after: presentItems(after, language),
  difference: halalasToRiyals(after.total - before.total),
  until: answerUntil?.toISOString() ?? '',
})

export const presentWaitingChange = (change: ItemChangeRow, language: Language, url: string): WaitingItemChange => ({
  ...presentChange(change, language),
  url,
})

/** What the buyer's page shows; `payUrl` is the payment link of the order. */
export function presentItemChange(
  { change, order, status, phone }: ItemChangeView,
  language: Language,
  payUrl: string,
): ItemChange {
  const isShown = status === 'waiting' || status === 'applied'
  const canPay =
    status === 'applied' && order.terms === 'online' && order.outstanding > 0 && order.state !== 'cancelled'
  return {
    status,
    orderNumber: String(order.number),
    change: isShown ? presentChange(change, language) : null,
    payment: canPay ? { url: payUrl, amount: halalasToRiyals(order.outstanding) } : null,
    phone,
  }
}
