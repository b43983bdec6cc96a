import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { listPasswordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import { normaliseDigits } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { writeAuditEntry } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { equalsConstantTime } from '../../signing-keys.ts'
import { waitForNotification } from '../admin-settings/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { insertStaff } from '../staff/index.ts'
import { hadAdmin, lockSetup } from './queries.ts'
import { type ShopInput, saveShop } from './save-shop.ts'
import { isSetupOpen, setupCode } from './setup-code.ts'

export type SetupInput = {
  shop?: ShopInput | undefined
  code: string
  fullName: string
  email: string
  password: string
  language: Language
  requestId: string
}

type SetUpShopError = 'setup.closed' | 'setup.wrong_code' | 'password.personal' | 'email.taken'

/** The code as it was printed: without added spaces and dashes, in capitals, with Latin digits. */
const normalizeCode = (code: string): string =>
  normaliseDigits(code)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/**
 * Creates the first admin of a shop that never had one, for a person who can read the server log. Succeeds once, also with concurrent
 * requests. Refusals: `setup.closed`, `setup.wrong_code`, `password.personal`, `email.taken`.
 */
export async function setUpShop(context: AppContext, form: SetupInput): Promise<Result<null, SetUpShopError>> {
  if (!(await isSetupOpen(context))) return refuse('setup.closed')
  if (!equalsConstantTime(normalizeCode(await setupCode(context)), normalizeCode(form.code)))
    return refuse('setup.wrong_code', undefined, 'code')
  const person = { email: form.email, name: form.fullName }
  if (listPasswordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  const now = new Date(context.clock.now())
  const renamed = waitForNotification(context, 'identity')
  const result = await inResultTransaction<null, SetUpShopError>(context.db, async (trx) => {
    await lockSetup(trx)
    if (await hadAdmin(trx)) return refuse('setup.closed')
    const { fullName, email, language, requestId } = form
    const account = { fullName, email, emailFolded: normalizeEmail(email), language, passwordHash, now }
    const userId = await insertStaff(trx, { ...account, role: 'Admin', permissions: null })
    if (!userId) return refuse('email.taken', undefined, 'email')
    const subject = `user:${userId}`
    if (form.shop) await saveShop(trx, form.shop, { actorId: userId, at: now })
    await writeAuditEntry(trx, { actorId: userId, action: 'setUpShop', subject, detail: {}, requestId, at: now })
    return ok(null)
  })
  // The pages that the owner opens next show the name of the shop.
  if (result.ok && form.shop) await renamed.done
  renamed.stop()
  return result
}
