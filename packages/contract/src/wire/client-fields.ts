import { LIMITS } from '@warda/domain/limits'
import { getTextLength, normaliseDigits, normaliseText } from '@warda/domain/text'
import { isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import * as z from 'zod/mini'

const typed = z.pipe(
  z.string('required'),
  z.transform((value: string) => normaliseDigits(normaliseText(value))),
)

/**
 * A document number: digits, also Arabic-Indic ones (spec §5). `plus` allows a leading +; `key` is the message key for a number that is
 * too long or does not match the format.
 */
export const digits = (key: string, plus = false, isFormat: (value: string) => boolean = () => true) =>
  typed.check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => (plus ? /^\+?\d+$/ : /^\d+$/).test(value), { error: 'digits_only', abort: true }),
    z.refine((value) => value.length <= LIMITS.registrationDigits.max && isFormat(value), { error: key }),
  )

/** A number of a document or a phone as people write it: required, not too long, digits converted to 0-9 (spec §5 asks for no more). */
export const reference = typed.check(
  z.refine((value) => value.length > 0, { error: 'required', abort: true }),
  z.refine((value) => getTextLength(value) <= LIMITS.registrationDigits.max, {
    error: 'too_long',
    params: { max: LIMITS.registrationDigits.max },
  }),
)

/** A valid date within a plausible range. */
const isUsable = (date: string): boolean => isDate(date) && date >= '1900-01-01'

/** A date as `YYYY-MM-DD`, or an ISO instant, converted to its date in Riyadh. */
export const instantOrDay = z.pipe(
  z.string('required'),
  z.transform((value, context) => {
    if (isUsable(value)) return value
    const ms = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? Date.parse(value) : Number.NaN
    const date = Number.isNaN(ms) ? '' : riyadhDate(ms)
    if (isUsable(date)) return date
    context.issues.push({ code: 'custom', message: value === '' ? 'required' : 'invalid_date', input: value })
    return z.NEVER
  }),
)

/** A boolean, also as form text. */
export const truth = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
