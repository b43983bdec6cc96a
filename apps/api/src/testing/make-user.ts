import type { Role } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { hashPassword, startSession } from '../features/sessions/index.ts'
import type { ApiClient } from './api-client.ts'
import type { TestShop } from './shop.ts'

/** The password of every user that a test makes without saying another. */
export const TEST_PASSWORD = 'Peony-Path-81'

export type MadeUser = {
  userId: string
  email: string
  fullName: string
  password: string
  role: Role
  /** 0 when the user has no client. */
  clientId: number
  sessionId: string
  /** Signed in as this user. */
  visitor: ApiClient
}

export type UserOptions = {
  role?: Role
  email?: string
  fullName?: string
  phone?: string
  password?: string
  /** Whether the address is confirmed; yes unless said. */
  confirmed?: boolean
  language?: Language
  remember?: boolean
  /** The client of a Customer or BranchManager; a new one unless given. `organizationName` describes the new one. */
  clientId?: number
  organizationName?: string | null
  /** The branch that a BranchManager manages; none unless given. */
  branchId?: number
  ip?: string
}

let made = 0
let usualHash: Promise<string> | undefined

const hashOf = (password: string): Promise<string> => {
  if (password !== TEST_PASSWORD) return hashPassword(password)
  usualHash ??= hashPassword(TEST_PASSWORD)
  return usualHash
}

/** A user in the database with a session of their own, without going through register and login (and their limits). */
export async function makeUser(shop: TestShop, options: UserOptions = {}): Promise<MadeUser> {
  made += 1
  const role = options.role ?? 'Shopper'
  const email = options.email ?? `user${made}.${process.pid}@example.com`
  const fullName = options.fullName ?? `Test Person ${made}`
  const password = options.password ?? TEST_PASSWORD
  const now = new Date(shop.clock.now())
  const clientId = await clientOf(shop, role, options)
  const row = await shop.db
    .insertInto('app_user')
    .values({
      role,
      full_name: fullName,
      email,
      email_folded: normalizeEmail(email),
      phone: options.phone ?? '0551234567',
      phone_e164: '+966551234567',
      password_hash: await hashOf(password),
      client_id: clientId,
      language: options.language ?? 'en',
      email_confirmed_at: options.confirmed === false ? null : now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (options.branchId !== undefined) {
    const manager = { branch_id: options.branchId, user_id: row.id, identity_number: '1000000008', created_at: now }
    await shop.db.insertInto('branch_manager').values(manager).execute()
  }
  const session = await startSession(shop.context, { userId: row.id, remember: options.remember ?? false })
  if (!session) throw new Error('The made user could not sign in.')
  const visitor = shop.visitor({
    language: options.language ?? 'en',
    ...(options.ip === undefined ? {} : { ip: options.ip }),
  })
  visitor.token = session.token
  visitor.cookies.set('refreshToken', session.cookie)
  return {
    userId: row.id,
    email,
    fullName,
    password,
    role,
    clientId: clientId ?? 0,
    sessionId: session.sessionId,
    visitor,
  }
}

async function clientOf(shop: TestShop, role: Role, options: UserOptions): Promise<number | null> {
  if (role !== 'Customer' && role !== 'BranchManager') return null
  if (options.clientId !== undefined) return options.clientId
  const name = options.organizationName === undefined ? `Test Company ${made}` : options.organizationName
  const row = await shop.db
    .insertInto('client')
    .values({ organization_name: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Signs a user in again, for tests that let more time pass than an access token lives. */
export async function signInAgain(shop: TestShop, user: MadeUser): Promise<void> {
  const session = await startSession(shop.context, { userId: user.userId, remember: false })
  if (!session) throw new Error('The made user could not sign in.')
  user.visitor.token = session.token
  user.visitor.cookies.set('refreshToken', session.cookie)
}
