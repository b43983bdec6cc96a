import type { ImportColumn } from '../product-csv.ts'

/** The old and the new value of a cell. Pictures are given by their number. */
export type CellChange = { column: ImportColumn; from: string; to: string }

/** What a row of an import does. */
export type RowOutcome = { outcome: 'new' | 'changed' | 'unchanged'; changes: CellChange[] }
