import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, day } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

const days = z.object({ date: day, orders: z.int(), revenue: amount })

const FIRST_STEPS = [
  'identity',
  'contact',
  'seller',
  'legal',
  'calendar',
  'category',
  'product',
  'stock',
  'team',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const shopOverview = z.object({
  /**
   * The setup steps of the owner and whether each is done; null when all are done. After the first order only the steps remain that the law
   * requires (OPEN-03), except in the demo.
   */
  firstSteps: z.nullable(z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() }))),
  /** Of the delivery day `day`, which may last past midnight; `revenue` is of the date. */
  today: z.object({ day, toDeliver: z.int(), onTheWay: z.int(), delivered: z.int(), revenue: amount, orders: z.int() }),
  late: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customer: z.string(),
      deliveryDate: day,
      deliverySlot: z.string(),
    }),
  ),
  lateCount: z.int(),
  lowStock: z.array(z.object({ productId: z.int(), title: z.string(), sku: z.string(), onHand: z.int() })),
  lowStockCount: z.int(),
  week: z.array(days),
  openReports: z.int(),
  newReviews: z.int(),
  clientsToReview: z.int(),
  /** Handovers of drivers' cash that the desk has not counted yet, among the last 1,000 (RUN-02). */
  cashToConfirm: z.int(),
  /** Tax documents that the authority rejected, and tax certificates that end within 30 days. */
  taxRejected: z.int(),
  taxCertificates: z.int(),
  /** Orders without invoice because the seller settings are missing; null when they exist. */
  invoicesWaiting: z.nullable(z.int()),
  /** The highest number of failed logins within 15 minutes of the last day, when above the alarm threshold; else null (H41). */
  wrongPasswords: z.nullable(z.int()),
  debts: z.object({
    current: amount,
    days0to30: amount,
    days31to60: amount,
    days61to90: amount,
    over90: amount,
    total: amount,
  }),
})

export type ShopOverview = z.infer<typeof shopOverview>

/** `YYYY-MM` in Riyadh. */
const month = z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid_date'))

export const analyticsEndpoints = {
  shopOverview: endpoint('shopOverview', {
    access: asAdmin('reports'),
    summary: 'Today, late, low, the week, what waits (ADMIN-05)',
    answer: shopOverview,
  }),
  getRevenue: endpoint('getRevenue', {
    access: asAdmin('reports'),
    replica: true,
    summary: 'Orders and revenue by day, category or branch',
    query: z.object({ from: day, to: day, by: z.enum(['day', 'category', 'branch'], 'invalid_choice') }),
    answer: z.object({
      data: z.array(z.object({ key: z.string(), name: z.string(), orders: z.int(), revenue: amount, vat: amount })),
      totals: z.object({ orders: z.int(), revenue: amount, vat: amount }),
    }),
  }),
  reconcileMonth: endpoint('reconcileMonth', {
    access: asAdmin('reports'),
    replica: true,
    summary: 'Revenue of a month by sale against its tax documents by issue (DESK-06)',
    query: z.object({ month }),
    answer: z.object({
      /** revenue + openBefore − openAfter = documents = invoices + debitNotes − creditNotes; `open…` is sold, but in no tax document. */
      data: z.object({
        revenue: amount,
        openBefore: amount,
        openAfter: amount,
        documents: amount,
        invoices: amount,
        debitNotes: amount,
        creditNotes: amount,
      }),
    }),
  }),
  exportMonth: endpoint('exportMonth', {
    access: asAdmin('reports'),
    audited: true,
    summary: 'A month for the accountant: invoices, credit notes and payments as CSV',
    query: z.object({
      month,
      what: z.enum(['invoices', 'payments', 'ledger'], 'invalid_choice'),
    }),
    answer: readyResponse,
  }),
}
