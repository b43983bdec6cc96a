import { LIMITS } from '@warda/domain/limits'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'

const typed = z.pipe(
  z.string('required'),
  z.transform((value: string) => normaliseDigits(normaliseText(value))),
)

/** A number of a document: digits only, Arabic-Indic ones allowed (spec §5). `plus` also takes a leading +. */
export const digits = (key: string, plus = false) =>
  typed.check(
    z.refine((value) => value.length > 0, { error: 'required', abort: true }),
    z.refine((value) => (plus ? /^\+?\d+$/ : /^\d+$/).test(value), { error: 'digits_only', abort: true }),
    z.refine((value) => value.length <= LIMITS.registrationDigits.max, { error: key }),
  )

/** A day, as `YYYY-MM-DD` or an ISO instant whose day in Riyadh counts. Comes out as `YYYY-MM-DD`. */
export const instantOrDay = z.pipe(
  z.string('required'),
  z.transform((value, context) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
    const ms = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? Date.parse(value) : Number.NaN
    if (!Number.isNaN(ms)) return new Date(ms + 3 * 3_600_000).toISOString().slice(0, 10)
    context.issues.push({ code: 'custom', message: value === '' ? 'required' : 'invalid_date', input: value })
    return z.NEVER
  }),
)

/** Yes or no, also as the text that a form sends. */
export const truth = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
