import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { createPlaceholderEmail } from '../../placeholder-email.ts'
import { toE164 } from '../accounts/index.ts'
import { normalizePhone } from './phone-buyer.ts'
import { type Buyer, findCreatedByShop, insertCustomer, lockTelephone } from './queries.ts'

export type Caller = {
  fullName: string
  phoneNumber: string
  email?: string | undefined
  language: Language
  /** Hash of a random password that is not stored. */
  passwordHash: string
  at: Date
}

/**
 * Finds or creates the customer of this phone number and e-mail address; concurrent calls create one account. Without an e-mail address the
 * account gets an `.invalid` one, because a phone number does not prove identity: an e-mail address given later creates a separate account
 * (decision 20). `email.taken` when another active account has the address.
 */
export async function findOrCreateCustomer(trx: Transaction, caller: Caller): Promise<Result<Buyer, 'email.taken'>> {
  const phoneE164 = toE164(caller.phoneNumber)
  const phone = normalizePhone(caller.phoneNumber)
  await lockTelephone(trx, phone)
  const existing = await findCreatedByShop(trx, phone, caller.email === undefined ? null : normalizeEmail(caller.email))
  if (existing) return ok(existing)
  const email = caller.email ?? createPlaceholderEmail(phone)
  const { fullName, phoneNumber, passwordHash, language, at } = caller
  const customer = { fullName, email, emailFolded: normalizeEmail(email), phone: phoneNumber, phoneE164 }
  const created = await insertCustomer(trx, { ...customer, passwordHash, language, at })
  return created ? ok(created) : refuse('email.taken', undefined, 'customer.email')
}
