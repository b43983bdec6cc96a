import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { tableForm, toCsv, uploadTable } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { importBatch } from './import-batch.ts'

let shop: TestShop
let twin: TestShop
let admin: TestUser
let arab: TestUser
let category: string
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeUser(shop, { role: 'Admin' })
  arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
  await makeFlower(shop)
  category = (await shop.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()).slug
})
afterAll(() => shop.close())

const row = (slug: string, changed: Record<string, string | number> = {}) => ({
  slug,
  category,
  title_en: `Bunch ${slug}`,
  title_ar: 'باقة',
  description_en: 'Fresh, every morning',
  sku: `${slug}-S`,
  size: 'small',
  stems: 12,
  price: '99.50',
  stock: 7,
  ...changed,
})
const getProduct = (slug: string) =>
  shop.db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirst()
const getVariants = async (slug: string) =>
  (
    await sql<{ sku: string; size: string; price: number; onHand: number }>`
      select v.sku, v.size, v.price, s.on_hand as "onHand" from variant v join product p on p.id = v.product_id
      join stock s on s.variant_id = v.id where p.slug = ${slug} order by v.position
    `.execute(shop.db)
  ).rows
const run = async (id: string, user = admin) => {
  await user.visitor.call('runImport', { params: { importId: id } })
  await shop.runJobs()
  return (await user.visitor.call('getImport', { params: { importId: id } })).body.data
}
const take = async (table: string) => run((await uploadTable(admin, table)).body.data.id)

describe('ADMIN-01 checking a CSV file', () => {
  test('ADMIN-01 reports every error of every row in the language of the reader and changes nothing', async () => {
    await take(toCsv([row('there')]))
    const before = await sql`select count(*) from product`.execute(shop.db)
    const table = toCsv(
      [
        row('good'),
        row('no-category', { category: 'nowhere' }),
        row('bad-price', { price: '12,5,0' }),
        row('no-arabic', { title_ar: '' }),
        row('Bad Slug'),
        row('stolen', { sku: 'there-S' }),
        row('twice', { sku: 'good-S' }),
        row('shown', { status: 'published' } as Record<string, string>),
        row('stems', { stems: 'many' }),
        row('pair', { sku: 'pair-1' }),
        row('pair', { sku: 'pair-2', title_en: 'Another name' }),
      ].map((one) => ({ status: 'draft', ...one })),
    )
    const checked = await uploadTable(admin, table)
    expect(checked).toMatchObject({
      status: 200,
      body: { data: { state: 'checked', total: 11, done: 0, failed: 10, withProblems: 10 } },
    })
    const messages = Object.fromEntries(
      checked.body.data.problems.map(({ line, problems }: { line: number; problems: string[] }) => [
        line,
        problems.join(' '),
      ]),
    )
    expect(messages).toEqual({
      3: 'category: There is no category “nowhere”.',
      4: 'price: “12,5,0” isn’t a price. Write riyals, like 149.00.',
      5: expect.stringMatching(/^title_ar: /),
      6: expect.stringMatching(/^slug: “Bad Slug”: /),
      7: 'sku: there-S belongs to the product there already.',
      8: 'sku: good-S is already in line 2.',
      9: expect.stringMatching(/^pictures: .*picture/),
      10: 'stems: “many” isn’t a whole number from 0 to 9999.',
      11: 'Line 12 has a problem with the same product, so this row is left out too.',
      12: 'title_en: “Another name” differs from line 11 of the same product.',
    })
    const params = { importId: checked.body.data.id }
    const arabic = (await arab.visitor.call('getImport', { params })).body.data.problems
    expect(arabic[0]).toEqual({ line: 3, problems: ['category: لا يوجد قسم «nowhere».'] })
    expect((await sql`select count(*) from product`.execute(shop.db)).rows).toEqual(before.rows)
    // A run imports the only valid product.
    expect(await run(params.importId)).toMatchObject({ state: 'done', done: 1, failed: 10 })
    expect(await getProduct('good')).toMatchObject({ status: 'draft', title_ar: 'باقة' })
    expect(await getProduct('no-category')).toBeUndefined()
  })

  test('DESK-08 a row with the former slug of a product is a problem that names the current one, and makes no second product', async () => {
    await take(toCsv([row('before')]))
    const { id } = (await getProduct('before')) ?? { id: 0 }
    const { data } = (await admin.visitor.call('adminProduct', { params: { productId: id } })).body
    const body = { ...data, slug: 'after' }
    expect((await admin.visitor.call('saveProduct', { params: { productId: id }, body })).status).toBe(200)
    const checked = (await uploadTable(admin, toCsv([row('before', { sku: 'new-S' })]))).body.data
    expect(checked.problems).toEqual([
      {
        line: 2,
        problems: [
          'slug: “before” is a former address of “after”. Use its current address to change it, or another one for a new product.',
        ],
      },
    ])
    await run(checked.id)
    expect(await getProduct('before')).toBeUndefined()
  })

  test('ADMIN-01 refuses anything but a CSV file of products with a message at the file', async () => {
    const wrong: [string | Uint8Array, string][] = [
      ['slug,sku\r\n', 'import.empty'],
      ['slug,price\na,1', 'import.column_missing'],
      ['slug,sku,SKU\na,b,c', 'import.column_twice'],
      ['slug,sku\n"a,b', 'import.broken'],
      [`slug,sku\na,b\nc,"${'d'.repeat(300_000)}`, 'import.row_too_long'],
      [new Uint8Array([0xff, 0xfe, 0x73, 0, 0x6c, 0]), 'import.not_utf8'],
      [`slug,sku\n${'a,b\n'.repeat(10_001)}`, 'import.too_many_rows'],
    ]
    for (const [content, code] of wrong) {
      const { status, body } = await uploadTable(admin, content)
      expect({ status, code: body.code, fields: Object.keys(body.errors ?? {}) }).toEqual({
        status: 400,
        code,
        fields: ['file'],
      })
    }
    const picture = tableForm('slug', 'a.png', 'image/png')
    expect((await admin.visitor.call('importProducts', { body: picture })).body.errors).toHaveProperty('file')
    expect((await admin.visitor.call('importProducts', { body: tableForm('') })).status).toBe(400)
  })

  test('ADMIN-01 accepts a file of any declared type, and names its limit', async () => {
    const long = `slug,category,sku,title_en,title_ar,price\n${'a'.repeat(81)},${category},LONG-1,Bunch,باقة,5`
    const { status, body } = await admin.visitor.call('importProducts', { body: tableForm(long, 'a\0\n<b>.csv') })
    expect(status).toBe(200)
    expect(body.data.fileName).not.toContain('\0')
    expect(body.data.problems).toEqual([{ line: 2, problems: ['slug: At most 80 characters, please.'] }])
  })

  test('ADMIN-01 is allowed only with the permission to change the catalogue, as are run and export', async () => {
    const counter = await makeUser(shop, { role: 'Admin' })
    await shop.db
      .updateTable('app_user')
      .set({ permissions: ['orders'] })
      .where('id', '=', counter.userId)
      .execute()
    const { id } = (await uploadTable(admin, toCsv([row('secret')]))).body.data
    expect((await uploadTable(counter, toCsv([row('mine')]))).status).toBe(403)
    for (const name of ['getImport', 'runImport', 'cancelImport'] as const)
      expect((await counter.visitor.call(name, { params: { importId: id } })).status).toBe(403)
    expect((await counter.visitor.call('exportProducts')).status).toBe(403)
    const none = { importId: '00000000-0000-4000-8000-000000000000' }
    for (const name of ['getImport', 'runImport', 'cancelImport'] as const)
      expect((await admin.visitor.call(name, { params: none })).status).toBe(404)
  })
})

