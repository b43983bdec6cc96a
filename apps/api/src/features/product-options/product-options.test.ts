import { afterAll, beforeAll, expect, test } from 'vitest'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let arab: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
})
afterAll(() => shop.close())

type Kind = 'colour' | 'size' | 'container' | 'occasion'
type Option = { slug: string; nameEn: string; nameAr: string; swatch: string | null; archived: boolean }

const read = async (kind: Kind): Promise<(Option & { products: number })[]> =>
  (await admin.visitor.call('productOptions')).body.data[kind]
const save = (kind: Kind, options: readonly unknown[], removed: readonly string[] = [], who = admin) =>
  who.visitor.call('saveProductOptions', { params: { kind }, body: { options, removed } })
const slugs = (options: readonly { slug: string }[]): string[] => options.map(({ slug }) => slug)
/** Adds an option as the last one. */
const add = async (kind: Kind, option: object, who = admin) =>
  save(kind, [...(await read(kind)), { slug: '', ...option }], [], who)
const addProduct = async (changed: object = {}, who = admin) =>
  who.visitor.call('addProduct', { body: await productForm(shop, { ...changed }) })
const sized = (key: string, size: string) => [{ sku: key, size, stems: 1, price: 50 }]

test('DESK-07 the built-in colours, sizes, containers and occasions are options with their known slugs', async () => {
  expect(slugs(await read('colour'))).toEqual([
    ...['red', 'pink', 'white', 'yellow', 'orange', 'purple', 'blue', 'green', 'peach', 'mixed'],
  ])
  expect(slugs(await read('size'))).toEqual(['small', 'medium', 'large', 'grand', 'single'])
  expect(slugs(await read('container'))).toContain('hat box')
  expect(slugs(await read('occasion'))).toEqual([
    ...['birthday', 'wedding', 'newborn', 'graduation', 'get-well', 'thank-you', 'eid', 'love'],
  ])
  expect((await read('colour')).at(-1)).toMatchObject({ slug: 'mixed', swatch: null })
})

test('DESK-07 an own colour has a slug from its English name, is on a product, in the filter in both languages and found by search', async () => {
  const added = await add('colour', { nameEn: 'Ruby', nameAr: 'ياقوتي', swatch: '#9b111e' })
  expect(added.status).toBe(200)
  expect(added.body.data.at(-1)).toEqual({
    slug: 'ruby',
    nameEn: 'Ruby',
    nameAr: 'ياقوتي',
    swatch: '#9b111e',
    archived: false,
    products: 0,
  })
  const product = (await addProduct({ colours: ['ruby'] })).body.data
  const list = async (query: Record<string, string>, language: 'en' | 'ar' = 'en') =>
    (await shop.visitor({ language }).call('getProducts', { query })).body
  await expect
    .poll(async () => (await list({}, 'ar')).facets.colours)
    .toContainEqual({ colour: 'ruby', name: 'ياقوتي', swatch: '#9b111e', count: 1 })
  expect((await list({ colour: 'ruby' })).data.map(({ id }: { id: number }) => id)).toEqual([product.id])
  expect((await list({ q: 'ياقوتي' }, 'ar')).data.map(({ id }: { id: number }) => id)).toEqual([product.id])
  const page = (await shop.visitor({ language: 'ar' }).call('getProduct', { params: { id: product.id } })).body
  expect(page).toMatchObject({ colours: ['ruby'], colourNames: ['ياقوتي'], containerName: 'ورق تغليف' })
  const renamed = (await read('colour')).map((one) => (one.slug === 'ruby' ? { ...one, nameAr: 'عقيقي' } : one))
  expect((await save('colour', renamed)).body.data.at(-1)).toMatchObject({ slug: 'ruby', nameAr: 'عقيقي', products: 1 })
  await expect.poll(async () => (await list({ q: 'عقيقي' }, 'ar')).total).toBe(1)
})

