import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** The cells of a row by column. */
type Cells = Partial<Record<string, string>>

export type ImportState = Column<'product_import', 'state'>

const IMPORT = columns('product_import', ['id', 'fileName', 'state', 'total', 'done', 'failed'])

export type ImportRow = RowOf<typeof IMPORT>

export type NewRow = { line: number; slug: string; cells: Cells; problems: readonly string[] }

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  return (await sql<ImportRow>`select ${IMPORT.of('i')} from product_import i where i.id = ${id}`.execute(db)).rows[0]
}

/** Locks an import, so that one batch runs at a time and cannot be cancelled midway. */
export async function lockImport(trx: Transaction, id: string): Promise<ImportRow | undefined> {
  return (
    await sql<ImportRow>`select ${IMPORT.of('i')} from product_import i where i.id = ${id} for update`.execute(trx)
  ).rows[0]
}

/** Inserts a checked import and returns its id. */
export async function insertImport(
  trx: Transaction,
  input: { actorId: string; fileName: string; total: number; failed: number; at: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('product_import')
    .values({
      actor_id: input.actorId,
      file_name: input.fileName,
      state: 'checked',
      total: input.total,
      failed: input.failed,
      created_at: input.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Rows with problems are stored as failed. */
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
): Promise<{ rows: Columns<'product_import_row', 'line' | 'problems'>[]; count: number }> {
  const { rows } = await sql<Columns<'product_import_row', 'line' | 'problems'>>`
    select line, problems from product_import_row where import_id = ${id} and problems <> '{}' order by line limit ${limit}
  `.execute(db)
  const counted = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from product_import_row where import_id = ${id} and problems <> '{}'
  `.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

type PendingRow = Columns<'product_import_row', 'line' | 'slug'> & Computed<{ cells: Cells }>

/** The rows of the next products to import, ordered by slug and line. */
export async function findNext(trx: Transaction, id: string, products: number): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select line, slug, data as cells from product_import_row
    where import_id = ${id} and state = 'new' and slug = any(array(
      select distinct slug from product_import_row where import_id = ${id} and state = 'new' order by slug limit ${products}))
    order by slug, line
  `.execute(trx)
  return rows
}

/** Stores for each row that it was imported, or its problems. */
export async function saveOutcomes(
  trx: Transaction,
  id: string,
  outcomes: readonly { line: number; problems: readonly string[] }[],
): Promise<void> {
  await sql`
    update product_import_row t set problems = array(select json_array_elements_text(m.problems)),
      state = case when json_array_length(m.problems) > 0 then 'failed' else 'done' end
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as m (line int, problems json)
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

/** Deletes imports created before `before`; the imported products stay. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await sql`delete from product_import where created_at < ${before}`.execute(db)
}
