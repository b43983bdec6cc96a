import type { ProductImport, ProductImportRow, ImportSummary as SummaryAnswer } from '@warda/contract/imports'
import type { Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import type { RowProblem } from './problem.ts'
import type { ImportReport, RowWithProblems } from './read-import.ts'
import type { ImportSummary } from './row-queries.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

function problemMessage({ column, value, key, values: stored }: RowProblem, t: Translate, language: Language): string {
  const { choicesAr, ...values } = stored ?? {}
  if (language === 'ar' && choicesAr !== undefined) values.choices = choicesAr
  const message = value === undefined ? t(key, values) : t('import_problem_value', { value, problem: t(key, values) })
  return column === null ? message : `${column}: ${message}`
}

/** Translates the problems into the caller's language. */
export const presentImport = (found: ImportReport, t: Translate, language: Language): ProductImport => ({
  id: found.id,
  fileName: found.fileName,
  state: found.state,
  total: found.total,
  done: found.done,
  failed: found.failed,
  format: found.format,
  stockMode: found.stockMode,
  withoutPicture: found.withoutPicture,
  ignoredColumns: found.ignoredColumns,
  createdAt: found.createdAt.toISOString(),
  started: found.startedAt !== null,
  addedBefore: found.addedBefore?.toISOString() ?? null,
  counts: found.counts,
  withProblems: found.withProblems,
  problems: found.problems.map((row) => ({
    line: row.line,
    problems: row.problems.map((problem) => problemMessage(problem, t, language)),
  })),
})

export const presentImportRow = (
  { problems, notes, ...row }: RowWithProblems,
  t: Translate,
  language: Language,
): ProductImportRow => ({
  ...row,
  problems: problems.map((problem) => problemMessage(problem, t, language)),
  notes: notes.map((note) => problemMessage(note, t, language)),
})

export const presentSummary = ({ createdAt, ...row }: ImportSummary): SummaryAnswer => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
