import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** What each column says, as it was read. */
type Cells = Partial<Record<string, string>>

export type ImportState = 'checking' | 'checked' | 'running' | 'done' | 'cancelled'

export type ImportRow = {
  id: string
  fileName: string
  state: ImportState
  total: number
  done: number
  failed: number
}

export type NewRow = { line: number; slug: string; cells: Cells; problems: readonly string[] }

const IMPORT = sql`select id, file_name as "fileName", state, total, done, failed from product_import`

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  return (await sql<ImportRow>`${IMPORT} where id = ${id}`.execute(db)).rows[0]
}

/** An import, locked: one batch of it at a time, and nobody stops it in the middle of one. */
export async function lockImport(trx: Transaction, id: string): Promise<ImportRow | undefined> {
  return (await sql<ImportRow>`${IMPORT} where id = ${id} for update`.execute(trx)).rows[0]
}

/** An import that was read and checked; its id. */
export async function insertImport(
  trx: Transaction,
  made: { actorId: string; fileName: string; total: number; failed: number; at: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('product_import')
    .values({
      actor_id: made.actorId,
      file_name: made.fileName,
      state: 'checked',
      total: made.total,
      failed: made.failed,
      created_at: made.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Rows of an import; those with problems will not be taken. */
export async function insertRows(trx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into product_import_row (import_id, line, slug, data, problems, state)
    select ${importId}, r.line, r.slug, r.cells, array(select json_array_elements_text(r.problems)),
      case when json_array_length(r.problems) > 0 then 'failed' else 'new' end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line int, slug text, cells jsonb, problems json)
  `.execute(trx)
}

/** The first rows with problems. */
export async function findProblems(
  db: Database,
  id: string,
  limit: number,
): Promise<{ rows: { line: number; problems: string[] }[]; count: number }> {
  const { rows } = await sql<{ line: number; problems: string[] }>`
    select line, problems from product_import_row where import_id = ${id} and problems <> '{}' order by line limit ${limit}
  `.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from product_import_row where import_id = ${id} and problems <> '{}'
  `.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** The next products that wait to be taken, with all their rows in the order of the file. */
export async function findNext(
  trx: Transaction,
  id: string,
  products: number,
): Promise<{ line: number; slug: string; cells: Cells }[]> {
  const { rows } = await sql<{ line: number; slug: string; cells: Cells }>`
    select line, slug, data as cells from product_import_row
    where import_id = ${id} and state = 'new' and slug = any(array(
      select distinct slug from product_import_row where import_id = ${id} and state = 'new' order by slug limit ${products}))
    order by slug, line
  `.execute(trx)
  return rows
}

/** What became of rows: taken, or why not. */
export async function markRows(
  trx: Transaction,
  id: string,
  marks: readonly { line: number; problems: readonly string[] }[],
): Promise<void> {
  await sql`
    update product_import_row t set problems = array(select json_array_elements_text(m.problems)),
      state = case when json_array_length(m.problems) > 0 then 'failed' else 'done' end
    from json_to_recordset(${JSON.stringify(marks)}::json) as m (line int, problems json)
    where t.import_id = ${id} and t.line = m.line
  `.execute(trx)
}

export async function countOn(trx: Transaction, id: string, more: { done: number; failed: number }): Promise<void> {
  await sql`
    update product_import set done = done + ${more.done}, failed = failed + ${more.failed} where id = ${id}
  `.execute(trx)
}

export async function setState(trx: Transaction, id: string, state: ImportState, at: Date): Promise<void> {
  const finished = state === 'done' || state === 'cancelled' ? at : null
  await trx.updateTable('product_import').set({ state, finished_at: finished }).where('id', '=', id).execute()
}

/** Files that were read before `before`; what was taken from them is the catalogue's. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await sql`delete from product_import where created_at < ${before}`.execute(db)
}
