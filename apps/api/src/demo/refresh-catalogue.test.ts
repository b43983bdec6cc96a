import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { seedDemo } from './seed.ts'

/** The development data folder, whose pictures are encoded only once. */
const folder = path.resolve(import.meta.dirname, '../../../../.data')

let database: TestDatabase
const seed = () => seedDemo({ db: database.db, folder, report: () => {} })
beforeAll(async () => {
  database = await createTestDatabase()
  await seed()
})
afterAll(() => database.drop())

const findProducts = () =>
  database.db.selectFrom('product').select(['id', 'kind', 'slug', 'version', 'title_en']).orderBy('id').execute()
const findPictures = () =>
  database.db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_picture.product_id')
    .select(['slug', 'picture_key', 'product_picture.position', 'alt_en', 'product_picture.size'])
    .orderBy('slug')
    .orderBy('product_picture.position')
    .execute()

/** Removes what the demo of an earlier version did not have: close-ups and add-ons. */
async function makeOlder(): Promise<void> {
  const { db } = database
  await db.deleteFrom('product_picture').where('position', '>', 0).execute()
  const addOns = (await findProducts()).filter(({ kind }) => kind === 'addOn').map(({ id }) => id)
  const variants = await db.selectFrom('variant').select('id').where('product_id', 'in', addOns).execute()
  const variantIds = variants.map(({ id }) => id)
  await db.deleteFrom('product_picture').where('product_id', 'in', addOns).execute()
  await db.deleteFrom('stock_move').where('variant_id', 'in', variantIds).execute()
  await db.deleteFrom('stock').where('variant_id', 'in', variantIds).execute()
  await db.deleteFrom('variant').where('id', 'in', variantIds).execute()
  await db.deleteFrom('product').where('id', 'in', addOns).execute()
}

test('OPEN-01 given a demo of an earlier version, when it is started again, then it has the pictures and add-ons of a new one, once', async () => {
  const before = await findPictures()
  await makeOlder()
  await seed()
  expect(await findPictures()).toEqual(before)
  const products = await findProducts()
  expect(products.filter(({ kind }) => kind === 'addOn')).toHaveLength(3)
  const addOns = await database.db
    .selectFrom('variant')
    .innerJoin('stock', 'variant_id', 'variant.id')
    .select('on_hand')
    .where('sku', 'like', 'ADD-%')
    .execute()
  expect(addOns.map(({ on_hand }) => on_hand)).toEqual([60, 60, 60])
  await seed()
  expect([await findProducts(), await findPictures()]).toEqual([products, before])
})

test('OPEN-01 given products that the owner has changed, when the demo is started again, then they keep their pictures, and nothing is added twice', async () => {
  const { db } = database
  await makeOlder()
  const [first] = await findProducts()
  if (!first) throw new Error('no product')
  await db.updateTable('product').set({ version: 2 }).where('id', '=', first.id).execute()
  const category = await db.selectFrom('category').select('id').executeTakeFirstOrThrow()
  const own = { category_id: category.id, kind: 'addOn', slug: 'box-of-truffles', title_en: 'My truffles' } as const
  await db
    .insertInto('product')
    .values({ ...own, title_ar: 'ترفل', description_en: '', description_ar: '' })
    .execute()
  await seed()
  const pictures = await findPictures()
  expect(pictures.filter(({ slug }) => slug === first.slug)).toHaveLength(1)
  const addOns = (await findProducts()).filter(({ kind }) => kind === 'addOn').map(({ title_en }) => title_en)
  expect(addOns.toSorted()).toEqual(['Large keepsake card', 'My truffles', 'White ceramic vase'])
})
