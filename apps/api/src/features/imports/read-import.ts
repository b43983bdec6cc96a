import { type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findEarlierStart, findImport, findProblems, type StoredImport } from './import-queries.ts'
import { parseProblem, type RowProblem } from './problem.ts'
import {
  countImports,
  countRows,
  findCounts,
  type ImportCounts,
  type ImportSummary,
  type ReportRow,
  type RowFilter,
  selectImports,
  selectRows,
} from './row-queries.ts'

const PROBLEM_ROWS = 100

export type ImportReport = StoredImport & {
  problems: { line: number; problems: RowProblem[] }[]
  withProblems: number
  counts: ImportCounts
  /** When an earlier import with the same rows added their stock. */
  addedBefore: Date | null
}

/** The progress of an import, its counts of changes, and its first rows with problems. */
export async function readImport({ db }: AppContext, id: string): Promise<Result<ImportReport, 'not_found'>> {
  const productImport = await findImport(db, id)
  if (!productImport) return refuse('not_found')
  const { rows, count } = await findProblems(db, id, PROBLEM_ROWS)
  const problems = rows.map((row) => ({ line: row.line, problems: row.problems.map(parseProblem) }))
  const addedBefore = productImport.stockMode === 'add' ? await findEarlierStart(db, productImport) : null
  return ok({ ...productImport, problems, withProblems: count, counts: await findCounts(db, id), addedBefore })
}

type PageQuery = { page?: number | undefined; pageSize?: number | undefined }

export type RowWithProblems = Omit<ReportRow, 'problems' | 'notes'> & { problems: RowProblem[]; notes: RowProblem[] }

const parseRow = (row: ReportRow): RowWithProblems => ({
  ...row,
  problems: row.problems.map(parseProblem),
  notes: row.notes.map(parseProblem),
})

/** A page of the rows of an import, in the order of the file. */
export async function readImportRows(
  { db }: AppContext,
  id: string,
  { show = 'all', ...query }: PageQuery & { show?: RowFilter | undefined },
): Promise<Result<Paged<RowWithProblems>, 'not_found'>> {
  if (!(await findImport(db, id))) return refuse('not_found')
  const page = paginate(query, await countRows(db, id, show))
  const rows = await selectRows(db, id, show, page)
  return ok({ rows: rows.map(parseRow), page })
}

/** A page of imports, the latest first. */
export async function readImports({ db }: AppContext, query: PageQuery): Promise<Paged<ImportSummary>> {
  const page = paginate(query, await countImports(db))
  return { rows: await selectImports(db, page), page }
}
