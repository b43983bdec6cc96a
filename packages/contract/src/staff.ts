import { PERMISSIONS } from '@warda/domain/access/permissions'
import { STAFF_ROLES } from '@warda/domain/access/roles'
import { languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { strongPassword } from './accounts.ts'
import { asAdmin, asRole, endpoint, PUBLIC } from './endpoint.ts'
import { instant, messageAnswer, uuid } from './wire/amount.ts'
import { email, personName } from './wire/person.ts'

const permissions = z.nullable(z.array(z.enum(PERMISSIONS, 'invalid_choice')))

const role = z.enum(STAFF_ROLES, 'invalid_choice')

export const staffMember = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Null is all permissions. */
  permissions: z.nullable(z.array(z.enum(PERMISSIONS))),
  isActive: z.boolean(),
  isSelf: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(instant),
  createdAt: instant,
})

export const openInvitation = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.nullable(z.array(z.enum(PERMISSIONS))),
  expiresAt: instant,
})

export const inviteBody = z.object({
  email,
  fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
  role,
  permissions,
  /** Language of the mail and of the new account; default the inviter's. */
  language: z.optional(z.enum(languages, 'invalid_choice')),
})

const admin = asAdmin('people')

const token = z.string('required').check(z.minLength(20, 'invalid_token'), z.maxLength(100, 'invalid_token'))

const person = z.object({ userId: uuid })

const changed = z.object({ message: z.string(), data: staffMember })

export const staffEndpoints = {
  adminMe: endpoint('adminMe', {
    access: asRole(['Admin']),
    summary: 'What the caller may do in the back office; null is everything',
    answer: z.object({ userId: z.string(), fullName: z.string(), permissions }),
  }),
  getStaff: endpoint('getStaff', {
    access: admin,
    summary: 'Everybody who works for the shop, and open invitations (ADMIN-03)',
    answer: z.object({ data: z.array(staffMember), invitations: z.array(openInvitation) }),
  }),
  invite: endpoint('invite', {
    access: admin,
    summary: 'Sends a one-time link that makes an account; nobody gives more than they have',
    body: inviteBody,
    answer: z.object({ message: z.string(), data: openInvitation }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
  revokeInvitation: endpoint('revokeInvitation', {
    access: admin,
    summary: 'Ends an open invitation',
    params: z.object({ invitationId: uuid }),
    answer: z.object({ message: z.string() }),
  }),
  acceptInvitation: endpoint('acceptInvitation', {
    access: PUBLIC,
    summary: 'Makes the invited account, once',
    body: z.object({ token, email, password: strongPassword('register'), confirmPassword: z.string('required') }).check(
      z.refine((form) => form.password === form.confirmPassword, {
        error: 'password_mismatch',
        path: ['confirmPassword'],
      }),
    ),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'ip', max: 30, seconds: 3600 }],
  }),
  changeStaff: endpoint('changeStaff', {
    access: admin,
    summary: 'Deactivates, activates or bounds somebody; counts at their next request; the last owner stays',
    params: person,
    body: z.object({ isActive: z.optional(z.boolean('invalid_choice')), permissions: z.optional(permissions) }),
    answer: changed,
  }),
  endStaffSessions: endpoint('endStaffSessions', {
    access: admin,
    summary: 'Ends every session of somebody who works for the shop, from their next request on (GROW-10)',
    params: person,
    answer: messageAnswer,
  }),
}
