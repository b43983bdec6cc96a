import type { OrderConfirmation, Quote, ShopperOrder, DeliveryQuote as WireDeliveryQuote } from '@warda/contract/orders'
import { SHOPPER_STAGE, SHOPPER_STATUS, STATUS_FILTER_ALL } from '@warda/contract/wire/order-numbers'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import { listFailedDeliveryOptions } from '@warda/domain/delivery/failed-delivery'
import { waitsForAddress } from '@warda/domain/invoices/business-buyer'
import { isNote } from '@warda/domain/invoices/invoice-document'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { listNextActions, type NextAction } from '@warda/domain/orders/next-actions'
import { getShopperStage, getShopperStatus, type ShopperStatus } from '@warda/domain/orders/order-stages'
import { getPaymentState } from '@warda/domain/orders/order-states'
import { t } from '@warda/i18n/translate'
import { presentOrderAmounts } from '../../order-amounts-present.ts'
import { presentDiscounts } from '../../order-discounts-present.ts'
import { presentStatusWords } from '../../status-present.ts'
import type { OrderConfirmationView } from './get-order-confirmation.ts'
import type { OrderDocument, OrderLineView, OrderView } from './list-queries.ts'
import type { DeliveryQuote } from './quote-delivery.ts'
import type { OrderQuote } from './quote-order.ts'

/** Returns the URL of an invoice's PDF. */
type InvoiceUrl = (invoice: { id: string; number: string }) => string

/**
 * `nowMs` decides whether the order can still be paid, `storeCredit` (of the owner of the order's money) whether it can be paid with
 * credit. Without `invoiceUrl` the documents are omitted.
 */
export function presentOrder(
  order: OrderView,
  language: Language,
  nowMs: number,
  storeCredit = 0,
  invoiceUrl?: InvoiceUrl,
): ShopperOrder {
  const actions: NextAction[] = listNextActions({
    ...order,
    agreed: order.agreedAt !== null,
    expiresAtMs: order.expiresAt?.getTime() ?? null,
    changeUntilMs: order.changeUntil?.getTime() ?? null,
    workStartedAtMs: order.workStartedAt?.getTime() ?? null,
    nowMs,
    storeCredit,
    failure: order.failure && { nextWindow: order.failure.nextDate !== null },
  })
  return {
    id: order.id,
    orderNumber: String(order.number),
    userId: order.userId,
    user: { fullName: order.userName, phoneNumber: order.userPhone, email: order.userEmail },
    branch:
      order.branchId === null
        ? null
        : {
            id: order.branchId,
            branchName: order.branchName ?? '',
            address: order.branchAddress ?? '',
            clientId: order.branchClientId ?? 0,
          },
    recipient: { fullName: order.recipientName, phoneNumber: order.recipientPhone },
    deliveryAddress: formatAddress(order, language),
    address: presentAddress(order),
    deliveryDate: order.deliveryDate,
    deliverySlot: order.deliverySlot,
    cardMessage: order.cardMessage,
    substitution: order.substitution,
    allergyNote: order.allergyNote,
    purchaseOrder: order.purchaseOrder,
    isPurchaseOrderOpen: order.clientId !== null && !order.isInvoiced && order.state !== 'cancelled',
    termsVersion: order.termsVersion,
    returnsVersion: order.returnsVersion,
    items: order.lines.map((line) => presentLine(line, language)),
    quntity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: halalasToRiyals(order.subtotal),
    discount: halalasToRiyals(order.discount),
    redeemed: halalasToRiyals(order.redeemed),
    deliveryFee: halalasToRiyals(order.deliveryFee),
    vat: halalasToRiyals(order.vat),
    totalBalance: halalasToRiyals(order.total),
    paid: halalasToRiyals(order.paid),
    outstanding: halalasToRiyals(order.outstanding),
    amounts: presentOrderAmounts(order.sums),
    discounts: presentDiscounts(order, language),
    createdAt: order.placedAt.toISOString(),
    addressWantedUntil: (isOver(order) ? null : order.addressWantedUntil)?.toISOString() ?? null,
    payUntil: order.expiresAt?.toISOString() ?? null,
    orderStage: SHOPPER_STAGE[getShopperStage(order.state)],
    orderStatus: SHOPPER_STATUS[toStatus(order)],
    statusWords: presentStatusWords(order, nowMs),
    isPostponed: order.postponed,
    approval: order.approval,
    paymentTerms: order.terms,
    invoice: presentInvoice(order, invoiceUrl),
    documents: invoiceUrl ? order.documents.map((document) => presentDocument(document, invoiceUrl)) : [],
    invoiceWaits: isInvoiceWaiting(order),
    failure: presentFailure(order),
    actions,
  }
}

