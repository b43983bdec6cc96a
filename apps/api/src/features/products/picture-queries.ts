import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Locks pictures against deletion until the transaction ends and returns the keys that exist. */
export async function lockPictures(trx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await trx.selectFrom('picture').select('key').where('key', 'in', keys).forKeyShare().execute()
  return new Set(rows.map((row) => row.key))
}

/** Locks pictures like `lockPictures` and returns what is stored of each, by key. */
export async function lockPictureRows(trx: Transaction, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>()
  const columns = ['key', 'width', 'height', 'widths', 'colour', 'preview'] as const
  const rows = await trx.selectFrom('picture').select(columns).where('key', 'in', keys).forKeyShare().execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Inserts a picture, or renews the creation time of an existing one so that the nightly job does not delete it. The second statement withdraws
 * the deletion of its files and waits for a process that is deleting them.
 */
export async function insertPicture(
  trx: Transaction,
  picture: Columns<'picture', 'key' | 'width' | 'height' | 'widths' | 'colour' | 'preview'>,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('picture')
    .values({ ...picture, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: at }))
    .execute()
  await trx.deleteFrom('deleted_picture').where('key', '=', picture.key).execute()
}

/** Keys after `after` of pictures uploaded before `before` that no product and no category uses. */
export async function findUnusedPictures(db: Database, before: Date, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<Columns<'picture', 'key'>>`
    select p.key from picture p
    where p.created_at < ${before} and p.key > ${after}
      and not exists (select from product_picture u where u.picture_key = p.key)
      and not exists (select from category c where c.picture_key = p.key)
    order by p.key limit ${limit}
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** Locks a picture uploaded before `before`; false when another transaction uses it or it is deleted. */
export async function lockPicture(trx: Transaction, key: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from picture where key = ${key} and created_at < ${before} for update skip locked
  `.execute(trx)
  return rows.length > 0
}

/**
 * Whether a product, a category, a setting in any version or an unfinished import refers to a picture. Runs as a separate statement after the
 * lock, so that it sees transactions that committed before.
 */
export async function isPictureUsed(trx: Transaction, key: string): Promise<boolean> {
  const { rows } = await sql<Computed<{ used: boolean }>>`
    select exists (select from product_picture where picture_key = ${key})
      or exists (select from category where picture_key = ${key})
      or exists (select from setting where position(${key} in value::text) > 0)
      or exists (select from setting_version where position(${key} in value::text) > 0)
      or exists (select from product_import_row r join product_import i on i.id = r.import_id
        where r.state = 'new' and i.state in ('checking', 'checked', 'running') and position(${key} in r.data::text) > 0)
      or exists (select from product_import_picture u join product_import i on i.id = u.import_id
        where u.picture_key = ${key} and i.state in ('checking', 'checked', 'running')) as used
  `.execute(trx)
  return rows[0]?.used ?? true
}

/** Deletes the row of a picture and records that its files are to be deleted. */
export async function deletePicture(trx: Transaction, key: string): Promise<void> {
  await sql`
    with deleted as (delete from picture where key = ${key} returning key, widths)
    insert into deleted_picture (key, widths) select key, widths from deleted
    on conflict (key) do update set widths = excluded.widths
  `.execute(trx)
}

/** Keys after `after` of deleted pictures whose files may still exist. */
export async function findDeletedPictures(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deleted_picture')
    .select('key')
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** Locks a deleted picture and returns the widths of its files; undefined when another process deletes them or it was uploaded again. */
export async function lockDeletedPicture(trx: Transaction, key: string): Promise<number[] | undefined> {
  const { rows } = await sql<Columns<'deleted_picture', 'widths'>>`
    select widths from deleted_picture d where key = ${key} and not exists (select from picture p where p.key = d.key)
    for update skip locked
  `.execute(trx)
  return rows[0]?.widths
}

/** Records that the files of a deleted picture do not exist any longer. */
export async function markFilesDeleted(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('deleted_picture').where('key', '=', key).execute()
}
