import { randomBytes } from 'node:crypto'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { toE164 } from '../accounts/index.ts'
import { telephoneOf } from './phone-buyer.ts'
import { type Buyer, findCreatedByShop, insertCustomer, lockTelephone } from './queries.ts'

export type Caller = {
  fullName: string
  phoneNumber: string
  email?: string | undefined
  language: Language
  /** Of a password that nobody knows. */
  passwordHash: string
  at: Date
}

/**
 * The customer that the shop made for this telephone and address before, or a new one: one for each, however many calls at once. They have no
 * password; the address, where there is one, opens the account by "forgot password". Without one the account's address is nobody's (`.invalid`),
 * and it stays nobody's: anybody may name a number, so an address told later begins an account of its own and opens no earlier orders
 * (decision 20). An address of another living account is `email.taken` at `customer.email`.
 */
export async function findOrCreateCustomer(trx: Transaction, caller: Caller): Promise<Result<Buyer, 'email.taken'>> {
  const phoneE164 = toE164(caller.phoneNumber)
  const phone = telephoneOf(caller.phoneNumber)
  await lockTelephone(trx, phone)
  const known = await findCreatedByShop(trx, phone, caller.email === undefined ? null : normalizeEmail(caller.email))
  if (known) return ok(known)
  const email = caller.email ?? addressOf(phone)
  const { fullName, phoneNumber, passwordHash, language, at } = caller
  const customer = { fullName, email, emailFolded: normalizeEmail(email), phone: phoneNumber, phoneE164 }
  const made = await insertCustomer(trx, { ...customer, passwordHash, language, at })
  return made ? ok(made) : refuse('email.taken', undefined, 'customer.email')
}

/** Nobody's address; what follows the number keeps it from being taken by whoever guesses it. */
const addressOf = (phone: string): string =>
  `${phone.replace(/\D/g, '')}.${randomBytes(6).toString('hex')}@phone.invalid`
