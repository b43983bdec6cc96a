import { getRegistrationRole } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { listPasswordErrors } from '@warda/domain/password'
import { isRegistrationPhone } from '@warda/domain/phone'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { recordRegistration } from '../consents/index.ts'
import { readLegalVersions } from '../legal-texts/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { readSettings } from '../settings/index.ts'
import { toE164 } from './phone-number.ts'
import { insertEmptyClient, insertUser } from './queries.ts'
import { sendLink } from './send-link.ts'

export type Registration = {
  fullName: string
  email: string
  phoneNumber: string
  password: string
  accountType: 'personal' | 'business'
  language: Language
  /** Wants offers by e-mail. */
  acceptMarketing: boolean
  /** The IP address from which the terms were accepted. */
  ip: string
}

/**
 * Creates an account and sends its confirmation link. A business account gets an empty client; no payload can create another role
 * (decisions §1). Refusals: `email.taken`, `password.personal`, `phone.elevenCharacters`, `phone.saudiMobile`.
 */
export async function register(
  context: AppContext,
  form: Registration,
): Promise<
  Result<{ userId: string }, 'email.taken' | 'password.personal' | 'phone.elevenCharacters' | 'phone.saudiMobile'>
> {
  const { phoneRule } = await readSettings(context)
  if (!isRegistrationPhone(form.phoneNumber, phoneRule))
    return refuse(
      phoneRule === 'saudiMobile' ? 'phone.saudiMobile' : 'phone.elevenCharacters',
      undefined,
      'phoneNumber',
    )
  const person = { email: form.email, name: form.fullName }
  if (listPasswordErrors(form.password, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  const versions = await readLegalVersions(context)
  const now = new Date(context.clock.now())
  return inResultTransaction(context.db, async (trx) => {
    const role = getRegistrationRole(form.accountType) === 'Customer' ? 'Customer' : 'Shopper'
    const userId = await insertUser(trx, {
      role,
      fullName: form.fullName,
      email: form.email,
      emailFolded: normalizeEmail(form.email),
      phone: form.phoneNumber,
      phoneE164: toE164(form.phoneNumber),
      passwordHash,
      clientId: role === 'Customer' ? await insertEmptyClient(trx, now) : null,
      language: form.language,
      now,
    })
    if (!userId) return refuse('email.taken', undefined, 'email')
    await recordRegistration(trx, { userId, marketing: form.acceptMarketing, versions, ip: form.ip, at: now })
    await sendLink(context, trx, 'confirm-email', { ...form, userId })
    return ok({ userId })
  })
}
