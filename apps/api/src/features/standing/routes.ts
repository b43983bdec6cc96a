import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const standingRoutes: Pick<
  Handlers,
  'getStandingOrders' | 'addStandingOrder' | 'updateStandingOrder' | 'deleteStandingOrder'
> = {
  getStandingOrders: async () => refuse('not_found'),
  addStandingOrder: async () => refuse('not_found'),
  updateStandingOrder: async () => refuse('not_found'),
  deleteStandingOrder: async () => refuse('not_found'),
}
