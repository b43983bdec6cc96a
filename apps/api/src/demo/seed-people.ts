import { WELCOME_PERCENT } from '@warda/domain/coupons/welcome-coupon'
import type { Transaction } from '../db/database.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT, DEMO_WELCOME_CODE } from './accounts.ts'
import type { Documents } from './make-documents.ts'
import {
  insertClient,
  insertDemoManager,
  insertDocument,
  insertPerson,
  insertWelcomeCode,
  joinClient,
} from './seed-queries.ts'

/**
 * Inserts one account of each role: the Customer with a client of two branches and its documents, the BranchManager of the first branch, and the
 * Shopper with a welcome code. Existing accounts are not changed.
 */
export async function seedPeople(trx: Transaction, passwordHash: string, documents: Documents | null): Promise<void> {
  let client: Awaited<ReturnType<typeof insertClient>> | null = null
  let createdBy: string | null = null
  for (const account of DEMO_ACCOUNTS) {
    const userId = await insertPerson(trx, { ...account, passwordHash })
    if (userId === null) continue
    if (account.role === 'Shopper') await insertWelcomeCode(trx, DEMO_WELCOME_CODE, WELCOME_PERCENT, userId)
    if (account.role === 'Customer' && documents) {
      client = await insertClient(trx, DEMO_CLIENT)
      await joinClient(trx, userId, client.id)
      await insertDocument(trx, documents.register, { kind: 'registerCopy', clientId: client.id, createdBy: userId })
      await insertDocument(trx, documents.owner, { kind: 'ownerIdentity', clientId: client.id, createdBy: userId })
      createdBy = userId
    }
    if (account.role === 'BranchManager' && documents && client !== null && createdBy !== null) {
      await joinClient(trx, userId, client.id)
      await insertDocument(trx, documents.manager, { kind: 'managerIdentity', clientId: client.id, createdBy })
      await insertDemoManager(trx, {
        userId,
        branchId: client.firstBranchId,
        identityFile: documents.manager.id,
        createdBy,
      })
    }
  }
}
