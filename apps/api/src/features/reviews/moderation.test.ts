import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let owner: TestUser
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  owner = await makeUser(shop, { role: 'Admin', fullName: 'Ward Owner' })
})
afterAll(() => shop.close())

const MARKUP = `<img src=x onerror=alert(1)> & "thanks"`

async function write(productId: number, stars: number, description: string) {
  const fan = await makeUser(shop, { fullName: 'Huda Saleh' })
  const added = await fan.visitor.call('addReview', { params: { productId }, body: { stars, description } })
  expect(added.status).toBe(200)
  return added.body.data.id as number
}
const moderate = (reviewId: number, body: object, user = owner) =>
  user.visitor.call('moderateReview', { params: { reviewId }, body })
const reviews = async (query: object = {}) => (await owner.visitor.call('adminReviews', { query: { ...query } })).body
const page = async (at: TestShop, productId: number) =>
  (await at.visitor().call('getProduct', { params: { id: productId } })).body

/** The public reply of a product's newest review. */
const replyOn = async (productId: number): Promise<string | undefined> =>
  (await page(shop, productId)).reviewProducts[0].reply

async function report(changed: object = {}, language: Language = 'en') {
  address += 1
  const email = `writer${address}@example.com`
  const body = {
    name: 'Sara Fahad',
    email,
    phone: '+966551234567',
    problemType: 'paymentProblem',
    description: 'My card was charged twice.',
    ...changed,
  }
  const visitor = shop.visitor({ language, ip: `10.8.0.${address}` })
  expect((await visitor.call('reportProblem', { body })).status).toBe(200)
  const row = await shop.db
    .selectFrom('problem_report')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id: row.id, email }
}
const answer = (reportId: number, body: object, headers: Record<string, string> = {}, user = owner) =>
  user.visitor.call('answerReport', { params: { reportId }, body, headers })
const reports = async (query: object = {}) => (await owner.visitor.call('adminReports', { query: { ...query } })).body
const answersTo = async (email: string) =>
  (await shop.mails(email)).filter(({ subject }) => !/got your message|وصلتنا/.test(subject))

