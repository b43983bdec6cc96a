import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { AppUser, BranchManager, Session } from '../../db/schema.ts'
import { endTrustOfOthers } from './device-queries.ts'

/** Active accounts for a login, with what is known about the browser and whether there is a confirmed second factor. */
const loginQuery = (db: Database, deviceHash: Buffer) =>
  db
    .selectFrom('app_user as u')
    .leftJoin('known_device as d', (join) => join.onRef('d.user_id', '=', 'u.id').on('d.device_hash', '=', deviceHash))
    .leftJoin('second_factor as f', (join) => join.onRef('f.user_id', '=', 'u.id').on('f.confirmed_at', 'is not', null))
    .select(['u.id', 'u.role', 'u.full_name', 'u.email', 'u.language', 'u.client_id', 'u.password_hash'])
    .select(['u.email_confirmed_at', 'd.trusted_until'])
    .select((eb) => [
      eb('d.user_id', 'is not', null).as('is_known_device'),
      eb('f.user_id', 'is not', null).as('has_second_factor'),
      eb
        .or([
          eb.exists(eb.selectFrom('known_device as k').select('k.user_id').whereRef('k.user_id', '=', 'u.id')),
          eb.exists(eb.selectFrom('session as s').select('s.id').whereRef('s.user_id', '=', 'u.id')),
          eb('u.last_seen_at', 'is not', null),
        ])
        .as('has_logged_in_before'),
    ])
    .where('u.deleted_at', 'is', null)
    .where('u.deactivated_at', 'is', null)

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** The active account with an email address, for a login in this browser. */
export const findLogin = (db: Database, emailFolded: string, deviceHash: Buffer) =>
  loginQuery(db, deviceHash).where('u.email_folded', '=', emailFolded).executeTakeFirst()

/** The active account of the first step of a login. */
export const findLoginById = (db: Database, userId: string, deviceHash: Buffer) =>
  loginQuery(db, deviceHash).where('u.id', '=', userId).executeTakeFirst()

/** The password hash of an active user. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}

/** What the list of sessions shows of a device. */
export type DeviceInfo = Pick<Selectable<Session>, 'browser' | 'platform' | 'ip'>

export type NewSession = {
  userId: string
  id: string
  refreshHash: Buffer
  remember: boolean
  now: Date
  expiresAt: Date
  device: DeviceInfo
  /** Identifies the browser (`known_device`); null where it is not known. */
  deviceHash: Buffer | null
  /** The session opens only while the account has this password hash; absent: with any. */
  passwordHash?: string
}

/**
 * Opens a session of an active account; false when the password changed since it was checked. The lock on the account serialises this with a
 * password change, so that no session outlives the password it was opened with.
 */
export async function insertSession(trx: Transaction, session: NewSession): Promise<boolean> {
  const user = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', session.userId)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .$if(session.passwordHash !== undefined, (query) => query.where('password_hash', '=', session.passwordHash ?? ''))
    .forShare()
    .executeTakeFirst()
  if (!user) return false
  await trx
    .insertInto('session')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      remember: session.remember,
      rotated_at: session.now,
      last_used_at: session.now,
      created_at: session.now,
      expires_at: session.expiresAt,
      device_hash: session.deviceHash,
      ...session.device,
    })
    .execute()
  return true
}

export type LiveSession = Pick<Selectable<Session>, 'last_used_at' | 'expires_at'> &
  Pick<Selectable<AppUser>, 'role' | 'client_id' | 'permissions' | 'full_name' | 'email' | 'email_confirmed_at'> & {
    branch_id: Selectable<BranchManager>['branch_id'] | null
  }

/** The session of a token with its active user; a revoked session or a deleted user is not found. */
export async function findLiveSession(
  db: Database,
  sessionId: string,
  userId: string,
): Promise<LiveSession | undefined> {
  return (
    db
      .selectFrom('session as s')
      // Runs with every signed-in call: see `db/prepared-statements.ts`.
      .modifyFront(sql`/* prepared */`)
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .leftJoin('branch_manager as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.deleted_at', 'is', null))
      .select([
        's.last_used_at',
        's.expires_at',
        'u.role',
        'u.client_id',
        'm.branch_id',
        'u.permissions',
        'u.full_name',
        'u.email',
        'u.email_confirmed_at',
      ])
      .where('s.id', '=', sessionId)
      .where('s.user_id', '=', userId)
      .where('s.revoked_at', 'is', null)
      .where('u.deleted_at', 'is', null)
      .where('u.deactivated_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Advances the latest time of a session; it never goes back. */
export async function touchSession(db: Database, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: at })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', at)
    .execute()
}

export type Rotation = {
  sessionId: string
  generation: number
  hash: Buffer
  nextHash: Buffer
  now: Date
  remembered: number
  unremembered: number
  atMost: number
  device: DeviceInfo
}
export type RotatedSession = Pick<Selectable<Session>, 'user_id' | 'last_used_at' | 'expires_at' | 'remember'>

/** Moves an active session to its next generation when the presented generation is the current one. Lifetimes are milliseconds. */
export async function rotateSession(db: Database, rotation: Rotation): Promise<RotatedSession | undefined> {
  const { rows } = await sql<RotatedSession>`
    update session s set
      generation = s.generation + 1,
      refresh_hash = ${rotation.nextHash},
      browser = ${rotation.device.browser}, platform = ${rotation.device.platform}, ip = ${rotation.device.ip},
      rotated_at = greatest(s.last_used_at, ${rotation.now}),
      last_used_at = greatest(s.last_used_at, ${rotation.now}),
      expires_at = least(
        greatest(s.last_used_at, ${rotation.now})
          + make_interval(secs => case when s.remember then ${rotation.remembered}::float8 else ${rotation.unremembered}::float8 end / 1000),
        s.created_at + make_interval(secs => ${rotation.atMost}::float8 / 1000))
    from app_user u
    where s.id = ${rotation.sessionId} and s.generation = ${rotation.generation} and s.refresh_hash = ${rotation.hash}
      and s.revoked_at is null and s.expires_at > greatest(s.last_used_at, ${rotation.now})
      and u.id = s.user_id and u.deleted_at is null and u.deactivated_at is null
    returning s.user_id, s.last_used_at, s.expires_at, s.remember
  `.execute(db)
  return rows[0]
}

/** A session in any state, to explain a refused rotation. */
export async function findSession(db: Database, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select([
      's.user_id',
      's.generation',
      's.rotated_at',
      's.last_used_at',
      's.expires_at',
      's.remember',
      's.revoked_at',
      'u.deleted_at',
      'u.deactivated_at',
    ])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
}

export type RevokeReason = 'logout' | 'reuse' | 'expired' | 'password' | 'login' | 'deleted' | 'deactivated' | 'ended'

/** Revokes one session. */
export async function revokeSession(db: Database, sessionId: string, reason: RevokeReason, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Revokes every session of a user except `except`; from then on all other browsers are asked for a code. */
export async function revokeUserSessions(
  trx: Transaction,
  userId: string,
  reason: RevokeReason,
  now: Date,
  except?: string,
): Promise<void> {
  await endTrustOfOthers(trx, userId, except)
  await trx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}

/** Deletes sessions that ended before `before`. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}
