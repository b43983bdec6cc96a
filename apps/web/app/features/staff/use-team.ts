import type { Answer } from '@warda/contract/call'
import type { StaffRole } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import type { Permissions } from './presets.ts'

export type Team = Answer<'getStaff'>
export type Person = Team['data'][number]
export type Invitation = Team['invitations'][number]

/** Staff and open invitations. */
export const useTeam = () => useApiQuery('getStaff', {})

/** Runs a staff action and refetches the staff; returns the server's message. */
const runAction = async (action: () => Promise<{ message: string }>): Promise<string> => {
  const { message } = await action()
  await invalidate('getStaff')
  return message
}

export type InviteForm = {
  email: string
  fullName: string
  role: StaffRole
  permissions: Permissions
  language?: Language | undefined
}

export const invite = ({ language, ...form }: InviteForm): Promise<string> =>
  runAction(() => callApi('invite', { body: language ? { ...form, language } : form }))

export const revoke = (invitationId: string): Promise<string> =>
  runAction(() => callApi('revokeInvitation', { params: { invitationId } }))

export const changePerson = (
  userId: string,
  change: { isActive?: boolean; permissions?: Permissions },
): Promise<string> => runAction(() => callApi('changeStaff', { params: { userId }, body: change }))

/** Logs a person out on all devices. */
export const endSessions = (userId: string): Promise<string> =>
  runAction(() => callApi('endStaffSessions', { params: { userId } }))

/** Removes the authenticator app of a person who lost it. */
export const resetSecondFactor = (userId: string): Promise<string> =>
  runAction(() => callApi('resetSecondFactor', { params: { userId } }))
