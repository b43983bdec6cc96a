import { LIMITS } from '@warda/domain/limits'
import { RECIPIENT_NOTICES } from '@warda/domain/order-messages/message-rules'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { remark } from './admin-orders.ts'
import { asAdmin, endpoint } from './endpoint.ts'
import { deliveryAddress, PAYMENT_TERMS, recipient, shopperOrder, substitutionFields } from './orders.ts'
import { paymentLink } from './payments.ts'
import { amount, day, expectedTotal, rowId, uuid } from './wire/amount.ts'
import { couponCode } from './wire/coupon-code.ts'
import { orderDiscounts } from './wire/order-discounts.ts'
import { email, personName, phone } from './wire/person.ts'
import { purchaseOrder } from './wire/purchase-order.ts'
import { quantity, text } from './wire/text.ts'

const optionalCode = z.optional(couponCode)

/** As many points as are available and applicable. */
const usePoints = z.optional(z.boolean('invalid_choice'))

export const phoneOrderBody = z.object({
  /** An existing customer, or a new one without `userId`. */
  userId: z.optional(uuid),
  customer: z.optional(
    z.object({
      fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
      phoneNumber: phone(isProfilePhone, 'phone_profile'),
      email: z.optional(email),
    }),
  ),
  branchId: z.optional(rowId),
  lines: z
    .array(z.object({ variantId: rowId, quntity: quantity }))
    .check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
  recipient,
  deliveryAddress: z.optional(deliveryAddress),
  /** The recipient enters the address; date and slot are then a proposal (AGREE-03). */
  askRecipient: z.optional(z.boolean('invalid_choice')),
  deliveryDate: day,
  deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
  cardMessage: z.optional(text(0, LIMITS.cardMessage)),
  ...substitutionFields,
  hideSender: z._default(z.boolean('invalid_choice'), false),
  /** What the shop may tell the recipient; the desk asks the customer (OPEN-04). */
  recipientNotice: z.optional(z.enum(RECIPIENT_NOTICES, 'invalid_choice')),
  purchaseOrder: z.optional(purchaseOrder),
  couponCode: optionalCode,
  usePoints,
  paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_choice'),
  expectedTotal,
  /** Why the desk delivers outside the zones; recorded in the shop's note. */
  outsideReason: z.optional(text(0, 200)),
})

/** The fields of an incomplete form that affect the price; all are optional, others are ignored. */
export const phoneQuoteBody = z.object({
  userId: z.optional(uuid),
  customer: z.optional(
    z.object({ phoneNumber: z.optional(text(0, 200)), email: z.optional(text(0, 400)) }, 'invalid_choice'),
  ),
  branchId: z.optional(rowId),
  lines: z._default(
    z.array(z.object({ variantId: rowId, quntity: quantity })).check(z.maxLength(LIMITS.cartLines, 'too_many_items')),
    [],
  ),
  deliveryAddress: z.optional(
    z.object({
      ...z.pick(deliveryAddress, { latitude: true, longitude: true, shortAddress: true }).shape,
      city: z.optional(text(0, 80)),
      district: z.optional(text(0, 80)),
    }),
  ),
  /** The recipient enters the address: the fee is then the highest. */
  askRecipient: z.optional(z.boolean('invalid_choice')),
  outsideReason: z.optional(text(0, 200)),
  deliveryDate: z.optional(day),
  deliverySlot: z.optional(z.string('required').check(z.maxLength(20, 'invalid_choice'))),
  couponCode: optionalCode,
  usePoints,
  paymentTerms: z.optional(z.enum(PAYMENT_TERMS, 'invalid_choice')),
})

export const phoneQuote = z.object({
  /** The customer; null for a new one. A new name with a known phone number is the customer created for that number. */
  buyer: z.nullable(z.object({ userId: z.string(), fullName: z.string(), client: z.nullable(z.int()) })),
  /** Known lines in the requested order. `listPrice` is the price without offers. */
  lines: z.array(
    z.object({
      variantId: z.int(),
      quntity: z.int(),
      listPrice: amount,
      price: amount,
      lineTotal: amount,
      /** Source of the price: list price, offer, client discount, or client price from `fromQuantity` on. */
      because: z.enum(['list', 'offer', 'percent', 'break']),
      percent: z.nullable(z.int()),
      fromQuantity: z.nullable(z.int()),
      onHand: z.int(),
    }),
  ),
  subtotal: amount,
  coupon: z.nullable(z.object({ code: z.string(), percent: z.int() })),
  discount: amount,
  discounts: orderDiscounts,
  redeemed: amount,
  points: z.object({ balance: z.int(), usable: z.int(), worth: amount }),
  deliveryFee: amount,
  /** The fee area; null for the default fee. */
  zone: z.nullable(z.string()),
  /** Threshold of free delivery and the missing amount; null when delivery is never free. */
  freeDelivery: z.nullable(z.object({ from: amount, missing: amount })),
  vat: amount,
  total: amount,
  terms: z.array(z.enum(PAYMENT_TERMS)),
  /** Branches of a business client. */
  branches: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Whether the client requires a purchase order number. */
  purchaseOrderRequired: z.boolean(),
  remarks: z.array(remark),
})

export type PhoneQuote = z.infer<typeof phoneQuote>

const admin = asAdmin('orders')

export const phoneOrdersEndpoints = {
  placePhoneOrder: endpoint('placePhoneOrder', {
    access: admin,
    summary: 'Takes an order for somebody on the phone',
    body: phoneOrderBody,
    /** `payLink`: payment link of an online order, also mailed where possible; null for other terms or when the gateway failed. */
    answer: z.object({ message: z.string(), data: shopperOrder, payLink: z.nullable(paymentLink) }),
    idempotent: true,
  }),
  quotePhoneOrder: endpoint('quotePhoneOrder', {
    access: admin,
    summary: 'What an order on the phone would cost and what is in its way, as far as it is told; changes nothing',
    body: phoneQuoteBody,
    answer: z.object({ data: phoneQuote }),
    limits: [{ by: 'user', max: 6000, seconds: 3600 }],
  }),
}
