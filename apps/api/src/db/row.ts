import type { Selectable } from 'kysely'
import type { DB } from './schema.ts'

export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S

/** The columns of a table or view as camelCase fields, with the types that a select gives (`schema.ts`). */
export type Row<T extends keyof DB> = {
  [K in keyof Selectable<DB[T]> as K extends string ? CamelCase<K> : never]: Selectable<DB[T]>[K]
}

/** Some columns of a table: `Columns<'orders', 'id' | 'userId'>`. A renamed or retyped column does not compile. */
export type Columns<T extends keyof DB, K extends keyof Row<T>> = Pick<Row<T>, K>

/** The type of one column, for a field that a statement names differently. */
export type Column<T extends keyof DB, K extends keyof Row<T>> = Row<T>[K]

/** Fields that a statement computes (counts, sums, json), which are not in the schema. */
export type Computed<T> = T
