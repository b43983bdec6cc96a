import { normalizeEmail } from '@warda/domain/email'
import type { Transaction } from '../../db/database.ts'
import { keyFor, sign } from '../../signing-keys.ts'
import { findWelcome, insertWelcome } from './welcome-queries.ts'

/** The address as only this shop can recognise it again: no list of addresses can be tried against it without the secret. */
const markOf = (secret: string, email: string): Buffer =>
  Buffer.from(sign(keyFor(secret, 'welcome'), normalizeEmail(email)), 'base64url')

/** Keeps in mind that somebody under this address has had a first order, after everything else of them is forgotten. */
export const recordWelcome = (trx: Transaction, secret: string, email: string, at: Date): Promise<void> =>
  insertWelcome(trx, markOf(secret, email), at)

/** Whether somebody who left under this address has had a first order. */
export const hasHadWelcomeCode = (trx: Transaction, secret: string, email: string): Promise<boolean> =>
  findWelcome(trx, markOf(secret, email))
