import type { Answer } from '@warda/contract/call'
import type { PublicUser } from '@warda/contract/users'
import type { UserRow } from './queries.ts'

/** Name, email and phone for the settings page. */
export const toPublicUser = (user: Omit<UserRow, 'organization_name'>): PublicUser => ({
  fullName: user.full_name,
  email: user.email,
  phoneNumber: user.phone,
  pendingEmail: user.pending_email,
  isEmailConfirmed: user.email_confirmed_at !== null,
})

/** The user with their client (API-08). */
export const toUserAnswer = (user: UserRow, isNotComplete: boolean): Answer<'getUser'> => ({
  data: {
    userId: user.id,
    fullName: user.full_name,
    email: user.email,
    phoneNumber: user.phone,
    roles: [user.role],
    clientDto: user.client_id === null ? null : { id: user.client_id, organizationName: user.organization_name },
  },
  isNotComplete,
})
