import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const clientRoutes: Pick<
  Handlers,
  | 'completeRegister'
  | 'completeOwner'
  | 'completeTax'
  | 'getClientProfile'
  | 'saveClientAddress'
  | 'getClientOverview'
  | 'getClients'
  | 'reviewClient'
  | 'getClientTerms'
  | 'setClientTerms'
> = {
  completeRegister: async () => refuse('not_found'),
  completeOwner: async () => refuse('not_found'),
  completeTax: async () => refuse('not_found'),
  getClientProfile: async () => refuse('not_found'),
  saveClientAddress: async () => refuse('not_found'),
  getClientOverview: async () => refuse('not_found'),
  getClients: async () => refuse('not_found'),
  reviewClient: async () => refuse('not_found'),
  getClientTerms: async () => refuse('not_found'),
  setClientTerms: async () => refuse('not_found'),
}
