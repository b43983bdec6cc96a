import { STAFF_ROLES } from '@warda/domain/access/roles'
import { LIMITS } from '@warda/domain/limits'
import { GATEWAY_NAMES, ONLINE_METHODS } from '@warda/domain/payments/online-methods'
import * as z from 'zod/mini'
import { asAdmin, asRole, endpoint, ORDER_MISSING, PUBLIC, selfAccess, selfAs } from './endpoint.ts'
import { shopperOrder } from './orders.ts'
import { debt } from './receivables.ts'
import { amount, instant, messageAnswer, numericId, rowId, uuid } from './wire/amount.ts'
import { riyals } from './wire/riyals.ts'
import { text } from './wire/text.ts'

/** Methods of manual payments. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer'] as const

/** Wire values of `payPartOrall` (spec §4). */
export const PAY_ALL = 1

export const PAY_PART = 0

export const SCHEDULE_POSTPONE = 0

export const SCHEDULE_MONTHLY = 1

const moneyOfOrder = z.object({ total: amount, paid: amount, outstanding: amount })

const manualPaymentBody = z.object({
  orderId: uuid,
  amount: riyals,
  payPartOrall: z.literal([PAY_PART, PAY_ALL], {
    error: (issue) => (issue.input === undefined ? 'payment_type_required' : 'invalid_payment_type'),
  }),
  method: z._default(z.enum(PAYMENT_METHODS, 'invalid_choice'), 'cash'),
})

const resolveDebtBody = z.object({
  id: rowId,
  amount: riyals,
  /** 0 for a retail buyer, whose order has no branch that would name a client. */
  clientId: z._default(z.int('invalid_id').check(z.minimum(0, 'invalid_id'), z.maximum(999_999_999, 'invalid_id')), 0),
  /** The customer or the employee who calls. */
  userId: uuid,
  method: z._default(z.enum(PAYMENT_METHODS, 'invalid_choice'), 'cash'),
})

const scheduleBody = z.object({
  orderId: uuid,
  userId: uuid,
  postPondOrMonthly: z.literal([SCHEDULE_POSTPONE, SCHEDULE_MONTHLY], {
    error: (issue) => (issue.input === undefined ? 'schedule_type_required' : 'invalid_choice'),
  }),
  /** Passes the client's credit limit; needs the permission `clients` and is recorded. */
  aboveLimit: z.optional(z.boolean('invalid_choice')),
})

const paid = z.object({ message: z.string(), data: moneyOfOrder })

/** A payment link (spec §3). */
export const paymentLink = z.object({ link: z.string(), mopileUrl: z.string(), qrUrl: z.string() })

export type PaymentLink = z.infer<typeof paymentLink>

/** `trNumber` is the gateway's; letters, digits and dashes. */
const transactionNumber = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_id'))

export const confirmation = z.object({
  isSuccess: z.boolean(),
  message: z.string(),
  orderNumber: z.nullable(z.string()),
  errorCode: z.string(),
  /** After a failed payment: the open amount and its deadline; absent when the order can no longer be paid. */
  toPay: z.optional(z.object({ amount, until: z.nullable(instant) })),
  /** After a successful payment: the sums of the orders it paid (AGREE-01). */
  amounts: z.optional(z.object({ orders: z.int(), total: amount, paid: amount, outstanding: amount })),
})

export type Confirmation = z.infer<typeof confirmation>

const paymentDiscrepancy = z.object({
  id: z.int(),
  orderId: z.string(),
  orderNumber: z.string(),
  buyerName: z.string(),
  expected: amount,
  /** In the currency that the gateway reports. */
  captured: z.number(),
  currency: z.string(),
  at: instant,
})

const paymentGateway = z.object({
  name: z.enum(GATEWAY_NAMES),
  /** Whether the environment gives its keys. */
  isConfigured: z.boolean(),
  /** The gateway when the settings choose none. */
  isStandard: z.boolean(),
  /** What its payment page offers; empty without keys. */
  methods: z.array(z.enum(ONLINE_METHODS)),
  /** The address to enter at the gateway for its notices; null for the sandbox. */
  webhookUrl: z.nullable(z.string()),
  hasWebhookSecret: z.boolean(),
  /** Payments that buyers can still make with it; they are checked there whatever the settings choose. */
  openPayments: z.int(),
})

