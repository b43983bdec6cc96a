import { ok, refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { listBranches } from './list-branches.ts'
import { presentBranch } from './present.ts'

export const branchRoutes: Pick<Handlers, 'getBranches' | 'addBranch' | 'updateBranch' | 'getBranch'> = {
  getBranches: async ({ world, actor }) => ok({ data: (await listBranches(world, actor.clientId)).map(presentBranch) }),
  addBranch: async () => refuse('not_found'),
  updateBranch: async () => refuse('not_found'),
  getBranch: async () => refuse('not_found'),
}
