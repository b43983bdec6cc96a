import type { MessageKey } from '@warda/i18n/keys'

/** A problem of a row: the column, the value of its cell where the message does not name it, the message key and the values of the message. */
export type RowProblem = {
  column: string | null
  value?: string
  key: MessageKey
  values?: Record<string, string | number>
}

/** The stored form; the message is translated when it is read. */
export const serializeProblem = (problem: RowProblem): string => JSON.stringify(problem)

export const parseProblem = (stored: string): RowProblem => JSON.parse(stored) as RowProblem
