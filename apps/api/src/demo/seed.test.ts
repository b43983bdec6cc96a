import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSlug } from '@warda/domain/catalogue/slug'
import {
  isCommercialRegistrationNumber,
  isIdentityNumber,
  isUnifiedEstablishmentNumber,
  isVatNumber,
} from '@warda/domain/clients/registration-numbers'
import { languages } from '@warda/domain/language'
import { listPasswordErrors } from '@warda/domain/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { DEMO_ACCOUNTS, DEMO_CLIENT } from './accounts.ts'
import { OFFERS } from './content/offers.ts'
import { ARABIC_REVIEWS } from './content/reviews-ar.ts'
import { ENGLISH_REVIEWS } from './content/reviews-en.ts'
import { readManifest } from './manifest.ts'
import { seedDemo } from './seed.ts'

/** The development data folder, whose pictures are encoded only once. */
const folder = path.resolve(import.meta.dirname, '../../../../.data')

const documentsFolder = mkdtempSync(path.join(tmpdir(), 'warda-papers-'))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemo({ db: database.db, folder, privateFileFolder: documentsFolder, report: () => {} })
})
afterAll(async () => {
  await database.drop()
  rmSync(documentsFolder, { recursive: true })
})

test('the demo has six categories, a product for each picture of the manifest, and price and stock of each variant', async () => {
  const manifest = await readManifest()
  const { db } = database
  expect(await db.selectFrom('category').selectAll().execute()).toHaveLength(6)
  const products = await db.selectFrom('product').selectAll().where('kind', '=', 'bouquet').execute()
  expect(products).toHaveLength(manifest.products.length)
  expect(products.map((row) => row.slug).sort()).toEqual(
    manifest.products.map((picture) => createSlug(picture.title.en)).sort(),
  )
  for (const row of products) {
    expect(row.price_from).toBeGreaterThan(0)
    expect(row.price_from <= row.price_was).toBe(true)
    expect(row.search_text.length).toBeGreaterThan(0)
  }
  expect(products.filter((row) => row.discount_percent > 0).length).toBeGreaterThanOrEqual(8)
  const bare = await db
    .selectFrom('variant')
    .leftJoin('stock', 'variant.id', 'stock.variant_id')
    .where('stock.variant_id', 'is', null)
    .select('variant.id')
    .execute()
  expect(bare).toEqual([])
})

test('each flower of the demo has three different pictures, described in both languages, and three add-ons are offered', async () => {
  const { db } = database
  const pictures = await db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_picture.product_id')
    .innerJoin('picture', 'picture.key', 'product_picture.picture_key')
    .select(['product.id', 'product.kind', 'picture.key', 'alt_en', 'alt_ar', 'width', 'height'])
    .execute()
  const flowers = Map.groupBy(
    pictures.filter(({ kind }) => kind === 'bouquet'),
    ({ id }) => id,
  )
  for (const rows of flowers.values()) {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
    expect(new Set(rows.flatMap((row) => [row.alt_en, row.alt_ar])).size).toBe(6)
    for (const { width, height } of rows) expect(width >= 700 && height >= 875).toBe(true)
  }
  expect(pictures.filter(({ kind }) => kind === 'addOn')).toHaveLength(3)
})

test('stock on hand is the sum of its moves', async () => {
  const rows = await database.db
    .selectFrom('stock')
    .leftJoin('stock_move', 'stock_move.variant_id', 'stock.variant_id')
    .groupBy(['stock.variant_id', 'stock.on_hand'])
    .select(({ fn }) => [
      'stock.on_hand',
      fn.coalesce(fn.sum<string>('stock_move.change'), fn.sum<string>('stock.on_hand')).as('moved'),
    ])
    .execute()
  for (const row of rows) expect(Number(row.moved)).toBe(row.on_hand)
  expect(rows.some((row) => row.on_hand === 0)).toBe(true)
})