export const paymentsEndpoints = {
  addPaymentPartly: endpoint('addPaymentPartly', {
    access: selfAs('userId', STAFF_ROLES, [], 'refunds'),
    summary: 'Money taken by hand for an order: all that is outstanding, or a part whose rest becomes a debt (API-17)',
    params: z.object({ userId: uuid }),
    body: manualPaymentBody,
    messages: ORDER_MISSING,
    answer: paid,
    idempotent: true,
  }),
  addPostponedPayment: endpoint('addPostponedPayment', {
    access: asRole(STAFF_ROLES, 'refunds'),
    summary: 'Puts what is outstanding off: one debt in 30 days, or monthly installments (API-18)',
    body: scheduleBody,
    messages: ORDER_MISSING,
    answer: z.object({ message: z.string(), data: z.array(debt) }),
    idempotent: true,
  }),
  resolveDebt: endpoint('resolveDebt', {
    access: asRole(STAFF_ROLES, 'refunds'),
    summary: 'Takes money by hand on one debt; never above what is owed (API-19)',
    body: resolveDebtBody,
    answer: z.object({ message: z.string(), data: debt }),
    idempotent: true,
  }),
  payWithCredit: endpoint('payWithCredit', {
    access: selfAccess('userId'),
    summary: 'Pays what an order owes from the buyer’s store credit, as far as it goes',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({ message: z.string(), data: shopperOrder }),
    idempotent: true,
  }),
  paymentDiscrepancies: endpoint('paymentDiscrepancies', {
    access: asRole(['Admin'], 'refunds'),
    summary: 'Money captured in another amount or currency than asked that the desk has not resolved, oldest first',
    answer: z.object({ data: z.array(paymentDiscrepancy) }),
  }),
  resolveDiscrepancy: endpoint('resolveDiscrepancy', {
    access: asRole(['Admin'], 'refunds'),
    summary: 'Pays the order with it, leaves it as store credit, or notes that the bank returned a foreign currency',
    params: z.object({ discrepancyId: numericId }),
    body: z.object({
      resolution: z.enum(['applied', 'credited', 'returned'], 'required'),
      note: z.optional(text(0, LIMITS.deliveryNote)),
    }),
    answer: messageAnswer,
  }),
  payOrders: endpoint('payOrders', {
    access: selfAs('userId', ['Customer', 'Shopper']),
    summary:
      'One payment link for several orders or debts of the caller, for what is overdue, or for everything owed, at most 300 orders',
    params: z.object({ userId: uuid }),
    body: z.object({
      all: z.optional(z.boolean('invalid_choice')),
      /** Everything due before today in Riyadh. */
      overdue: z.optional(z.boolean('invalid_choice')),
      /** Limits `all` and `overdue` to one branch of the client; 0 for none. */
      branchId: z.optional(z.int('invalid_id').check(z.minimum(0, 'invalid_id'), z.maximum(999_999_999, 'invalid_id'))),
      orderIds: z.optional(z.array(uuid).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many_orders'))),
      /** Single debts, for example one instalment of a plan. */
      debtIds: z.optional(z.array(rowId).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many_orders'))),
    }),
    answer: z.object({ ...paymentLink.shape, amount, orders: z.int() }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  addPayment: endpoint('addPayment', {
    access: selfAccess('userId'),
    summary: 'Opens or re-uses a payment attempt for what is outstanding (API-23)',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: paymentLink,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  confirmPayment: endpoint('confirmPayment', {
    access: PUBLIC,
    summary: 'Asks the gateway what became of an attempt and records it once (decisions §5)',
    params: z.object({ orderId: uuid, trNumber: transactionNumber }),
    answer: confirmation,
    actsOnGet: true,
    limits: [{ by: 'ip', max: 60, seconds: 60 }],
  }),
  paymentGateways: endpoint('paymentGateways', {
    access: asAdmin('settings'),
    summary: 'The payment gateways that the settings can choose (OPEN-09)',
    answer: z.object({ data: z.array(paymentGateway) }),
  }),
  moyasarWebhook: endpoint('moyasarWebhook', {
    access: PUBLIC,
    summary: 'Moyasar’s notice; proven by its secret token, believed only after asking back',
    body: z.looseObject({
      secret_token: z.string('required').check(z.maxLength(500, 'too_long')),
      data: z.looseObject({ invoice_id: z.optional(z.nullable(transactionNumber)) }),
    }),
    answer: z.object({ received: z.boolean() }),
    raw: true,
  }),
  paylinkWebhook: endpoint('paylinkWebhook', {
    access: PUBLIC,
    summary: 'Paylink’s notice; proven by its header, believed only after asking back',
    body: z.looseObject({ transactionNo: transactionNumber, merchantOrderNumber: z.optional(z.string()) }),
    answer: z.object({ received: z.boolean() }),
    raw: true,
  }),
}
