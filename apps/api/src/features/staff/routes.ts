import { ok } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { type ChangedStaff, changeStaff } from './change-staff.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { getMe } from './get-me.ts'
import { getStaff } from './get-staff.ts'
import { invite } from './invite.ts'
import { presentInvitation, presentPerson } from './present.ts'
import { revokeInvitation } from './revoke-invitation.ts'

export const staffRoutes: Pick<
  Handlers,
  'adminMe' | 'getStaff' | 'invite' | 'revokeInvitation' | 'acceptInvitation' | 'changeStaff' | 'endStaffSessions'
> = {
  adminMe: async ({ actor }) => ok(getMe(actor)),
  getStaff: async ({ context, actor }) => {
    const { staff, invitations } = await getStaff(context)
    return ok({
      data: staff.map((row) => presentPerson(row, actor.userId)),
      invitations: invitations.map(presentInvitation),
    })
  },
  invite: async ({ context, actor, body, language, t }) => {
    const invited = await invite(context, actor, { ...body, language: body.language ?? language })
    if (!invited.ok) return invited
    return ok({
      message: t('staff_api_invited', { email: invited.value.email }),
      data: presentInvitation(invited.value),
    })
  },
  revokeInvitation: async ({ context, actor, params, t }) => {
    const result = await revokeInvitation(context, actor, params.invitationId)
    return result.ok ? ok({ message: t('staff_api_revoked') }) : result
  },
  acceptInvitation: async ({ context, body, requestId, t }) => {
    const result = await acceptInvitation(context, { ...body, requestId })
    return result.ok ? ok({ message: t('staff_api_welcome') }) : result
  },
  changeStaff: async ({ context, actor, params, body, t }) => {
    const change = { isActive: body.isActive, permissions: body.permissions }
    const result = await changeStaff(context, actor, params.userId, change)
    if (!result.ok) return result
    return ok({ message: formatChange(result.value, t), data: presentPerson(result.value.person, actor.userId) })
  },
  endStaffSessions: async ({ context, actor, params, t }) => {
    const result = await endStaffSessions(context, actor, params.userId)
    return result.ok ? ok({ message: t('staff_api_sessions_ended', { name: result.value.full_name }) }) : result
  },
}

function formatChange({ person, unassignedOrders }: ChangedStaff, t: RequestContext<'changeStaff'>['t']): string {
  const name = person.full_name
  if (!person.deactivated_at) return t('staff_api_saved', { name })
  return unassignedOrders > 0
    ? t('staff_api_deactivated_orders', { name, count: unassignedOrders })
    : t('staff_api_deactivated', { name })
}
