import type { MessageKey } from '@warda/i18n/keys'

/** What is wrong with a row: the column, the key of the sentence, and its values. */
export type RowProblem = { column: string | null; key: MessageKey; values?: Record<string, string | number> }

/** As it is kept until somebody reads it in their language. */
export const serializeProblem = (problem: RowProblem): string => JSON.stringify(problem)

export const parseProblem = (kept: string): RowProblem => JSON.parse(kept) as RowProblem
