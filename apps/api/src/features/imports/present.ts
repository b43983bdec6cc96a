import type { ProductImport } from '@warda/contract/imports'
import type { MessageKey } from '@warda/i18n/keys'
import type { RowProblem } from './problem.ts'
import type { WholeImport } from './read-import.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

const sentenceOf = ({ column, key, values }: RowProblem, t: Translate): string =>
  column === null ? t(key, values) : `${column}: ${t(key, values)}`

/** An import as the wire spells it, its problems in the caller's language. */
export const presentImport = ({ problems, ...found }: WholeImport, t: Translate): ProductImport => ({
  ...found,
  problems: problems.map((row) => ({
    line: row.line,
    problems: row.problems.map((problem) => sentenceOf(problem, t)),
  })),
})
