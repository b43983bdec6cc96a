import { COUNTER_METHODS } from '@warda/domain/counter-sales/counter-payments'
import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { savedAddress } from './address-book.ts'
import { asAdmin, endpoint } from './endpoint.ts'
import { deliveryAddress, PAYMENT_TERMS, recipient } from './orders.ts'
import { paymentLink } from './payments.ts'
import { amount, day, expectedTotal, instant, rowId, uuid } from './wire/amount.ts'
import { couponCode } from './wire/coupon-code.ts'
import { orderDiscounts } from './wire/order-discounts.ts'
import { email, personName, phone } from './wire/person.ts'
import { picture } from './wire/picture.ts'
import { purchaseOrder } from './wire/purchase-order.ts'
import { riyals } from './wire/riyals.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { lineText, quantity, text } from './wire/text.ts'

/** Products of the catalogue, and free-price lines. */
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

/** A customer known by phone. */
const customer = z.object({
  fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
  phoneNumber: phone(isProfilePhone, 'phone_profile'),
  email: z.optional(email),
})

const deliverySlot = z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice'))

/** Overrides of rules, each with its permission; `reason` is stored with the old and the new value. */
const overrideFields = {
  /** Another delivery fee, VAT included. */
  deliveryFee: z.optional(riyalsOrZero),
  /** A discount on the goods, VAT included. */
  discount: z.optional(riyals),
  /** An order after the cut-off or the lead time of the slot. */
  isAfterCutoff: z.optional(z.boolean('invalid_choice')),
  /** An order beyond the capacity of the slot. */
  isOverCapacity: z.optional(z.boolean('invalid_choice')),
}

/** Parts whose sum is the amount, each method once. */
const payments = z
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
  .check(z.maxLength(COUNTER_METHODS.length, 'too_many_items'))

/** Who buys, and for which branch of a company. */
const buyer = {
  /** The account of the customer; the name and the phone number of `customer` are then those of the person at the counter. */
  userId: z.optional(uuid),
  branchId: z.optional(rowId),
  purchaseOrder: z.optional(purchaseOrder),
  paymentTerms: z._default(z.enum(PAYMENT_TERMS, 'invalid_choice'), 'cash'),
}

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_choice'))

const counterSaleBody = z.object({
  ...basket,
  ...buyer,
  /** Absent, as `userId`, for a walk-in. */
  customer: z.optional(customer),
  /** When a pickup is ready (Riyadh) and who picks it up; absent, as `delivery`, when the flowers are handed over at once. */
  pickup: z.optional(
    z.object({
      date: day,
      time: timeOfDay,
      fullName: z.optional(personName(LIMITS.profileName.min, LIMITS.profileName.max)),
    }),
  ),
  delivery: z.optional(
    z.object({
      recipient,
      /** Not for a company, whose orders go to the branch. */
      deliveryAddress: z.optional(deliveryAddress),
      deliveryDate: day,
      deliverySlot,
      hideSender: z._default(z.boolean('invalid_choice'), false),
      outsideReason: z.optional(text(0, 200)),
    }),
  ),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  /** With the terms `cash`: paid at the door or at the pickup, so that there are no payments yet. */
  isPaidLater: z._default(z.boolean('invalid_choice'), false),
  payments: z._default(payments, []),
  overrides: z.optional(z.object({ ...overrideFields, reason: lineText(1, LIMITS.overrideReason) })),
  expectedTotal,
})

/** The fields of an incomplete sale that affect its price. */
export const counterQuoteBody = z.object({
  ...basket,
  ...buyer,
  customer: z.optional(z.object({ phoneNumber: z.optional(text(0, 200)) }, 'invalid_choice')),
  delivery: z.optional(
    z.object({
      deliveryAddress: z.optional(
        z.object({
          ...z.pick(deliveryAddress, { latitude: true, longitude: true, shortAddress: true }).shape,
          city: z.optional(text(0, 80)),
          district: z.optional(text(0, 80)),
        }),
      ),
      deliveryDate: z.optional(day),
      deliverySlot: z.optional(deliverySlot),
      outsideReason: z.optional(text(0, 200)),
    }),
  ),
  overrides: z.optional(z.object(overrideFields)),
})

const soldLine = z.object({
  /** Null for a free-price line. */
  variantId: z.nullable(z.int()),
  name: z.string(),
  size: z.string(),
  quantity: z.int(),
  price: amount,
  lineTotal: amount,
})

const sums = {
  subtotal: amount,
  discount: amount,
  discounts: orderDiscounts,
  deliveryFee: amount,
  vat: amount,
  total: amount,
}

const counterQuote = z.object({
  lines: z.array(soldLine),
  ...sums,
  /** The delivery fee by the rules. */
  listedFee: amount,
  terms: z.array(z.enum(PAYMENT_TERMS)),
  /** Branches of a company; empty for other buyers. */
  branches: z.array(z.object({ id: z.int(), name: z.string() })),
  purchaseOrderRequired: z.boolean(),
  /** Why the sale cannot be placed. */
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
  /** What was paid by link or store credit. */
  paidElsewhere: amount,
  outstanding: amount,
  /** When a pickup is ready; null when handed over at once or delivered. */
  pickupAt: z.nullable(instant),
  /** Who picks it up or receives it. */
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  delivery: z.nullable(z.object({ address: z.string(), date: day, slot: z.string() })),
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
  /** What the customer pays at the pickup. */
  outstanding: amount,
  isOnCredit: z.boolean(),
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int() })),
})

export type Pickup = z.infer<typeof pickup>

const counterCustomer = z.object({
  userId: z.string(),
  fullName: z.string(),
  client: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Created by the shop for this phone number, without an email address. */
  isCreatedByShop: z.boolean(),
  addresses: z.array(savedAddress),
})

export type CounterCustomer = z.infer<typeof counterCustomer>

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
    summary: 'Sells at the counter: handed over, picked up or delivered, paid now, later, by link or on account',
    body: counterSaleBody,
    answer: z.object({
      message: z.string(),
      data: z.object({ orderId: z.string(), orderNumber: z.int(), total: amount, change: amount }),
      /** The payment link of the terms `online`; null for other terms, or when the gateway failed. */
      payLink: z._default(z.nullable(paymentLink), null),
    }),
    idempotent: true,
  }),
  counterCustomers: endpoint('counterCustomers', {
    access: admin,
    summary: 'Accounts with a phone number, with their past recipients and addresses, the last one first',
    query: z.object({ phoneNumber: phone(isProfilePhone, 'phone_profile') }),
    answer: z.object({ data: z.array(counterCustomer) }),
    limits: [{ by: 'user', max: 1000, seconds: 3600 }],
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
    summary: 'Hands over a pickup, once',
    params: z.object({ orderId: uuid }),
    /** What is outstanding of a pickup that is paid now. */
    body: z.object({ payments: z._default(payments, []) }),
    answer: z.object({ message: z.string(), change: amount }),
    idempotent: true,
  }),
}
