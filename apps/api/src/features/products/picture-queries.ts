import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** Which of these pictures are there; each stays until the transaction ends. */
export async function knownPictures(trx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await trx.selectFrom('picture').select('key').where('key', 'in', keys).forKeyShare().execute()
  return new Set(rows.map((row) => row.key))
}

/** Makes a picture known; one that was known before is as good as new, so nobody sweeps it away from under its second upload. */
export async function insertPicture(
  trx: Transaction,
  picture: { key: string; width: number; height: number; widths: number[]; colour: string; preview: string },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('picture')
    .values({ ...picture, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: at }))
    .execute()
}

/** Keys of pictures uploaded before a moment that no product and no category has, the oldest first, behind another one. */
export async function findUnusedPictures(db: Database, before: Date, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select p.key from picture p
    where p.created_at < ${before} and p.key > ${after}
      and not exists (select from product_picture u where u.picture_key = p.key)
      and not exists (select from category c where c.picture_key = p.key)
    order by p.key limit ${limit}
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** Holds a picture that was uploaded before a moment; false when it is held by somebody who is about to use it, or is gone. */
export async function lockPicture(trx: Transaction, key: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from picture where key = ${key} and created_at < ${before} for update skip locked
  `.execute(trx)
  return rows.length > 0
}

/**
 * Whether any row names a picture: products, categories, the site's pictures as they are and as they ever were (they may be put back), and
 * imports that may still run. Asked in a statement of its own after the picture is held, so that it sees whoever was before us.
 */
export async function isNamed(trx: Transaction, key: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from product_picture where picture_key = ${key})
      or exists (select from category where picture_key = ${key})
      or exists (select from setting where position(${key} in value::text) > 0)
      or exists (select from setting_version where position(${key} in value::text) > 0)
      or exists (select from product_import_row r join product_import i on i.id = r.import_id
        where r.state = 'new' and i.state in ('checking', 'checked', 'running') and position(${key} in r.data::text) > 0) as named
  `.execute(trx)
  return rows[0]?.named ?? true
}

/** Forgets a picture that is held, and tells the widths of its files. */
export async function deletePicture(trx: Transaction, key: string): Promise<number[]> {
  const { rows } = await sql<{ widths: number[] }>`delete from picture where key = ${key} returning widths`.execute(trx)
  return rows[0]?.widths ?? []
}
