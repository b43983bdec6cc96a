import { languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, day, instant, numericId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { readyResponse } from './wire/ready.ts'
import { text } from './wire/text.ts'

/** The keys of what can be set; each holds an object whose shape the server knows (features/settings/shape.ts). */
export const SETTING_KEYS = [
  'calendar',
  'loyalty',
  'accounts',
  'contact',
  'links',
  'promises',
  'seller',
  'terms',
  'sitePictures',
] as const

const setting = z.object({
  key: z.enum(SETTING_KEYS),
  value: z.record(z.string(), z.unknown()),
  version: z.int(),
  changedAt: z.nullable(instant),
  changedBy: z.nullable(z.string()),
})

export const adminReview = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string() }),
  author: z.string(),
  stars: z.int(),
  description: z.string(),
  language: z.enum(languages),
  isHidden: z.boolean(),
  reply: z.string(),
  createdAt: instant,
})
export const adminReport = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  problemType: z.string(),
  description: z.string(),
  language: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  createdAt: instant,
  replies: z.array(z.object({ text: z.string(), actor: z.string(), at: instant })),
})

const days = z.object({ date: day, orders: z.int(), revenue: amount })

const firstSteps = z.object({
  contact: z.boolean(),
  seller: z.boolean(),
  calendar: z.boolean(),
  category: z.boolean(),
  product: z.boolean(),
  team: z.boolean(),
})
export type FirstStep = keyof z.infer<typeof firstSteps>

export const shopOverview = z.object({
  /** Which of an owner's first steps are done; null once all are, or once there was an order. */
  firstSteps: z.nullable(firstSteps),
  today: z.object({ toDeliver: z.int(), onTheWay: z.int(), delivered: z.int(), revenue: amount, orders: z.int() }),
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
  /** Orders that wait for their tax invoice because the shop has not said who it is; null when it has. */
  invoicesWaiting: z.nullable(z.int()),
  /** The most wrong passwords of one quarter of an hour in the last day, when they were alarmingly many; else null (H41). */
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

export const adminShopEndpoints = {
  adminSettings: endpoint('adminSettings', {
    access: asAdmin('settings'),
    summary: 'Every setting as it stands, defaults filled in (ADMIN-04)',
    answer: z.object({ data: z.array(setting) }),
  }),
  saveSetting: endpoint('saveSetting', {
    access: asAdmin('settings'),
    summary:
      'Checks and keeps a setting; counts at once on every process; refused when somebody else changed it meanwhile',
    params: z.object({ key: z.enum(SETTING_KEYS, 'invalid_id') }),
    body: z.object({ value: z.record(z.string(), z.unknown()), version: z.int('invalid_number') }),
    answer: z.object({ message: z.string(), data: setting }),
  }),
  settingHistory: endpoint('settingHistory', {
    access: asAdmin('settings'),
    summary: 'Earlier values, newest first',
    params: z.object({ key: z.enum(SETTING_KEYS, 'invalid_id') }),
    answer: z.object({ data: z.array(setting) }),
  }),
  previewText: endpoint('previewText', {
    access: asAdmin('settings'),
    summary: 'Markdown as it will read on a page; keeps nothing',
    body: z.object({ text: text(0, 50_000) }),
    answer: z.object({ html: z.string() }),
  }),
  shopOverview: endpoint('shopOverview', {
    access: asAdmin('reports'),
    summary: 'Today, late, low, the week, what waits (ADMIN-05)',
    answer: shopOverview,
  }),
  getRevenue: endpoint('getRevenue', {
    access: asAdmin('reports'),
    summary: 'Orders and revenue by day, category or branch',
    query: z.object({ from: day, to: day, by: z.enum(['day', 'category', 'branch'], 'invalid_choice') }),
    answer: z.object({
      data: z.array(z.object({ key: z.string(), name: z.string(), orders: z.int(), revenue: amount, vat: amount })),
      totals: z.object({ orders: z.int(), revenue: amount, vat: amount }),
    }),
  }),
  exportMonth: endpoint('exportMonth', {
    access: asAdmin('reports'),
    noted: true,
    summary: 'A month for the accountant: invoices, credit notes and payments as CSV',
    query: z.object({
      month: z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid_date')),
      what: z.enum(['invoices', 'payments', 'ledger'], 'invalid_choice'),
    }),
    answer: readyResponse,
  }),
  adminReviews: endpoint('adminReviews', {
    access: asAdmin('moderation'),
    summary: 'Reviews, newest first',
    query: z.object({
      ...pageQuery,
      hidden: z.optional(z.enum(['0', '1'], 'invalid_choice')),
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
    }),
    answer: paged(adminReview),
  }),
  moderateReview: endpoint('moderateReview', {
    access: asAdmin('moderation'),
    summary: 'Hides, shows or answers a review',
    params: z.object({ reviewId: numericId }),
    body: z.object({ isHidden: z.optional(z.boolean('invalid_choice')), reply: z.optional(text(0, 500)) }),
    answer: z.object({ message: z.string(), data: adminReview }),
  }),
  adminReports: endpoint('adminReports', {
    access: asAdmin('moderation'),
    summary: 'Problem reports, open ones first',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['open', 'answered', 'closed'], 'invalid_choice')) }),
    answer: paged(adminReport),
  }),
  answerReport: endpoint('answerReport', {
    access: asAdmin('moderation'),
    summary: 'Answers a report by e-mail, or closes it',
    params: z.object({ reportId: numericId }),
    body: z.object({ text: z.optional(text(1, 4_000)), close: z.optional(z.boolean('invalid_choice')) }),
    answer: z.object({ message: z.string(), data: adminReport }),
    idempotent: true,
  }),
}
