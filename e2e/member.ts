import { inTransaction } from '@warda/api/db/transaction'
import { DEMO_ACCOUNTS } from '@warda/api/demo/accounts'
import { insertPerson } from '@warda/api/demo/seed-queries'
import { hashPassword } from '@warda/api/features/sessions/index'
import type { TestServer } from '@warda/api/testing/server'
import type { Language } from './browser.ts'
import { newPerson } from './person.ts'

/** Who has an account already. */
export type Member = { fullName: string; email: string; password: string }

const hashes = new Map<string, Promise<string>>()
const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** A shopper with a confirmed address whose registration is not what the journey is about. */
export async function newMember(server: TestServer, language: Language): Promise<Member & { userId: string }> {
  const { fullName, email, password } = newPerson(language)
  const passwordHash = await hashOf(password)
  const person = { role: 'Shopper', fullName, email, phone: '0551234567', passwordHash } as const
  const userId = await inTransaction(server.db, (trx) => insertPerson(trx, person))
  if (userId === null) throw new Error(`The address ${email} is taken.`)
  return { fullName, email, password, userId }
}

type Role = (typeof DEMO_ACCOUNTS)[number]['role']

/** The demo's person of a role. */
export function demoMember(role: Role): Member {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role)
  if (!account) throw new Error(`The demo has no ${role}.`)
  return account
}
