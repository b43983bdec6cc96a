import type { Riyals } from '@warda/domain/money'
import * as z from 'zod/mini'

/** Money on the wire: riyals as a JSON number with at most two decimals (decisions §2). */
export const amount = z.number() as unknown as z.ZodMiniType<Riyals, Riyals>
/** The total that the caller saw, in riyals; at another total nothing is done (`order.price_changed`, decisions §12). */
export const expectedTotal = z.optional(z.number('invalid_number').check(z.minimum(0, 'invalid_number')))
/** An instant: ISO 8601 in UTC. */
export const instant = z.string()
/** A calendar day in Riyadh: `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_date'))

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'invalid_id'))
/** A positive database number in a path, as text. */
export const numericId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid_id')),
  z.transform((text) => Number(text)),
)
/** The same as a number in a body. */
export const rowId = z.int('invalid_id').check(z.positive('invalid_id'), z.maximum(999_999_999, 'invalid_id'))
/** Like `numericId`, and 0 for "none" (decisions §9). */
export const numericIdOrNone = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'invalid_id')),
  z.transform((text) => Number(text)),
)

export const messageAnswer = z.object({ message: z.string() })
