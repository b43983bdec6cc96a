import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLargeCatalogue } from '../../testing/open-large-catalogue.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import type { TestShop } from '../../testing/shop.ts'
import { findItems, type ItemSearch, itemsQuery } from './queries.ts'

const COUNT = 100_000
let shop: TestShop
beforeAll(async () => {
  shop = await openLargeCatalogue(COUNT)
})
afterAll(() => shop.close())

const search = (typed: string): ItemSearch => ({ typed, words: typed.split(' ').filter(Boolean), limit: 24 })

test.each([
  ['the best sellers', ''],
  ['a common word', 'roses'],
  ['two words', 'velvet lisianthus'],
  ['a rare word', '99871'],
  ['a word in Arabic', 'ياسمين'],
  ['a SKU', 'g5000-m'],
  ['the beginning of a SKU', 'g5000'],
  ['nothing', 'xyzzy'],
])(`DESK-01 among ${COUNT} products, %s is found without a sequential scan`, async (_, typed) => {
  const plan = await queryPlan(shop.db, itemsQuery(search(typed)))
  expect(plan).not.toMatch(/Seq Scan on (product|variant|stock|product_picture)\b/)
})

test('DESK-01 an exact SKU comes before better sellers whose words match', async () => {
  const [best] = await findItems(shop.db, search(''))
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('product_id', '=', 99_000)
    .executeTakeFirstOrThrow()
  const found = await findItems(shop.db, search(sku))
  expect(found[0]).toMatchObject({ sku, isExact: true })
  expect(best?.sku).not.toBe(sku)
  const byWord = await findItems(shop.db, search('roses'))
  expect(byWord).toHaveLength(24)
})
