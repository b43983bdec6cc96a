import type { ImportColumn } from '../product-csv.ts'

/** The old and the new value of a column. For pictures, the values are counts. */
export type CellChange = { column: ImportColumn; from: string; to: string }

/** The effect of an imported row. */
export type RowOutcome = { outcome: 'new' | 'changed' | 'unchanged'; changes: CellChange[] }
