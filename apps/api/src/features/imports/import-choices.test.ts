import { utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { finishImport, listRows, tableForm, toCsv, uploadTable } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let arab: TestUser
let category: string
let categoryId: number
let picture: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
  await makeFlower(shop)
  const stored = await shop.db.selectFrom('category').select(['id', 'slug']).executeTakeFirstOrThrow()
  category = stored.slug
  categoryId = stored.id
  picture = (await shop.db.selectFrom('picture').select('key').executeTakeFirstOrThrow()).key
})
afterAll(() => shop.close())

const row = (slug: string, changed: Record<string, string | number> = {}) => ({
  slug,
  category,
  title_en: `Bunch ${slug}`,
  title_ar: 'باقة',
  sku: `${slug}-S`,
  size: 'small',
  stems: 12,
  price: '99.50',
  stock: 7,
  ...changed,
})
const take = async (content: string | Uint8Array, choices: Record<string, string> = {}) =>
  finishImport(shop, admin, (await uploadTable(admin, content, choices)).body.data.id)
const getStock = async (sku: string) =>
  (
    await sql<{ onHand: number; moves: string }>`
      select s.on_hand as "onHand", (select string_agg(m.reason || ' ' || m.change, ', ' order by m.id) from stock_move m
        where m.variant_id = s.variant_id) as moves
      from stock s join variant v on v.id = s.variant_id where v.sku = ${sku}
    `.execute(shop.db)
  ).rows[0]
const catalogue = async () => {
  const all = await Promise.all(
    ['product', 'variant', 'product_picture', 'stock', 'stock_move'].map(
      async (table) => (await sql`select * from ${sql.table(table)} t order by t::text`.execute(shop.db)).rows,
    ),
  )
  return JSON.stringify(all)
}

describe('DESK-05 the check of a file', () => {
  test('DESK-05 names per row what is new, changed with old and new values, unchanged or wrong, and the columns that are ignored', async () => {
    await take(toCsv([row('one'), row('same'), row('bad')]))
    const table = toCsv(
      [
        row('one', { title_en: 'First bunch', price: '120', stock: 9 }),
        row('one', { sku: 'one-L', size: 'large', title_en: '', title_ar: '', category: '' }),
        row('same'),
        row('bad', { stock: '−4' }),
        row('added'),
      ].map((one) => ({ ...one, prize: 'x' })),
    )
    const before = await catalogue()
    const { data } = (await uploadTable(admin, table)).body
    expect(data).toMatchObject({
      format: 'warda',
      stockMode: 'set',
      ignoredColumns: ['prize'],
      counts: { new: 2, changed: 1, unchanged: 1, problems: 1 },
      started: false,
    })
    const rows = await listRows(admin, data.id)
    expect(rows).toMatchObject([
      {
        line: 2,
        outcome: 'changed',
        changes: [
          { column: 'title_en', from: 'Bunch one', to: 'First bunch' },
          { column: 'price', from: '99.50', to: '120.00' },
          { column: 'stock', from: '7', to: '9' },
        ],
      },
      { line: 3, outcome: 'new', changes: [] },
      { line: 4, outcome: 'unchanged', changes: [] },
      { line: 5, outcome: null, problems: ['stock: “−4” isn’t a stock quantity. Write a whole number from 0.'] },
      { line: 6, outcome: 'new' },
    ])
    expect(await listRows(admin, data.id, 'changed')).toHaveLength(1)
    expect(await listRows(admin, data.id, 'problems')).toHaveLength(1)
    expect(await catalogue()).toBe(before)
    expect(await finishImport(shop, admin, data.id)).toMatchObject({ done: 4, failed: 1 })
    expect(await getStock('one-S')).toEqual({ onHand: 9, moves: 'opening 7, countDifference 2' })
  })

  test('DESK-05 names the value and the choices, in the language of the reader', async () => {
    const table = toCsv([
      row('ruby', { colours: 'red|ruby' } as Record<string, string>),
      row('sized', { colours: '', size: 'huge' }),
    ])
    const { data } = (await uploadTable(arab, table)).body
    expect(data.problems).toEqual([
      {
        line: 2,
        problems: [
          'colours: «ruby» ليس من الخيارات. اختر من: أحمر، وردي، أبيض، أصفر، برتقالي، بنفسجي، أزرق، أخضر، خوخي، متعدد الألوان.',
        ],
      },
      { line: 3, problems: ['size: «huge» ليس من الخيارات. اختر من: صغير، متوسط، كبير، فخم، مفردة.'] },
    ])
  })

  test('DESK-05 new products without a category get the chosen one, and a category is found by its name too', async () => {
    const stored = await shop.db
      .selectFrom('category')
      .selectAll()
      .where('id', '=', categoryId)
      .executeTakeFirstOrThrow()
    const table = toCsv([row('no-category', { category: '' }), row('by-name', { category: stored.name_ar })])
    expect((await uploadTable(admin, table)).body.data).toMatchObject({ failed: 1 })
    const done = await take(table, { categoryId: String(categoryId) })
    expect(done).toMatchObject({ done: 2, failed: 0 })
    expect((await uploadTable(admin, table, { categoryId: '999999' })).body).toMatchObject({
      code: 'product.category_gone',
    })
  })
})

