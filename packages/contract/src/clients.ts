import { DOUBTFUL_FIELDS, NUMBER_DOUBTS } from '@warda/domain/clients/number-doubts'
import { LIMITS } from '@warda/domain/limits'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { asAdmin, endpoint, selfAs } from './endpoint.ts'
import { amount, day, instant, numericId, numericIdOrNone, uuid } from './wire/amount.ts'
import { digits, instantOrDay, reference, truth } from './wire/client-fields.ts'
import { pictureFile } from './wire/file.ts'
import { email, personName } from './wire/person.ts'
import { text } from './wire/text.ts'

const REVIEW_STATES = ['draft', 'pending', 'approved', 'rejected'] as const

/**
 * Wizard step 1 with the rules of the specification (spec §3, §5, FORM-06); a number that looks wrong is confirmed in the form and shown to
 * the reviewer (decision 34). Dates are ISO instants or days; `registerCopy` is optional when one is stored.
 */
export const registerStepBody = z.object({
  organizationName: text(LIMITS.organizationName.min, LIMITS.organizationName.max),
  unifiedNumber: digits('unified_number'),
  registerNumber: reference,
  registerIssueDate: instantOrDay,
  registerExpiryDate: z.optional(instantOrDay),
  registerCopy: z.optional(pictureFile),
})

/** Wizard step 2. */
export const ownerStepBody = z.object({
  ownerName: personName(LIMITS.ownerName.min, LIMITS.ownerName.max),
  ownerIdentityNumber: digits('identity_number'),
  ownerContactNumber: reference,
  ownerIdentityImage: z.optional(pictureFile),
})

/** Wizard step 3. */
const taxStepBody = z.object({
  isTaxRegistered: truth,
  taxNumber: z.optional(
    z.pipe(
      z.string('required').check(z.maxLength(40, 'too_long')),
      z.transform((value: string) => normaliseDigits(normaliseText(value))),
    ),
  ),
  taxExemptionLetter: z.optional(pictureFile),
})

/** The national address that a standard tax invoice must carry (ZATCA BR-KSA-63, -66, -67). */
export const nationalAddress = z.object({
  street: text(2, 100),
  buildingNumber: digits('building_number', false, (value) => /^\d{4}$/.test(value)),
  district: text(2, 80),
  city: text(2, 80),
  postalCode: digits('postal_code', false, (value) => /^\d{5}$/.test(value)),
})

/** The person at the client who pays its bills. */
export const accountsContact = z.object({
  fullName: personName(LIMITS.ownerName.min, LIMITS.ownerName.max),
  email,
})

export const clientProfile = z.object({
  id: z.int(),
  organizationName: z.nullable(z.string()),
  email: z.string(),
  phoneNumber: z.string(),
  unifiedNumber: z.nullable(z.string()),
  registerNumber: z.nullable(z.string()),
  registerIssueDate: z.nullable(day),
  registerExpiryDate: z.nullable(day),
  registerCopy: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  ownerIdentityNumber: z.nullable(z.string()),
  ownerContactNumber: z.nullable(z.string()),
  ownerIdentityImage: z.nullable(z.string()),
  isTaxRegistered: z.nullable(z.boolean()),
  taxNumber: z.nullable(z.string()),
  taxExemptionLetter: z.nullable(z.string()),
  /** Null when missing. */
  address: z.nullable(nationalAddress),
  /** Gets statements and reminders beside the owner. */
  accountsContact: z.nullable(accountsContact),
  /** Whether every order of the client needs a purchase order number. */
  purchaseOrderRequired: z._default(z.boolean(), false),
  done: z.object({ register: z.boolean(), owner: z.boolean(), tax: z.boolean() }),
  isNotComplete: z.boolean(),
  registerExpiryRequired: z.boolean(),
  reviewState: z.enum(REVIEW_STATES),
  reviewNote: z.string(),
  /** Numbers that look wrong for Saudi Arabia, for the reviewer. */
  doubts: z.array(z.object({ field: z.enum(DOUBTFUL_FIELDS), doubt: z.enum(NUMBER_DOUBTS) })),
  credit: z.object({ limit: amount, used: amount, left: amount }),
})

export type ClientProfile = z.infer<typeof clientProfile>

const month = z.object({
  /** `YYYY-MM` in Riyadh. */
  month: z.string(),
  orders: z.int(),
  revenue: amount,
})

