import { foldEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { passwordFaults } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import { normaliseDigits } from '@warda/domain/text'
import { decideInTransaction } from '../../db/decide.ts'
import { writeNote } from '../../db/note.ts'
import { sameText } from '../../keys.ts'
import type { World } from '../../world.ts'
import { hashPassword } from '../sessions/index.ts'
import { insertStaff } from './queries.ts'
import { isSetUpOpen, setUpCode } from './set-up-code.ts'
import { hadAdmin, holdSetUp } from './set-up-queries.ts'

export type SetUp = {
  code: string
  fullName: string
  email: string
  password: string
  language: Language
  requestId: string
}

type Fault = 'setup.closed' | 'setup.wrong_code' | 'password.personal' | 'email.taken'

/** The code without what only makes it readable: people copy it with spaces, other dashes, small letters or Arabic digits. */
const bare = (code: string): string =>
  normaliseDigits(code)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/**
 * Makes the first Admin of a shop that never had one, for whoever can read what the server printed. Once only, also when two try at the
 * same moment. Refusals: `setup.closed`, `setup.wrong_code`, `password.personal`, `email.taken`.
 */
export async function setUpShop(world: World, form: SetUp): Promise<Result<null, Fault>> {
  if (!(await isSetUpOpen(world))) return refuse('setup.closed')
  if (!sameText(bare(await setUpCode(world)), bare(form.code))) return refuse('setup.wrong_code', undefined, 'code')
  const person = { email: form.email, name: form.fullName }
  if (passwordFaults(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  const now = new Date(world.clock.now())
  return decideInTransaction<null, Fault>(world.db, async (trx) => {
    await holdSetUp(trx)
    if (await hadAdmin(trx)) return refuse('setup.closed')
    const { fullName, email, language, requestId } = form
    const account = { fullName, email, emailFolded: foldEmail(email), language, passwordHash, now }
    const userId = await insertStaff(trx, { ...account, role: 'Admin', permissions: null })
    if (!userId) return refuse('email.taken', undefined, 'email')
    const subject = `user:${userId}`
    await writeNote(trx, { actorId: userId, action: 'setUpShop', subject, detail: {}, requestId, at: now })
    return ok(null)
  })
}
