import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const figureRoutes: Pick<Handlers, 'shopOverview' | 'getRevenue' | 'exportMonth'> = {
  shopOverview: async () => refuse('not_found'),
  getRevenue: async () => refuse('not_found'),
  exportMonth: async () => refuse('not_found'),
}
