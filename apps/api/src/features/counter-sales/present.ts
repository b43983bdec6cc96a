import type { SavedAddress } from '@warda/contract/address-book'
import type {
  CounterCustomer,
  CounterItem,
  CounterQuote,
  CounterReceipt,
  counterQuoteBody,
  Pickup,
} from '@warda/contract/counter-sales'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals, sumHalalas } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import { normaliseDigits } from '@warda/domain/text'
import { t } from '@warda/i18n/translate'
import type * as z from 'zod/mini'
import { presentDiscounts } from '../../order-discounts-present.ts'
import type { CounterAccount } from './find-customers.ts'
import type { Receipt } from './get-receipt.ts'
import type { ItemRow, PickupRow } from './queries.ts'
import type { CounterBasket, CounterQuoteView, PartialCounterSale } from './quote-counter-sale.ts'

const getName = (language: Language, { titleEn, titleAr }: { titleEn: string; titleAr: string }): string =>
  language === 'ar' ? titleAr : titleEn

/** Parses the lines of a sale. */
export const readBasket = ({
  lines,
  freeLines,
  couponCode,
}: Pick<z.output<typeof counterQuoteBody>, 'lines' | 'freeLines' | 'couponCode'>): CounterBasket => ({
  lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  freeLines: freeLines.map(({ title, price, quantity }) => ({ title, price, quantity })),
  couponCode: couponCode || undefined,
})

/** Parses the body of a quote, whose address may be incomplete. */
export function readQuote(body: z.output<typeof counterQuoteBody>): PartialCounterSale {
  const { userId, customer, branchId, purchaseOrder, paymentTerms, delivery, overrides } = body
  const address = delivery?.deliveryAddress
  return {
    ...readBasket(body),
    userId,
    phoneNumber: customer?.phoneNumber && normaliseDigits(customer.phoneNumber),
    isDelivery: delivery !== undefined,
    order: {
      branchId,
      purchaseOrder,
      paymentTerms,
      overrides: overrides && { ...overrides, reason: '' },
      deliveryDate: delivery?.deliveryDate,
      deliverySlot: delivery?.deliverySlot,
      outsideReason: delivery?.outsideReason,
      deliveryAddress: address && { ...address, line: '', city: address.city ?? '' },
    },
  }
}

export const presentCustomer = (
  { clientId, clientName, ...account }: CounterAccount,
  addresses: SavedAddress[],
): CounterCustomer => ({
  userId: account.userId,
  fullName: account.fullName,
  client: clientId === null ? null : { id: clientId, name: clientName ?? '' },
  isCreatedByShop: account.isCreatedByShop,
  addresses,
})

export const presentItem = (item: ItemRow, language: Language): CounterItem => ({
  variantId: item.variantId,
  sku: item.sku,
  name: getName(language, item),
  size: item.size,
  price: halalasToRiyals(calculateSalePrice(item.price, item.discountPercent)),
  onHand: item.onHand,
  picture: item.picture && localizePicture(item.picture, language),
})

export function presentQuote(
  quote: CounterQuoteView,
  language: Language,
  formatError: (error: Pick<DomainError, 'code' | 'values'>) => string,
): CounterQuote {
  const { totals, lines, errors } = quote
  const remark = (error: DomainError, variantId: number | null) => ({
    code: error.code,
    field: error.field ?? null,
    variantId,
    message: formatError(error),
  })
  return {
    lines: lines.map((line) => ({
      variantId: line.variantId < 0 ? null : line.variantId,
      name: getName(language, line),
      size: line.size,
      quantity: line.quantity,
      price: halalasToRiyals(line.unitPrice),
      lineTotal: halalasToRiyals(line.unitPrice * line.quantity),
    })),
    subtotal: halalasToRiyals(totals.subtotal),
    discount: halalasToRiyals(totals.discount),
    discounts: presentDiscounts({ discount: totals.discount, discounts: quote.discounts }, language),
    deliveryFee: halalasToRiyals(totals.deliveryFee),
    vat: halalasToRiyals(totals.vat),
    total: halalasToRiyals(totals.total),
    listedFee: halalasToRiyals(quote.listedFee),
    terms: quote.terms,
    branches: quote.branches,
    purchaseOrderRequired: quote.purchaseOrderRequired,
    remarks: [
      ...lines.flatMap((line) => (line.error ? [remark(line.error, line.variantId)] : [])),
      ...errors.map((error) => remark(error, null)),
    ],
  }
}

export const presentPickup = (pickup: PickupRow, language: Language): Pickup => ({
  orderId: pickup.orderId,
  orderNumber: pickup.number,
  name: pickup.recipientName,
  phoneNumber: pickup.recipientPhone,
  readyAt: pickup.pickupAt.toISOString(),
  outstanding: halalasToRiyals(pickup.outstanding),
  isOnCredit: pickup.isOnCredit,
  lines: pickup.lines.map((line) => ({ name: getName(language, line), size: line.size, quantity: line.quantity })),
})

export function presentReceipt(
  { row, settings, qrCode }: Receipt,
  language: Language,
  getUrl: (invoice: { id: string; number: string }) => string,
): CounterReceipt {
  const { contact, seller, identity } = settings
  const separator = t('ui_list_comma', language)
  const place = [seller.buildingNumber, seller.street[language], seller.district[language], seller.city[language]]
  return {
    orderId: row.orderId,
    orderNumber: row.number,
    at: row.placedAt.toISOString(),
    soldBy: row.soldBy,
    customer: row.isWalkIn ? '' : row.buyerName,
    phoneNumber: row.recipientPhone,
    recipient: { fullName: row.recipientName, phoneNumber: row.recipientPhone },
    delivery: row.pickupAt
      ? null
      : {
          address: [row.branchName, row.addressLine, row.district, row.city].filter(Boolean).join(separator),
          date: row.deliveryDate,
          slot: row.deliverySlot,
        },
    lines: row.lines.map((line) => ({
      variantId: line.isFree ? null : line.variantId,
      name: getName(language, line),
      size: line.size,
      quantity: line.quantity,
      price: halalasToRiyals(line.unitPrice),
      lineTotal: halalasToRiyals(line.gross),
    })),
    subtotal: halalasToRiyals(row.subtotal),
    discount: halalasToRiyals(row.discount),
    discounts: presentDiscounts(row, language),
    deliveryFee: halalasToRiyals(row.deliveryFee),
    vat: halalasToRiyals(row.vat),
    total: halalasToRiyals(row.total),
    payments: row.payments.map((payment) => ({ ...payment, amount: halalasToRiyals(payment.amount) })),
    paidElsewhere: halalasToRiyals(row.paid - sumHalalas(row.payments.map(({ amount }) => amount))),
    outstanding: halalasToRiyals(row.outstanding),
    received: row.cashReceived === null ? null : halalasToRiyals(row.cashReceived),
    change: halalasToRiyals(row.cashChange),
    pickupAt: row.isHandedOverAtOnce ? null : (row.pickupAt?.toISOString() ?? null),
    cardMessage: row.cardMessage,
    invoice: row.invoice && qrCode ? { number: row.invoice.number, url: getUrl(row.invoice), qrCode } : null,
    seller: {
      name: seller.name[language] || identity.name[language],
      vatNumber: seller.vatNumber,
      address: place.filter(Boolean).join(separator),
      phone: contact.phone,
    },
  }
}
