import type { Role } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { parseSaudiMobile } from '@warda/domain/phone'
import { hashPassword, startSession } from '../features/sessions/index.ts'
import type { ApiClient } from './api-client.ts'
import type { TestShop } from './shop.ts'

/** The default password of test users. */
export const TEST_PASSWORD = 'Peony-Path-81'

export type TestUser = {
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
  /** Whether the email address is confirmed; default true. */
  confirmed?: boolean
  language?: Language
  remember?: boolean
  /** The client of a Customer or BranchManager; by default a new one with `organizationName`. */
  clientId?: number
  organizationName?: string | null
  /** The branch of a BranchManager; none by default. */
  branchId?: number
  ip?: string
}

let counter = 0
let defaultHash: Promise<string> | undefined

const hashTestPassword = (password: string): Promise<string> => {
  if (password !== TEST_PASSWORD) return hashPassword(password)
  defaultHash ??= hashPassword(TEST_PASSWORD)
  return defaultHash
}

/** Inserts a user and starts a session, without registration, login and their rate limits. */
export async function makeUser(shop: TestShop, options: UserOptions = {}): Promise<TestUser> {
  counter += 1
  const role = options.role ?? 'Shopper'
  const email = options.email ?? `user${counter}.${process.pid}@example.com`
  const fullName = options.fullName ?? `Test Person ${counter}`
  const password = options.password ?? TEST_PASSWORD
  const now = new Date(shop.clock.now())
  const clientId = await findOrCreateClient(shop, role, options)
  const row = await shop.db
    .insertInto('app_user')
    .values({
      role,
      full_name: fullName,
      email,
      email_folded: normalizeEmail(email),
      phone: options.phone ?? '0551234567',
      phone_e164: parseSaudiMobile(options.phone ?? '0551234567'),
      password_hash: await hashTestPassword(password),
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
  if (!session) throw new Error('The test user could not sign in.')
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

async function findOrCreateClient(shop: TestShop, role: Role, options: UserOptions): Promise<number | null> {
  if (role !== 'Customer' && role !== 'BranchManager') return null
  if (options.clientId !== undefined) return options.clientId
  const name = options.organizationName === undefined ? `Test Company ${counter}` : options.organizationName
  const row = await shop.db
    .insertInto('client')
    .values({ organization_name: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Signs a user in again, for tests that outlast an access token. */
export async function signInAgain(shop: TestShop, user: TestUser): Promise<void> {
  const session = await startSession(shop.context, { userId: user.userId, remember: false })
  if (!session) throw new Error('The test user could not sign in.')
  user.visitor.token = session.token
  user.visitor.cookies.set('refreshToken', session.cookie)
}
