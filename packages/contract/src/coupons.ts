import { BUYER_GROUPS } from '@warda/domain/coupons/coupon'
import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { DISCOUNT_KINDS } from '@warda/domain/coupons/discount'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, instant, rowId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { text } from './wire/text.ts'

const MAX_CHOSEN = 200

const wholeNumber = (max: number) =>
  z.int('invalid_number').check(z.minimum(1, 'invalid_number'), z.maximum(max, 'invalid_number'))

/** Riyals, at least one halala. */
const positiveAmount = z
  .number('amount_invalid')
  .check(z.minimum(0.01, 'amount_invalid'), z.maximum(999_999, 'amount_too_large'))

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time'))

const chosen = z.array(rowId).check(z.maxLength(MAX_CHOSEN, 'invalid_choice'))

const CODE = /^[A-Za-z0-9-]{3,40}$/

const couponFields = z.object({
  /** True to create a discount, an error when its code exists; false to change the limits of an existing one. */
  isNew: z.optional(z.boolean()),
  /** Empty for a new automatic discount, which gets a generated code. */
  code: z.pipe(z.string('required'), z.transform(normaliseCode)).check(z.maxLength(40, 'coupon_code')),
  name: text(0, 80),
  /** The name that buyers see; required for an automatic discount. */
  titleEn: z._default(text(0, 60), ''),
  titleAr: z._default(text(0, 60), ''),
  /** Whether the discount applies without a code; cannot change after creation. */
  isAutomatic: z._default(z.boolean('invalid_choice'), false),
  kind: z._default(z.enum(DISCOUNT_KINDS, 'invalid_choice'), 'percent'),
  percent: z._default(z.nullable(wholeNumber(100)), null),
  amount: z._default(z.nullable(positiveAmount), null),
  /** Maximum amount of a percentage or free delivery. */
  maxDiscount: z._default(z.nullable(positiveAmount), null),
  /** Only for these categories and products. */
  isForChosenGoods: z._default(z.boolean('invalid_choice'), false),
  categoryIds: z._default(chosen, []),
  productIds: z._default(chosen, []),
  buyerGroup: z._default(z.enum(BUYER_GROUPS, 'invalid_choice'), 'everyone'),
  clientIds: z._default(chosen, []),
  firstOrderOnly: z._default(z.boolean('invalid_choice'), false),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** 0 Sunday to 6 Saturday; null or empty for every day. */
  weekdays: z._default(
    z.nullable(
      z
        .array(z.int('invalid_choice').check(z.minimum(0, 'invalid_choice'), z.maximum(6, 'invalid_choice')))
        .check(z.maxLength(7, 'invalid_choice')),
    ),
    null,
  ),
  /** Hours in Riyadh, `HH:MM`; both or none. */
  fromTime: z._default(z.nullable(time), null),
  untilTime: z._default(z.nullable(time), null),
  mostUses: z.nullable(wholeNumber(1_000_000)),
  mostPerUser: z.nullable(wholeNumber(1_000)),
  leastSubtotal: z
    .number('amount_invalid')
    .check(z.minimum(0, 'amount_invalid'), z.maximum(999_999, 'amount_too_large')),
})

export type CouponFields = z.output<typeof couponFields>

/** Rules shared by the form and the server: the invalid field and its error. */
export const COUPON_RULES: readonly [keyof CouponFields, string, (fields: CouponFields) => boolean][] = [
  [
    'code',
    'coupon_code',
    ({ code, isNew, isAutomatic }) => CODE.test(code) || (code === '' && isNew === true && isAutomatic),
  ],
  ['percent', 'required', ({ kind, percent }) => kind !== 'percent' || percent !== null],
  ['amount', 'required', ({ kind, amount: value }) => kind !== 'amount' || value !== null],
  ['titleEn', 'required', ({ isAutomatic, titleEn, titleAr }) => titleEn !== '' || (!isAutomatic && titleAr === '')],
  ['titleAr', 'required', ({ isAutomatic, titleEn, titleAr }) => titleAr !== '' || (!isAutomatic && titleEn === '')],
  [
    'categoryIds',
    'required',
    ({ isForChosenGoods, categoryIds, productIds }) => !isForChosenGoods || categoryIds.length + productIds.length > 0,
  ],
  ['clientIds', 'required', ({ buyerGroup, clientIds }) => buyerGroup !== 'clients' || clientIds.length > 0],
  ['fromTime', 'required', ({ fromTime, untilTime }) => fromTime !== null || untilTime === null],
  ['untilTime', 'required', ({ fromTime, untilTime }) => untilTime !== null || fromTime === null],
]

export const couponBody = couponFields.check((context) => {
  for (const [field, message, isValid] of COUPON_RULES)
    if (!isValid(context.value))
      context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] })
})

const named = z.object({ id: z.int(), name: z.string() })

const adminCoupon = z.object({
  code: z.string(),
  name: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  isAutomatic: z.boolean(),
  kind: z.enum(DISCOUNT_KINDS),
  percent: z.nullable(z.int()),
  amount: z.nullable(amount),
  maxDiscount: z.nullable(amount),
  isForChosenGoods: z.boolean(),
  categories: z.array(named),
  products: z.array(named),
  buyerGroup: z.enum(BUYER_GROUPS),
  clients: z.array(named),
  firstOrderOnly: z.boolean(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  weekdays: z.nullable(z.array(z.int())),
  fromTime: z.nullable(z.string()),
  untilTime: z.nullable(z.string()),
  mostUses: z.nullable(z.int()),
  mostPerUser: z.nullable(z.int()),
  leastSubtotal: amount,
  uses: z.int(),
  /** Whether an order has used it, including a cancelled one. Its value cannot change after that. */
  isUsed: z.boolean(),
  isDisabled: z.boolean(),
  isPersonal: z.boolean(),
})

const admin = asAdmin('catalogue')

export const couponsEndpoints = {
  adminCoupons: endpoint('adminCoupons', {
    access: admin,
    summary: 'Discounts with and without a code, newest first',
    query: z.object({ ...pageQuery, q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))) }),
    answer: paged(adminCoupon),
  }),
  saveCoupon: endpoint('saveCoupon', {
    access: admin,
    summary: 'A new discount, or other limits for one that is there',
    body: couponBody,
    answer: z.object({ message: z.string(), data: adminCoupon }),
    idempotent: 'wholeCall',
  }),
  disableCoupon: endpoint('disableCoupon', {
    access: admin,
    summary: 'A discount that no further order can use',
    params: z.object({ code: z.string().check(z.maxLength(40, 'invalid_id')) }),
    answer: z.object({ message: z.string() }),
  }),
}