describe('DESK-05 stock', () => {
  test('DESK-05 the same file twice changes nothing when stock is set', async () => {
    const table = toCsv([row('twice'), row('twice-b', { stock: 0 })])
    await take(table)
    const before = await catalogue()
    const { data } = (await uploadTable(admin, table)).body
    expect(data.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    expect(await finishImport(shop, admin, data.id)).toMatchObject({ done: 2, failed: 0 })
    expect(await catalogue()).toBe(before)
  })

  test('DESK-05 stock is added once: the same rows in another file are refused until somebody wants them again', async () => {
    await take(toCsv([row('added-to')]))
    const table = toCsv([{ slug: 'added-to', sku: 'added-to-S', stock: 5 }])
    await take(table, { stockMode: 'add' })
    expect(await getStock('added-to-S')).toEqual({ onHand: 12, moves: 'opening 7, restock 5' })
    // The same rows with another delimiter are the same content.
    const again = (await uploadTable(admin, table.replaceAll(',', ';'), { stockMode: 'add' })).body.data
    expect(again).toMatchObject({ addedBefore: expect.any(String), counts: { changed: 1 } })
    const params = { importId: again.id }
    const refused = await admin.visitor.call('runImport', { params, body: {} })
    expect(refused).toMatchObject({ status: 409, body: { code: 'import.added_before' } })
    expect(await getStock('added-to-S')).toMatchObject({ onHand: 12 })
    expect((await admin.visitor.call('runImport', { params, body: { addAgain: true } })).status).toBe(200)
    await shop.runJobs()
    // A repeated run adds nothing.
    await admin.visitor.call('runImport', { params, body: { addAgain: true } })
    await shop.runJobs()
    expect(await getStock('added-to-S')).toMatchObject({ onHand: 17 })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('DESK-05 a stopped import that is resumed does not add what another one added meanwhile', async () => {
    await take(toCsv([row('stopped')]))
    const table = toCsv([{ slug: 'stopped', sku: 'stopped-S', stock: 5 }])
    const first = (await uploadTable(admin, table, { stockMode: 'add' })).body.data
    const params = { importId: first.id }
    await admin.visitor.call('runImport', { params, body: {} })
    await admin.visitor.call('cancelImport', { params })
    await shop.runJobs()
    await take(table, { stockMode: 'add' })
    expect(await getStock('stopped-S')).toMatchObject({ onHand: 12 })
    const refused = await admin.visitor.call('runImport', { params, body: {} })
    expect(refused).toMatchObject({ status: 409, body: { code: 'import.added_before' } })
    await shop.runJobs()
    expect(await getStock('stopped-S')).toMatchObject({ onHand: 12 })
    expect((await admin.visitor.call('runImport', { params, body: { addAgain: true } })).status).toBe(200)
    await shop.runJobs()
    expect(await getStock('stopped-S')).toMatchObject({ onHand: 17 })
  })

  test('DESK-05 two imports of the same file that add at the same time add once', async () => {
    await take(toCsv([row('raced')]))
    const table = toCsv([{ slug: 'raced', sku: 'raced-S', stock: 3 }])
    const uploads = await Promise.all([0, 1, 2].map(() => uploadTable(admin, table, { stockMode: 'add' })))
    const runs = await Promise.all(
      uploads.map(({ body }) => admin.visitor.call('runImport', { params: { importId: body.data.id }, body: {} })),
    )
    expect(runs.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await shop.runJobs()
    expect(await getStock('raced-S')).toMatchObject({ onHand: 10 })
  })

  test('DESK-05 stock that was sold between check and run is not overwritten: the row is named, the others are set', async () => {
    await take(toCsv([row('sold'), row('kept')]))
    const table = toCsv([row('sold', { stock: 20 }), row('kept', { stock: 20 })])
    const { data } = (await uploadTable(admin, table)).body
    await sql`
      with moved as (update stock s set on_hand = on_hand - 2 from variant v where v.id = s.variant_id and v.sku = 'sold-S' returning variant_id)
      insert into stock_move (variant_id, change, reason, at) select variant_id, -2, 'wilted', now() from moved
    `.execute(shop.db)
    const done = await finishImport(shop, admin, data.id)
    expect(done).toMatchObject({
      done: 1,
      failed: 1,
      problems: [{ line: 2, problems: ['stock: The stock was 7 at the check and is 5 now. Check the file again.'] }],
    })
    expect(await getStock('sold-S')).toMatchObject({ onHand: 5 })
    expect(await getStock('kept-S')).toMatchObject({ onHand: 20 })
  })

  test('DESK-05 with opening stock only, existing sizes keep theirs', async () => {
    await take(toCsv([row('opened')]))
    await take(toCsv([row('opened', { stock: 50 }), row('opened', { sku: 'opened-L', size: 'large', stock: 3 })]), {
      stockMode: 'opening',
    })
    expect(await getStock('opened-S')).toMatchObject({ onHand: 7 })
    expect(await getStock('opened-L')).toMatchObject({ onHand: 3 })
  })
})

describe('DESK-05 files of spreadsheets and other shops', () => {
  const toXlsx = (rows: readonly unknown[][], format?: (sheet: Record<string, unknown>) => void): Uint8Array => {
    const sheet = utils.aoa_to_sheet(rows as unknown[][])
    format?.(sheet as Record<string, unknown>)
    return new Uint8Array(write(utils.book_new(sheet, 'Products'), { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  }

  test('DESK-05 reads .xlsx: numbers, leading zeros, dates, Arabic, and rows by their number in the sheet', async () => {
    const columns = [
      'slug',
      'category',
      'title_en',
      'title_ar',
      'sku',
      'size',
      'stems',
      'price',
      'stock',
      'publish_at',
      'picture_keys',
    ]
    const rows = [
      columns,
      ['sheet-one', category, 'Sheet one', 'باقة الجدول', '00042', 'small', 12, 149.5, 3, 46_357.5, picture],
      [],
      ['sheet-two', category, 'Sheet two', 'باقة', 7, 'small', 5, 0.1 + 0.2, '٤', ''],
      ['sheet-bad', category, 'Sheet bad', 'باقة', 'X-1', 'small', 5, 'cheap', 1, ''],
    ]
    const bytes = toXlsx(rows, (sheet) => {
      Object.assign(sheet.E4 as object, { z: '00000' })
      Object.assign(sheet.J2 as object, { z: 'dd/mm/yyyy hh:mm' })
    })
    const body = tableForm(bytes, 'products.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { data } = (await admin.visitor.call('importProducts', { body })).body
    expect(data).toMatchObject({
      total: 3,
      counts: { new: 2 },
      problems: [{ line: 5, problems: ['price: “cheap” isn’t a price. Write riyals, like 149.00.'] }],
    })
    expect(await finishImport(shop, admin, data.id)).toMatchObject({ done: 2, failed: 1 })
    expect(await getStock('00042')).toMatchObject({ onHand: 3 })
    expect(await getStock('00007')).toMatchObject({ onHand: 4 })
    const variant = await shop.db.selectFrom('variant').select('price').where('sku', '=', '00007').executeTakeFirst()
    expect(variant).toEqual({ price: 30 })
    // The date of a cell is in the time of the shop: 12:00 in Riyadh.
    const dated = await shop.db
      .selectFrom('product')
      .select('publish_at')
      .where('slug', '=', 'sheet-one')
      .executeTakeFirst()
    expect(dated?.publish_at?.toISOString()).toBe('2026-12-01T09:00:00.000Z')
    // The same table as CSV changes nothing.
    const before = await catalogue()
    await take(toCsv([{ slug: 'sheet-one', sku: '00042', price: '149.50', stock: 3 }]))
    expect(await catalogue()).toBe(before)
  })

  test('DESK-05 the template is read back as it is, as CSV and as .xlsx', async () => {
    for (const type of ['csv', 'xlsx'] as const) {
      const answer = await admin.visitor.fetch(`/api/Admin/import-template?type=${type}`)
      expect(answer.status).toBe(200)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const { data } = (await admin.visitor.call('importProducts', { body: tableForm(bytes, `t.${type}`, '') })).body
      expect(data).toMatchObject({ total: 2, failed: 0, ignoredColumns: [], counts: { new: 2 } })
    }
  })

  test('DESK-05 refuses a damaged .xlsx and one that unpacks to too much', async () => {
    const whole = toXlsx([
      ['slug', 'sku'],
      ['a', 'b'],
    ])
    const damaged = await uploadTable(admin, whole.subarray(0, whole.length - 40))
    expect(damaged).toMatchObject({ status: 400, body: { code: 'import.sheet_broken' } })
    const { zipSync } = await import('fflate')
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(90_000_000), { level: 1 }] })
    expect(bomb.length).toBeLessThan(8_000_000)
    expect(await uploadTable(admin, bomb)).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/^import\.sheet/) },
    })
  })

  test('DESK-05 takes a product export of Shopify: sizes, stock, texts, category; the second time nothing changes', async () => {
    const shopify = toCsv([
      {
        Handle: 'shopify-rose',
        Title: 'Shopify rose',
        'Body (HTML)': '<p>Fresh</p>',
        Vendor: 'V',
        Type: category,
        Tags: 'red',
        'Option1 Name': 'Size',
        'Option1 Value': 'Small',
        'Variant SKU': 'SHOP-S',
        'Variant Inventory Qty': 4,
        'Variant Price': '149.00',
        Status: 'draft',
      },
      {
        Handle: 'shopify-rose',
        Title: '',
        'Body (HTML)': '',
        Vendor: '',
        Type: '',
        Tags: '',
        'Option1 Name': '',
        'Option1 Value': 'Large',
        'Variant SKU': 'SHOP-L',
        'Variant Inventory Qty': 2,
        'Variant Price': '249.00',
        Status: '',
      },
    ])
    const { data } = (await uploadTable(admin, shopify)).body
    expect(data).toMatchObject({
      format: 'shopify',
      failed: 0,
      ignoredColumns: ['Vendor', 'Option1 Name'],
      counts: { new: 2 },
    })
    await finishImport(shop, admin, data.id)
    expect(await getStock('SHOP-L')).toMatchObject({ onHand: 2 })
    // A translation that follows is not overwritten by the same file.
    await sql`update product set title_ar = 'وردة' where slug = 'shopify-rose'`.execute(shop.db)
    const before = await catalogue()
    expect(await take(shopify)).toMatchObject({ done: 2, failed: 0, counts: { unchanged: 2 } })
    expect(await catalogue()).toBe(before)
  })

  test('DESK-05 lists all imports, the latest first', async () => {
    const { body } = await admin.visitor.call('imports', { query: { page: '1', pageSize: '5' } })
    expect(body.data.length).toBe(5)
    expect(body.data[0]).toMatchObject({ fileName: 'products.csv', state: 'done' })
  })
})
