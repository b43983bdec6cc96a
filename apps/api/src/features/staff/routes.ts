import { ok, refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { getMe } from './get-me.ts'

export const staffRoutes: Pick<
  Handlers,
  'adminMe' | 'getStaff' | 'invite' | 'revokeInvitation' | 'acceptInvitation' | 'changeStaff' | 'getSetUp' | 'setUpShop'
> = {
  adminMe: async ({ actor }) => ok(getMe(actor)),
  getStaff: async () => refuse('not_found'),
  invite: async () => refuse('not_found'),
  revokeInvitation: async () => refuse('not_found'),
  acceptInvitation: async () => refuse('not_found'),
  changeStaff: async () => refuse('not_found'),
  getSetUp: async () => refuse('not_found'),
  setUpShop: async () => refuse('not_found'),
}
