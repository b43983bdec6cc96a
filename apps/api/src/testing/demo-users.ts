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

const hashTestPassword = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type Person = { fullName: string; email: string; password: string; language?: Language }

/** Inserts a shopper with a confirmed email address and returns the user id. */
export async function addShopper(db: TestDatabase['db'], input: Person): Promise<string> {
  const person = await createPerson('Shopper', input)
  return inTransaction(db, (trx) => requireUserId(insertPerson(trx, person), input))
}

type Branch = (typeof DEMO_CLIENT.branches)[number]

/** Inserts the owner of an approved business with branches and a credit limit (halalas), or of a business without profile. */
export async function addOwner(
  db: TestDatabase['db'],
  input: Person,
  business?: { organizationName: string; creditLimit: number; branches: readonly string[] },
): Promise<{ userId: string; clientId: number; branchIds: number[] }> {
  const person = await createPerson('Customer', input)
  return inTransaction(db, async (trx) => {
    const userId = await requireUserId(insertPerson(trx, person), input)
    const [template]: readonly [Branch, ...Branch[]] = DEMO_CLIENT.branches
    const client = business
      ? await insertClient(trx, {
          ...DEMO_CLIENT,
          organizationName: business.organizationName,
          creditLimit: business.creditLimit,
          branches: business.branches.map((name) => ({ ...template, name })),
        })
      : await trx.insertInto('client').defaultValues().returning('id').executeTakeFirstOrThrow()
    await joinClient(trx, userId, client.id)
    await setLanguage(trx, userId, input)
    if (business) {
      const of = { clientId: client.id, createdBy: userId }
      await insertDocument(trx, createDocument(), { kind: 'registerCopy', ...of })
      await insertDocument(trx, createDocument(), { kind: 'ownerIdentity', ...of })
    }
    const rows = await trx.selectFrom('branch').select('id').where('client_id', '=', client.id).orderBy('id').execute()
    return { userId, clientId: client.id, branchIds: rows.map(({ id }) => id) }
  })
}

/** Inserts the manager of a branch and returns the user id. */
export async function addManager(
  db: TestDatabase['db'],
  input: Person,
  { clientId, branchId }: { clientId: number; branchId: number },
): Promise<string> {
  const person = await createPerson('BranchManager', input)
  return inTransaction(db, async (trx) => {
    const userId = await requireUserId(insertPerson(trx, person), input)
    await joinClient(trx, userId, clientId)
    await setLanguage(trx, userId, input)
    const manager = { user_id: userId, branch_id: branchId, identity_number: '1000000008' }
    await trx.insertInto('branch_manager').values(manager).execute()
    return userId
  })
}

async function setLanguage(trx: Transaction, userId: string, { language = 'en' }: Person): Promise<void> {
  await trx.updateTable('app_user').set({ language }).where('id', '=', userId).execute()
}

/** A document row without a file. */
const createDocument = () => ({
  id: randomUUID(),
  mime: 'image/jpeg',
  bytes: 1,
  sha256: randomBytes(32),
  width: 1,
  height: 1,
})

const createPerson = async <R extends 'Shopper' | 'Customer' | 'BranchManager'>(role: R, input: Person) => ({
  role,
  fullName: input.fullName,
  email: input.email,
  phone: '0551234567',
  passwordHash: await hashTestPassword(input.password),
})

async function requireUserId(inserting: Promise<string | null>, { email }: Person): Promise<string> {
  const userId = await inserting
  if (userId === null) throw new Error(`The address ${email} is taken.`)
  return userId
}
