import type { ApiScope } from '@warda/domain/access/api-scopes'
import type { UserId } from '@warda/domain/ids'
import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { ApiKey } from '../../db/schema.ts'

/** How long the list shows a revoked key. */
const SHOWN_DAYS = 90

const keysQuery = (db: Database) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('app_user as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.name', 'k.scopes', 'k.last_characters', 'k.created_at', 'k.expires_at', 'k.last_used_at'])
    .select(['k.revoked_at', 'u.full_name', 'u.role', 'u.deleted_at', 'u.deactivated_at'])

export type ApiKeyRow = Awaited<ReturnType<typeof findKeys>>[number]

/** Keys, the newest first. */
export const findKeys = (db: Database) =>
  keysQuery(db)
    .where((eb) =>
      eb.or([
        eb('k.revoked_at', 'is', null),
        eb('k.revoked_at', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`),
      ]),
    )
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute()

export const findKey = (db: Database, id: string): Promise<ApiKeyRow> =>
  keysQuery(db).where('k.id', '=', id).executeTakeFirstOrThrow()

type KeyFields = 'id' | 'name' | 'key_hash' | 'last_characters' | 'created_at' | 'expires_at'
type NewKey = Pick<Selectable<ApiKey>, KeyFields> & { user_id: UserId; scopes: ApiScope[] }

export async function insertKey(trx: Transaction, key: NewKey): Promise<void> {
  await trx.insertInto('api_key').values(key).execute()
}

/** Revokes a key and returns its name, or undefined when it does not exist. A key that is already revoked keeps its time. */
export async function markRevoked(db: Database, id: string, at: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${at})` })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** A key that is neither revoked nor expired, with its user if that user is still an active employee of the back office. */
export const findUsableKey = (db: Database, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('app_user as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.name', 'k.scopes', 'k.last_used_at'])
    .select(['u.id as user_id', 'u.role', 'u.permissions', 'u.full_name', 'u.email', 'u.email_confirmed_at'])
    .where('k.key_hash', '=', keyHash)
    .where('k.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .where('u.role', '=', 'Admin')
    .where('u.deleted_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()

export async function touchKey(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: at }).where('id', '=', id).execute()
}
