import { productBody } from '@warda/contract/products'
import { toWire } from '@warda/domain/money'
import { normaliseAmount, normaliseDigits, normaliseText } from '@warda/domain/text'
import { isMessageKey } from '@warda/i18n/translate'
import type * as z from 'zod/mini'
import type { ProductForm } from '../products/index.ts'
import { BETWEEN, type Cells, COLUMNS, type Column } from './columns.ts'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import type { RowProblem } from './problem.ts'

export type PlanRow = { line: number; cells: Cells }

/** What becomes of a product: how it will read, where it is when it is there, and what is in stock of its new sizes; or what is wrong, by line. */
export type Plan =
  | { ok: true; form: ProductForm; there: ExistingProduct | null; stock: ReadonlyMap<string, number>; changes: boolean }
  | { ok: false; problems: Map<number, RowProblem[]> }

const WIDE = COLUMNS.filter(({ wide }) => wide).map(({ name }) => name)

/**
 * What the rows of one product make of it: what they say, and for columns that the table does not have what the product is already. Sizes
 * that no row names stay. `rows` are in the order of the file and all of one address.
 */
export function planRow(rows: readonly PlanRow[], known: ExistingData): Plan {
  const problems = new Map<number, RowProblem[]>()
  const wrong = (line: number, problem: RowProblem): void => {
    problems.set(line, [...(problems.get(line) ?? []), problem])
  }
  const [first] = rows
  if (!first) return { ok: false, problems }
  for (const { line, column, value } of disagreements(rows, first)) {
    wrong(line, { column, key: 'error_import_differs', values: { value, line: first.line } })
  }
  const slug = normaliseText(first.cells.slug ?? '')
  const there = known.products.get(slug) ?? null
  const stock = new Map<string, number>()
  checkSkus(rows, slug, known, wrong)
  for (const row of rows) {
    const amount = readStock(row)
    if (amount === null) wrong(row.line, { column: 'stock', key: 'field_invalid_number' })
    else if (amount > 0) stock.set(normaliseText(row.cells.sku ?? ''), amount)
  }
  const { input, lines } = inputOf(rows, there, known, wrong)
  const parsed = productBody.safeParse(input)
  for (const issue of parsed.error?.issues ?? []) {
    const place = placeOf(issue.path, lines)
    const values = valuesOf(issue)
    const messageKey = `field_${issue.message}`
    const key = isMessageKey(messageKey) ? messageKey : 'field_invalid'
    wrong(place.line ?? first.line, { column: place.column, key, ...(values ? { values } : {}) })
  }
  if (!parsed.success || problems.size > 0) return { ok: false, problems }
  const form = parsed.data
  if (form.publishAt !== null && Number.isNaN(Date.parse(form.publishAt))) {
    wrong(first.line, { column: 'publish_at', key: 'field_invalid_date' })
    return { ok: false, problems }
  }
  if (isShown(form) && form.pictures.length === 0) {
    wrong(first.line, { column: 'picture_keys', key: 'error_import_needs_picture' })
    return { ok: false, problems }
  }
  return { ok: true, form, there, stock, changes: there === null || !isSame(there, form) }
}

/** What its check says of the limit, else the bound that was passed. */
function valuesOf(issue: z.core.$ZodIssue): RowProblem['values'] {
  if ('params' in issue && issue.params) return issue.params as RowProblem['values']
  return issue.code === 'too_big' ? { max: Number(issue.maximum) } : undefined
}

const isShown = ({ status, publishAt }: ProductForm): boolean =>
  status === 'published' || (status === 'draft' && publishAt !== null)

type Wrong = (line: number, problem: RowProblem) => void

/** Rows below the first that say something else of the product than the first; an empty cell says the same. */
function* disagreements(rows: readonly PlanRow[], first: PlanRow) {
  for (const { line, cells } of rows.slice(1)) {
    for (const column of WIDE) {
      const value = normaliseText(cells[column] ?? '')
      if (value !== '' && value !== normaliseText(first.cells[column] ?? ''))
        yield { line, column, value: value.slice(0, 60) }
    }
  }
}

function checkSkus(rows: readonly PlanRow[], slug: string, known: ExistingData, wrong: Wrong): void {
  for (const { line, cells } of rows) {
    const sku = normaliseText(cells.sku ?? '')
    const owner = known.skus.get(sku)
    if (owner !== undefined && owner !== slug)
      wrong(line, { column: 'sku', key: 'error_import_sku_taken', values: { sku, product: owner } })
  }
}

