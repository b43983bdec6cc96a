import { expect, it } from 'vitest'
import { CSV_COLUMNS, PRODUCT_CSV_COLUMNS, SIZE_CSV_COLUMNS } from './product-csv.ts'
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from './product-fields.ts'

it('ADMIN-06 an export begins with what identifies and publishes a product, and has every field once', () => {
  expect(PRODUCT_CSV_COLUMNS.slice(0, 5)).toEqual(
    (['slug', 'status', 'publishAt', 'kind', 'categoryId'] as const).map((name) => PRODUCT_FIELDS[name].csv),
  )
  const columns = PRODUCT_FIELD_NAMES.map((name) => PRODUCT_FIELDS[name].csv)
  expect([...PRODUCT_CSV_COLUMNS].sort()).toEqual([...columns, 'picture_keys'].sort())
  expect(PRODUCT_CSV_COLUMNS.at(-1)).toBe('picture_keys')
})

it('ADMIN-06 the columns of the size follow those of the product', () => {
  expect(SIZE_CSV_COLUMNS).toEqual(['sku', 'size', 'stems', 'price', 'stock'])
  expect(CSV_COLUMNS).toEqual([...PRODUCT_CSV_COLUMNS, ...SIZE_CSV_COLUMNS])
})