test('DESK-07 an own size is on products, in the site data, in the cart and in the product feed', async () => {
  expect((await add('size', { nameEn: 'Mini', nameAr: 'صغير جدًا' })).status).toBe(200)
  const form = await productForm(shop, { variants: sized('MINI-1', 'mini') })
  form.pictures = form.pictures.map((picture) => ({ ...picture, size: 'mini' }))
  const added = await admin.visitor.call('addProduct', { body: form })
  expect(added.status).toBe(200)
  const product = added.body.data
  expect(product.pictures[0].size).toBe('mini')
  await expect
    .poll(async () => (await shop.visitor({ language: 'ar' }).call('getSite')).body.sizes)
    .toContainEqual({ slug: 'mini', name: 'صغير جدًا' })
  const page = (await shop.visitor({ language: 'ar' }).call('getProduct', { params: { id: product.id } })).body
  expect(page.variants).toMatchObject([{ size: 'mini', sizeName: 'صغير جدًا' }])
  const feed = (await shop.visitor().call('getProductFeed')).body.data
  expect(feed.find(({ id }: { id: number }) => id === product.id)).toMatchObject({
    colours: ['Red'],
    variants: [{ size: 'mini', sizeName: 'Mini' }],
  })
})

test('DESK-07 errors are at their fields, in the language of the caller', async () => {
  const options = await read('size')
  const errors = async (option: object, who = admin) =>
    (await save('size', [...options, { slug: '', nameEn: 'X', nameAr: 'س', ...option }], [], who)).body.errors
  const at = options.length
  expect(await errors({ nameEn: 'small' })).toEqual({ [`options.${at}.nameEn`]: ['Another one has this name.'] })
  expect(await errors({ nameAr: 'صغير' }, arab)).toEqual({ [`options.${at}.nameAr`]: ['هذا الاسم مستخدم من قبل.'] })
  expect(Object.keys(await errors({ nameEn: 'ياقوتي' }))).toEqual([`options.${at}.nameEn`])
  expect(Object.keys(await errors({ nameEn: '' }))).toEqual([`options.${at}.nameEn`])
  expect(Object.keys(await errors({ swatch: 'red' }))).toEqual([`options.${at}.swatch`])
  expect(Object.keys(await errors({ slug: 'nothing' }))).toEqual(['options'])
  const many = Array.from({ length: 61 }, (_, n) => ({ slug: '', nameEn: `N ${n}`, nameAr: `ن ${n}` }))
  expect(Object.keys((await save('container', many)).body.errors)).toEqual(['options'])
  const almost = many.slice(0, 55)
  expect(Object.keys((await save('container', almost)).body.errors)).toEqual(['options'])
})

test('DESK-07 names may be swapped, the order is saved, and slugs never change', async () => {
  const before = await read('container')
  const [first, second, ...others] = before
  if (!first || !second) throw new Error('There are containers.')
  const swapped = [
    { ...second, nameEn: first.nameEn, nameAr: first.nameAr },
    { ...first, nameEn: second.nameEn, nameAr: second.nameAr },
    ...others,
  ]
  expect((await save('container', swapped)).body.data).toEqual(swapped)
  expect((await save('container', before)).body.data).toEqual(before)
})

test('DESK-07 an option in use is not deleted; archived, it stays on its products and is not offered for others', async () => {
  expect((await add('colour', { nameEn: 'Teal', nameAr: 'فيروزي', swatch: '#008080' })).status).toBe(200)
  const form = await productForm(shop, { colours: ['teal'] })
  const product = (await admin.visitor.call('addProduct', { body: form })).body.data
  const options = (await read('colour')).filter(({ slug }) => slug !== 'teal')
  const refused = await save('colour', options, ['teal'], arab)
  expect(refused.body).toMatchObject({ status: 409, code: 'product_option.in_use' })
  expect(refused.body.message).toContain('فيروزي')
  const archived = (await read('colour')).map((one) => (one.slug === 'teal' ? { ...one, archived: true } : one))
  expect((await save('colour', archived)).body.data.find(({ slug }: Option) => slug === 'teal')).toMatchObject({
    archived: true,
    products: 1,
  })
  const other = await addProduct({ colours: ['teal'] })
  expect(other.body).toMatchObject({ status: 400, errors: { colours: ['Please choose one of the options.'] } })
  const stays = { ...form, variants: product.variants, version: product.version, titleEn: 'Still teal' }
  const saved = await admin.visitor.call('saveProduct', { params: { productId: product.id }, body: stays })
  expect(saved.body.data).toMatchObject({ titleEn: 'Still teal', colours: ['teal'] })
  const colours = async () => (await shop.visitor().call('getProducts')).body.facets.colours
  await expect
    .poll(async () => slugs((await colours()).map((c: { colour: string }) => ({ slug: c.colour }))))
    .toContain('teal')
  const without = { ...stays, colours: ['red'], version: saved.body.data.version }
  expect((await admin.visitor.call('saveProduct', { params: { productId: product.id }, body: without })).status).toBe(
    200,
  )
  await expect.poll(async () => (await colours()).map(({ colour }: { colour: string }) => colour)).not.toContain('teal')
  expect((await save('colour', options, ['teal'])).status).toBe(200)
  expect(slugs(await read('colour'))).not.toContain('teal')
})

