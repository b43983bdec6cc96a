import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from './index.ts'
import { couponsQuery } from './queries.ts'

const HOUR = 3_600_000
let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const limits = (code: string, changed: object = {}) => ({
  code,
  name: '',
  percent: 10,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostPerUser: 1,
  leastSubtotal: 0,
  ...changed,
})
const save = (code: string, changed: object = {}) => admin.visitor.call('saveCoupon', { body: limits(code, changed) })
const list = async (query: object = {}) => (await admin.visitor.call('adminCoupons', { query: { ...query } })).body
const order = (buyer: TestUser, couponCode: string, cardMessage = '') =>
  place(buyer, retailOrder({ couponCode, cardMessage }))
const again = async (buyer: TestUser, couponCode: string, cardMessage: string) => {
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  return order(buyer, couponCode, cardMessage)
}

describe('ADMIN-01 discount codes', () => {
  test('ADMIN-01 are created, changed, found by code and name, with their uses; a duplicate is refused', async () => {
    const created = await save('spring-26', {
      isNew: true,
      name: 'Spring, for neighbours',
      leastSubtotal: 99.5,
      mostUses: 3,
    })
    expect(created).toMatchObject({
      status: 200,
      body: {
        data: {
          code: 'SPRING-26',
          percent: 10,
          leastSubtotal: 99.5,
          mostUses: 3,
          uses: 0,
          isDisabled: false,
          isPersonal: false,
        },
      },
    })
    expect(await save('Spring-26', { isNew: true })).toMatchObject({ status: 409, body: { code: 'coupon.code_taken' } })
    const endsAt = '2026-12-31T21:00:00.000Z'
    expect((await save('SPRING-26', { name: 'Spring', endsAt, percent: 12 })).body.data).toMatchObject({
      percent: 12,
      endsAt,
    })
    await save('NATIONAL-DAY', { name: 'اليوم الوطني' })
    for (const q of ['ring-2', 'SPRING', 'spring'])
      expect((await list({ q })).data).toMatchObject([{ code: 'SPRING-26' }])
    expect((await list({ q: 'الوطنى' })).data).toMatchObject([{ code: 'NATIONAL-DAY' }])
    expect((await list({ q: '%' })).data).toEqual([])
    await order(await makeBuyer(shop), 'spring-26')
    expect((await list({ q: 'spring' })).data).toMatchObject([{ uses: 1 }])
    expect((await save('SPRING-26', { percent: 50 })).body).toMatchObject({
      code: 'coupon.percent_fixed',
      errors: { percent: [expect.any(String)] },
    })
    expect((await save('SPRING-26', { percent: 12, mostUses: 9 })).body.data.mostUses).toBe(9)
  })

  test('ADMIN-01 refuse invalid limits at their field', async () => {
    const wrong: [object, string][] = [
      [{ percent: 0 }, 'percent'],
      [{ percent: 101 }, 'percent'],
      [{ mostUses: 0 }, 'mostUses'],
      [{ mostPerUser: 0 }, 'mostPerUser'],
      [{ leastSubtotal: -1 }, 'leastSubtotal'],
      [{ leastSubtotal: 1.005 }, 'leastSubtotal'],
      [{ startsAt: 'tomorrow' }, 'startsAt'],
      [{ endsAt: '2026-13-01T00:00:00Z' }, 'endsAt'],
      [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }, 'endsAt'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await save('WRONG', change)
      expect({ change, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
        change,
        status: 400,
        fields: [field],
      })
    }
    expect((await save('a b')).body.errors).toHaveProperty('code')
    expect((await list({ q: 'wrong' })).data).toEqual([])
  })

  test('ADMIN-01 personal codes are not listed, are found by their prefix, and cannot be changed', async () => {
    const buyer = await makeBuyer(shop)
    const code = await issueWelcomeCode(shop.db, buyer.userId, 15)
    expect((await list()).data.map((row: { code: string }) => row.code)).not.toContain(code)
    expect((await list({ q: code.toLowerCase() })).data).toMatchObject([{ code, isPersonal: true, percent: 15 }])
    expect((await save(code, { percent: 90 })).body.code).toBe('coupon.code_personal')
    await admin.visitor.call('disableCoupon', { params: { code } })
    expect((await order(buyer, code)).body.code).toBe('coupon.disabled')
  })

  test('ADMIN-01 are visible and editable only with the permission', async () => {
    const counter = await makeUser(shop, { role: 'Admin' })
    await shop.db
      .updateTable('app_user')
      .set({ permissions: ['orders'] })
      .where('id', '=', counter.userId)
      .execute()
    const shopper = await makeUser(shop)
    for (const { visitor } of [counter, shopper]) {
      expect((await visitor.call('saveCoupon', { body: limits('MINE', { percent: 100 }) })).status).toBe(403)
      expect((await visitor.call('adminCoupons')).status).toBe(403)
    }
  })

  test('ADMIN-01 the list uses an index among many personal codes', async () => {
    await sql`
      insert into coupon (code, percent, user_id)
      select 'WARDA-' || upper(md5(n::text)), 15, ${admin.userId} from generate_series(1, 20000) n
    `.execute(shop.db)
    await sql`analyze coupon`.execute(shop.db)
    for (const words of ['', 'spring', 'WARDA-AB']) {
      const plan = await couponsQuery(words, { limit: 20, offset: 0 }).compile(shop.db)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(filled(plan))}`.execute(shop.db)
      const text = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(text).not.toMatch(/Seq Scan on coupon c\b/)
    }
  })
})

/** A compiled query with its parameters inlined, for EXPLAIN. */
const filled = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }): string =>
  text.replace(/\$(\d+)/g, (_, at) => {
    const value = parameters[Number(at) - 1]
    return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
  })

describe('ADMIN-01 discount codes at checkout', () => {
  test('ADMIN-01 takes its percentage off the goods at current prices, once per person', async () => {
    await save('TEN')
    const sale = await makeFlower(shop, { price: 10_000, discountPercent: 20 })
    const buyer = await makeBuyer(shop, [{ ...sale, quantity: 2 }])
    expect((await order(buyer, 'ten')).body.data).toMatchObject({ subtotal: 160, discount: 16, totalBalance: 169 })
    const second = await again(buyer, 'TEN', 'b')
    expect(second).toMatchObject({
      status: 400,
      body: { code: 'coupon.used', errors: { couponCode: [expect.any(String)] } },
    })
  })

  test('ADMIN-01 every limit has its own message in both languages at the field, in the quote and when placing', async () => {
    await save('LATER', { startsAt: new Date(SUNDAY_MORNING + HOUR).toISOString() })
    await save('GONE', { endsAt: new Date(SUNDAY_MORNING).toISOString() })
    await save('OFF')
    await admin.visitor.call('disableCoupon', { params: { code: 'off' } })
    await save('FULL', { mostUses: 1 })
    await order(await makeBuyer(shop), 'FULL')
    await save('LARGE', { leastSubtotal: 100.01 })
    const expected: [string, string, RegExp, RegExp][] = [
      ['LATER', 'coupon.not_started', /yet/, /لم يبدأ/],
      ['GONE', 'coupon.ended', /expired/, /انتهت/],
      ['OFF', 'coupon.disabled', /no longer/, /لم يعد/],
      ['FULL', 'coupon.used_up', /used up/, /نفد/],
      ['LARGE', 'coupon.below_least', /SAR.100\.01/, /100\.01/],
      ['NOBODY', 'coupon.unknown', /not valid/, /غير صحيح/],
      ['abcde-fghjk-lmnpq-23456', 'coupon.gift_card', /gift card/, /بطاقة إهداء/],
    ]
    const english = await makeBuyer(shop)
    const arabic = await makeBuyer(shop, undefined, { language: 'ar' })
    for (const [code, errorCode, en, ar] of expected) {
      const refused = await order(english, code)
      expect(refused.body).toMatchObject({
        status: 400,
        code: errorCode,
        errors: { couponCode: [expect.stringMatching(en)] },
      })
      expect((await order(arabic, code)).body.errors.couponCode[0]).toMatch(ar)
      const quote = await arabic.visitor.call('quoteOrder', {
        params: { id: arabic.userId },
        body: { couponCode: code },
      })
      expect(quote.body.coupon).toMatchObject({ percent: 0, problem: expect.stringMatching(ar) })
    }
    shop.clock.advance(HOUR)
    await signInAgain(shop, english)
    expect((await order(english, 'LATER')).status).toBe(200)
  })

  test('ADMIN-01 an order cancelled unpaid frees its use, for the person and in total', async () => {
    await save('BACK', { mostUses: 1, mostPerUser: 2 })
    const [first, second] = [await makeBuyer(shop), await makeBuyer(shop)]
    const { data } = (await order(first, 'BACK')).body
    expect((await order(second, 'BACK')).body.code).toBe('coupon.used_up')
    await first.visitor.call('rejectOrder', { params: { userId: first.userId, orderId: data.id } })
    expect((await list({ q: 'BACK' })).data).toMatchObject([{ uses: 0 }])
    expect((await order(second, 'BACK')).status).toBe(200)
    expect((await save('BACK', { percent: 20 })).body.code).toBe('coupon.percent_fixed')
  })

  test('ADMIN-01 a person can use it up to its limit per person', async () => {
    await save('TWICE', { mostPerUser: 2 })
    const buyer = await makeBuyer(shop)
    expect((await order(buyer, 'TWICE', 'a')).status).toBe(200)
    expect((await again(buyer, 'TWICE', 'b')).status).toBe(200)
    expect((await again(buyer, 'TWICE', 'c')).body.code).toBe('coupon.used_often')
  })

  test('ADMIN-01 fifty buyers on two processes and a limit of seven place seven orders with it, and one person with eight attempts at most two', async () => {
    await save('SEVEN', { mostUses: 7 })
    const flower = await makeFlower(shop, { stock: 500 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makeBuyer(shop, [flower])))
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07']
    const slots = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']
    const when = (at: number) => ({
      deliveryDate: days[at % days.length] ?? '',
      deliverySlot: slots[Math.floor(at / days.length) % slots.length] ?? '',
    })
    const answers = await Promise.all(
      buyers.map((buyer, at) =>
        place(at % 2 === 0 ? buyer : onSecondProcess(twin, buyer), retailOrder({ couponCode: 'SEVEN', ...when(at) })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['coupon.used_up']))
    expect((await list({ q: 'SEVEN' })).data).toMatchObject([{ uses: 7 }])

    await save('TWO-EACH', { mostPerUser: 2 })
    const [one] = buyers
    if (!one) throw new Error('There are buyers.')
    const tries = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        await fillCart(shop, one.userId, [flower])
        const user = at % 2 === 0 ? one : onSecondProcess(twin, one)
        return place(user, retailOrder({ couponCode: 'TWO-EACH', cardMessage: `try ${at}`, ...when(at) }))
      }),
    )
    expect(tries.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    const { rows } = await sql<{ uses: number }>`
      select count(*)::int as uses from coupon_use where code = 'TWO-EACH'
    `.execute(shop.db)
    expect(rows[0]?.uses).toBeLessThanOrEqual(2)
    expect(rows[0]?.uses).toBe(tries.filter(({ status }) => status === 200).length)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('ADMIN-01 when a code is disabled during orders, every order that uses it was placed before', async () => {
    await save('RACE')
    const flower = await makeFlower(shop, { stock: 100 })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(shop, [flower])))
    const [off, ...answers] = await Promise.all([
      onSecondProcess(twin, admin).visitor.call('disableCoupon', { params: { code: 'RACE' } }),
      ...buyers.map((buyer, at) =>
        place(buyer, retailOrder({ couponCode: 'RACE', deliveryDate: `2026-12-0${1 + (at % 3)}` })),
      ),
    ])
    expect(off.status).toBe(200)
    for (const { status, body } of answers) expect([200, 'coupon.disabled']).toContain(status === 200 ? 200 : body.code)
    const uses = answers.filter(({ status }) => status === 200).length
    expect((await list({ q: 'RACE' })).data).toMatchObject([{ uses, isDisabled: true }])
    expect((await save('RACE', { mostUses: 5 })).body.code).toBe('coupon.switched_off')
  })
})