/** The order without documents and store credit: the page only says what happens next. */
export const presentConfirmation = (
  { order, earns }: OrderConfirmationView,
  language: Language,
  nowMs: number,
): OrderConfirmation => ({
  order: presentOrder(order, language, nowMs),
  earns,
  hideSender: order.hideSender,
  recipientNotice: order.recipientNotice,
  isCanceled: isOver(order),
})

const isOver = ({ state }: OrderView): boolean => state === 'cancelled'

function presentInvoice({ documents }: OrderView, getUrl: InvoiceUrl | undefined): ShopperOrder['invoice'] {
  const invoice = documents.find(({ kind }) => !isNote(kind))
  return invoice && getUrl ? { invoiceNumber: invoice.number, invoiceUrl: getUrl(invoice) } : null
}

const presentDocument = (document: OrderDocument, getUrl: InvoiceUrl): ShopperOrder['documents'][number] => ({
  invoiceNumber: document.number,
  invoiceUrl: getUrl(document),
  kind: document.kind,
  issuedAt: new Date(document.issuedAt).toISOString(),
  total: halalasToRiyals(document.total),
})

/** Whether the invoice waits for the address of the client (decision 47). */
const isInvoiceWaiting = (order: OrderView): boolean =>
  order.invoiceClient !== null &&
  !order.isInvoiced &&
  waitsForAddress(
    { ...order, agreed: order.agreedAt !== null, due: order.paid + order.outstanding },
    order.invoiceClient,
  )

function presentFailure(order: OrderView): ShopperOrder['failure'] {
  if (order.failure === null) return null
  const { reason, attempt, nextDate, nextSlot, fee } = order.failure
  const { credit } = listFailedDeliveryOptions({ reason, attempt, paid: order.paid, deliveryFee: fee })
  return { reason, nextDate, nextSlot, credit: halalasToRiyals(credit) }
}

const toStatus = (order: OrderView): ShopperStatus =>
  getShopperStatus({
    state: order.state,
    // The total after deductions.
    paymentState: getPaymentState({ total: order.paid + order.outstanding, paid: order.paid }),
    agreed: order.agreedAt !== null,
  })

function presentAddress(order: OrderView): ShopperOrder['address'] {
  if (order.branchId !== null) return null
  const { addressLine, district, city, addressNote } = order
  return { line: addressLine ?? '', district: district ?? '', city: city ?? '', note: addressNote ?? '' }
}

function formatAddress(order: OrderView, language: Language): string {
  if (order.branchAddress !== null) return order.branchAddress
  const parts = [order.addressLine, order.district, order.city].filter((part) => part !== null && part !== '')
  return parts.join(t('ui_list_comma', language))
}

function presentLine(line: OrderLineView, language: Language): ShopperOrder['items'][number] {
  return {
    productId: line.productId,
    variantId: line.variantId,
    slug: line.slug,
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quntity: line.quantity,
    price: halalasToRiyals(line.unitPrice),
    lineTotal: halalasToRiyals(line.gross),
    isRemoved: line.isRemoved,
    picture: line.picture && localizePicture(line.picture, language),
  }
}

/** The status of a filter number; null for all, undefined for an unknown number. */
export function parseStatusFilter(number: number | undefined): ShopperStatus | null | undefined {
  if (number === undefined || number === STATUS_FILTER_ALL) return null
  const found = Object.entries(SHOPPER_STATUS).find(([, value]) => value === number)
  return found?.[0] as ShopperStatus | undefined
}

/** `problem` is the message of the coupon's error. */
export function presentQuote(
  quote: OrderQuote,
  language: Language,
  problem: string | null,
  legal: Quote['legal'],
): Quote {
  return {
    legal,
    subtotal: halalasToRiyals(quote.totals.subtotal),
    discount: halalasToRiyals(quote.totals.discount),
    discounts: presentDiscounts({ discount: quote.totals.discount, discounts: quote.discounts }, language),
    redeemed: halalasToRiyals(quote.totals.redeemed),
    deliveryFee: halalasToRiyals(quote.totals.deliveryFee),
    vat: halalasToRiyals(quote.totals.vat),
    total: halalasToRiyals(quote.totals.total),
    coupon: quote.coupon && { code: quote.coupon.code, percent: quote.coupon.percent, problem },
    points: { balance: quote.points.balance, usable: quote.points.usable, worth: halalasToRiyals(quote.points.worth) },
    earns: quote.earns,
    terms: quote.terms,
    addressWantedUntil: quote.addressWantedUntil === null ? null : new Date(quote.addressWantedUntil).toISOString(),
    purchaseOrderRequired: quote.purchaseOrderRequired,
  }
}

/** `problem` is the message of the quote's error. */
export const presentDeliveryQuote = (quote: DeliveryQuote, problem: string | null): WireDeliveryQuote => ({
  problem,
  fee: halalasToRiyals(quote.fee),
  freeFrom: quote.freeFrom === null ? null : halalasToRiyals(quote.freeFrom),
  earliest: quote.earliest,
})
