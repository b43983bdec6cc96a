import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findImport, findProblems, type ImportRow } from './import-queries.ts'
import { parseProblem, type RowProblem } from './problem.ts'

const SHOWN = 100

export type WholeImport = ImportRow & { problems: { line: number; problems: RowProblem[] }[]; withProblems: number }

/** How far an import is, with its first hundred rows that can't be taken. */
export async function readImport(context: AppContext, id: string): Promise<Result<WholeImport, 'not_found'>> {
  const found = await findImport(context.db, id)
  if (!found) return refuse('not_found')
  const { rows, count } = await findProblems(context.db, id, SHOWN)
  const problems = rows.map((row) => ({ line: row.line, problems: row.problems.map(parseProblem) }))
  return ok({ ...found, problems, withProblems: count })
}
