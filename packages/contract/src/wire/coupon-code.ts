import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** A coupon code in the form in which codes are stored. */
export const couponCode = z
  .pipe(text(0, 60), z.transform(normaliseCode))
  .check(z.refine((value) => value.length <= 40, { error: 'too_long', params: { max: 40 } }))
