import { createHash } from 'node:crypto'
import { type Cells, PICTURES_COLUMN } from '@warda/domain/catalogue/product-csv'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import { parseProblem, type RowProblem } from './problem.ts'
import { readList } from './read-cells.ts'

const MAX_SOURCE = 1_000

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** A URL as written, or a file name in lower case without its folders. */
const toSource = (text: string): string =>
  (isAddress(text) ? text : (text.split(/[\\/]/).at(-1) ?? '').toLowerCase()).slice(0, MAX_SOURCE)

/** The source name of a file of a zip. */
export const toFileSource = toSource

/** The pictures that a row gives by URL or file name. */
export const listSources = (cells: Cells): string[] => [
  ...new Set(
    readList(cells[PICTURES_COLUMN] ?? '')
      .map(toSource)
      .filter((source) => source !== ''),
  ),
]

/** A placeholder key for a picture that is fetched when the import runs; no stored picture has it. */
const toPendingKey = (source: string): string =>
  `pending-${createHash('sha256').update(source).digest('hex').slice(0, 20)}`

type Report = (problem: RowProblem) => void
type Titles = { altEn: string; altAr: string }

/**
 * The pictures of a product: stored ones by key (`picture_keys`), then those by URL or file name (`pictures`). Without a value in either column
 * the product keeps its pictures. A picture that the product already has keeps its description and focus.
 */
export function readPictures(
  cells: Cells,
  existing: ExistingProduct | null,
  titles: Titles,
  data: ExistingData,
  options: PlanOptions,
  report: Report,
) {
  const stored = existing?.pictures ?? []
  const sources = listSources(cells)
  if (cells.picture_keys === undefined && sources.length === 0) return stored
  const keys = readList(cells.picture_keys ?? '')
  for (const key of keys) {
    if (!data.pictures.has(key))
      report({ column: 'picture_keys', key: 'error_import_picture', values: { value: key.slice(0, 60) } })
  }
  const found = sources.map((source) => findKey(source, data, options, report)).filter((key) => key !== null)
  // Without a usable picture the product keeps its present ones.
  if (sources.length > 0 && keys.length + found.length === 0) return stored
  return [...new Set([...keys, ...found])].map(
    (key) => stored.find((picture) => picture.key === key) ?? { key, ...titles, focusX: 0.5, focusY: 0.5, size: null },
  )
}

function findKey(source: string, data: ExistingData, options: PlanOptions, report: Report): string | null {
  const column = PICTURES_COLUMN
  const value = source.slice(0, 120)
  const known = data.sources.get(source)
  if (known?.problem) {
    report({ ...parseProblem(known.problem), column, value })
    return null
  }
  if (known && known.key !== null && (!options.isRun || data.pictures.has(known.key))) return known.key
  if (!isAddress(source)) {
    report({ column, key: 'error_import_file_missing', values: { value } })
    return null
  }
  if (URL.canParse(source) && !options.isRun) return toPendingKey(source)
  report({ column, key: 'error_picture_address_refused', value })
  return null
}
