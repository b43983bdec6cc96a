/** A problem of a row: the column, the message key and the values of the message. */
export type RowProblem = { column: string | null; key: string; values?: Record<string, string | number> }

/** The stored form; the message is translated when it is read. */
export const serializeProblem = (problem: RowProblem): string => JSON.stringify(problem)

export const parseProblem = (stored: string): RowProblem => JSON.parse(stored) as RowProblem
