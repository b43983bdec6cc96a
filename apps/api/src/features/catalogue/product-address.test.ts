import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getProduct } from './get-product.ts'

let shop: TestShop
let admin: TestUser
let twin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  twin = onSecondProcess(await shop.twin(), admin)
})
afterAll(() => shop.close())

type Saved = { id: number; slug: string; version: number; form: Record<string, unknown> }

async function createProduct(changed: Record<string, unknown> = {}): Promise<Saved> {
  const form = await productForm(shop, changed)
  const { status, body } = await admin.visitor.call('addProduct', { body: form })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { id, slug, version, variants } = body.data
  return { id, slug, version, form: { ...form, variants } }
}

/** Saves a product with changed fields; a success updates `product`. */
async function change(product: Saved, changed: Record<string, unknown>, user = admin) {
  const body = { ...product.form, slug: product.slug, version: product.version, ...changed }
  const answer = await user.visitor.call('saveProduct', { params: { productId: product.id }, body })
  if (answer.status === 200) Object.assign(product, { slug: answer.body.data.slug, version: answer.body.data.version })
  return answer
}

const findBySlug = (slug: string) => shop.visitor().call('getProductBySlug', { params: { slug } })

/** Where `/product/<slug>` leads: a product's id, `→ slug`, or the status. */
async function lead(slug: string): Promise<number | string> {
  const { status, body } = await findBySlug(slug)
  if (status !== 200) return String(status)
  return body.movedTo === undefined ? body.id : `→ ${body.movedTo}`
}

test('DESK-08 a product is found by its slug with what its id gives; every former slug leads to the current one', async () => {
  const product = await createProduct()
  const first = product.slug
  const byId = await shop.visitor().call('getProduct', { params: { id: product.id } })
  expect((await findBySlug(first)).body).toEqual(byId.body)
  expect((await change(product, { slug: `${first}-b` })).status).toBe(200)
  expect((await change(product, { slug: `${first}-c` })).status).toBe(200)
  await expect.poll(() => lead(first)).toBe(`→ ${first}-c`)
  expect([await lead(`${first}-b`), await lead(`${first}-c`)]).toEqual([`→ ${first}-c`, product.id])
  // Its own former slug is free to it.
  expect((await change(product, { slug: first })).status).toBe(200)
  await expect.poll(() => lead(first)).toBe(product.id)
  expect([await lead(`${first}-b`), await lead(`${first}-c`)]).toEqual([`→ ${first}`, `→ ${first}`])
})

test('DESK-08 an unknown slug, a draft and the former slug of a draft are not found', async () => {
  for (const slug of ['nobodys', 'a--b', '-', 'roses']) expect([slug, await lead(slug)]).toEqual([slug, '404'])
  const product = await createProduct()
  const before = product.slug
  await change(product, { slug: `${before}-now`, status: 'draft' })
  await expect.poll(() => lead(before)).toBe('404')
  expect(await lead(`${before}-now`)).toBe('404')
})

test('DESK-08 a slug that once led to another product is refused at its field until the form takes it over', async () => {
  const old = await createProduct()
  const former = old.slug
  await change(old, { slug: `${former}-now` })
  const other = await createProduct()
  const refused = await change(other, { slug: former })
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'product.slug_moved',
    errors: {
      slug: [
        `Links to “${former}” lead to another product, “${former}-now”. Choose another address, or have these links lead here.`,
      ],
    },
  })
  const arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
  expect((await change(other, { slug: former }, arab)).body.errors.slug[0]).toContain(`«${former}-now»`)
  const created = await admin.visitor.call('addProduct', { body: await productForm(shop, { slug: former }) })
  expect(created.body.code).toBe('product.slug_moved')
  await expect.poll(() => lead(former)).toBe(`→ ${former}-now`)
  expect((await change(other, { slug: former, takesOverSlug: true })).status).toBe(200)
  await expect.poll(() => lead(former)).toBe(other.id)
  // The current slug of a product cannot be taken over.
  const taken = await change(other, { slug: old.slug, takesOverSlug: true })
  expect(taken.body).toMatchObject({ status: 409, code: 'product.slug_taken' })
})

test('DESK-08 of concurrent changes to one slug one succeeds, on either process, and no slug leads to two products', async () => {
  const [first, second, third] = [await createProduct(), await createProduct(), await createProduct()]
  const wanted = `${first.slug}-wanted`
  const racing = await Promise.all([
    change(first, { slug: wanted }),
    change(second, { slug: wanted }, twin),
    admin.visitor.call('addProduct', { body: await productForm(shop, { slug: wanted }) }),
  ])
  expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  // A former slug is taken over by one of two, while its product wants it back.
  const former = third.slug
  await change(third, { slug: `${former}-now` })
  const [a, b] = [await createProduct(), await createProduct()]
  const taking = await Promise.all([
    change(a, { slug: former, takesOverSlug: true }),
    change(b, { slug: former, takesOverSlug: true }, twin),
    change(third, { slug: former }, twin),
  ])
  expect(taking.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const owner = [a, b, third].filter(({ slug }) => slug === former)
  expect(owner).toHaveLength(1)
  await expect.poll(() => lead(former)).toBe(owner[0]?.id)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-08 many products change to a few slugs at once: each slug leads to the product that has it', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => createProduct()))
  const slugs = ['one', 'two', 'three'].map((name) => `${products[0]?.slug}-${name}`)
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(
      products.map((product, at) =>
        change(product, { slug: slugs[(at + round) % slugs.length], takesOverSlug: true }, at % 2 === 0 ? admin : twin),
      ),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
  }
  expect(await brokenInvariants(shop.db)).toEqual([])
  for (const { id, slug } of products) await expect.poll(() => lead(slug)).toBe(id)
})

test.each([
  ['2026', 'At least one letter'],
  ['ورد-جوري', 'Latin letters here'],
  ['red--roses', 'Small Latin letters'],
  ['Red', 'Small Latin letters'],
])('DESK-08 the slug %s is refused at its field with the reason', async (slug, reason) => {
  const { body } = await admin.visitor.call('addProduct', { body: await productForm(shop, { slug }) })
  expect(body).toMatchObject({ status: 400, errors: { slug: [expect.stringContaining(reason)] } })
})

test('DESK-08 a product by its slug takes as many statements as by its id', async () => {
  const { id, slug } = await createProduct()
  const count = async (key: { id: number } | { slug: string }) => {
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const result = await getProduct({ ...shop.context, db: shop.context.db.withPlugin(counter) }, key)
    expect(result.ok && result.value.card.id).toBe(id)
    return statements
  }
  expect(await count({ id })).toBeGreaterThan(0)
  expect(await count({ slug })).toBe(await count({ id }))
})
