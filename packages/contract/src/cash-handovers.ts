import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint, selfAs } from './endpoint.ts'
import { amount, instant, numericId, uuid } from './wire/amount.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { text } from './wire/text.ts'

export const handInBody = z.object({
  /** The amount that the driver saw; at another amount nothing is recorded (`cash.expected_changed`). */
  expected: riyalsOrZero,
  counted: riyalsOrZero,
  note: z.optional(text(0, LIMITS.deliveryNote)),
})

export const confirmHandoverBody = z.object({
  /** The amount that the desk counted. */
  received: riyalsOrZero,
})

const handover = z.object({
  id: z.int(),
  driver: z.string(),
  expected: amount,
  counted: amount,
  /** `counted` less `expected`; negative when cash is missing. */
  difference: amount,
  note: z.string(),
  at: instant,
  /** What the desk received; null until it confirms. */
  received: z._default(z.nullable(amount), null),
  /** Null also for cash from before handovers were recorded. */
  confirmedBy: z._default(z.nullable(z.string()), null),
  confirmedAt: z._default(z.nullable(instant), null),
})

export type CashHandover = z.infer<typeof handover>

export const cashHandoverEndpoints = {
  handInCash: endpoint('handInCash', {
    access: selfAs('userId', ['ShippingEmployee']),
    summary: 'Hands in the cash that the driver took: the counted amount is compared with the ledger (RUN-02)',
    params: z.object({ userId: uuid }),
    body: handInBody,
    answer: z.object({ message: z.string(), data: handover }),
    idempotent: true,
  }),
  cashHandovers: endpoint('cashHandovers', {
    access: asAdmin('refunds'),
    summary: 'Cash handed in by drivers, newest first, and the cash that each driver has in hand (RUN-02)',
    query: z.object({
      page: z.optional(numericId),
      /** With a difference between expected and counted, or between counted and received. */
      onlyDifferences: z.optional(z.literal('true', 'invalid_choice')),
      onlyUnconfirmed: z.optional(z.literal('true', 'invalid_choice')),
    }),
    answer: z.object({
      data: z.array(handover),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
      /** Drivers with cash, also deactivated ones. */
      inHand: z.array(z.object({ employeeId: z.string(), driver: z.string(), amount, isActive: z.boolean() })),
    }),
  }),
  recordHandover: endpoint('recordHandover', {
    access: asAdmin('refunds'),
    summary: 'Records and confirms cash that the desk took from a driver, also from a deactivated one (RUN-02)',
    params: z.object({ employeeId: uuid }),
    body: handInBody,
    answer: z.object({ message: z.string(), data: handover }),
    idempotent: true,
  }),
  confirmHandover: endpoint('confirmHandover', {
    access: asAdmin('refunds'),
    summary: 'Confirms a handover with the amount that the desk counted, once (RUN-02)',
    params: z.object({ handoverId: numericId }),
    body: confirmHandoverBody,
    answer: z.object({ message: z.string(), data: handover }),
  }),
}
