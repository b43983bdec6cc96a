import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const orderDeskRoutes: Pick<
  Handlers,
  'adminOrders' | 'adminOrder' | 'editOrder' | 'markReady' | 'placePhoneOrder'
> = {
  adminOrders: async () => refuse('not_found'),
  adminOrder: async () => refuse('not_found'),
  editOrder: async () => refuse('not_found'),
  markReady: async () => refuse('not_found'),
  placePhoneOrder: async () => refuse('not_found'),
}
