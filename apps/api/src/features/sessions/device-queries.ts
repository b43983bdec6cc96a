import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** Remembers that a user signed in with this browser. With `trustedUntil` its logins are not asked for a code until then. */
export async function saveKnownDevice(
  db: Database,
  device: { userId: string; deviceHash: Buffer; now: Date; trustedUntil: Date | null },
): Promise<void> {
  const { userId, deviceHash, now, trustedUntil } = device
  const change = { used_at: now, ...(trustedUntil && { trusted_until: trustedUntil }) }
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: deviceHash, ...change })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet(change))
    .execute()
}

/** Forgets all browsers of a user. */
export async function deleteKnownDevices(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('known_device').where('user_id', '=', userId).execute()
}

/** Logins in the browser of a session are asked for a code again; in all browsers of its user when the session is older than the record of browsers. */
export async function endTrustOfSession(trx: Transaction, userId: string, sessionId: string): Promise<void> {
  await sql`
    update known_device d set trusted_until = null from session s
    where s.id = ${sessionId} and s.user_id = ${userId} and d.user_id = s.user_id and coalesce(d.device_hash = s.device_hash, true)
  `.execute(trx)
}

/** Logins in all browsers of a user are asked for a code again, except in that of the session `except`. */
export async function endTrustOfOthers(trx: Transaction, userId: string, except?: string): Promise<void> {
  await sql`
    update known_device set trusted_until = null
    where user_id = ${userId} and device_hash is distinct from (select device_hash from session where id = ${except ?? null}::uuid)
  `.execute(trx)
}

/** Deletes browsers that were not used since `before`. */
export async function deleteOldDevices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('used_at', '<', before).execute()
}
