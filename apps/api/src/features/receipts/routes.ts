import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const receiptRoutes: Pick<
  Handlers,
  'sendConfirmDelivery' | 'confirmDelivery' | 'resolveFailedDelivery' | 'addProof' | 'failDelivery'
> = {
  sendConfirmDelivery: async () => refuse('not_found'),
  confirmDelivery: async () => refuse('not_found'),
  resolveFailedDelivery: async () => refuse('not_found'),
  addProof: async () => refuse('not_found'),
  failDelivery: async () => refuse('not_found'),
}
