import { LIMITS } from '@warda/domain/limits'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import * as z from 'zod/mini'

const typed = z.pipe(
  z.string('required'),
  z.transform((value: string) => normaliseDigits(normaliseText(value))),
)

/**
 * A number of a document: digits only, Arabic-Indic ones allowed (spec §5). `plus` also takes a leading +; `key` is the word for one that is
 * too long or, where a format is given, not of it.
 */
export const digits = (key: string, plus = false, isFormat: (value: string) => boolean = () => true) =>
  typed.check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => (plus ? /^\+?\d+$/ : /^\d+$/).test(value), { error: 'digits_only', abort: true }),
    z.refine((value) => value.length <= LIMITS.registrationDigits.max && isFormat(value), { error: key }),
  )

/** A date that exists, of a time in which companies register. */
const isUsable = (date: string): boolean => isDate(date) && date >= '1900-01-01'

/** A day, as `YYYY-MM-DD` or an ISO instant whose day in Riyadh counts. Comes out as `YYYY-MM-DD`. */
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

/** Yes or no, also as the text that a form sends. */
export const truth = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
