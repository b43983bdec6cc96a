import type { Cells } from '../product-csv.ts'

/** A row of a file; `line` is its first line, or its row in a sheet, from 1. */
export type TableRow = { line: number; cells: readonly string[] }

/** A file of products: the names of its columns and its rows, all as text. */
export type ProductTable = { columns: readonly string[]; rows: readonly TableRow[] }

/** A row of an import. The cells of `initial` apply only to new products and sizes. */
export type ImportRow = { line: number; cells: Cells; initial: Cells }

/** The rows of a file with import columns, and the names of unused columns that have values. */
export type MappedTable = { rows: ImportRow[]; ignored: string[] }

type Named = { slug: string; nameEn: string; nameAr: string }

/** Names of this shop with which files of other shop systems are matched. */
export type ShopNames = {
  categories: readonly Named[]
  occasions: readonly Named[]
  colours: readonly Named[]
  sizes: readonly Named[]
}

/** Normalises a column name: lower case, without surrounding spaces and separators between words. */
export const foldColumn = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** Reads the cells of a row by normalised column names, and records which columns were read. */
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
    /** The columns that have a value in some row and were not read. */
    listIgnored: (rows: readonly TableRow[]): string[] =>
      columns.filter((_, at) => !used.has(at) && rows.some(({ cells }) => (cells[at] ?? '').trim() !== '')),
  }
}

export type TableReader = ReturnType<typeof createReader>
