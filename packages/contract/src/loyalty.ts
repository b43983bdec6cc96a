import * as z from 'zod/mini'
import { endpoint, selfAccess } from './endpoint.ts'
import { amount, instant, uuid } from './wire/amount.ts'

const LOYALTY_KINDS = ['earn', 'redeem', 'return', 'reverse'] as const

const self = selfAccess('userId')

const user = z.object({ userId: uuid })

export const loyaltyAnswer = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      points: z.int(),
      isUsed: z.boolean(),
      /** Absent in answers of the specification alone. `return`: of a cancelled order that used them; `reverse`: taken back because an order was credited. */
      kind: z.optional(z.enum(LOYALTY_KINDS)),
      createdAt: instant,
      orderNumber: z.nullable(z.string()),
    }),
  ),
  points: z.int(),
  rules: z.array(z.object({ amount, points: z.int() })),
  /** Points per riyal at checkout. */
  pointsPerRiyal: z.int(),
})

export type Loyalty = z.infer<typeof loyaltyAnswer>

export const loyaltyEndpoints = {
  getLoyaltyPoints: endpoint('getLoyaltyPoints', {
    access: self,
    summary: 'Points history, balance and rules (API-21)',
    params: user,
    answer: loyaltyAnswer,
  }),
}
