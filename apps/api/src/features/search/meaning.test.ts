import type { ProductList } from '@warda/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import { makeUser } from '../../testing/make-user.ts'
import type { TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const search = async (q: string): Promise<ProductList> =>
  (await shop.visitor({ language: 'ar' }).call('getProducts', { query: { q } })).body
const findSlugs = async (q: string): Promise<string[]> => {
  const first = await search(q)
  const cards = [...first.data]
  for (let page = 2; page <= first.pageCount; page++)
    cards.push(...(await shop.visitor().call('getProducts', { query: { q, page: String(page) } })).body.data)
  return cards.map(({ slug }) => slug).toSorted()
}
const selectSlugs = async (condition: string): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from product p where status = 'published' and kind = 'bouquet' and ${sql.raw(condition)}
  `.execute(shop.db)
  return rows.map(({ slug }) => slug).toSorted()
}

const flower = (...names: string[]) => `p.flowers && array[${names.map((name) => `'${name}'`).join()}]`
const colour = (name: string) => `'${name}' = any (p.colours)`
const occasion = (name: string) => `'${name}' = any (p.occasions)`
const container = (...names: string[]) => `p.container in (${names.map((name) => `'${name}'`).join()})`
const rose = flower('garden rose', 'spray rose')
const vase = container('glass vase', 'ceramic vase')
const box = container('hat box', 'gift box')
const below = (riyals: number) => `p.price_from < ${riyals * 100}`

test.each([
  // Number and agreement
  ['وردة', rose],
  ['وردتان حمراوان', `${rose} and ${colour('red')}`],
  ['ورود صفراء', `${rose} and ${colour('yellow')}`],
  ['زنبقة', flower('lily')],
  ['قرنفلات', flower('carnation')],
  ['سلال', container('basket')],
  ['باقات زرقاء', colour('blue')],
  ['باقتين بنفسجيتين', colour('purple')],
  ['tulip', flower('tulip')],
  ['daisies', flower('daisy')],
  // Prefixes
  ['بالتوليب', flower('tulip')],
  ['وأوركيد', flower('moth orchid')],
  ['للتخرج', occasion('graduation')],
  ['لمولود', occasion('newborn')],
  ['بصندوق', box],
  // Occasions and their words
  ['زفاف', occasion('wedding')],
  ['خطوبة', occasion('wedding')],
  ['bride', occasion('wedding')],
  ['خريجة', occasion('graduation')],
  ['baby shower', occasion('newborn')],
  ['نفاس', occasion('newborn')],
  ["valentine's day", occasion('love')],
  ['ذكرى زواج', occasion('love')],
  ['الحمد لله على السلامة', occasion('get-well')],
  ['عيد الفطر', occasion('eid')],
  ['هدية تخرج', occasion('graduation')],
  ['happy birthday', occasion('birthday')],
  ['ورد للعروس', `${rose} and ${occasion('wedding')}`],
  // Colours
  ['وردي', colour('pink')],
  ['باقة زهرية', colour('pink')],
  ['ivory peonies', `${flower('peony')} and ${colour('white')}`],
  ['أوركيد بيضاء', `${flower('moth orchid')} and ${colour('white')}`],
  ['lilac roses', `${rose} and ${colour('purple')}`],
  // Containers
  ['مزهرية', vase],
  ['مزهرية زهرية', `${vase} and ${colour('pink')}`],
  ['roses in a vase', `${rose} and ${vase}`],
  ['بوكسات', box],
  ['نباتات داخلية', container('ceramic pot')],
  // General words, transliteration, spelling
  ['زهور', 'true'],
  ['بوكيه', 'true'],
  ['bouquets', 'true'],
  ['ورد توليب', flower('tulip')],
  ['joory', rose],
  ['abyad tulip', `${flower('tulip')} and ${colour('white')}`],
  ['جيربرا', flower('gerbera')],
  ['sunflowr', flower('sunflower')],
  ['get wel soon', occasion('get-well')],
  // Prices
  ['أقل من 200', below(200)],
  ['بأقل من ٢٠٠ ريال', below(200)],
  ['under 200', below(200)],
  ['ورد تحت ٣٠٠', `${rose} and ${below(300)}`],
  ['roses up to 250 SAR', `${rose} and p.price_from <= 25000`],
  ['توليب من 100 الى 200', `${flower('tulip')} and p.price_from between 10000 and 20000`],
  ['over 400', 'p.price_from > 40000'],
  // While typing
  ['بنف', colour('purple')],
  ['grad', occasion('graduation')],
])('AGREE-14 the search %s finds the products that are meant', async (q, condition) => {
  const expected = await selectSlugs(condition)
  expect(expected.length).toBeGreaterThan(0)
  expect(await findSlugs(q)).toEqual(expected)
  expect((await search(q)).nearest).toBe(false)
})

test.each([
  ['توليب أسود', flower('tulip')],
  ['birthday tulips', flower('tulip')],
  ['roses and tulips', `(${rose} or ${flower('tulip')})`],
  ['توليب أقل من 5 ريال', flower('tulip')],
  ['نبتة للمكتب', container('ceramic pot')],
])('AGREE-14 the search %s without a match shows the nearest products and says so', async (q, condition) => {
  expect(await findSlugs(q)).toEqual(await selectSlugs(condition))
  expect((await search(q)).nearest).toBe(true)
})

test('AGREE-14 every title in either language finds its product first', async () => {
  const products = await shop.db
    .selectFrom('product')
    .select(['slug', 'title_en', 'title_ar'])
    .where('status', '=', 'published')
    .where('kind', '=', 'bouquet')
    .execute()
  expect(products.length).toBeGreaterThan(50)
  for (const { slug, title_en, title_ar } of products)
    for (const title of [title_en, title_ar]) expect((await search(title)).data[0]?.slug, title).toBe(slug)
})

test('AGREE-14 a product whose flowers no synonym knows is found by the words of its title', async () => {
  await sql`update product set flowers = '{red naomi}' where slug = 'two-dozen-red-roses'`.execute(shop.db)
  expect(await findSlugs('red roses')).toContain('two-dozen-red-roses')
})

test('AGREE-14 the owner changes what words stand for, in both languages, and the next search follows', async () => {
  const owner = await makeUser(shop, { role: 'Admin' })
  const settings = (await owner.visitor.call('adminSettings')).body.data
  const { value, version } = settings.find(({ key }: { key: string }) => key === 'search')
  const save = (means: string) =>
    owner.visitor.call('saveSetting', {
      params: { key: 'search' },
      body: {
        value: { synonyms: [{ en: 'sunshine', ar: 'دانة، بهجة البيت', means, general: false }, ...value.synonyms] },
        version,
      },
    })
  const refused = await save('sunflower')
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toHaveProperty(['synonyms.0.means'])
  expect((await save('flower:sunflower, colour:yellow')).status).toBe(200)
  const expected = await selectSlugs(`(${flower('sunflower')} or ${colour('yellow')})`)
  await waitUntil('the changed synonyms', async () => (await search('sunshine')).total === expected.length)
  for (const q of ['sunshine', 'للدانة', 'بهجة البيت', 'دانات']) expect(await findSlugs(q), q).toEqual(expected)
})

test('AGREE-14 the product list of the back office searches by the same rules, and by SKU', async () => {
  const owner = await makeUser(shop, { role: 'Admin' })
  const listProducts = async (q: string): Promise<string[]> =>
    (await owner.visitor.call('adminProducts', { query: { q, pageSize: '100' } })).body.data
      .map(({ slug }: { slug: string }) => slug)
      .toSorted()
  expect(await listProducts('توليبات صفراء')).toEqual(await selectSlugs(`${flower('tulip')} and ${colour('yellow')}`))
  expect(await listProducts('tulips-04')).toEqual(['violet-hour'])
  expect(await listProducts('black tulips')).toEqual([])
})
