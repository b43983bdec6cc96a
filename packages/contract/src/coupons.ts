import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, instant } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { text } from './wire/text.ts'

export const couponBody = z.object({
  /** True creates a code and fails when it exists; otherwise the limits of an existing code are changed. */
  isNew: z.optional(z.boolean()),
  code: z.pipe(z.string('required'), z.transform(normaliseCode)).check(z.regex(/^[A-Za-z0-9-]{3,40}$/, 'coupon_code')),
  name: text(0, 80),
  percent: z.int('invalid_number').check(z.minimum(1, 'invalid_number'), z.maximum(100, 'invalid_number')),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  mostUses: z.nullable(
    z.int('invalid_number').check(z.minimum(1, 'invalid_number'), z.maximum(1_000_000, 'invalid_number')),
  ),
  mostPerUser: z.int('invalid_number').check(z.minimum(1, 'invalid_number'), z.maximum(1_000, 'invalid_number')),
  leastSubtotal: z
    .number('amount_invalid')
    .check(z.minimum(0, 'amount_invalid'), z.maximum(999_999, 'amount_too_large')),
})

const adminCoupon = z.object({
  code: z.string(),
  name: z.string(),
  percent: z.int(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  mostUses: z.nullable(z.int()),
  mostPerUser: z.int(),
  leastSubtotal: amount,
  uses: z.int(),
  isDisabled: z.boolean(),
  isPersonal: z.boolean(),
})

const admin = asAdmin('catalogue')

export const couponsEndpoints = {
  adminCoupons: endpoint('adminCoupons', {
    access: admin,
    summary: 'Discount codes, newest first',
    query: z.object({ ...pageQuery, q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))) }),
    answer: paged(adminCoupon),
  }),
  saveCoupon: endpoint('saveCoupon', {
    access: admin,
    summary: 'A new code, or other limits for one that is there',
    body: couponBody,
    answer: z.object({ message: z.string(), data: adminCoupon }),
    idempotent: 'wholeCall',
  }),
  disableCoupon: endpoint('disableCoupon', {
    access: admin,
    summary: 'A code that no further order can use',
    params: z.object({ code: z.string().check(z.maxLength(40, 'invalid_id')) }),
    answer: z.object({ message: z.string() }),
  }),
}