test('there are more than 150 different reviews in two languages, of a valid length', () => {
  const reviews = [...ENGLISH_REVIEWS, ...ARABIC_REVIEWS]
  expect(reviews.length).toBeGreaterThan(150)
  expect(new Set(reviews.map(([, , , text]) => text)).size).toBe(reviews.length)
  for (const [, , , text] of reviews) expect([...text].length >= 10 && [...text].length <= 500).toBe(true)
})

test('descriptions and Arabic titles are unique', () => {
  for (const key of languages) expect(new Set(OFFERS.map((offer) => offer[key])).size).toBe(OFFERS.length)
})

test('seeding again, also concurrently, changes nothing', async () => {
  const count = async () => {
    const { db } = database
    const tables = ['product', 'review', 'app_user', 'client', 'branch', 'coupon', 'setting', 'stock_move'] as const
    return Promise.all(
      tables.map(
        async (table) =>
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll<number>().as('n'))
              .executeTakeFirst()
          )?.n,
      ),
    )
  }
  const before = await count()
  const again = () => seedDemo({ db: database.db, folder, privateFileFolder: documentsFolder, report: () => {} })
  await Promise.all([again(), again()])
  expect(await count()).toEqual(before)
  expect(readdirSync(documentsFolder)).toHaveLength(3)
})

test('the demo has an account of each role with a valid password', async () => {
  expect(DEMO_ACCOUNTS.map((account) => account.role)).toEqual([
    'Shopper',
    'Customer',
    'BranchManager',
    'ShippingEmployee',
    'Admin',
  ])
  for (const { password, email, fullName } of DEMO_ACCOUNTS) {
    expect(listPasswordErrors(password, 'register', { email, name: fullName })).toEqual([])
    expect(listPasswordErrors(password, 'reset', { email, name: fullName })).toEqual([])
  }
})

test('the demo business has its documents and a credit limit, and its first branch a manager', async () => {
  const { db } = database
  const client = await db.selectFrom('client').selectAll().executeTakeFirstOrThrow()
  expect(client).toMatchObject({ review_state: 'approved', credit_limit: 2_000_000, is_tax_registered: true })
  const files = await db.selectFrom('private_file').select(['id', 'kind']).execute()
  expect(files.map(({ kind }) => kind).sort()).toEqual(['managerIdentity', 'ownerIdentity', 'registerCopy'])
  expect(readdirSync(documentsFolder).sort()).toEqual(files.map(({ id }) => `${id}.jpg`).sort())
  const managed = await db
    .selectFrom('branch_manager as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .innerJoin('branch as b', 'b.id', 'm.branch_id')
    .select(['u.email', 'b.name'])
    .execute()
  expect(managed).toEqual([{ email: 'mona@warda.example', name: DEMO_CLIENT.branches[0].name }])
  const { unifiedNumber, registerNumber, ownerIdentityNumber, taxNumber } = DEMO_CLIENT
  expect([
    isUnifiedEstablishmentNumber(unifiedNumber),
    isCommercialRegistrationNumber(registerNumber),
    isIdentityNumber(ownerIdentityNumber),
    isVatNumber(taxNumber),
  ]).toEqual([true, true, true, true])
})

test('an error while seeding leaves the shop empty', async () => {
  const other = await createTestDatabase()
  try {
    await other.db
      .insertInto('picture')
      .values({ key: 'x', width: 1, height: 1, widths: [1], colour: '#000000', preview: '' })
      .execute()
    await other.db
      .insertInto('category')
      .values({
        slug: 'roses',
        name_en: 'x',
        name_ar: 'x',
        picture_key: 'x',
        picture_alt_en: '',
        picture_alt_ar: '',
        position: 0,
      })
      .execute()
    await expect(
      seedDemo({ db: other.db, folder, privateFileFolder: documentsFolder, report: () => {} }),
    ).rejects.toThrow()
    expect(await other.db.selectFrom('product').select('id').execute()).toEqual([])
    expect(await other.db.selectFrom('app_user').select('id').execute()).toEqual([])
  } finally {
    await other.drop()
  }
})
