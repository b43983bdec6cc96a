import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { SecondFactor } from '../../db/schema.ts'

export type SecondFactorRow = Pick<Selectable<SecondFactor>, 'secret' | 'confirmed_at' | 'last_step'>

const secondFactorQuery = (db: Database, userId: string) =>
  db.selectFrom('second_factor').select(['secret', 'confirmed_at', 'last_step']).where('user_id', '=', userId)

/** The second factor of a user, confirmed or not. */
export const findSecondFactor = (db: Database, userId: string): Promise<SecondFactorRow | undefined> =>
  secondFactorQuery(db, userId).executeTakeFirst()

/** The second factor of a user, locked until the transaction ends. */
export const lockSecondFactor = (trx: Transaction, userId: string): Promise<SecondFactorRow | undefined> =>
  secondFactorQuery(trx, userId).forUpdate().executeTakeFirst()

/** Stores the secret of an enrolment; false when the account has a confirmed second factor. */
export async function savePendingSecondFactor(
  db: Database,
  userId: string,
  secret: Buffer,
  now: Date,
): Promise<boolean> {
  const result = await db
    .insertInto('second_factor')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function confirmSecondFactor(trx: Transaction, userId: string, step: number, now: Date): Promise<void> {
  await trx
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/** Marks a step as used; false when it or a later one was used before, also by a concurrent request. */
export async function consumeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Marks a recovery code as used; false when it does not exist or was used before, also by a concurrent request. */
export async function consumeRecoveryCode(db: Database, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(trx: Transaction, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes the second factor of a user with its codes, and no browser is trusted any longer; false when there was none. */
export async function deleteSecondFactor(trx: Transaction, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await trx.updateTable('known_device').set({ trusted_until: null }).where('user_id', '=', userId).execute()
  const result = await trx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Deletes enrolments that were begun before `before` and not finished. */
export async function deletePendingSecondFactors(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('second_factor').where('confirmed_at', 'is', null).where('created_at', '<', before).execute()
}

/** Locks an account that is not deleted, so that concurrent changes run one after the other. */
export async function lockUser(trx: Transaction, userId: string) {
  return trx
    .selectFrom('app_user')
    .select(['id', 'role', 'full_name', 'email', 'language', 'permissions', 'deactivated_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>
