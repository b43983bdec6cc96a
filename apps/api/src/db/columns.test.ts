import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { columns, toColumns, toSnakeCase } from './columns.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const camelCase = (column: string): string =>
  column.replaceAll(/_(.)/g, (_, character: string) => character.toUpperCase())

test('toSnakeCase gives the column of every field of every table', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'
  `.execute(shop.db)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.map(({ name }) => toSnakeCase(camelCase(name)))).toEqual(rows.map(({ name }) => name))
})

test('a column list selects its columns under their field names', () => {
  const list = columns('product', ['id', 'titleEn'])
  expect(sql`select ${list.of('p')} from product p`.compile(shop.db).sql).toBe(
    'select "p"."id", "p"."title_en" as "titleEn" from product p',
  )
})

test('toColumns gives the listed fields alone, under the names of their columns', () => {
  const list = columns('product', ['slug', 'titleEn'])
  const product = { slug: 'rose', titleEn: 'Rose', titleAr: 'وردة' }
  expect(toColumns(list, product)).toEqual({ slug: 'rose', title_en: 'Rose' })
})
