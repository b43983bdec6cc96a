import { languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { strongPassword } from './accounts.ts'
import { endpoint, PUBLIC, selfAccess } from './endpoint.ts'
import { existingPassword } from './sessions.ts'
import { messageAnswer, uuid } from './wire/amount.ts'
import { email, personName, phone } from './wire/person.ts'

const self = selfAccess('userId')

const user = z.object({ userId: uuid })

export const publicUser = z.object({
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  pendingEmail: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
})

export type PublicUser = z.infer<typeof publicUser>

/** Settings form (AUTH-05). */
export const publicUserBody = z.object({
  fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
  email,
  phoneNumber: phone(isProfilePhone, 'phone_profile'),
})

const differs = { error: 'password_unchanged', path: ['newPassword'] }

const matches = { error: 'password_mismatch', path: ['confirmPassword'] }

const current = existingPassword(1)

const confirmation = z.string('required').check(z.minLength(1, 'required'))

/** Change-password form: new differs from current, strong, confirmed (AUTH-04). */
export const changePasswordForm = z
  .object({ currentPassword: current, newPassword: strongPassword('register'), confirmPassword: confirmation })
  .check(
    z.refine((form) => form.newPassword !== form.currentPassword, differs),
    z.refine((form) => form.newPassword === form.confirmPassword, matches),
  )

/** The same with the field names of the specification (spec §7). */
const changePasswordBody = z
  .object({
    email,
    userId: uuid,
    oldPassword: current,
    newPassword: strongPassword('register'),
    confirmPassword: confirmation,
  })
  .check(
    z.refine((form) => form.newPassword !== form.oldPassword, differs),
    z.refine((form) => form.newPassword === form.confirmPassword, matches),
  )

export const usersEndpoints = {
  setLanguage: endpoint('setLanguage', {
    access: PUBLIC,
    summary: 'Remembers the language for mails to a signed-in user (LANG-02)',
    body: z.object({ culture: z.enum(languages, 'invalid_choice') }),
    answer: messageAnswer,
  }),
  getUser: endpoint('getUser', {
    access: selfAccess('id'),
    summary: 'The caller with the client they own (API-08)',
    params: z.object({ id: uuid }),
    answer: z.object({
      data: z.object({
        userId: z.string(),
        fullName: z.string(),
        email: z.string(),
        phoneNumber: z.string(),
        roles: z.array(z.string()),
        clientDto: z.nullable(z.object({ id: z.int(), organizationName: z.nullable(z.string()) })),
      }),
      isNotComplete: z.boolean(),
    }),
  }),
  getPublicUser: endpoint('getPublicUser', {
    access: self,
    summary: 'Name, e-mail and phone of the caller (API-25)',
    params: user,
    answer: z.object({ data: publicUser }),
  }),
  updatePublicUser: endpoint('updatePublicUser', {
    access: self,
    summary: 'Changes them; a new e-mail counts once it is confirmed (API-25)',
    params: user,
    body: publicUserBody,
    answer: z.object({ message: z.string(), data: publicUser }),
    limits: [{ by: 'user', max: 30, seconds: 3600 }],
  }),
  changePassword: endpoint('changePassword', {
    access: self,
    summary: 'Changes the password; every other session ends (API-24)',
    params: user,
    body: changePasswordBody,
    answer: messageAnswer,
    limits: [{ by: 'user', max: 10, seconds: 900 }],
  }),
}
