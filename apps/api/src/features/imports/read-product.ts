import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '@warda/domain/catalogue/product-fields'
import { halalasToRiyals } from '@warda/domain/money'
import { normaliseAmount, normaliseDigits, normaliseText } from '@warda/domain/text'
import { type Cells, VALUE_SEPARATOR } from './columns.ts'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import type { RowProblem } from './problem.ts'

export type PlanRow = { line: number; cells: Cells }

export type ReportProblem = (line: number, problem: RowProblem) => void

/** Opening stock of a new size: 0 for an empty cell, null for anything but a number. */
export function readStock({ cells }: PlanRow): number | null {
  const text = normaliseDigits(normaliseText(cells.stock ?? ''))
  return text === '' ? 0 : /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** A whole number, or the text itself so that the contract reports it. */
const readNumber = (text: string): number | string => {
  const digits = normaliseDigits(normaliseText(text))
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : digits
}

const readList = (text: string): string[] =>
  text
    .split(VALUE_SEPARATOR)
    .map(normaliseText)
    .filter((item) => item !== '')

/** A choice regardless of case, or the text itself so that the contract reports it. */
const readChoice = (text: string, choices: readonly string[]): string => {
  const typed = normaliseText(text).toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === typed) ?? typed
}

/** One field of the request body: its cell, else the stored value, else the value of a new product. */
function readField(name: ProductFieldName, cells: Cells, existing: ExistingProduct | null): unknown {
  const field = PRODUCT_FIELDS[name]
  const cell = cells[field.csv]
  const stored = existing?.[name]
  switch (field.kind) {
    case 'slug':
      return normaliseText(cell ?? '')
    case 'text':
      return cell ?? stored ?? ''
    case 'words':
      return cell === undefined ? (stored ?? []) : readList(cell)
    case 'number':
      return cell === undefined || cell === '' ? (stored ?? field.initial) : readNumber(cell)
    case 'choice':
      return readChoice(cell ?? '', field.choices) || (stored ?? field.initial)
    case 'instant':
      return normaliseText(cell ?? String(stored ?? '')) || null
    case 'category':
      return stored
  }
}

/** The request body of a product, and for each of its sizes the line that names it. */
export function readProduct(
  rows: readonly PlanRow[],
  existing: ExistingProduct | null,
  data: ExistingData,
  report: ReportProblem,
) {
  const [first] = rows
  const cells = first?.cells ?? {}
  const line = first?.line ?? 0
  const sizes = readSizes(rows, existing)
  const input = {
    ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, readField(name, cells, existing)])),
    categoryId: readCategory(cells, existing, data, line, report),
    variants: sizes.map(({ variant }) => variant),
    pictures: readPictures(cells, existing, data, line, report),
  }
  for (const occasion of cells.occasions === undefined ? [] : readList(cells.occasions)) {
    if (!data.occasions.has(occasion))
      report(line, { column: 'occasions', key: 'error_import_occasion', values: { value: occasion.slice(0, 60) } })
  }
  return { input, lines: sizes.map((size) => size.line) }
}

/** Stored sizes first, changed where a row names them, then the new ones. */
function readSizes(rows: readonly PlanRow[], existing: ExistingProduct | null) {
  const stored = new Map((existing?.variants ?? []).map((variant) => [variant.sku, variant]))
  const rowsBySku = new Map(rows.map((row) => [normaliseText(row.cells.sku ?? ''), row]))
  const read = ({ line, cells }: PlanRow, sku: string) => {
    const old = stored.get(sku)
    const variant = {
      ...(old ? { id: old.id } : {}),
      sku,
      size: normaliseText(cells.size ?? '').toLowerCase() || (old?.size ?? 'single'),
      stems: cells.stems === undefined || cells.stems === '' ? (old?.stems ?? 0) : readNumber(cells.stems),
      price:
        cells.price === undefined || cells.price === ''
          ? old
            ? halalasToRiyals(old.price)
            : ''
          : normaliseAmount(cells.price),
    }
    return { line, variant }
  }
  const remaining = [...stored.values()].map((old) => {
    const row = rowsBySku.get(old.sku)
    const { id, sku, size, stems, price } = old
    return row ? read(row, sku) : { line: null, variant: { id, sku, size, stems, price: halalasToRiyals(price) } }
  })
  const added = [...rowsBySku].filter(([sku]) => !stored.has(sku)).map(([sku, row]) => read(row, sku))
  return [...remaining, ...added]
}

function readCategory(
  cells: Cells,
  existing: ExistingProduct | null,
  data: ExistingData,
  line: number,
  report: ReportProblem,
): number {
  const slug = normaliseText(cells.category ?? '').toLowerCase()
  if (slug === '' && existing) return existing.categoryId
  const id = data.categories.get(slug)
  if (id === undefined)
    report(
      line,
      slug === ''
        ? { column: 'category', key: 'field_required' }
        : { column: 'category', key: 'error_import_category', values: { value: slug.slice(0, 60) } },
    )
  return id ?? 1
}

/** Pictures by key. One that the product already has keeps its description and focus; a new one is described by the product's title. */
function readPictures(
  cells: Cells,
  existing: ExistingProduct | null,
  data: ExistingData,
  line: number,
  report: ReportProblem,
) {
  const stored = existing?.pictures ?? []
  if (cells.picture_keys === undefined) return stored
  return readList(cells.picture_keys).map((key) => {
    if (!data.pictures.has(key))
      report(line, { column: 'picture_keys', key: 'error_import_picture', values: { value: key.slice(0, 60) } })
    const titles = {
      altEn: cells.title_en ?? existing?.titleEn ?? '',
      altAr: cells.title_ar ?? existing?.titleAr ?? '',
    }
    return stored.find((picture) => picture.key === key) ?? { key, ...titles, focusX: 0.5, focusY: 0.5 }
  })
}

const CSV_OF: ReadonlyMap<string, string> = new Map([
  ...PRODUCT_FIELD_NAMES.map((name) => [name, PRODUCT_FIELDS[name].csv] as const),
  ['pictures', 'picture_keys'],
])

/** The CSV column of a field of the request body. */
export const getColumnName = (field: string): string => CSV_OF.get(field) ?? field
