import type { CellChange } from '@warda/domain/catalogue/product-tables/row-outcome'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** The filter of the list of rows. */
export type RowFilter = 'all' | 'new' | 'changed' | 'unchanged' | 'problems'

export type ReportRow = Columns<'product_import_row', 'line' | 'slug' | 'outcome' | 'state' | 'problems' | 'notes'> &
  Computed<{ sku: string; changes: CellChange[] }>

const matches = (importId: string, filter: RowFilter): RawBuilder<SqlBool> => {
  const ofImport = sql<SqlBool>`r.import_id = ${importId}`
  if (filter === 'all') return ofImport
  if (filter === 'problems') return sql<SqlBool>`${ofImport} and (r.problems <> '{}' or r.notes <> '{}')`
  return sql<SqlBool>`${ofImport} and r.outcome = ${filter}`
}

/** A page of the rows of an import, in the order of the file. */
export async function selectRows(
  db: Database,
  importId: string,
  filter: RowFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.line, r.slug, coalesce(r.data->>'sku', '') as sku, r.outcome, r.state, r.problems, r.notes, r.changes
    from product_import_row r where ${matches(importId, filter)} order by r.line limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countRows(db: Database, importId: string, filter: RowFilter): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from product_import_row r where ${matches(importId, filter)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** How many rows are new, changed or unchanged, or have problems or notes, and how many pictures are stored. */
export type ImportCounts = Computed<
  Record<Exclude<RowFilter, 'all'> | 'pictures' | 'picturesStored' | 'picturesFailed', number>
>

export async function findCounts(db: Database, importId: string): Promise<ImportCounts> {
  const { rows } = await sql<ImportCounts>`
    select r.*, p.* from (
      select count(*) filter (where outcome = 'new')::int as new, count(*) filter (where outcome = 'changed')::int as changed,
        count(*) filter (where outcome = 'unchanged')::int as unchanged,
        count(*) filter (where problems <> '{}' or notes <> '{}')::int as problems
      from product_import_row where import_id = ${importId}
    ) r cross join (
      select count(*)::int as pictures, count(*) filter (where state = 'stored')::int as "picturesStored",
        count(*) filter (where state = 'failed')::int as "picturesFailed"
      from product_import_picture where import_id = ${importId}
    ) p
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate has no row.')
  return counts
}

export type ImportSummary = Columns<
  'product_import',
  'id' | 'fileName' | 'state' | 'total' | 'done' | 'failed' | 'createdAt'
> &
  Computed<{ actor: string | null }>

/** A page of imports, the latest first. */
export async function selectImports(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportSummary[]> {
  const { rows } = await sql<ImportSummary>`
    select i.id, i.file_name as "fileName", i.state, i.total, i.done, i.failed, i.created_at as "createdAt", u.full_name as actor
    from product_import i left join app_user u on u.id = i.actor_id
    order by i.created_at desc, i.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countImports(db: Database): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`select count(*)::int as count from product_import`.execute(db)
  return rows[0]?.count ?? 0
}
