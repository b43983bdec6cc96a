import { STAFF_ROLES } from '@warda/domain/access/roles'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asRole, endpoint, SIGNED_IN } from './endpoint.ts'
import { amount, day, instant, messageAnswer, numericId, numericIdOrNone, uuid } from './wire/amount.ts'
import { orderAmounts } from './wire/order-amounts.ts'

/** The branch of an order; absent in answers that an earlier version stored. */
export const orderBranch = z._default(z.nullable(z.object({ id: z.int(), branchName: z.string() })), null)

/** What one payment link asks, and for how many orders. */
const payable = z.object({ orders: z.int(), amount })

export const debt = z.object({
  id: z.int(),
  orderId: z.string(),
  orderNumber: z.string(),
  purchaseOrder: z._default(z.nullable(z.string()), null),
  branch: orderBranch,
  /** Remaining amount. */
  amountOwed: amount,
  originalAmount: amount,
  /** The original amount less these is the remaining one; null in answers that an earlier version stored. */
  settled: z._default(z.nullable(z.object({ paid: amount, credited: amount, replaced: amount })), null),
  createdAt: instant,
  dueDate: day,
  isOverdue: z.boolean(),
  /** True for every debt without a remaining amount; `resolution` is the reason. */
  isResolved: z.boolean(),
  resolution: z.nullable(z.enum(['paid', 'replaced', 'credited', 'cancelled'])),
})

export type Debt = z.infer<typeof debt>

/** Outstanding amounts by days overdue; `current` is due today or later, `days0to30` from the day after the due date on. */
export const ageing = z.object({
  current: amount,
  days0to30: amount,
  days31to60: amount,
  days61to90: amount,
  over90: amount,
  total: amount,
})

export type Ageing = z.infer<typeof ageing>

const refundPayout = z.object({
  id: z.int(),
  orderId: z.string(),
  orderNumber: z.string(),
  buyerName: z.string(),
  amount,
  method: z.enum(['cash', 'transfer']),
  at: instant,
  /** When the desk or the gateway sent the money (`paid_at`); null while it is not sent. */
  sentAt: z.nullable(instant),
  /** `open`: the desk sends it; `pending`, `refunded` and `failed`: at the gateway; `byHand`: sent by the desk. */
  state: z.enum(['open', 'pending', 'refunded', 'failed', 'byHand']),
  /** Pending after more than two attempts. */
  isSlow: z.boolean(),
  /** `otherAmount`: another amount was refunded at the gateway; `notFound`: it has no such payment. */
  failure: z.nullable(z.enum(['refused', 'otherAmount', 'noKeys', 'notFound'])),
  /** The gateway’s error message; may be empty. */
  failureText: z.string(),
  /** The gateway and transaction that the order was paid with, where the money is sent back (OPEN-09). */
  paidWith: z.array(z.object({ gateway: z.string(), transaction: z.string() })),
})

export type RefundPayout = z.infer<typeof refundPayout>

export const receivablesEndpoints = {
  getDebts: endpoint('getDebts', {
    access: SIGNED_IN,
    summary: 'Debts of a client, or of a retail buyer with clientId 0 and userId; oldest due first (API-19)',
    params: z.object({ clientId: numericIdOrNone }),
    query: z.object({ userId: z.optional(uuid), branchId: z.optional(numericIdOrNone) }),
    answer: z.object({
      data: z.array(debt),
      customerName: z.string(),
      /** Σ of the open debts. */
      totalOutstanding: amount,
      /** Everything owed on confirmed orders, with and without a debt. */
      owed: amount,
      /** Amount of orders that are not confirmed yet. */
      unconfirmed: amount,
      /** Of the orders that owe something, confirmed or not: their `outstanding` is owed + unconfirmed. */
      amounts: orderAmounts,
      ageing,
      storeCredit: amount,
      payable: z.object({ all: payable, overdue: payable }),
    }),
  }),
  getDebtors: endpoint('getDebtors', {
    access: asRole(STAFF_ROLES, 'refunds'),
    summary: 'Who owes, with ageing, the largest first',
    query: z.object({
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          clientId: z.int(),
          userId: z.nullable(z.string()),
          name: z.string(),
          phoneNumber: z.string(),
          ageing,
        }),
      ),
      totals: ageing,
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
    }),
  }),
  refundPayouts: endpoint('refundPayouts', {
    access: asRole(['Admin'], 'refunds'),
    summary: 'Refunds to card, bank or cash, oldest first: those not sent yet, or with orderId all of an order',
    query: z.object({ orderId: z.optional(uuid) }),
    answer: z.object({ data: z.array(refundPayout) }),
  }),
  completeRefundPayout: endpoint('completeRefundPayout', {
    access: asRole(['Admin'], 'refunds'),
    summary: 'Notes that a refund was sent to the buyer',
    params: z.object({ payoutId: numericId }),
    answer: messageAnswer,
  }),
  retryRefundPayout: endpoint('retryRefundPayout', {
    access: asRole(['Admin'], 'refunds'),
    summary: 'Sends a refund that the gateway refused once more (OPEN-09)',
    params: z.object({ payoutId: numericId }),
    answer: messageAnswer,
  }),
}
