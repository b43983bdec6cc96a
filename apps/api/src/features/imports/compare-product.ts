import type { ImportColumn } from '@warda/domain/catalogue/product-csv'
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '@warda/domain/catalogue/product-fields'
import type { CellChange, RowOutcome } from '@warda/domain/catalogue/product-tables/row-outcome'
import { halalasToRiyals } from '@warda/domain/money'
import type { ProductForm } from '../products/index.ts'
import type { ExistingData, ExistingProduct } from './existing-queries.ts'
import { formatValue } from './format-value.ts'

/** Characters of a value in a comparison. */
const SHOWN = 200

const toChange = (column: ImportColumn, from: string, to: string): CellChange[] =>
  from === to ? [] : [{ column, from: from.slice(0, SHOWN), to: to.slice(0, SHOWN) }]

type StockPlan = { lines: ReadonlyMap<number, { from: number; to: number }> }

/** Compares the rows of a product with what is stored; `lines` are the lines of its sizes. Fields of the product are compared at its first row. */
export function compareProduct(
  rows: readonly { line: number }[],
  form: ProductForm,
  lines: readonly (number | null)[],
  existing: ExistingProduct | null,
  data: ExistingData,
  stock: StockPlan,
): Map<number, RowOutcome> {
  return new Map(
    rows.map(({ line }, at): [number, RowOutcome] => {
      const variant = form.variants[lines.indexOf(line)]
      const old = existing?.variants.find(({ id }) => id === variant?.id)
      if (existing === null || !variant || !old) return [line, { outcome: 'new', changes: [] }]
      const moved = stock.lines.get(line)
      const changes = [
        ...(at === 0 ? compareFields(form, existing, data) : []),
        ...toChange('size', old.size, variant.size),
        ...toChange('stems', String(old.stems), String(variant.stems)),
        ...toChange('price', formatPrice(old.price), formatPrice(variant.price)),
        ...(moved ? toChange('stock', String(moved.from), String(moved.to)) : []),
      ]
      return [line, { outcome: changes.length > 0 ? 'changed' : 'unchanged', changes }]
    }),
  )
}

const formatPrice = (halalas: number): string => halalasToRiyals(halalas).toFixed(2)

function compareFields(form: ProductForm, existing: ExistingProduct, data: ExistingData): CellChange[] {
  const getSlug = (id: number): string => data.categories.find((category) => category.id === id)?.slug ?? String(id)
  const format = (name: ProductFieldName, values: ProductForm | ExistingProduct): string => {
    if (name === 'categoryId') return getSlug(values.categoryId)
    if (name !== 'publishAt') return formatValue(values[name])
    return form.status === 'draft' && values.publishAt !== null ? new Date(values.publishAt).toISOString() : ''
  }
  const keys = (pictures: readonly { key: string }[]): string => pictures.map(({ key }) => key).join()
  return [
    ...PRODUCT_FIELD_NAMES.flatMap((name) =>
      toChange(PRODUCT_FIELDS[name].csv, format(name, existing), format(name, form)),
    ),
    ...(keys(form.pictures) === keys(existing.pictures)
      ? []
      : [{ column: 'pictures' as const, from: String(existing.pictures.length), to: String(form.pictures.length) }]),
  ]
}
