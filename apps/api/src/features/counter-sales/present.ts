import type { CounterItem, CounterQuote, CounterReceipt, counterQuoteBody, Pickup } from '@warda/contract/counter-sales'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { OrderPreview } from '../orders/index.ts'
import type { Receipt } from './get-receipt.ts'
import type { ItemRow, PickupRow } from './queries.ts'
import type { CounterBasket } from './quote-counter-sale.ts'

const getName = (language: Language, { titleEn, titleAr }: { titleEn: string; titleAr: string }): string =>
  language === 'ar' ? titleAr : titleEn

/** Parses the lines of a sale. */
export const readBasket = ({ lines, freeLines, couponCode }: z.output<typeof counterQuoteBody>): CounterBasket => ({
  lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
  freeLines: freeLines.map(({ title, price, quantity }) => ({ title, price, quantity })),
  couponCode: couponCode || undefined,
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
  quote: OrderPreview,
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
    vat: halalasToRiyals(totals.vat),
    total: halalasToRiyals(totals.total),
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
  lines: pickup.lines.map((line) => ({ name: getName(language, line), size: line.size, quantity: line.quantity })),
})

export function presentReceipt(
  { row, settings, qrCode }: Receipt,
  language: Language,
  getUrl: (invoice: { id: string; number: string }) => string,
): CounterReceipt {
  const { contact, seller, identity } = settings
  const place = [seller.buildingNumber, seller.street[language], seller.district[language], seller.city[language]]
  return {
    orderId: row.orderId,
    orderNumber: row.number,
    at: row.placedAt.toISOString(),
    soldBy: row.soldBy,
    customer: row.isWalkIn ? '' : row.recipientName,
    phoneNumber: row.recipientPhone,
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
    vat: halalasToRiyals(row.vat),
    total: halalasToRiyals(row.total),
    payments: row.payments.map((payment) => ({ ...payment, amount: halalasToRiyals(payment.amount) })),
    received: row.cashReceived === null ? null : halalasToRiyals(row.cashReceived),
    change: halalasToRiyals(row.cashChange),
    pickupAt: row.isHandedOverAtOnce ? null : (row.pickupAt?.toISOString() ?? null),
    cardMessage: row.cardMessage,
    invoice: row.invoice && qrCode ? { number: row.invoice.number, url: getUrl(row.invoice), qrCode } : null,
    seller: {
      name: seller.name[language] || identity.name[language],
      vatNumber: seller.vatNumber,
      address: place.filter(Boolean).join(language === 'ar' ? '، ' : ', '),
      phone: contact.phone,
    },
  }
}
