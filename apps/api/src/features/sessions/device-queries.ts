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

/** Deletes browsers that were not used since `before`. */
export async function deleteOldDevices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('used_at', '<', before).execute()
}
