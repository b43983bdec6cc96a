import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { adminOrderRow } from './admin-orders.ts'
import { branch } from './branches.ts'
import { clientTerms } from './client-terms.ts'
import { clientProfile } from './clients.ts'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, instant, numericId, uuid } from './wire/amount.ts'
import { orderAmounts } from './wire/order-amounts.ts'
import { paged, pageQuery } from './wire/paging.ts'

export const adminCustomerRow = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: z.string(),
  client: z.nullable(z.object({ id: z.int(), name: z.string() })),
  orders: z.int(),
  spent: amount,
  outstanding: amount,
  createdAt: instant,
  lastOrderAt: z.nullable(instant),
})

export type AdminCustomerRow = z.infer<typeof adminCustomerRow>

const admin = asAdmin('orders')

export const customersEndpoints = {
  adminCustomers: endpoint('adminCustomers', {
    access: admin,
    replica: true,
    summary: 'People who buy, newest first',
    query: z.object({ ...pageQuery, q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))) }),
    answer: paged(adminCustomerRow),
  }),
  adminClient: endpoint('adminClient', {
    access: asAdmin('clients'),
    audited: true,
    summary: 'One client: company, terms, branches with their managers, what is owed',
    params: z.object({ clientId: numericId }),
    answer: z.object({
      data: z.object({
        profile: clientProfile,
        terms: clientTerms,
        ownerUserId: z.string(),
        owner: z.object({ fullName: z.string(), email: z.string(), phoneNumber: z.string() }),
        branches: z.array(branch),
        outstanding: amount,
        /** Of orders that are not confirmed yet; not part of `outstanding`. */
        unconfirmed: amount,
        /** Of all orders: their `outstanding` is outstanding + unconfirmed. */
        amounts: orderAmounts,
      }),
    }),
  }),
  adminCustomer: endpoint('adminCustomer', {
    access: admin,
    audited: true,
    summary: 'One customer with their last orders; looking is noted',
    params: z.object({ userId: uuid }),
    answer: z.object({
      data: adminCustomerRow,
      lastOrders: z.array(adminOrderRow),
      /** Of all orders that the account placed. */
      amounts: orderAmounts,
      points: z.int(),
      storeCredit: amount,
    }),
  }),
}