test('DESK-07 every reference of a product is checked at its field', async () => {
  const form = await productForm(shop, {
    colours: ['nothing'],
    occasions: ['nothing'],
    container: 'nothing',
    variants: [...sized('WRONG-1', 'small'), ...sized('WRONG-2', 'nothing')],
  })
  form.pictures = form.pictures.map((picture) => ({ ...picture, size: 'nothing' }))
  const { body } = await arab.visitor.call('addProduct', { body: form })
  expect(body.errors).toEqual({
    colours: ['اختر أحد الخيارات من فضلك.'],
    occasions: ['اختر أحد الخيارات من فضلك.'],
    container: ['اختر أحد الخيارات من فضلك.'],
    'variants.1.size': ['اختر أحد الخيارات من فضلك.'],
    'pictures.0.size': ['اختر أحد الخيارات من فضلك.'],
  })
})

test('DESK-07 the size of products without sizes can be renamed, but not archived or deleted', async () => {
  const sizes = await read('size')
  const change = (changed: object) =>
    save(
      'size',
      sizes.map((one) => (one.slug === 'single' ? { ...one, ...changed } : one)),
    )
  expect((await change({ archived: true })).body.code).toBe('product_option.needed')
  expect((await save('size', [], ['single'])).body.code).toBe('product_option.needed')
  expect((await change({ nameEn: 'One size' })).status).toBe(200)
  expect((await save('size', sizes)).status).toBe(200)
})

test('DESK-07 of two people who add the same name at once one gets an error at the field, and neither loses the other’s options', async () => {
  const twin = onSecondProcess(await shop.twin(), admin)
  for (let round = 0; round < 4; round++) {
    const options = await read('occasion')
    const mine = { slug: '', nameEn: `Jubilee ${round}`, nameAr: `يوبيل ${round}` }
    const theirs = { slug: '', nameEn: `Opening ${round}`, nameAr: `افتتاح ${round}` }
    const answers = await Promise.all([
      save('occasion', [...options, mine]),
      save('occasion', [...options, mine], [], twin),
      save('occasion', [...options, theirs], [], twin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400])
    const failed = answers.find(({ status }) => status === 400)
    expect(Object.keys(failed?.body.errors)).toEqual([`options.${options.length}.nameEn`])
    const names = (await read('occasion')).map(({ nameEn }) => nameEn)
    expect(names.filter((name) => name === mine.nameEn)).toHaveLength(1)
    expect(names).toContain(theirs.nameEn)
  }
})

test('DESK-07 of archiving or deleting an option and saving a product with it at once, the result is consistent', async () => {
  const twin = onSecondProcess(await shop.twin(), admin)
  for (let round = 0; round < 6; round++) {
    const kind = (['colour', 'size', 'container'] as const)[round % 3] ?? 'colour'
    const { slug } = (await add(kind, { nameEn: `Race ${round}`, nameAr: `سباق ${round}` })).body.data.at(-1)
    const reference = {
      colour: { colours: [slug] },
      size: { variants: sized(`RACE-${round}`, slug) },
      container: { container: slug },
    }[kind]
    const options = await read(kind)
    const others = options.filter((one) => one.slug !== slug)
    const form = await productForm(shop, reference)
    const [added, removed] = await Promise.all([
      admin.visitor.call('addProduct', { body: form }),
      save(kind, others, [slug], twin),
    ])
    expect([added.status, removed.status].filter((status) => status === 200)).toHaveLength(1)
    if (added.status !== 200) expect(Object.keys(added.body.errors)).toHaveLength(1)
    else expect(removed.body.code).toBe('product_option.in_use')
  }
})
