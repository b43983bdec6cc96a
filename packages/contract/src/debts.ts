import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asRole, endpoint, SIGNED_IN, selfAs, selfOf } from './endpoint.ts'
import { shopperOrder } from './orders.ts'
import { amount, day, instant, numericId, numericIdOrNone, rowId, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'
import { riyals } from './wire/riyals.ts'
import { text } from './wire/text.ts'

/** How money came by hand. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer'] as const
/** The numbers of the wire (spec §4): 1 all, 0 a part. */
export const PAY_ALL = 1
export const PAY_PART = 0
export const SCHEDULE_POSTPONE = 0
export const SCHEDULE_MONTHLY = 1

export const debt = z.object({
  id: z.int(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Remaining; `originalAmount` is what it began with. */
  amountOwed: amount,
  originalAmount: amount,
  createdAt: instant,
  dueDate: day,
  isOverdue: z.boolean(),
  isResolved: z.boolean(),
})
export type Debt = z.infer<typeof debt>

/** What is owed by how late it is, in days after it was due; `current` is not due yet. */
export const ageing = z.object({
  current: amount,
  days0to30: amount,
  days31to60: amount,
  days61to90: amount,
  over90: amount,
  total: amount,
})
export type Ageing = z.infer<typeof ageing>

const moneyOfOrder = z.object({ total: amount, paid: amount, outstanding: amount })

const statementEntry = z.object({
  at: instant,
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  kind: z.enum(['sale', 'reversal', 'creditNote', 'payment', 'refund', 'storeCredit']),
  method: z.nullable(z.string()),
  /** Owed more (+), owed less (−), and what was owed after it. */
  amount,
  balance: amount,
})

export const statement = z.object({
  who: z.object({ clientId: z.int(), userId: z.nullable(z.string()), name: z.string(), phoneNumber: z.string() }),
  from: day,
  to: day,
  opening: amount,
  closing: amount,
  entries: z.array(statementEntry),
  ageing,
  storeCredit: amount,
})
export type Statement = z.infer<typeof statement>

const manualPaymentBody = z.object({
  orderId: uuid,
  amount: riyals,
  payPartOrall: z.literal([PAY_PART, PAY_ALL], {
    error: (issue) => (issue.input === undefined ? 'payment_type_required' : 'invalid_payment_type'),
  }),
  method: z._default(z.enum(PAYMENT_METHODS, 'invalid_choice'), 'cash'),
})

const scheduleBody = z.object({
  orderId: uuid,
  userId: uuid,
  postPondOrMonthly: z.literal([SCHEDULE_POSTPONE, SCHEDULE_MONTHLY], {
    error: (issue) => (issue.input === undefined ? 'schedule_type_required' : 'invalid_choice'),
  }),
})

const resolveDebtBody = z.object({
  id: rowId,
  amount: riyals,
  clientId: z.int('invalid_id').check(z.minimum(0, 'invalid_id'), z.maximum(999_999_999, 'invalid_id')),
  userId: uuid,
  method: z._default(z.enum(PAYMENT_METHODS, 'invalid_choice'), 'cash'),
})

const reason = text(3, LIMITS.deliveryNote)
const REFUND_TO = ['credit', 'cash', 'transfer'] as const
const whose = {
  params: z.object({ clientId: numericIdOrNone }),
  query: z.object({
    /** For a retail buyer (clientId 0). */
    userId: z.optional(uuid),
    from: z.optional(day),
    to: z.optional(day),
    format: z.optional(z.enum(['pdf', 'csv'])),
  }),
}
const STAFF = ['ShippingEmployee', 'Admin'] as const
const paid = z.object({ message: z.string(), data: moneyOfOrder })

export const debtEndpoints = {
  addPaymentPartly: endpoint('addPaymentPartly', {
    access: selfAs('userId', STAFF, [], 'refunds'),
    summary: 'Money taken by hand for an order: all that is outstanding, or a part whose rest becomes a debt (API-17)',
    params: z.object({ userId: uuid }),
    body: manualPaymentBody,
    answer: paid,
    idempotent: true,
  }),
  addPostponedPayment: endpoint('addPostponedPayment', {
    access: asRole(STAFF, 'refunds'),
    summary: 'Puts what is outstanding off: one debt in 30 days, or monthly installments (API-18)',
    body: scheduleBody,
    answer: z.object({ message: z.string(), data: z.array(debt) }),
    idempotent: true,
  }),
  getDebts: endpoint('getDebts', {
    access: SIGNED_IN,
    summary: 'Debts of a client, or of a retail buyer with clientId 0 and userId; oldest due first (API-19)',
    params: z.object({ clientId: numericIdOrNone }),
    query: z.object({ userId: z.optional(uuid) }),
    answer: z.object({
      data: z.array(debt),
      customerName: z.string(),
      totalOutstanding: amount,
      ageing,
      storeCredit: amount,
    }),
  }),
  resolveDebt: endpoint('resolveDebt', {
    access: asRole(STAFF, 'refunds'),
    summary: 'Takes money by hand on one debt; never above what is owed (API-19)',
    body: resolveDebtBody,
    answer: z.object({ message: z.string(), data: debt }),
    idempotent: true,
  }),
  getDebtors: endpoint('getDebtors', {
    access: asRole(STAFF, 'refunds'),
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
  getStatement: endpoint('getStatement', {
    access: SIGNED_IN,
    summary: 'Statement of account of a client or a retail buyer: movements, balance, ageing',
    ...whose,
    answer: statement,
  }),
  getStatementFile: endpoint('getStatementFile', {
    access: SIGNED_IN,
    summary: 'The same as PDF or CSV',
    ...whose,
    answer: readyResponse,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  payWithCredit: endpoint('payWithCredit', {
    access: selfOf('userId'),
    summary: 'Pays what an order owes from the buyer’s store credit, as far as it goes',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({ message: z.string(), data: shopperOrder }),
    idempotent: true,
  }),
  cancelOrder: endpoint('cancelOrder', {
    access: asRole(STAFF, 'refunds'),
    summary: 'The shop cancels an order before it leaves; what was paid is refunded or becomes store credit',
    params: z.object({ orderId: uuid }),
    body: z.object({ reason, refundTo: z.enum(REFUND_TO, 'required') }),
    answer: z.object({ message: z.string(), data: moneyOfOrder }),
    idempotent: true,
  }),
  creditOrder: endpoint('creditOrder', {
    access: asRole(STAFF, 'refunds'),
    summary: 'Takes an amount off an order (a credit note); what was paid too much is refunded or becomes store credit',
    params: z.object({ orderId: uuid }),
    body: z.object({ amount: riyals, reason, refundTo: z.enum(REFUND_TO, 'required') }),
    answer: z.object({ message: z.string(), data: moneyOfOrder }),
    idempotent: true,
  }),
}
