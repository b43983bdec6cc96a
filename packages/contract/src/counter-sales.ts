import { COUNTER_METHODS } from '@warda/domain/counter-sales/counter-payments'
import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, day, expectedTotal, instant, rowId, uuid } from './wire/amount.ts'
import { couponCode } from './wire/coupon-code.ts'
import { email, personName, phone } from './wire/person.ts'
import { picture } from './wire/picture.ts'
import { riyals } from './wire/riyals.ts'
import { lineText, quantity, text } from './wire/text.ts'

/** Products of the catalogue, and lines with a price that the employee says. */
const basket = {
  lines: z.array(z.object({ variantId: rowId, quantity })).check(z.maxLength(LIMITS.cartLines, 'too_many_items')),
  freeLines: z._default(
    z
      .array(
        z.object({
          title: lineText(1, LIMITS.freeLineTitle),
          /** For one piece, VAT included. */
          price: riyals,
          quantity,
        }),
      )
      .check(z.maxLength(LIMITS.freeLines, 'too_many_items')),
    [],
  ),
  couponCode: z.optional(couponCode),
}

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_choice'))

const counterSaleBody = z.object({
  ...basket,
  /** Somebody known by phone; without it a walk-in without an account. */
  customer: z.optional(
    z.object({
      fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
      phoneNumber: phone(isProfilePhone, 'phone_profile'),
      email: z.optional(email),
    }),
  ),
  /** When a pickup is ready; without it the flowers are handed over at once. */
  pickup: z.optional(z.object({ date: day, time: timeOfDay })),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  /** Parts whose sum is the total, each method once. */
  payments: z
    .array(
      z.object({
        method: z.enum(COUNTER_METHODS, 'invalid_choice'),
        amount: riyals,
        /** Cash that the customer gave. */
        received: z.optional(riyals),
        /** Of the card terminal or the transfer. */
        reference: z.optional(lineText(0, LIMITS.purchaseOrder)),
      }),
    )
    .check(z.maxLength(COUNTER_METHODS.length, 'too_many_items')),
  expectedTotal,
})

export const counterQuoteBody = z.object(basket)

const soldLine = z.object({
  /** Null for a free-price line. */
  variantId: z.nullable(z.int()),
  name: z.string(),
  size: z.string(),
  quantity: z.int(),
  price: amount,
  lineTotal: amount,
})

const sums = { subtotal: amount, discount: amount, vat: amount, total: amount }

const counterQuote = z.object({
  lines: z.array(soldLine),
  ...sums,
  /** What is in the way of the sale. */
  remarks: z.array(
    z.object({ code: z.string(), field: z.nullable(z.string()), variantId: z.nullable(z.int()), message: z.string() }),
  ),
})

export type CounterQuote = z.infer<typeof counterQuote>

const counterReceipt = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  at: instant,
  soldBy: z.string(),
  /** Empty for a walk-in. */
  customer: z.string(),
  phoneNumber: z.string(),
  lines: z.array(soldLine),
  ...sums,
  payments: z.array(z.object({ method: z.enum(COUNTER_METHODS), amount, reference: z.string() })),
  received: z.nullable(amount),
  change: amount,
  /** When a pickup is ready; null when handed over at once. */
  pickupAt: z.nullable(instant),
  cardMessage: z.nullable(z.string()),
  /** The simplified tax invoice; null while the seller's details or the tax unit are missing. */
  invoice: z.nullable(
    z.object({
      number: z.string(),
      url: z.string(),
      /** Its QR code: a path of dark modules on a grid of `size` × `size`. */
      qrCode: z.object({ size: z.int(), path: z.string() }),
    }),
  ),
  seller: z.object({ name: z.string(), vatNumber: z.string(), address: z.string(), phone: z.string() }),
})

export type CounterReceipt = z.infer<typeof counterReceipt>

const counterItem = z.object({
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  size: z.string(),
  price: amount,
  onHand: z.int(),
  picture: z.nullable(picture),
})

export type CounterItem = z.infer<typeof counterItem>

const pickup = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  name: z.string(),
  phoneNumber: z.string(),
  readyAt: instant,
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int() })),
})

export type Pickup = z.infer<typeof pickup>

const admin = asAdmin('counter')

export const counterSalesEndpoints = {
  counterItems: endpoint('counterItems', {
    access: admin,
    summary: 'Sizes to sell at the counter: the best sellers, or those of a SKU or a search; an exact SKU comes first',
    query: z.object({ q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))) }),
    answer: z.object({ data: z.array(counterItem), isExact: z.boolean() }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  quoteCounterSale: endpoint('quoteCounterSale', {
    access: admin,
    summary: 'What a sale at the counter costs; changes nothing',
    body: counterQuoteBody,
    answer: z.object({ data: counterQuote }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  placeCounterSale: endpoint('placeCounterSale', {
    access: admin,
    summary: 'Sells at the counter: paid now, handed over now or picked up later, with its tax document',
    body: counterSaleBody,
    answer: z.object({
      message: z.string(),
      data: z.object({ orderId: z.string(), orderNumber: z.int(), total: amount, change: amount }),
    }),
    idempotent: true,
  }),
  counterCustomer: endpoint('counterCustomer', {
    access: admin,
    summary: 'The customer whom the shop knows by a phone number; null when it knows none',
    query: z.object({ phoneNumber: phone(isProfilePhone, 'phone_profile') }),
    answer: z.object({ data: z.nullable(z.object({ fullName: z.string() })) }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
  counterReceipt: endpoint('counterReceipt', {
    access: admin,
    summary: 'The receipt of a sale at the counter',
    params: z.object({ orderId: uuid }),
    answer: z.object({ data: counterReceipt }),
  }),
  counterPickups: endpoint('counterPickups', {
    access: admin,
    summary: 'Pickups that wait to be handed over, the earliest first',
    answer: z.object({ data: z.array(pickup) }),
  }),
  handOverPickup: endpoint('handOverPickup', {
    access: admin,
    summary: 'Hands over a pickup; repeating it changes nothing',
    params: z.object({ orderId: uuid }),
    answer: z.object({ message: z.string() }),
  }),
}
