import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const customerRoutes: Pick<Handlers, 'adminCustomers' | 'adminCustomer' | 'adminClient'> = {
  adminCustomers: async () => refuse('not_found'),
  adminCustomer: async () => refuse('not_found'),
  adminClient: async () => refuse('not_found'),
}
