import { ok } from '@warda/domain/result'
import type { Call, Handlers } from '../../http/handler.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeStaff, type StaffChanged } from './change-staff.ts'
import { getMe } from './get-me.ts'
import { getStaff } from './get-staff.ts'
import { invite } from './invite.ts'
import { presentInvitation, presentPerson } from './present.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { isSetUpOpen } from '../setup/setup-code.ts'
import { setUpShop } from '../setup/set-up-shop.ts'

export const staffRoutes: Pick<
  Handlers,
  'adminMe' | 'getStaff' | 'invite' | 'revokeInvitation' | 'acceptInvitation' | 'changeStaff' | 'getSetUp' | 'setUpShop'
> = {
  adminMe: async ({ actor }) => ok(getMe(actor)),
  getStaff: async ({ world, actor }) => {
    const { staff, invitations } = await getStaff(world)
    return ok({
      data: staff.map((row) => presentPerson(row, actor.userId)),
      invitations: invitations.map(presentInvitation),
    })
  },
  invite: async ({ world, actor, body, language, say }) => {
    const made = await invite(world, actor, { ...body, language: body.language ?? language })
    if (!made.ok) return made
    return ok({
      message: say('admin_people_api_invited', { email: made.value.email }),
      data: presentInvitation(made.value),
    })
  },
  revokeInvitation: async ({ world, actor, params, say }) => {
    const done = await revokeInvitation(world, actor, params.invitationId)
    return done.ok ? ok({ message: say('admin_people_api_revoked') }) : done
  },
  acceptInvitation: async ({ world, body, requestId, say }) => {
    const done = await acceptInvitation(world, { ...body, requestId })
    return done.ok ? ok({ message: say('admin_people_api_welcome') }) : done
  },
  changeStaff: async ({ world, actor, params, body, say }) => {
    const change = { isActive: body.isActive, permissions: body.permissions }
    const done = await changeStaff(world, actor, params.userId, change)
    if (!done.ok) return done
    return ok({ message: changedWords(done.value, say), data: presentPerson(done.value.person, actor.userId) })
  },
  getSetUp: async ({ world }) => ok({ open: await isSetUpOpen(world) }),
  setUpShop: async ({ world, body, language, requestId, say }) => {
    const done = await setUpShop(world, { ...body, language, requestId })
    return done.ok ? ok({ message: say('admin_people_api_set_up') }) : done
  },
}

function changedWords({ person, ordersGivenBack }: StaffChanged, say: Call<'changeStaff'>['say']): string {
  const name = person.full_name
  if (!person.deactivated_at) return say('admin_people_api_saved', { name })
  return ordersGivenBack > 0
    ? say('admin_people_api_deactivated_orders', { name, count: ordersGivenBack })
    : say('admin_people_api_deactivated', { name })
}
