import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findImport, findProblems, type ImportRow } from './import-queries.ts'
import { parseProblem, type RowProblem } from './problem.ts'

const PROBLEM_ROWS = 100

export type ImportWithProblems = ImportRow & {
  problems: { line: number; problems: RowProblem[] }[]
  withProblems: number
}

/** The progress of an import and its first rows with problems. */
export async function readImport(context: AppContext, id: string): Promise<Result<ImportWithProblems, 'not_found'>> {
  const productImport = await findImport(context.db, id)
  if (!productImport) return refuse('not_found')
  const { rows, count } = await findProblems(context.db, id, PROBLEM_ROWS)
  const problems = rows.map((row) => ({ line: row.line, problems: row.problems.map(parseProblem) }))
  return ok({ ...productImport, problems, withProblems: count })
}
