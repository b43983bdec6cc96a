import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** A picture of a zip: its bytes and its future key, or the reason why it cannot be used. */
export type ZipPicture = { source: string; bytes: Uint8Array | null; pictureKey: string | null; problem: string | null }

/** Saves a picture of a zip; replaces one with the same name unless that is already stored under the same key. */
export async function saveZipPicture(trx: Transaction, importId: string, picture: ZipPicture): Promise<void> {
  const { source, bytes, pictureKey, problem } = picture
  await sql`
    insert into product_import_picture as p (import_id, source, bytes, picture_key, problem, state)
    values (${importId}, ${source}, ${bytes === null ? null : Buffer.from(bytes)}, ${pictureKey}, ${problem},
      ${problem === null ? 'waiting' : 'failed'})
    on conflict (import_id, source) do update
      set bytes = excluded.bytes, picture_key = excluded.picture_key, problem = excluded.problem, state = excluded.state
      where p.state <> 'stored' or p.picture_key is distinct from excluded.picture_key
  `.execute(trx)
}

/** The bytes of all pictures of an import that are not stored yet. */
export async function sumWaitingBytes(trx: Transaction, importId: string): Promise<number> {
  const { rows } = await sql<Computed<{ bytes: number }>>`
    select coalesce(sum(length(bytes)), 0)::float8 as bytes from product_import_picture where import_id = ${importId}
  `.execute(trx)
  return rows[0]?.bytes ?? 0
}

/** Records the picture URLs of an import for its progress; those that an earlier import fetched are recorded as stored. */
export async function insertAddresses(trx: Transaction, importId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    insert into product_import_picture (import_id, source, picture_key, state)
    select ${importId}, a.address, s.picture_key, case when s.address is null then 'waiting' else 'stored' end
    from unnest(${sql.val([...addresses])}::text[]) a (address) left join picture_source s on s.address = a.address
    on conflict do nothing
  `.execute(trx)
}

/** The given sources whose pictures are not stored yet. */
export async function findWaiting(
  db: Database,
  importId: string,
  sources: readonly string[],
): Promise<Columns<'product_import_picture', 'source'>[]> {
  const { rows } = await sql<Columns<'product_import_picture', 'source'>>`
    select source from product_import_picture
    where import_id = ${importId} and state = 'waiting' and source = any(${sql.val([...sources])}::text[]) order by source
  `.execute(db)
  return rows
}

export async function findBytes(db: Database, importId: string, source: string): Promise<Buffer | null> {
  const { rows } = await sql<Columns<'product_import_picture', 'bytes'>>`
    select bytes from product_import_picture where import_id = ${importId} and source = ${source}
  `.execute(db)
  return rows[0]?.bytes ?? null
}

/** The key of the picture that an earlier import fetched from a URL. */
export async function findFetched(db: Database, address: string): Promise<string | null> {
  const { rows } = await sql<Columns<'picture_source', 'pictureKey'>>`
    select picture_key as "pictureKey" from picture_source where address = ${address}
  `.execute(db)
  return rows[0]?.pictureKey ?? null
}

/** Records that a picture is stored, and the URL of a fetched one. */
export async function saveStored(
  db: Database,
  importId: string,
  picture: { source: string; pictureKey: string; isFetched: boolean },
  at: Date,
): Promise<void> {
  const { source, pictureKey, isFetched } = picture
  await sql`
    with stored as (
      update product_import_picture set state = 'stored', picture_key = ${pictureKey}, bytes = null, problem = null
      where import_id = ${importId} and source = ${source}
    )
    insert into picture_source (address, picture_key, fetched_at)
    select ${source}, ${pictureKey}, ${at} where ${isFetched} and exists (select from picture where key = ${pictureKey})
    on conflict (address) do update set picture_key = excluded.picture_key, fetched_at = excluded.fetched_at
  `.execute(db)
}

export async function saveFailed(db: Database, importId: string, source: string, problem: string): Promise<void> {
  await sql`
    update product_import_picture set state = 'failed', problem = ${problem}, bytes = null
    where import_id = ${importId} and source = ${source}
  `.execute(db)
}
