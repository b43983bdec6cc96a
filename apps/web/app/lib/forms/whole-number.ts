import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'

/** Schema of a typed whole number, also in Arabic digits; an optional one may be empty. */
export const wholeNumber = (min: number, max: number, required: boolean) =>
  z
    .pipe(
      z.string(),
      z.transform((text: string) => normaliseDigits(normaliseText(text))),
    )
    .check(
      z.refine((text) => !required || text !== '', { error: 'required', abort: true }),
      z.refine((text) => text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max), {
        error: 'invalid_number',
      }),
    )

/** Parses a typed whole number from `min` to `max`; null for anything else. */
export function parseWholeNumber(typed: string, min: number, max: number): number | null {
  const text = normaliseDigits(normaliseText(typed))
  const value = Number(text)
  return /^\d{1,7}$/.test(text) && value >= min && value <= max ? value : null
}
