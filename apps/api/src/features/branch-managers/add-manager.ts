import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { passwordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { sendLink, toE164 } from '../accounts/index.ts'
import { insertFile, savePicture } from '../files/index.ts'
import { hashPassword } from '../sessions/index.ts'
import {
  type ActiveManager,
  findClientOfBranch,
  findManager,
  insertAccount,
  insertManager,
  lockBranch,
  type NewManager,
} from './queries.ts'

export type ManagerForm = {
  fullName: string
  email: string
  phoneNumber: string
  identityNumber: string
  password: string
  /** A JPEG or PNG as it was uploaded. */
  imageIdentity: Uint8Array
}

type Asked = { actor: Actor; branchId: number; form: ManagerForm; language: Language }
type FieldError = 'not_found' | 'manager.exists' | 'email.taken' | 'password.personal'

/**
 * Gives a branch of the caller's client its one manager, with a login whose address waits to be confirmed (API-12). However many are added at
 * once, one stays (P13) and no file of the others. Another client's branch does not exist.
 */
export async function addManager(
  context: AppContext,
  asked: Asked,
): Promise<Result<ActiveManager, FieldError | PrivatePictureError>> {
  const { actor, branchId, form } = asked
  const now = context.clock.now()
  if ((await findClientOfBranch(context.db, branchId)) !== actor.clientId) return refuse('not_found')
  // Before the password is hashed and the picture read: most refusals are known already.
  const there = await findManager(context.db, branchId)
  if (there) return isSame(there, asked, now) ? ok(there) : refuse('manager.exists')
  const person = { email: form.email, name: form.fullName }
  if (passwordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const manager = newManager(asked, await hashPassword(form.password), now)
  const added = await savePicture<ActiveManager, FieldError>(context, form.imageIdentity, (picture) =>
    inResultTransaction<{ value: ActiveManager; kept: boolean }, FieldError>(context.db, async (trx) => {
      if ((await lockBranch(trx, branchId)) !== actor.clientId) return refuse('not_found')
      const first = await findManager(trx, branchId)
      if (first) return isSame(first, asked, now) ? ok({ value: first, kept: false }) : refuse('manager.exists')
      return picture ? write(context, trx, manager, picture) : refuse('not_found')
    }),
  )
  return !added.ok && added.code.startsWith('picture.') ? refuse(added.code, added.values, 'imageIdentity') : added
}

async function write(
  context: AppContext,
  trx: Transaction,
  manager: NewManager,
  picture: PrivatePicture,
): Promise<Result<{ value: ActiveManager; kept: boolean }, FieldError>> {
  const { clientId, branchId, createdBy, at } = manager
  const userId = await insertAccount(trx, manager)
  if (userId === null) return refuse('email.taken', undefined, 'email')
  await insertFile(trx, picture, { kind: 'managerIdentity', clientId, createdBy, at })
  await insertManager(trx, { ...manager, userId, identityFile: picture.id })
  const { fullName, email, language } = manager
  await sendLink(context, trx, 'confirm-email', { userId, fullName, email, language })
  const added = await findManager(trx, branchId)
  return added ? ok({ value: added, kept: true }) : refuse('not_found')
}

const isSame = (there: ActiveManager, { actor, form }: Asked, now: number): boolean =>
  there.createdBy === actor.userId &&
  there.createdAt.getTime() > now - DOUBLE_CLICK_MS &&
  there.emailFolded === normalizeEmail(form.email) &&
  there.fullName === form.fullName

const newManager = ({ actor, branchId, form, language }: Asked, passwordHash: string, now: number): NewManager => ({
  clientId: actor.clientId,
  branchId,
  fullName: form.fullName,
  email: form.email,
  emailFolded: normalizeEmail(form.email),
  phone: form.phoneNumber,
  phoneE164: toE164(form.phoneNumber),
  passwordHash,
  language,
  identityNumber: form.identityNumber,
  createdBy: actor.userId,
  at: new Date(now),
})
