import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { strongPassword } from './accounts.ts'
import { branchManager } from './branches.ts'
import { asRole, endpoint, selfAs } from './endpoint.ts'
import { messageAnswer, numericId, uuid } from './wire/amount.ts'
import { digits } from './wire/client-fields.ts'
import { pictureFile } from './wire/file.ts'
import { email, personName, phone } from './wire/person.ts'

const onlyDigits = (min: number, max: number) => (value: string) => new RegExp(`^\\d{${min},${max}}$`).test(value)

/** The add-manager form (FORM-05). */
export const managerBody = z
  .object({
    fullName: personName(LIMITS.managerName.min, LIMITS.managerName.max),
    email,
    phoneNumber: phone(onlyDigits(LIMITS.managerPhone.min, LIMITS.managerPhone.max), 'manager_phone'),
    identityNumber: digits('identity_number').check(
      z.refine((value) => value.length >= LIMITS.managerIdentity.min, { error: 'identity_short' }),
    ),
    password: strongPassword('register'),
    confirmPassword: z.string('required').check(z.minLength(1, 'required')),
    imageIdentity: pictureFile,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'password_mismatch',
      path: ['confirmPassword'],
    }),
  )

const oneBranch = z.object({ branchId: numericId })

export const branchManagersEndpoints = {
  getManagers: endpoint('getManagers', {
    access: selfAs('userId', ['Customer']),
    summary: 'All branch managers of the caller’s client (API-10)',
    params: z.object({ userId: uuid, clientId: numericId }),
    answer: z.object({ data: z.array(branchManager) }),
  }),
  addManager: endpoint('addManager', {
    access: asRole(['Customer']),
    summary: 'Gives a branch its one manager, with a login (API-12)',
    params: oneBranch,
    body: managerBody,
    accepts: 'multipart',
    answer: z.object({ message: z.string(), data: branchManager }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  deleteManager: endpoint('deleteManager', {
    access: asRole(['Customer', 'Admin'], 'clients'),
    summary: 'Ends the manager’s login at once; the history stays (API-12)',
    params: z.object({ branchId: numericId, managerId: numericId }),
    answer: messageAnswer,
  }),
}
