import { LIMITS } from '@warda/domain/limits'
import { getTextLength, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'

/**
 * User input: NFC, trimmed, measured in code points (decisions §10), without control characters except line breaks.
 * Error messages are message keys, which the server translates.
 */
export const text = (min: number, max: number, keys: { required?: string; short?: string; long?: string } = {}) =>
  z.pipe(z.string('required'), z.transform(normaliseText)).check(
    z.refine((value) => value.length > 0 || min === 0, { error: keys.required ?? 'required', abort: true }),
    z.refine((value) => getTextLength(value) >= min, {
      error: keys.short ?? 'too_short',
      params: { min },
      abort: true,
    }),
    z.refine((value) => getTextLength(value) <= max, { error: keys.long ?? 'too_long', params: { max }, abort: true }),
    z.refine((value) => !hasControl(value), { error: 'invalid_characters' }),
  )

/** A text on one line, for titles and mail headers. */
export const lineText = (min: number, max: number) =>
  text(min, max).check(z.refine((value) => !/[\n\r\t\u2028\u2029]/.test(value), { error: 'invalid_characters' }))

const hasControl = (value: string): boolean => {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    if ((code < 32 && code !== 10 && code !== 13 && code !== 9) || code === 127 || (code >= 0xd800 && code <= 0xdfff))
      return true
  }
  return false
}

export const quantity = z
  .int('invalid_quantity')
  .check(z.minimum(LIMITS.quantity.min, 'invalid_quantity'), z.maximum(LIMITS.quantity.max, 'invalid_quantity'))
