import { isEmail, toAsciiEmail } from '@warda/domain/email'
import { removeInvisible } from '@warda/domain/invisible'
import { normalisePhone } from '@warda/domain/phone'
import { hasLetter, normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** The name of a person or contact, with at least one letter. */
export const personName = (min: number, max: number) =>
  text(min, max).check(z.refine(hasLetter, { error: 'name_letters' }))

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
