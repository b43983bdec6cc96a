import { inTransaction } from '../db/transaction.ts'
import { insertPerson } from '../demo/seed-queries.ts'
import { hashPassword } from '../features/sessions/index.ts'
import type { TestDatabase } from './database.ts'

export { DEMO_ACCOUNTS } from '../demo/accounts.ts'

const hashes = new Map<string, Promise<string>>()

const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** A shopper with a confirmed address whose registration is not what a journey is about; gives their user id. */
export async function addShopper(
  db: TestDatabase['db'],
  who: { fullName: string; email: string; password: string },
): Promise<string> {
  const passwordHash = await hashOf(who.password)
  const person = {
    role: 'Shopper',
    fullName: who.fullName,
    email: who.email,
    phone: '0551234567',
    passwordHash,
  } as const
  const userId = await inTransaction(db, (trx) => insertPerson(trx, person))
  if (userId === null) throw new Error(`The address ${who.email} is taken.`)
  return userId
}
