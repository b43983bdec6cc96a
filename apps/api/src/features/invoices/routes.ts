import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const invoiceRoutes: Pick<Handlers, 'createInvoice' | 'getInvoices'> = {
  createInvoice: async () => refuse('not_found'),
  getInvoices: async () => refuse('not_found'),
}
