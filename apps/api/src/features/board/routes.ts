import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const boardRoutes: Pick<
  Handlers,
  | 'getBoardOrders'
  | 'getBoardOrder'
  | 'liveBoard'
  | 'updateOrderStage'
  | 'updateManyStages'
  | 'getEmployees'
  | 'assignOrders'
  | 'planOrder'
  | 'getDeliveryRoute'
  | 'saveDeliveryRoute'
> = {
  getBoardOrders: async () => refuse('not_found'),
  getBoardOrder: async () => refuse('not_found'),
  liveBoard: async () => refuse('not_found'),
  updateOrderStage: async () => refuse('not_found'),
  updateManyStages: async () => refuse('not_found'),
  getEmployees: async () => refuse('not_found'),
  assignOrders: async () => refuse('not_found'),
  planOrder: async () => refuse('not_found'),
  getDeliveryRoute: async () => refuse('not_found'),
  saveDeliveryRoute: async () => refuse('not_found'),
}
