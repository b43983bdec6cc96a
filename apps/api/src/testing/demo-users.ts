import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@warda/domain/language'
import type { Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { DEMO_CLIENT } from '../demo/accounts.ts'
import { insertClient, insertDocument, insertPerson, joinClient } from '../demo/seed-queries.ts'
import { hashPassword } from '../features/sessions/index.ts'
import type { TestDatabase } from './database.ts'

export { DEMO_ACCOUNTS } from '../demo/accounts.ts'
export { SECOND_DRIVER } from '../demo/content/orders.ts'

const hashes = new Map<string, Promise<string>>()

const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type Person = { fullName: string; email: string; password: string; language?: Language }

/** A shopper with a confirmed address whose registration is not what a journey is about; gives their user id. */
export async function addShopper(db: TestDatabase['db'], who: Person): Promise<string> {
  const person = await personOf('Shopper', who)
  return inTransaction(db, (trx) => added(insertPerson(trx, person), who))
}

type Branch = (typeof DEMO_CLIENT.branches)[number]

/** The owner of an approved business with these branches and credit on terms (halalas); without them, of one that has told nothing yet. */
export async function addOwner(
  db: TestDatabase['db'],
  who: Person,
  business?: { organizationName: string; creditLimit: number; branches: readonly string[] },
): Promise<{ userId: string; clientId: number; branchIds: number[] }> {
  const person = await personOf('Customer', who)
  return inTransaction(db, async (trx) => {
    const userId = await added(insertPerson(trx, person), who)
    const [usual]: readonly [Branch, ...Branch[]] = DEMO_CLIENT.branches
    const client = business
      ? await insertClient(trx, {
          ...DEMO_CLIENT,
          organizationName: business.organizationName,
          creditLimit: business.creditLimit,
          branches: business.branches.map((name) => ({ ...usual, name })),
        })
      : await trx.insertInto('client').defaultValues().returning('id').executeTakeFirstOrThrow()
    await joinClient(trx, userId, client.id)
    await speak(trx, userId, who)
    if (business) {
      const of = { clientId: client.id, createdBy: userId }
      await insertDocument(trx, unseenPaper(), { kind: 'registerCopy', ...of })
      await insertDocument(trx, unseenPaper(), { kind: 'ownerIdentity', ...of })
    }
    const rows = await trx.selectFrom('branch').select('id').where('client_id', '=', client.id).orderBy('id').execute()
    return { userId, clientId: client.id, branchIds: rows.map(({ id }) => id) }
  })
}

/** Who manages a branch of a client; gives their user id. */
export async function addManager(
  db: TestDatabase['db'],
  who: Person,
  { clientId, branchId }: { clientId: number; branchId: number },
): Promise<string> {
  const person = await personOf('BranchManager', who)
  return inTransaction(db, async (trx) => {
    const userId = await added(insertPerson(trx, person), who)
    await joinClient(trx, userId, clientId)
    await speak(trx, userId, who)
    const manager = { user_id: userId, branch_id: branchId, identity_number: '1000000008' }
    await trx.insertInto('branch_manager').values(manager).execute()
    return userId
  })
}

/** The language of the mails to a person. */
async function speak(trx: Transaction, userId: string, { language = 'en' }: Person): Promise<void> {
  await trx.updateTable('app_user').set({ language }).where('id', '=', userId).execute()
}

/** A paper of the profile that no journey looks at: only its row is there. */
const unseenPaper = () => ({
  id: randomUUID(),
  mime: 'image/jpeg',
  bytes: 1,
  sha256: randomBytes(32),
  width: 1,
  height: 1,
})

const personOf = async <R extends 'Shopper' | 'Customer' | 'BranchManager'>(role: R, who: Person) => ({
  role,
  fullName: who.fullName,
  email: who.email,
  phone: '0551234567',
  passwordHash: await hashOf(who.password),
})

async function added(inserting: Promise<string | null>, { email }: Person): Promise<string> {
  const userId = await inserting
  if (userId === null) throw new Error(`The address ${email} is taken.`)
  return userId
}
