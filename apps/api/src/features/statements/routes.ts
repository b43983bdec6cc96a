import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const statementRoutes: Pick<Handlers, 'payOrders' | 'emailStatement'> = {
  payOrders: async () => refuse('not_found'),
  emailStatement: async () => refuse('not_found'),
}
