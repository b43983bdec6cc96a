import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { listPasswordErrors } from '@warda/domain/password'
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
  /** The uploaded JPEG or PNG. */
  imageIdentity: Uint8Array
}

type AddManagerInput = { actor: Actor; branchId: number; form: ManagerForm; language: Language }
type AddManagerError = 'not_found' | 'manager.exists' | 'email.taken' | 'password.personal'

/**
 * Adds the only manager of a branch of the caller's client, with an account whose address is to be confirmed (API-12). Of concurrent
 * requests one succeeds (P13) and the files of the others are not stored. Another client's branch is not found.
 */
export async function addManager(
  context: AppContext,
  input: AddManagerInput,
): Promise<Result<ActiveManager, AddManagerError | PrivatePictureError>> {
  const { actor, branchId, form } = input
  const now = context.clock.now()
  if ((await findClientOfBranch(context.db, branchId)) !== actor.clientId) return refuse('not_found')
  // Checked before the expensive password hash and picture processing.
  const existing = await findManager(context.db, branchId)
  if (existing) return isRepeated(existing, input, now) ? ok(existing) : refuse('manager.exists')
  const person = { email: form.email, name: form.fullName }
  if (listPasswordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const manager = newManager(input, await hashPassword(form.password), now)
  const added = await savePicture<ActiveManager, AddManagerError>(context, form.imageIdentity, (picture) =>
    inResultTransaction<{ value: ActiveManager; kept: boolean }, AddManagerError>(context.db, async (trx) => {
      if ((await lockBranch(trx, branchId)) !== actor.clientId) return refuse('not_found')
      const first = await findManager(trx, branchId)
      if (first) return isRepeated(first, input, now) ? ok({ value: first, kept: false }) : refuse('manager.exists')
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
): Promise<Result<{ value: ActiveManager; kept: boolean }, AddManagerError>> {
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

const isRepeated = (existing: ActiveManager, { actor, form }: AddManagerInput, now: number): boolean =>
  existing.createdBy === actor.userId &&
  existing.createdAt.getTime() > now - DOUBLE_CLICK_MS &&
  existing.emailFolded === normalizeEmail(form.email) &&
  existing.fullName === form.fullName

const newManager = (
  { actor, branchId, form, language }: AddManagerInput,
  passwordHash: string,
  now: number,
): NewManager => ({
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
