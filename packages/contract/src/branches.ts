import { NUMBER_DOUBTS } from '@warda/domain/clients/number-doubts'
import { parseOpeningHours } from '@warda/domain/clients/opening-hours'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asRole, endpoint, selfAccess, selfAs } from './endpoint.ts'
import { shopperOrder } from './orders.ts'
import { amount, numericId, uuid } from './wire/amount.ts'
import { phone } from './wire/person.ts'
import { text } from './wire/text.ts'

export const branchManager = z.object({
  id: z.int(),
  user: z.object({ fullName: z.string(), email: z.string(), phoneNumber: z.string() }),
  /** `url` is a signed address for the caller, valid for five minutes (decision 32); empty when there is none for them. */
  imageIdentity: z.object({ url: z.string() }),
  /** The doubt about the identity number, which itself is not returned; null without one (decision 34). */
  identityDoubt: z.nullable(z.enum(NUMBER_DOUBTS)),
  branch: z.object({ id: z.int(), branchName: z.string() }),
})

export type BranchManager = z.infer<typeof branchManager>

export const branch = z.object({
  id: z.int(),
  branchName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  openingHours: z.string(),
  employeeCount: z.int(),
  clientId: z.int(),
  branchManager: z.nullable(branchManager),
  pending: z.int(),
  orders: z.int(),
  monthlyBudget: z.nullable(amount),
  /** The city that the address names, in the request's language. */
  city: z._default(z.nullable(z.string()), null),
})

export type Branch = z.infer<typeof branch>

/** The fields of a branch in the specification, with figures beside them. */
const branchDetails = z.object({
  ...branch.shape,
  months: z.array(z.object({ month: z.string(), orders: z.int(), revenue: amount })),
  lastOrders: z.array(shopperOrder),
})

export type BranchDetails = z.infer<typeof branchDetails>

const onlyDigits = (min: number, max: number) => (value: string) => new RegExp(`^\\d{${min},${max}}$`).test(value)

/** The add-branch form (FORM-04). */
export const branchBody = z.object({
  branchName: text(LIMITS.branchName.min, LIMITS.branchName.max),
  address: text(LIMITS.branchAddress.min, LIMITS.branchAddress.max),
  phoneNumber: phone(onlyDigits(LIMITS.branchPhone.min, LIMITS.branchPhone.max), 'branch_phone'),
  openingHours: text(1, 60).check(z.refine((value) => parseOpeningHours(value).ok, { error: 'opening_hours' })),
  employeeCount: z
    .int('invalid_number')
    .check(
      z.minimum(LIMITS.employeeCount.min, 'invalid_number'),
      z.maximum(LIMITS.employeeCount.max, 'invalid_number'),
    ),
  latitude: z.optional(
    z.number('invalid_number').check(z.minimum(-90, 'invalid_number'), z.maximum(90, 'invalid_number')),
  ),
  longitude: z.optional(
    z.number('invalid_number').check(z.minimum(-180, 'invalid_number'), z.maximum(180, 'invalid_number')),
  ),
  /** Sent by the specification's client and ignored. */
  clientId: z.optional(z.int()),
  monthlyBudget: z.optional(
    z.nullable(
      z.number('amount_invalid').check(z.minimum(0, 'amount_invalid'), z.maximum(99_999_999, 'amount_too_large')),
    ),
  ),
})

/** `waiting`: has orders that are neither delivered nor cancelled; `noManager`: has no manager. */
const BRANCH_STATES = ['waiting', 'noManager'] as const

const oneBranch = z.object({ branchId: numericId })

const changed = z.object({ message: z.string(), data: branch })

export const branchesEndpoints = {
  getBranches: endpoint('getBranches', {
    access: selfAccess('id'),
    summary: 'The branches of the caller’s client, by name; a manager’s own; none for a retail buyer (API-11)',
    params: z.object({ id: uuid }),
    query: z.object({
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
      /** Words of name, address, manager or phone number. */
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      /** English name of a city, as `cities` lists them. */
      city: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      state: z.optional(z.enum(BRANCH_STATES, 'invalid_choice')),
    }),
    answer: z.object({
      data: z.array(branch),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
      /** Cities of all branches of the client. */
      cities: z.array(z.object({ city: z.string(), name: z.string(), branches: z.int() })),
    }),
  }),
  getBranchNames: endpoint('getBranchNames', {
    access: selfAccess('id'),
    summary: 'Every branch that the caller can choose, by name: all of the client, a manager’s own (RUN-04)',
    params: z.object({ id: uuid }),
    answer: z.object({ data: z.array(z.object({ id: z.int(), branchName: z.string(), address: z.string() })) }),
  }),
  addBranch: endpoint('addBranch', {
    access: selfAs('id', ['Customer']),
    summary: 'Adds a branch to the caller’s client (API-11)',
    params: z.object({ id: uuid }),
    body: branchBody,
    answer: changed,
    idempotent: true,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  updateBranch: endpoint('updateBranch', {
    access: asRole(['Customer']),
    summary: 'Changes a branch of the caller’s client',
    params: oneBranch,
    body: branchBody,
    answer: changed,
  }),
  getBranch: endpoint('getBranch', {
    access: asRole(['Customer', 'BranchManager', 'Admin'], 'clients'),
    summary: 'One branch with its months and last orders (API-11)',
    params: oneBranch,
    answer: z.object({ data: branchDetails }),
  }),
}
