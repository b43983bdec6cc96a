import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { listBranches } from './list-branches.ts'
import { presentBranch } from './present.ts'

export const branchRoutes: Pick<Handlers, 'getBranches'> = {
  getBranches: async ({ world, actor }) => ok({ data: (await listBranches(world, actor.clientId)).map(presentBranch) }),
}