/** What is in stock of a new size; 0 where nothing is said, null where it is no number. */
function readStock({ cells }: PlanRow): number | null {
  const text = normaliseDigits(normaliseText(cells.stock ?? ''))
  return text === '' ? 0 : /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Whole numbers as people type them; the text itself where it is none, so that the contract says what is wrong. */
const number = (text: string): number | string => {
  const digits = normaliseDigits(normaliseText(text))
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : digits
}

const list = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map(normaliseText)
    .filter((word) => word !== '')

/** The product as the contract takes it, and for each of its sizes the line that speaks of it. */
function inputOf(rows: readonly PlanRow[], there: ExistingProduct | null, known: ExistingData, wrong: Wrong) {
  const [first] = rows
  const cells = first?.cells ?? {}
  const line = first?.line ?? 0
  const words = <T>(column: Column, now: T | undefined, otherwise: T): string | T => cells[column] ?? now ?? otherwise
  const count = (column: Column, now: number | undefined, otherwise: number): number | string =>
    cells[column] === undefined || cells[column] === '' ? (now ?? otherwise) : number(cells[column])
  const many = (column: Column, now: readonly string[] | undefined): readonly string[] =>
    cells[column] === undefined ? (now ?? []) : list(cells[column])
  const choice = <T extends string>(column: Column, now: T | undefined, otherwise: T): string =>
    normaliseText(cells[column] ?? '').toLowerCase() || (now ?? otherwise)
  const kind =
    normaliseText(cells.kind ?? '').toLowerCase() === 'addon' ? 'addOn' : choice('kind', there?.kind, 'bouquet')
  const sizes = sizesOf(rows, there)
  const input = {
    categoryId: categoryOf(cells, there, known, line, wrong),
    kind: kind === 'addon' ? 'addOn' : kind,
    slug: normaliseText(cells.slug ?? ''),
    titleEn: words('title_en', there?.titleEn, ''),
    titleAr: words('title_ar', there?.titleAr, ''),
    descriptionEn: words('description_en', there?.descriptionEn, ''),
    descriptionAr: words('description_ar', there?.descriptionAr, ''),
    careEn: words('care_en', there?.careEn, ''),
    careAr: words('care_ar', there?.careAr, ''),
    flowers: many('flowers', there?.flowers),
    colours: many('colours', there?.colours),
    occasions: many('occasions', there?.occasions),
    container: words('container', there?.container, ''),
    discountPercent: count('discount_percent', there?.discountPercent, 0),
    status: choice('status', there?.status, 'draft'),
    publishAt: normaliseText(words('publish_at', there?.publishAt ?? undefined, '')) || null,
    lowStock: count('low_stock', there?.lowStock, 5),
    variants: sizes.map(({ variant }) => variant),
    pictures: picturesOf(cells, there, known, line, wrong),
  }
  for (const occasion of cells.occasions === undefined ? [] : input.occasions) {
    if (!known.occasions.has(occasion))
      wrong(line, { column: 'occasions', key: 'error_import_occasion', values: { value: occasion.slice(0, 60) } })
  }
  return { input, lines: sizes.map((size) => size.line) }
}

/** The sizes that rows speak of, after those that are there and stay as they are. */
function sizesOf(rows: readonly PlanRow[], there: ExistingProduct | null) {
  const now = new Map((there?.variants ?? []).map((variant) => [variant.sku, variant]))
  const named = new Map(rows.map((row) => [normaliseText(row.cells.sku ?? ''), row]))
  const read = ({ line, cells }: PlanRow, sku: string) => {
    const known = now.get(sku)
    const variant = {
      ...(known ? { id: known.id } : {}),
      sku,
      size: normaliseText(cells.size ?? '').toLowerCase() || (known?.size ?? 'single'),
      stems: cells.stems === undefined || cells.stems === '' ? (known?.stems ?? 0) : number(cells.stems),
      price:
        cells.price === undefined || cells.price === ''
          ? known
            ? toWire(known.price)
            : ''
          : normaliseAmount(cells.price),
    }
    return { line, variant }
  }
  const kept = [...now.values()].map((known) => {
    const row = named.get(known.sku)
    const { id, sku, size, stems, price } = known
    return row ? read(row, sku) : { line: null, variant: { id, sku, size, stems, price: toWire(price) } }
  })
  const added = [...named].filter(([sku]) => !now.has(sku)).map(([sku, row]) => read(row, sku))
  return [...kept, ...added]
}

function categoryOf(
  cells: Cells,
  there: ExistingProduct | null,
  known: ExistingData,
  line: number,
  wrong: Wrong,
): number {
  const slug = normaliseText(cells.category ?? '').toLowerCase()
  if (slug === '' && there) return there.categoryId
  const id = known.categories.get(slug)
  if (id === undefined)
    wrong(
      line,
      slug === ''
        ? { column: 'category', key: 'field_required' }
        : { column: 'category', key: 'error_import_category', values: { value: slug.slice(0, 60) } },
    )
  return id ?? 1
}

/** Pictures by their keys; one that the product has already keeps its words and its middle, a new one is told by the product's name. */
function picturesOf(cells: Cells, there: ExistingProduct | null, known: ExistingData, line: number, wrong: Wrong) {
  const now = there?.pictures ?? []
  if (cells.picture_keys === undefined) return now
  return list(cells.picture_keys).map((key) => {
    if (!known.pictures.has(key))
      wrong(line, { column: 'picture_keys', key: 'error_import_picture', values: { value: key.slice(0, 60) } })
    const same = now.find((picture) => picture.key === key)
    const names = { altEn: cells.title_en ?? there?.titleEn ?? '', altAr: cells.title_ar ?? there?.titleAr ?? '' }
    return same ?? { key, ...names, focusX: 0.5, focusY: 0.5 }
  })
}

const COLUMN_OF: Record<string, Column> = {
  categoryId: 'category',
  titleEn: 'title_en',
  titleAr: 'title_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  careEn: 'care_en',
  careAr: 'care_ar',
  discountPercent: 'discount_percent',
  publishAt: 'publish_at',
  lowStock: 'low_stock',
  pictures: 'picture_keys',
}

/** Where in the table a fault of the product lies. */
function placeOf(
  path: readonly PropertyKey[],
  lines: readonly (number | null)[],
): { line: number | null; column: string | null } {
  const [field, at, part] = path.map(String)
  if (field === 'variants') return { line: lines[Number(at)] ?? null, column: part ?? 'sku' }
  return { line: null, column: field === undefined ? null : (COLUMN_OF[field] ?? field) }
}

/** Whether the product already is what the form says. */
function isSame(there: ExistingProduct, { version: _, publishAt, ...form }: ProductForm): boolean {
  const { id: __, publishAt: planned, ...now } = there
  const moment = (text: string | null): number | null => (text === null ? null : Date.parse(text))
  const sameMoment = form.status !== 'draft' || moment(publishAt) === moment(planned)
  return sameMoment && sortedJson(now) === sortedJson(form)
}

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted())
      : part,
  )
