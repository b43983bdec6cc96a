import { parseAmount } from '@warda/domain/money'
import * as z from 'zod/mini'

/**
 * An amount in riyals as a number or text, also with Arabic digits, with at most two decimals, above zero. Converted to
 * halalas without rounding (decisions §2).
 */
export const riyals = z.pipe(
  z.union([z.number(), z.string()], { error: (issue) => (issue.input === undefined ? 'required' : 'amount_invalid') }),
  z.transform((value, context) => {
    if (value === '') context.issues.push({ code: 'custom', message: 'required', input: value })
    const amount = parseAmount(value)
    if (amount.ok) return amount.value
    if (value !== '') {
      context.issues.push({ code: 'custom', message: amount.code.replaceAll('.', '_'), input: value })
    }
    return z.NEVER
  }),
)
