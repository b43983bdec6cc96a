import type { AdminCustomerRow } from '@warda/contract/customers'
import { halalasToRiyals } from '@warda/domain/money'
import type { CustomerRow } from './queries.ts'

/** A customer on the wire. */
export const presentCustomer = (customer: CustomerRow): AdminCustomerRow => ({
  userId: customer.userId,
  fullName: customer.fullName,
  email: customer.email,
  phoneNumber: customer.phone,
  role: customer.role,
  client: customer.client,
  orders: customer.orders,
  spent: halalasToRiyals(customer.spent),
  outstanding: halalasToRiyals(customer.outstanding),
  createdAt: customer.createdAt.toISOString(),
  lastOrderAt: customer.lastOrderAt?.toISOString() ?? null,
})
