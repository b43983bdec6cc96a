import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { isEmail, toAsciiEmail } from '@warda/domain/email'
import { removeInvisible } from '@warda/domain/invisible'
import { LIMITS } from '@warda/domain/limits'
import { normalisePhone } from '@warda/domain/phone'
import { hasLetter, normaliseDigits, normaliseText, textLength } from '@warda/domain/text'
import * as z from 'zod/mini'

/**
 * User input: NFC, trimmed, measured in code points (decisions §10), without control characters except line breaks.
 * Error messages are message keys, which the server translates.
 */
export const text = (min: number, max: number, keys: { required?: string; short?: string; long?: string } = {}) =>
  z.pipe(z.string('required'), z.transform(normaliseText)).check(
    z.refine((value) => value.length > 0 || min === 0, { error: keys.required ?? 'required', abort: true }),
    z.refine((value) => textLength(value) >= min, { error: keys.short ?? 'too_short', params: { min }, abort: true }),
    z.refine((value) => textLength(value) <= max, { error: keys.long ?? 'too_long', params: { max }, abort: true }),
    z.refine((value) => !hasControl(value), { error: 'invalid_characters' }),
  )

const hasControl = (value: string): boolean => {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    if ((code < 32 && code !== 10 && code !== 13 && code !== 9) || code === 127 || (code >= 0xd800 && code <= 0xdfff))
      return true
  }
  return false
}

/** The name of a person or contact, with at least one letter. */
export const personName = (min: number, max: number) =>
  text(min, max).check(z.refine(hasLetter, { error: 'name_letters' }))

/** A coupon code in the form in which codes are stored. */
export const couponCode = z
  .pipe(text(0, 60), z.transform(normaliseCode))
  .check(z.refine((value) => value.length <= 40, { error: 'too_long', params: { max: 40 } }))

/** One email address, a Unicode domain in its ASCII form; stored as entered, compared folded. */
export const email = z
  .pipe(
    z.string('required'),
    z.transform((value: string) => toAsciiEmail(normaliseText(value))),
  )
  .check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine(isEmail, { error: 'invalid_email' }),
  )

const checkPhone = (read: (value: string) => string, accepts: (value: string) => boolean, key: string) =>
  z.pipe(z.string('required'), z.transform(read)).check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine(accepts, { error: key }),
  )

/** A phone number in any form that people type, without its separators. */
export const phone = (accepts: (value: string) => boolean, key: string) => checkPhone(normalisePhone, accepts, key)

/** A phone number of the registration: stored as typed, with Latin digits and without invisible marks (decisions §10). */
export const phoneAsTyped = (accepts: (value: string) => boolean, key: string) =>
  checkPhone((value) => normaliseDigits(normaliseText(removeInvisible(value))), accepts, key)

export const quantity = z
  .int('invalid_quantity')
  .check(z.minimum(LIMITS.quantity.min, 'invalid_quantity'), z.maximum(LIMITS.quantity.max, 'invalid_quantity'))
