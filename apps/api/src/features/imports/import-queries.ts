import type { Cells } from '@warda/domain/catalogue/product-csv'
import type { CellChange, RowOutcome } from '@warda/domain/catalogue/product-tables/row-outcome'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type ImportState = Column<'product_import', 'state'>

const IMPORT = columns('product_import', [
  'id',
  'actorId',
  'fileName',
  'state',
  'total',
  'done',
  'failed',
  'format',
  'stockMode',
  'categoryId',
  'withoutPicture',
  'ignoredColumns',
  'contentHash',
  'createdAt',
  'startedAt',
  'runner',
])

export type StoredImport = RowOf<typeof IMPORT>

/** A row after its check; `onHand` is the stock that was compared. */
export type NewRow = {
  line: number
  slug: string
  cells: Cells
  initial: Cells
  problems: readonly string[]
  notes: readonly string[]
  outcome: RowOutcome['outcome'] | null
  changes: readonly CellChange[]
  onHand: number | null
}

export async function findImport(db: Database, id: string): Promise<StoredImport | undefined> {
  return (await sql<StoredImport>`select ${IMPORT.of('i')} from product_import i where i.id = ${id}`.execute(db))
    .rows[0]
}

/** Locks an import, so that one batch runs at a time and cannot be cancelled midway. */
export async function lockImport(trx: Transaction, id: string): Promise<StoredImport | undefined> {
  return (
    await sql<StoredImport>`select ${IMPORT.of('i')} from product_import i where i.id = ${id} for update`.execute(trx)
  ).rows[0]
}

export type NewImport = Columns<
  'product_import',
  | 'actorId'
  | 'fileName'
  | 'total'
  | 'failed'
  | 'format'
  | 'stockMode'
  | 'categoryId'
  | 'withoutPicture'
  | 'ignoredColumns'
  | 'contentHash'
  | 'createdAt'
>

/** Inserts a checked import and returns its id. */
export async function insertImport(trx: Transaction, input: NewImport): Promise<string> {
  const { id } = await trx
    .insertInto('product_import')
    .values({
      actor_id: input.actorId,
      file_name: input.fileName,
      state: 'checked',
      total: input.total,
      failed: input.failed,
      format: input.format,
      stock_mode: input.stockMode,
      category_id: input.categoryId,
      without_picture: input.withoutPicture,
      ignored_columns: input.ignoredColumns,
      content_hash: input.contentHash,
      created_at: input.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Rows with problems are stored as failed. */
export async function insertRows(trx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into product_import_row (import_id, line, slug, data, initial, problems, notes, outcome, changes, on_hand, state)
    select ${importId}, r.line, r.slug, r.cells, r.initial, array(select json_array_elements_text(r.problems)),
      array(select json_array_elements_text(r.notes)), r.outcome, r.changes, r."onHand",
      case when json_array_length(r.problems) > 0 then 'failed' else 'new' end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line int, slug text, cells jsonb, initial jsonb, problems json, notes json,
      outcome text, changes jsonb, "onHand" int)
  `.execute(trx)
}

/** Replaces the result of an earlier check. */
export async function updateCheckedRows(trx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`
    update product_import_row t set problems = array(select json_array_elements_text(r.problems)),
      notes = array(select json_array_elements_text(r.notes)), outcome = r.outcome, changes = r.changes, on_hand = r."onHand",
      state = case when json_array_length(r.problems) > 0 then 'failed' else 'new' end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line int, problems json, notes json, outcome text, changes jsonb, "onHand" int)
    where t.import_id = ${importId} and t.line = r.line and t.state <> 'done'
  `.execute(trx)
  await sql`
    update product_import set failed = (select count(*) from product_import_row where import_id = ${importId} and state = 'failed')
    where id = ${importId}
  `.execute(trx)
}

/** All rows of an import as they were read. */
export async function findCells(
  db: Database,
  importId: string,
): Promise<(Columns<'product_import_row', 'line'> & Computed<{ cells: Cells; initial: Cells }>)[]> {
  const { rows } = await sql<Columns<'product_import_row', 'line'> & Computed<{ cells: Cells; initial: Cells }>>`
    select line, data as cells, initial from product_import_row where import_id = ${importId} order by line
  `.execute(db)
  return rows
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

type PendingRow = Columns<'product_import_row', 'line' | 'slug' | 'onHand'> & Computed<{ cells: Cells; initial: Cells }>

/** The rows of the next products to import, ordered by slug and line. */
export async function findNext(trx: Database, id: string, products: number): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select line, slug, data as cells, initial, on_hand as "onHand" from product_import_row
    where import_id = ${id} and state = 'new' and slug = any(array(
      select distinct slug from product_import_row where import_id = ${id} and state = 'new' order by slug limit ${products}))
    order by slug, line
  `.execute(trx)
  return rows
}

export type StoredOutcome = Pick<NewRow, 'line' | 'problems' | 'notes' | 'outcome' | 'changes'>

/** Stores for each row that it was imported and what it changed, or its problems. */
export async function saveOutcomes(trx: Transaction, id: string, outcomes: readonly StoredOutcome[]): Promise<void> {
  await sql`
    update product_import_row t set problems = array(select json_array_elements_text(m.problems)),
      notes = array(select json_array_elements_text(m.notes)), outcome = m.outcome, changes = m.changes,
      state = case when json_array_length(m.problems) > 0 then 'failed' else 'done' end
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as m (line int, problems json, notes json, outcome text, changes jsonb)
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

/** Starts or resumes an import; `started_at` keeps the time of the first start. */
export async function startImport(trx: Transaction, id: string, at: Date): Promise<void> {
  await sql`
    update product_import set state = 'running', finished_at = null, started_at = coalesce(started_at, ${at}) where id = ${id}
  `.execute(trx)
}

/** Makes `runner` the only run of a running import; false when the import does not run. */
export async function claimImport(db: Database, id: string, runner: string): Promise<boolean> {
  const { rows } = await sql`
    update product_import set runner = ${runner} where id = ${id} and state = 'running' returning id
  `.execute(db)
  return rows.length > 0
}

/** Whether an import runs and this run was not replaced by another. */
export async function isRunning(db: Database, id: string, runner: string): Promise<boolean> {
  const { rows } = await sql`
    select from product_import where id = ${id} and state = 'running' and runner = ${runner}
  `.execute(db)
  return rows.length > 0
}

/** When another import that adds the stock of the same rows was started. */
export async function findEarlierStart(
  trx: Database,
  { id, contentHash }: Pick<StoredImport, 'id' | 'contentHash'>,
): Promise<Date | null> {
  if (contentHash === null) return null
  const { rows } = await sql<Columns<'product_import', 'startedAt'>>`
    select started_at as "startedAt" from product_import
    where content_hash = ${contentHash} and id <> ${id} and stock_mode = 'add' and done > 0 or
      (content_hash = ${contentHash} and id <> ${id} and stock_mode = 'add' and state = 'running')
    order by started_at desc nulls last limit 1
  `.execute(trx)
  return rows[0]?.startedAt ?? null
}

/** Serialises starts of imports that add stock, so that two concurrent imports with the same rows cannot both start. */
export async function lockStarts(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7392114511)`.execute(trx)
}

/** Deletes imports created before `before`; the imported products stay. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await sql`delete from product_import where created_at < ${before}`.execute(db)
}
