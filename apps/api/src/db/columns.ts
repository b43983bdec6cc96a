import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { CamelCase, Columns, Row } from './row.ts'
import type { DB } from './schema.ts'

/** Some columns of a table, listed once for the SQL and for its row type ({@link RowOf}). */
export type ColumnList<T extends keyof DB, K extends keyof Row<T>> = {
  table: T
  names: readonly K[]
  /** The select list for an alias of the table: `p.category_id as "categoryId", p.slug`. */
  of: (alias: string) => RawBuilder<unknown>
}

/** The row that a select of the list returns. */
export type RowOf<L> = L extends ColumnList<infer T, infer K> ? Columns<T, K> : never

export const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const selected = (alias: string, name: string): RawBuilder<unknown> => {
  const column = toSnakeCase(name)
  return column === name ? sql.ref(`${alias}.${name}`) : sql`${sql.ref(`${alias}.${column}`)} as ${sql.id(name)}`
}

/** Lists columns of a table by their camelCase names: `columns('product', ['id', 'titleEn'])`. */
export const columns = <T extends keyof DB, const K extends keyof Row<T> & string>(
  table: T,
  names: readonly K[],
): ColumnList<T, K> => ({
  table,
  names,
  of: (alias) => sql.join(names.map((name) => selected(alias, name))),
})

type InsertedColumns<T extends keyof DB, K> = {
  [C in keyof Insertable<DB[T]> as C extends string ? (CamelCase<C> extends K ? C : never) : never]: Insertable<
    DB[T]
  >[C]
}

/** The listed fields of a row under the names of their columns, for an insert or update of the query builder. */
export const toColumns = <T extends keyof DB, K extends keyof Row<T> & string>(
  { names }: ColumnList<T, K>,
  row: Columns<T, K>,
): InsertedColumns<T, K> =>
  Object.fromEntries(names.map((name) => [toSnakeCase(name), row[name]])) as unknown as InsertedColumns<T, K>
