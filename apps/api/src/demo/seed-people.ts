import { WELCOME_PERCENT } from '@warda/domain/promotions/welcome'
import type { Transaction } from '../db/database.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT, DEMO_WELCOME_CODE } from './accounts.ts'
import { insertClient, insertPerson, insertWelcomeCode } from './seed-queries.ts'

/** One person of each role, the Customer with a client of two branches, the Shopper with a welcome code; those that are there stay. */
export async function seedPeople(trx: Transaction, passwordHash: string): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const userId = await insertPerson(trx, { ...account, passwordHash })
    if (userId === null) continue
    if (account.role === 'Shopper') await insertWelcomeCode(trx, DEMO_WELCOME_CODE, WELCOME_PERCENT, userId)
    if (account.role === 'Customer') await insertClient(trx, userId, DEMO_CLIENT)
  }
}