const branchSums = z.object({
  branchId: z.int(),
  branchName: z.string(),
  orders: z.int(),
  pending: z.int(),
  spent: amount,
  /** Paid in the period; null without one. */
  paid: z.nullable(amount),
  outstanding: amount,
  /** Of orders that are not confirmed yet; not part of `outstanding`. */
  unconfirmed: amount,
  points: z.int(),
  budget: z.nullable(amount),
  spentThisMonth: amount,
})

export const clientOverview = z.object({
  /** With a period: orders placed in it, what the statement charges and counts as paid in it, and the balance at its end. */
  period: z.nullable(z.object({ from: day, to: day })),
  branches: z.array(branchSums),
  months: z.array(month),
  totals: z.object({
    orders: z.int(),
    pending: z.int(),
    spent: amount,
    paid: z.nullable(amount),
    outstanding: amount,
    unconfirmed: amount,
    points: z.int(),
  }),
  credit: z.object({ limit: amount, used: amount, left: amount }),
  waitingApproval: z.int(),
})

export type ClientOverview = z.infer<typeof clientOverview>

const owner = selfAs('id', ['Customer'])

const saved = z.object({ success: z.boolean(), message: z.string(), data: clientProfile })

const clientParams = z.object({ id: uuid })

/** A rejection needs a reason, which the mail to the owner carries (DESK-06). */
const review = z
  .object({ decision: z.enum(['approved', 'rejected'], 'required'), note: z.optional(text(0, 500)) })
  .check(
    z.refine(({ decision, note = '' }) => decision === 'approved' || note !== '', {
      error: 'required',
      path: ['note'],
    }),
  )

export const clientsEndpoints = {
  completeRegister: endpoint('completeRegister', {
    access: owner,
    summary: 'Wizard step 1: the commercial register (API-09)',
    params: clientParams,
    body: registerStepBody,
    accepts: 'multipart',
    answer: saved,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  completeOwner: endpoint('completeOwner', {
    access: owner,
    summary: 'Wizard step 2: the owner (API-09)',
    params: clientParams,
    body: ownerStepBody,
    accepts: 'multipart',
    answer: saved,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  completeTax: endpoint('completeTax', {
    access: owner,
    summary: 'Wizard step 3: tax (API-09)',
    params: clientParams,
    body: taxStepBody,
    accepts: 'multipart',
    answer: saved,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  getClientProfile: endpoint('getClientProfile', {
    access: owner,
    summary: 'What the client has told so far, which steps are done, the review and the credit left',
    params: clientParams,
    answer: z.object({ data: clientProfile }),
  }),
  saveClientAddress: endpoint('saveClientAddress', {
    access: owner,
    summary: 'The national address of the client’s invoices',
    params: clientParams,
    body: nationalAddress,
    answer: saved,
  }),
  saveAccountsContact: endpoint('saveAccountsContact', {
    access: owner,
    summary: 'The contact that gets statements and reminders beside the owner; null deletes it',
    params: clientParams,
    body: z.object({ contact: z.nullable(accountsContact) }),
    answer: saved,
  }),
  savePurchaseOrderRule: endpoint('savePurchaseOrderRule', {
    access: owner,
    summary: 'Whether every order of the client needs a purchase order number (RUN-04)',
    params: clientParams,
    body: z.object({ isRequired: z.boolean('required') }),
    answer: saved,
  }),
  getClientOverview: endpoint('getClientOverview', {
    access: selfAs('id', ['Customer', 'BranchManager']),
    summary: 'Orders, spending, debts and points per branch, of all time or a period; a manager sees the own branch',
    params: clientParams,
    query: z.object({ from: z.optional(day), to: z.optional(day), branchId: z.optional(numericIdOrNone) }),
    answer: clientOverview,
  }),
  getClients: endpoint('getClients', {
    access: asAdmin('clients'),
    replica: true,
    summary: 'Clients by review state, the longest waiting first',
    query: z.object({
      state: z.optional(z.enum(REVIEW_STATES, 'invalid_choice')),
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
    }),
    answer: z.object({
      data: z.array(
        z.object({ profile: clientProfile, ownerUserId: z.string(), createdAt: instant, outstanding: amount }),
      ),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
    }),
  }),
  reviewClient: endpoint('reviewClient', {
    access: asAdmin('clients'),
    summary: 'Approves a client, or sends the profile back with a word',
    params: z.object({ clientId: numericId }),
    body: review,
    answer: z.object({ message: z.string(), data: clientProfile }),
  }),
}
