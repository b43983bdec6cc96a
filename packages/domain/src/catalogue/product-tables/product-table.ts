import type { Cells } from '../product-csv.ts'

/** A row of a file; `line` is its first line, or its row in a sheet, from 1. */
export type TableRow = { line: number; cells: readonly string[] }

/** A file of products: the names of its columns and its rows, all as text. */
export type ProductTable = { columns: readonly string[]; rows: readonly TableRow[] }

/** A row of an import. `initial` are cells that count only for a product that does not exist yet. */
export type ImportRow = { line: number; cells: Cells; initial: Cells }

/** The rows of a file by our columns, and the names of columns with values that are not used. */
export type MappedTable = { rows: ImportRow[]; ignored: string[] }

type Named = { slug: string; nameEn: string; nameAr: string }

/** The names of the shop that files of other shops are matched with. */
export type ShopNames = { categories: readonly Named[]; occasions: readonly Named[]; colours: readonly string[] }

/** A column name without case, spaces around it and the characters between its words. */
export const foldColumn = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** Reads the cells of a row by the folded names of its columns, and records which columns were read. */
export function createReader(columns: readonly string[]) {
  const places = new Map<string, number>()
  for (const [at, name] of columns.entries()) {
    const folded = foldColumn(name)
    if (!places.has(folded)) places.set(folded, at)
  }
  const used = new Set<number>()
  return {
    has: (name: string): boolean => places.has(name),
    /** The first value under one of the names; empty when there is none. */
    read(row: TableRow, ...names: readonly string[]): string {
      let value = ''
      for (const name of names) {
        const at = places.get(name)
        if (at === undefined) continue
        used.add(at)
        value ||= (row.cells[at] ?? '').trim()
      }
      return value
    },
    /** The columns with a value in a row that nobody read. */
    listIgnored: (rows: readonly TableRow[]): string[] =>
      columns.filter((_, at) => !used.has(at) && rows.some(({ cells }) => (cells[at] ?? '').trim() !== '')),
  }
}

export type TableReader = ReturnType<typeof createReader>
