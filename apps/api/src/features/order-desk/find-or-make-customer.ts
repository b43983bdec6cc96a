import { randomBytes } from 'node:crypto'
import { foldEmail, isNowhere } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { toE164 } from '../accounts/index.ts'
import { type Buyer, findMadeByShop, giveEmail, insertCustomer, lockTelephone } from './buyer-queries.ts'

export type Caller = {
  fullName: string
  phoneNumber: string
  email?: string | undefined
  language: 'en' | 'ar'
  /** Of a password that nobody knows. */
  passwordHash: string
  at: Date
}

/**
 * The customer that the shop made for this telephone before, or a new one: one for each telephone, however many calls at once. They have no
 * password; the address, where there is one, opens the account by "forgot password". Without one the account's address is nobody's (`.invalid`).
 * An address of another living account is `email.taken` at `customer.email`.
 */
export async function findOrMakeCustomer(trx: Transaction, caller: Caller): Promise<Result<Buyer, 'email.taken'>> {
  const phoneE164 = toE164(caller.phoneNumber)
  const phone = phoneE164 ?? caller.phoneNumber
  await lockTelephone(trx, phone)
  const known = await findMadeByShop(trx, phone)
  if (known) return withAddress(trx, known, caller.email)
  const email = caller.email ?? addressOf(phone)
  const { fullName, phoneNumber, passwordHash, language, at } = caller
  const customer = { fullName, email, emailFolded: foldEmail(email), phone: phoneNumber, phoneE164 }
  const made = await insertCustomer(trx, { ...customer, passwordHash, language, at })
  return made ? ok(made) : taken()
}

const taken = () => refuse('email.taken', undefined, 'customer.email')

/** Somebody who was known by telephone alone may tell an address later; one that is there stays. */
async function withAddress(
  trx: Transaction,
  known: Buyer,
  email: string | undefined,
): Promise<Result<Buyer, 'email.taken'>> {
  if (email === undefined || !isNowhere(known.email)) return ok(known)
  const given = await giveEmail(trx, known.userId, { email, folded: foldEmail(email) })
  return given ? ok({ ...known, email }) : taken()
}

/** Nobody's address; what follows the number keeps it from being taken by whoever guesses it. */
const addressOf = (phone: string): string =>
  `${phone.replace(/\D/g, '')}.${randomBytes(6).toString('hex')}@phone.invalid`
