import { WELCOME_PERCENT } from '@warda/domain/promotions/welcome'
import type { Transaction } from '../db/database.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT, DEMO_WELCOME_CODE } from './accounts.ts'
import { insertClient, insertPerson, insertWelcomeCode, joinClient } from './seed-queries.ts'

/** One person of each role, the Customer and the BranchManager with a client of two branches, the Shopper with a welcome code; those that are there stay. */
export async function seedPeople(trx: Transaction, passwordHash: string): Promise<void> {
  let clientId: number | null = null
  for (const account of DEMO_ACCOUNTS) {
    const userId = await insertPerson(trx, { ...account, passwordHash })
    if (userId === null) continue
    if (account.role === 'Shopper') await insertWelcomeCode(trx, DEMO_WELCOME_CODE, WELCOME_PERCENT, userId)
    if (account.role === 'Customer') clientId = await insertClient(trx, DEMO_CLIENT)
    const belongs = account.role === 'Customer' || account.role === 'BranchManager'
    if (belongs && clientId !== null) await joinClient(trx, userId, clientId)
  }
}