describe('reviews', () => {
  test('ADMIN-05 a hidden review leaves the page and the rating at once, on every process, and can be shown again', async () => {
    const flower = await makeFlower(shop)
    const [good, bad] = [
      await write(flower.productId, 5, 'Lovely and fresh, thank you.'),
      await write(flower.productId, 1, 'Buy my watches at example.com'),
    ]
    expect(await page(twin, flower.productId)).toMatchObject({ rating: 3, reviewCount: 2 })
    const hidden = await moderate(bad, { isHidden: true })
    expect(hidden).toMatchObject({ status: 200, body: { data: { id: bad, isHidden: true } } })
    for (const process of [shop, twin])
      await expect
        .poll(async () => {
          const { rating, reviewCount, reviewProducts } = await page(process, flower.productId)
          return { rating, reviewCount, ids: reviewProducts.map(({ id }: { id: number }) => id) }
        })
        .toEqual({ rating: 5, reviewCount: 1, ids: [good] })
    expect((await reviews({ hidden: '1' })).data.map(({ id }: { id: number }) => id)).toEqual([bad])
    await moderate(bad, { isHidden: false })
    await expect.poll(async () => (await page(shop, flower.productId)).reviewCount).toBe(2)
  })

  test('ADMIN-05 the reply appears under its review as text, and can be changed and removed', async () => {
    const flower = await makeFlower(shop)
    const id = await write(flower.productId, 4, 'Beautiful but a little late.')
    const before = (await page(shop, flower.productId)).reviewProducts[0]
    expect(before).not.toHaveProperty('reply')
    expect((await moderate(id, { reply: MARKUP })).body.data).toMatchObject({ reply: MARKUP, isHidden: false })
    await expect.poll(() => replyOn(flower.productId)).toBe(MARKUP)
    const listed = (await shop.visitor().call('getReviews', { params: { productId: flower.productId } })).body
    expect(listed.data[0]).toMatchObject({ id, reply: MARKUP })
    const row = await shop.db
      .selectFrom('review')
      .select(['replied_at', 'replied_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.replied_by).toBe(owner.userId)
    await moderate(id, { reply: '' })
    await expect.poll(() => replyOn(flower.productId)).toBeUndefined()
    expect((await moderate(id, { reply: 'x'.repeat(501) })).status).toBe(400)
    expect((await moderate(999_999, { isHidden: true })).status).toBe(404)
  })

  test('ADMIN-05 reviews are listed newest first and found by text, author and product, in both scripts', async () => {
    const flower = await makeFlower(shop)
    await shop.db
      .updateTable('product')
      .set({ title_en: 'Moonlit Peonies', title_ar: 'فاوانيا ضوء القمر' })
      .where('id', '=', flower.productId)
      .execute()
    const first = await write(flower.productId, 5, 'وصلت الباقة في الموعد، أجمل هديّة')
    shop.clock.advance(1_000)
    const second = await write(flower.productId, 3, 'Fine, but fewer stems than shown.')
    const ids = async (q: string) => (await reviews({ q })).data.map(({ id }: { id: number }) => id)
    expect(await ids('moonlit')).toEqual([second, first])
    expect(await ids('ضوء القمر')).toEqual([second, first])
    expect(await ids('اجمل هدية')).toEqual([first])
    expect(await ids('FEWER stems')).toEqual([second])
    expect(await ids('no such words')).toEqual([])
    const all = await reviews({ pageSize: '1', page: '2' })
    expect(all).toMatchObject({ page: 2, pageCount: all.total, more: false })
    expect(all.data[0].id).toBe(first)
  })
})

describe('problem reports', () => {
  test('ADMIN-05 a reply is mailed to the sender in their language, escaped, and stored with the report', async () => {
    const { id, email } = await report({}, 'ar')
    const done = await answer(id, { text: `Dear Sara,\n${MARKUP}` })
    expect(done).toMatchObject({ status: 200, body: { data: { id, state: 'answered' } } })
    expect(done.body.data.replies).toMatchObject([{ text: `Dear Sara,\n${MARKUP}`, actor: 'Ward Owner' }])
    const [mail, ...others] = await answersTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ language: 'ar', subject: `ردّنا على رسالتك رقم ${id}` })
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; ')
    expect(mail?.body_text).toContain(MARKUP)
    expect(mail?.body_text).toContain('My card was charged twice.')
  })

  test('ADMIN-05 one reply sends one mail, however often the button is clicked, on two processes', async () => {
    const { id, email } = await report()
    const other = twin.visitor()
    other.token = owner.visitor.token
    await Promise.all([
      answer(id, { text: 'We look into it.' }),
      answer(id, { text: 'We look into it.' }),
      other.call('answerReport', { params: { reportId: id }, body: { text: 'We look into it.' } }),
    ])
    expect(await answersTo(email)).toHaveLength(1)
    const key = { 'idempotency-key': '7d444840-9dc0-11d1-b245-5ffdce74fad2' }
    const twice = [
      await answer(id, { text: 'It is refunded.' }, key),
      await answer(id, { text: 'It is refunded.' }, key),
    ]
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await answersTo(email)).toHaveLength(2)
    shop.clock.advance(11_000)
    await answer(id, { text: 'We look into it.' })
    expect(await answersTo(email)).toHaveLength(3)
    shop.clock.advance(-11_000)
  })

  test('ADMIN-05 open reports come first, then the newest; each state can be listed', async () => {
    const [first, second, third] = [await report(), await report(), await report()]
    await answer(second.id, { close: true })
    await answer(third.id, { text: 'Here you are.', close: true })
    const states = (await reports({ pageSize: '100' })).data.map(({ state }: { state: string }) => state)
    expect(states.lastIndexOf('open')).toBe(states.filter((state: string) => state === 'open').length - 1)
    const getIds = async (state: string) => (await reports({ state })).data.map(({ id }: { id: number }) => id)
    expect(await getIds('open')).toContain(first.id)
    expect(await getIds('closed')).toEqual([third.id, second.id])
    expect(await answersTo(second.email)).toEqual([])
    expect(await answersTo(third.email)).toHaveLength(1)
  })

  test('ADMIN-05 refuses an empty reply, an unknown report, one without an address, and callers without the permission', async () => {
    const { id } = await report()
    expect(await answer(id, {})).toMatchObject({ status: 400, body: { code: 'report.nothing_to_do' } })
    expect((await answer(id, { text: '' })).status).toBe(400)
    expect((await answer(999_999, { close: true })).status).toBe(404)
    await sql`update problem_report set email = '' where id = ${id}`.execute(shop.db)
    expect(await answer(id, { text: 'Hello?' })).toMatchObject({ status: 409, body: { code: 'report.no_address' } })
    expect((await answer(id, { close: true })).status).toBe(200)
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const clerk = await makeUser(shop, { role: 'Admin' })
    await shop.db
      .updateTable('app_user')
      .set({ permissions: ['orders'] })
      .where('id', '=', clerk.userId)
      .execute()
    for (const user of [driver, clerk]) {
      expect((await answer(id, { text: 'Me too' }, {}, user)).status).toBe(403)
      expect((await user.visitor.call('adminReviews')).status).toBe(403)
    }
  })
})
