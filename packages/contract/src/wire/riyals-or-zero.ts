import { parseAmount } from '@warda/domain/money'
import * as z from 'zod/mini'

/** Like `riyals`, and zero. */
export const riyalsOrZero = z.pipe(
  z.union([z.number(), z.string()], { error: (issue) => (issue.input === undefined ? 'required' : 'amount_invalid') }),
  z.transform((value, context) => {
    const amount = parseAmount(value, { allowZero: true })
    if (amount.ok) return amount.value
    const message = value === '' ? 'required' : amount.code.replaceAll('.', '_')
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }),
)
