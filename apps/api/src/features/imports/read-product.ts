import type { Cells } from '@warda/domain/catalogue/product-csv'
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '@warda/domain/catalogue/product-fields'
import { SINGLE_SIZE } from '@warda/domain/catalogue/product-options'
import { findCategory } from '@warda/domain/catalogue/product-tables/match-names'
import { halalasToRiyals } from '@warda/domain/money'
import { normaliseAmount, normaliseText } from '@warda/domain/text'
import type { OptionRow } from '../../db/product-options.ts'
import type { ExistingData, ExistingProduct, ShopOptions } from './existing-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import type { RowProblem } from './problem.ts'
import { type PlanRow, readChoice, readInstant, readList, readNumber } from './read-cells.ts'
import { readOption } from './read-options.ts'
import { readPictures } from './read-pictures.ts'

export type ReportProblem = (line: number, problem: RowProblem) => void

/** One field of the request body: its cell, else the stored value, else the value of a new product. */
function readField(
  name: ProductFieldName,
  cells: Cells,
  existing: ExistingProduct | null,
  options: ShopOptions,
  report: (problem: RowProblem) => void,
): unknown {
  const field = PRODUCT_FIELDS[name]
  const cell = cells[field.csv]
  const stored = existing?.[name]
  if (name === 'container' && cell !== undefined)
    return readOption(cell, field.csv, options.containers, [existing?.container ?? ''], report)
  if ((name === 'colours' || name === 'occasions') && cell !== undefined)
    return readList(cell).map((item) => readOption(item, field.csv, options[name], existing?.[name] ?? [], report))
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
      return cell === undefined ? (stored ?? null) : readInstant(cell)
    case 'category':
      return stored
  }
}

/** The request body of a product, and the line of each size. Missing pictures are reported separately. */
export function readProduct(
  rows: readonly PlanRow[],
  existing: ExistingProduct | null,
  data: ExistingData,
  options: PlanOptions,
  report: ReportProblem,
  reportPicture: ReportProblem,
) {
  const [first] = rows
  const cells = readCells(first, existing !== null)
  const line = first?.line ?? 0
  const sizes = readSizes(rows, existing, data.options.sizes, report)
  const titles = {
    altEn: cells.title_en ?? existing?.titleEn ?? '',
    altAr: cells.title_ar ?? existing?.titleAr ?? '',
  }
  const input = {
    ...Object.fromEntries(
      PRODUCT_FIELD_NAMES.map((name) => [
        name,
        readField(name, cells, existing, data.options, (problem) => report(line, problem)),
      ]),
    ),
    categoryId: readCategory(cells, existing, data, options, (problem) => report(line, problem)),
    variants: sizes.map(({ variant }) => variant),
    pictures: readPictures(cells, existing, titles, data, options, (problem) => reportPicture(line, problem)),
  }
  return { input, lines: sizes.map((size) => size.line) }
}

/** The cells of a row, with its `initial` cells only when the product or size is new. */
export const readCells = (row: PlanRow | undefined, exists: boolean): Cells =>
  exists ? (row?.cells ?? {}) : { ...row?.initial, ...row?.cells }

/** Stored sizes first, changed where a row names them, then the new ones. */
function readSizes(
  rows: readonly PlanRow[],
  existing: ExistingProduct | null,
  options: readonly OptionRow[],
  report: ReportProblem,
) {
  const stored = new Map((existing?.variants ?? []).map((variant) => [variant.sku, variant]))
  const rowsBySku = new Map(rows.map((row) => [normaliseText(row.cells.sku ?? ''), row]))
  const read = (row: PlanRow, sku: string) => {
    const old = stored.get(sku)
    const cells = readCells(row, old !== undefined)
    const { line } = row
    const variant = {
      ...(old ? { id: old.id } : {}),
      sku,
      size:
        readOption(cells.size ?? '', 'size', options, old ? [old.size] : [], (problem) => report(line, problem)) ||
        (old?.size ?? SINGLE_SIZE),
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
  { categories }: ExistingData,
  options: PlanOptions,
  report: (problem: RowProblem) => void,
): number {
  const text = normaliseText(cells.category ?? '')
  if (text === '') {
    const id = existing?.categoryId ?? options.categoryId
    if (id === null) report({ column: 'category', key: 'field_required' })
    return id ?? 1
  }
  const slug = findCategory([text], { categories })
  const found = categories.find((category) => category.slug === slug)
  if (!found) report({ column: 'category', key: 'error_import_category', values: { value: text.slice(0, 60) } })
  return found?.id ?? 1
}

const CSV_OF: ReadonlyMap<string, string> = new Map([
  ...PRODUCT_FIELD_NAMES.map((name) => [name, PRODUCT_FIELDS[name].csv] as const),
  ['pictures', 'picture_keys'],
])

/** The CSV column of a field of the request body. */
export const getColumnName = (field: string): string => CSV_OF.get(field) ?? field
