import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const managerRoutes: Pick<Handlers, 'getManagers' | 'addManager' | 'deleteManager'> = {
  getManagers: async () => refuse('not_found'),
  addManager: async () => refuse('not_found'),
  deleteManager: async () => refuse('not_found'),
}