describe('ADMIN-01 importing a CSV file', () => {
  test('ADMIN-01 accepts commas or semicolons, with or without a byte order mark, any line endings, Arabic digits', async () => {
    const lines = [
      ['SLUG', 'Category', 'title en', 'title_ar', 'sku', 'size', 'stems', 'price', 'stock', 'discount_percent'],
      ['arabic-digits', category, '"Rose; red, ""large"""', 'ورد', 'AD-1', 'Large', '١٢', '١٬٢٣٤٫٥٠', '٣', '۱۰'],
    ]
    const tables = [
      `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`,
      lines.map((line) => line.join(',')).join('\n'),
      `${lines.map((line) => line.join(',')).join('\r')}\r\n\r\n`,
    ]
    for (const table of tables) {
      expect(await take(table)).toMatchObject({ state: 'done', total: 1, done: 1, failed: 0 })
      expect(await getProduct('arabic-digits')).toMatchObject({ title_en: 'Rose; red, "large"', discount_percent: 10 })
      expect(await getVariants('arabic-digits')).toEqual([{ sku: 'AD-1', size: 'large', price: 123_450, onHand: 3 }])
    }
    const { rows } = await sql<{ version: number }>`select version from product where slug = 'arabic-digits'`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ version: 1 }])
  })

  test('ADMIN-01 an existing product is updated, not duplicated; absent columns stay, stock is set', async () => {
    await take(toCsv([row('rose', { sku: 'rose-1' }), row('rose', { sku: 'rose-2', size: 'large', price: 200 })]))
    expect(await getVariants('rose')).toEqual([
      { sku: 'rose-1', size: 'small', price: 9_950, onHand: 7 },
      { sku: 'rose-2', size: 'large', price: 20_000, onHand: 7 },
    ])
    await take(toCsv([{ slug: 'rose', sku: 'rose-2', price: '250', stock: 99 }]))
    await take(toCsv([{ slug: 'rose', sku: 'rose-3', price: '10', size: 'medium', stock: 4 }]))
    expect(await getVariants('rose')).toEqual([
      { sku: 'rose-1', size: 'small', price: 9_950, onHand: 7 },
      { sku: 'rose-2', size: 'large', price: 25_000, onHand: 99 },
      { sku: 'rose-3', size: 'medium', price: 1_000, onHand: 4 },
    ])
    expect(await getProduct('rose')).toMatchObject({
      title_en: 'Bunch rose',
      description_en: 'Fresh, every morning',
      price_from: 1_000,
    })
    expect((await sql`select 1 from product where slug = 'rose'`.execute(shop.db)).rows).toHaveLength(1)
    const onHand = await sql`
      select s.variant_id from stock s where s.on_hand <> (select coalesce(sum(change), 0) from stock_move m where m.variant_id = s.variant_id)
    `.execute(shop.db)
    expect(onHand.rows).toEqual([])
  })

  test('ADMIN-01 rows that changed between check and run are checked again, and the others are imported', async () => {
    const { id } = (await uploadTable(admin, toCsv([row('late-a'), row('late-b')]))).body.data
    await take(toCsv([row('quick', { sku: 'late-a-S' })]))
    expect(await run(id)).toMatchObject({
      state: 'done',
      done: 1,
      failed: 1,
      problems: [{ line: 2, problems: ['sku: late-a-S belongs to the product quick already.'] }],
    })
    expect(await getProduct('late-a')).toBeUndefined()
    expect(await getProduct('late-b')).toBeDefined()
  })

  test('ADMIN-01 a process that dies in a batch leaves whole batches; the next one continues and nothing is duplicated', async () => {
    const rows = Array.from({ length: 130 }, (_, at) => row(`cut-${String(at).padStart(3, '0')}`))
    const { id } = (await uploadTable(admin, toCsv(rows))).body.data
    await admin.visitor.call('runImport', { params: { importId: id } })
    expect(await importBatch(shop.context, id)).toBe(true)
    // The second batch fails midway.
    await sql`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'the power is cut'; end $$;
      create trigger die before insert on product for each row when (new.slug = 'cut-060') execute function die()
    `.execute(shop.db)
    await expect(importBatch(shop.context, id)).rejects.toThrow('the power is cut')
    const half = (await admin.visitor.call('getImport', { params: { importId: id } })).body.data
    expect(half).toMatchObject({ state: 'running', done: 40, failed: 0, total: 130 })
    const there = await sql<{ n: number }>`select count(*)::int as n from product where slug like 'cut-%'`.execute(
      shop.db,
    )
    expect(there.rows[0]?.n).toBe(40)
    await sql`drop trigger die on product; drop function die()`.execute(shop.db)
    await twin.runJobs()
    const full = (await admin.visitor.call('getImport', { params: { importId: id } })).body.data
    expect(full).toMatchObject({ state: 'done', done: 130, failed: 0 })
    const all = await sql<{ n: number }>`select count(*)::int as n from product where slug like 'cut-%'`.execute(
      shop.db,
    )
    expect(all.rows[0]?.n).toBe(130)
  })

  test('ADMIN-01 a cancelled import stops and can continue; two concurrent processes import each product once', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => row(`stop-${String(at).padStart(3, '0')}`))
    const { id } = (await uploadTable(admin, toCsv(rows))).body.data
    const params = { importId: id }
    await admin.visitor.call('runImport', { params })
    await importBatch(shop.context, id)
    expect((await admin.visitor.call('cancelImport', { params })).body.data).toMatchObject({
      state: 'cancelled',
      done: 40,
    })
    await shop.runJobs()
    expect((await admin.visitor.call('getImport', { params })).body.data).toMatchObject({
      state: 'cancelled',
      done: 40,
    })
    await Promise.all([
      admin.visitor.call('runImport', { params }),
      onSecondProcess(twin, admin).visitor.call('runImport', { params }),
    ])
    const both = await Promise.all([importBatch(shop.context, id), importBatch(twin.context, id)])
    expect(both).toEqual([true, true])
    await Promise.all([shop.runJobs(), twin.runJobs()])
    expect((await admin.visitor.call('getImport', { params })).body.data).toMatchObject({
      state: 'done',
      done: 150,
      failed: 0,
    })
    const { rows: versions } = await sql<{ version: number; n: number }>`
      select version, count(*)::int as n from product where slug like 'stop-%' group by version
    `.execute(shop.db)
    expect(versions).toEqual([{ version: 1, n: 150 }])
    expect((await admin.visitor.call('cancelImport', { params })).body.data.state).toBe('done')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})
