import type { ProductImport } from '@warda/contract/imports'
import type { MessageKey } from '@warda/i18n/keys'
import type { RowProblem } from './problem.ts'
import type { ImportWithProblems } from './read-import.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

const problemMessage = ({ column, key, values }: RowProblem, t: Translate): string =>
  column === null ? t(key, values) : `${column}: ${t(key, values)}`

/** Translates the problems into the caller's language. */
export const presentImport = ({ problems, ...found }: ImportWithProblems, t: Translate): ProductImport => ({
  ...found,
  problems: problems.map((row) => ({
    line: row.line,
    problems: row.problems.map((problem) => problemMessage(problem, t)),
  })),
})
