import { normalizeEmail } from '@warda/domain/email'
import type { Transaction } from '../../db/database.ts'
import { deriveKey, sign } from '../../signing-keys.ts'
import { findWelcome, insertWelcome } from './welcome-queries.ts'

/** A keyed hash of the address, so that nobody without the secret can test addresses against it. */
const hashAddress = (secret: string, email: string): Buffer =>
  Buffer.from(sign(deriveKey(secret, 'welcome'), normalizeEmail(email)), 'base64url')

/** Records that an address had its first order; this outlives the erased account. */
export const recordWelcome = (trx: Transaction, secret: string, email: string, at: Date): Promise<void> =>
  insertWelcome(trx, hashAddress(secret, email), at)

/** Whether a deleted account with this address had its first order. */
export const hasHadWelcomeCode = (trx: Transaction, secret: string, email: string): Promise<boolean> =>
  findWelcome(trx, hashAddress(secret, email))
