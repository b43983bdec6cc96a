import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCsv, uploadTable } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let category: string
let picture: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  await makeFlower(shop)
  category = (await shop.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()).slug
  picture = (await shop.db.selectFrom('picture').select('key').executeTakeFirstOrThrow()).key
})
afterAll(() => shop.close())

const exported = async (query: object = {}): Promise<string> => {
  const { status, body, headers } = await admin.visitor.call('exportProducts', { query: { ...query } })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return String(body)
}
const take = async (table: string) => {
  const read = (await uploadTable(admin, table)).body.data
  await admin.visitor.call('runImport', { params: { importId: read.id } })
  await shop.runJobs()
  return (await admin.visitor.call('getImport', { params: { importId: read.id } })).body.data
}
const catalogue = async () => {
  const all = await Promise.all(
    ['product', 'variant', 'product_picture', 'stock', 'stock_move'].map(
      async (table) => (await sql`select * from ${sql.table(table)} t order by t::text`.execute(shop.db)).rows,
    ),
  )
  return JSON.stringify(all)
}

/** Texts with everything that can break CSV: quotes, separators, line endings, formulas, apostrophes, Arabic, emoji. */
const word = fc
  .string({
    unit: fc.constantFrom('a', 'ب', '"', "'", ',', ';', '\n', '=', '+', '-', '@', '🌹', ' ', '1', '.'),
    minLength: 0,
    maxLength: 30,
  })
  .map((text) => `x${text}y`)
const wild = fc
  .constantFrom('=1+1', "'=1", "''@a", '-5', "'-5", '+966', '@sum', '"', 'x"y', "'")
  .map((text) => `${text} `)
const anyText = fc.oneof(word, wild)

test('ADMIN-01 exporting and importing changes nothing, whatever the products contain', async () => {
  const product = fc.record({
    title_en: word,
    title_ar: word,
    description_en: anyText,
    care_ar: anyText,
    container: fc.constantFrom('', 'glass vase', 'ribbon-tied'),
    flowers: fc.constantFrom('', 'garden rose|tulip', '=rose|-lily'),
    occasions: fc.constantFrom('', 'birthday|love'),
    discount_percent: fc.nat(90),
    low_stock: fc.nat(50),
    price: fc.integer({ min: 1, max: 9_999_999 }).map((halalas) => (halalas / 100).toFixed(2)),
    status: fc.constantFrom('draft', 'published', 'archived'),
    stock: fc.nat(40),
  })
  const some = fc.sample(product, { numRuns: 60, seed: 20_261_128 })
  const rows = some.map((one, at) => ({
    slug: `p-${at}`,
    sku: `SKU.${at}`,
    size: 'small',
    stems: at,
    category,
    picture_keys: picture,
    ...one,
  }))
  expect(await take(toCsv(rows))).toMatchObject({ state: 'done', done: 60, failed: 0 })
  const table = await exported()
  // Decoding as text removes the byte order mark.
  const raw = await admin.visitor.fetch('/api/Admin/export/products')
  expect([...new Uint8Array(await raw.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const cells: string[] = parse(table).flat()
  expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([])
  const before = await catalogue()
  const again = await take(table)
  expect(again).toMatchObject({ state: 'done', failed: 0, problems: [] })
  expect(await catalogue()).toBe(before)
  expect(await exported()).toBe(table)
})

test('ADMIN-01 an export follows its filters, one row per size', async () => {
  const base = { category, title_ar: 'باقة', size: 'small', stems: 1, price: 5, stock: 0 }
  await take(
    toCsv([
      { slug: 'lonely-peony', sku: 'LP-1', title_en: 'Lonely peony', ...base },
      { slug: 'lonely-peony', sku: 'LP-2', title_en: 'Lonely peony', ...base, size: 'large' },
      { slug: 'lonely-aster', sku: 'LA-1', title_en: 'Lonely aster', ...base },
    ]),
  )
  const getLines = (table: string) => table.trim().split('\r\n').slice(1)
  expect(getLines(await exported({ q: 'lonely' }))).toHaveLength(3)
  expect(getLines(await exported({ q: 'peony' }))).toHaveLength(2)
  expect(getLines(await exported({ q: 'lonely', status: 'published' }))).toEqual([])
})
