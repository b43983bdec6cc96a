import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { changeItems, quoteItems } from '../../testing/make-item-change.ts'
import { fillCart, makeBusiness, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))
afterEach(async () => {
  await sql`update coupon set disabled_at = now() where is_automatic`.execute(shop.db)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

const LIMITS = { name: '', startsAt: null, endsAt: null, mostUses: null, mostPerUser: 1, leastSubtotal: 0 }
const save = (changed: { code?: string } & Record<string, unknown>) =>
  admin.visitor.call('saveCoupon', { body: { ...LIMITS, isNew: true, code: '', percent: 10, ...changed } })

/** An offer without a code, which everybody may use as often as they like. */
const offer = (title: string, changed: object = {}) =>
  save({ isAutomatic: true, titleEn: title, titleAr: `عرض ${title}`, mostPerUser: null, ...changed })

const categoryOf = async ({ productId }: { productId: number }): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select category_id as id from product where id = ${productId}`.execute(
    shop.db,
  )
  return rows[0]?.id ?? 0
}

/** A rose of SAR 100 whose category is chosen, and a vase of SAR 80. */
async function makeGoods() {
  const [rose, vase] = [await makeFlower(shop, { stock: 50 }), await makeFlower(shop, { price: 8_000, stock: 50 })]
  return { rose, vase, categoryIds: [await categoryOf(rose)] }
}

const quote = async (buyer: TestUser, body: object = {}) =>
  (await buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body })).body

const usesOf = async (orderId: string): Promise<number> =>
  (await shop.db.selectFrom('coupon_use').select('code').where('order_id', '=', orderId).execute()).length

describe('what a discount takes off', () => {
  test('DESK-09 given a code for a category, then only its lines are reduced, and quote, order, mail and invoice show its name', async () => {
    const { rose, vase, categoryIds } = await makeGoods()
    await save({
      code: 'ROSES',
      percent: 15,
      isForChosenGoods: true,
      categoryIds,
      titleEn: 'Rose days',
      titleAr: 'أيام الورد',
    })
    const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, vase])
    const quoted = await quote(buyer, { couponCode: 'roses' })
    const discounts = [{ target: 'goods', name: 'Rose days', amount: 30 }]
    expect(quoted).toMatchObject({ subtotal: 280, discount: 30, deliveryFee: 25, total: 275, discounts })
    const { data } = (await place(buyer, retailOrder({ couponCode: 'ROSES', paymentTerms: 'cash' }))).body
    expect(data).toMatchObject({ discount: 30, discounts, totalBalance: 275, vat: quoted.vat })
    const lines = await shop.db.selectFrom('order_line').selectAll().where('order_id', '=', data.id).execute()
    expect(lines.map(({ gross, discount }) => [gross, discount])).toEqual([
      [20_000, 3_000],
      [8_000, 0],
    ])
    const [mail] = await shop.mails(buyer.email)
    expect(mail?.html).toContain('Rose days')
    const invoice = await issue(data)
    expect(invoice).toMatchObject({
      coupon: 3_000,
      discounts: [{ title: { en: 'Rose days', ar: 'أيام الورد' }, amount: 3_000 }],
    })
    const arabic = await makeBuyer(shop, [rose], { language: 'ar' })
    expect((await quote(arabic, { couponCode: 'ROSES' })).discounts).toEqual([
      { target: 'goods', name: 'أيام الورد', amount: 15 },
    ])
  })

  test('DESK-09 a percentage stops at its maximum, an amount at what its goods cost, and a product can be chosen', async () => {
    const { rose, vase } = await makeGoods()
    const buyer = await makeBuyer(shop, [rose, vase])
    await save({ code: 'HALF', percent: 50, maxDiscount: 20 })
    await save({ code: 'VASE', kind: 'amount', amount: 500, isForChosenGoods: true, productIds: [vase.productId] })
    expect(await quote(buyer, { couponCode: 'HALF' })).toMatchObject({
      discount: 20,
      total: 185,
      coupon: { percent: 50, problem: null },
    })
    expect(await quote(buyer, { couponCode: 'VASE' })).toMatchObject({
      discount: 80,
      total: 125,
      coupon: { percent: 0, problem: null },
    })
  })

  test('DESK-09 given a free delivery, then the fee is taken off as a line of its own on order and invoice, with VAT on what is left', async () => {
    await offer('Free week', { kind: 'freeDelivery', leastSubtotal: 100 })
    const buyer = await makeBuyer(shop)
    const discounts = [{ target: 'delivery', name: 'Free week', amount: 25 }]
    expect(await quote(buyer)).toMatchObject({ deliveryFee: 0, discount: 0, total: 100, discounts })
    const { data } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body
    expect(data).toMatchObject({ deliveryFee: 0, totalBalance: 100, vat: 13.04, discounts })
    const invoice = await issue(data)
    expect(invoice?.lines.at(-1)).toMatchObject({
      item: 'delivery',
      unitPrice: 2_500,
      discount: 2_500,
      net: 0,
      vat: 0,
      gross: 0,
    })
    expect(invoice).toMatchObject({ total: 10_000, vat: 1_304, coupon: 2_500, discounts: [{ amount: 2_500 }] })
    const partly = await makeBuyer(shop)
    await offer('Ten off', { kind: 'freeDelivery', maxDiscount: 10, leastSubtotal: 0 })
    await sql`update coupon set disabled_at = now() where title_en = 'Free week'`.execute(shop.db)
    expect(await quote(partly)).toMatchObject({ deliveryFee: 15, total: 115 })
  })

  test('DESK-09 a free delivery stays free after a change of address', async () => {
    await offer('Free', { kind: 'freeDelivery' })
    const buyer = await makeBuyer(shop)
    const { data } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body
    const address = { line: 'Olaya Street 99', city: 'Riyadh', latitude: 24.9, longitude: 46.6 }
    const edited = await admin.visitor.call('editOrder', {
      params: { orderId: data.id },
      body: { deliveryAddress: address },
    })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    const { order } = (await admin.visitor.call('adminOrder', { params: { orderId: data.id } })).body.data
    expect(order).toMatchObject({ deliveryFee: 0, totalBalance: 100 })
  })

  test('DESK-09 discounts on goods do not add up: the highest counts, points come after it, and nothing falls below zero', async () => {
    const { rose } = await makeGoods()
    await offer('Ten', { percent: 10 })
    await offer('Free', { kind: 'freeDelivery' })
    await save({ code: 'FIVE', percent: 5 })
    await save({ code: 'ALL', percent: 100 })
    const buyer = await makeBuyer(shop, [rose])
    await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 5_000 }).execute()
    expect(await quote(buyer, { redeemPoints: 100 })).toMatchObject({
      discount: 10,
      redeemed: 10,
      deliveryFee: 0,
      total: 80,
    })
    const worse = await quote(buyer, { couponCode: 'FIVE' })
    expect(worse).toMatchObject({ discount: 10, coupon: { problem: expect.stringMatching(/better discount: Ten/) } })
    expect((await place(buyer, retailOrder({ couponCode: 'FIVE' }))).body.code).toBe('coupon.better_offer')
    expect(await quote(buyer, { couponCode: 'ALL', redeemPoints: 5_000 })).toMatchObject({
      discount: 100,
      redeemed: 0,
      total: 0,
    })
    const { data } = (await place(buyer, retailOrder({ couponCode: 'ALL' }))).body
    expect(data).toMatchObject({
      totalBalance: 0,
      discounts: [
        { name: 'Code ALL', amount: 100 },
        { name: 'Free', amount: 25 },
      ],
    })
  })

  test('DESK-09 phone orders and the counter have the same discounts, and what staff give is a line of its own', async () => {
    const { rose, categoryIds } = await makeGoods()
    await offer('Rose week', { percent: 20, isForChosenGoods: true, categoryIds })
    await offer('Free', { kind: 'freeDelivery' })
    const buyer = await makeBuyer(shop, [])
    const lines = [{ variantId: rose.variantId, quntity: 1 }]
    const phone = await admin.visitor.call('quotePhoneOrder', {
      body: { ...retailOrder(), lines, userId: buyer.userId },
    })
    expect(phone.body.data).toMatchObject({
      discount: 20,
      deliveryFee: 0,
      total: 80,
      discounts: [{ name: 'Rose week' }, { name: 'Free' }],
    })
    const basket = {
      lines: [{ variantId: rose.variantId, quantity: 1 }],
      freeLines: [{ title: 'Card', price: 10, quantity: 1 }],
    }
    const counter = await admin.visitor.call('quoteCounterSale', { body: basket })
    expect(counter.body.data).toMatchObject({
      subtotal: 110,
      discount: 20,
      total: 90,
      discounts: [{ name: 'Rose week', amount: 20 }],
    })
    const given = await admin.visitor.call('quoteCounterSale', { body: { ...basket, overrides: { discount: 5 } } })
    expect(given.body.data).toMatchObject({
      discount: 25,
      discounts: [{ amount: 20 }, { name: 'Discount from the shop', amount: 5 }],
    })
  })
})

/** The invoice of a paid order. */
async function issue({ id, totalBalance }: { id: string; totalBalance: number }): Promise<InvoiceDocument | undefined> {
  const body = { orderId: id, amount: totalBalance, payPartOrall: 1, method: 'cash' }
  const paid = await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await shop.runJobs()
  const row = await shop.db.selectFrom('invoice').select('document').where('order_id', '=', id).executeTakeFirst()
  return row?.document as InvoiceDocument | undefined
}

describe('for whom and when', () => {
  test('DESK-09 a code that does not apply says why in both languages', async () => {
    const { rose, vase, categoryIds } = await makeGoods()
    const { owner } = await makeBusiness(shop, { organizationName: 'Nakhla Hotels' })
    const clientIds = [owner.clientId]
    const other = await makeFlower(shop)
    const codes: [Record<string, unknown>, string, RegExp, RegExp][] = [
      [
        { code: 'ONLY-ROSES', isForChosenGoods: true, categoryIds },
        'coupon.other_goods',
        /only for: flower-/,
        /يخص فقط: ورد/,
      ],
      [{ code: 'FIRMS', buyerGroup: 'companies' }, 'coupon.companies_only', /only for companies/, /للشركات فقط/],
      [
        { code: 'NAKHLA', buyerGroup: 'clients', clientIds },
        'coupon.other_clients',
        /certain companies/,
        /لشركات محددة/,
      ],
      [
        { code: 'FIRST', firstOrderOnly: true },
        'coupon.not_first_order',
        /first order only/,
        /لطلبك الأول|للطلب الأول|أول/,
      ],
      [
        { code: 'WEEKEND', weekdays: [5, 6] },
        'coupon.other_days',
        /only valid on Friday or Saturday/,
        /الجمعة أو السبت/,
      ],
      [
        { code: 'EVENING', fromTime: '18:00', untilTime: '20:00' },
        'coupon.other_hours',
        /from 18:00 to 20:00/,
        /من 18:00 إلى 20:00/,
      ],
      [{ code: 'BIG', leastSubtotal: 200 }, 'coupon.below_least', /from SAR.200/, /من .?200/],
    ]
    for (const [fields] of codes)
      expect((await save({ mostPerUser: 9, ...fields })).status, JSON.stringify(fields)).toBe(200)
    const english = await makeBuyer(shop, [other])
    const arabic = await makeBuyer(shop, [other], { language: 'ar' })
    for (const buyer of [english, arabic]) {
      expect((await place(buyer, retailOrder({ deliveryDate: '2026-12-01' }))).status).toBe(200)
      await fillCart(shop, buyer.userId, [vase])
    }
    for (const [{ code }, errorCode, en, ar] of codes) {
      const refused = await place(english, retailOrder({ couponCode: String(code) }))
      expect(refused.body).toMatchObject({ code: errorCode, errors: { couponCode: [expect.stringMatching(en)] } })
      expect((await quote(arabic, { couponCode: code })).coupon.problem).toMatch(ar)
    }
    await fillCart(shop, owner.userId, [rose])
    for (const code of ['ONLY-ROSES', 'FIRMS', 'NAKHLA', 'FIRST'])
      expect((await quote(owner, { couponCode: code })).coupon.problem).toBeNull()
    await save({ code: 'PEOPLE', buyerGroup: 'retail' })
    expect((await quote(owner, { couponCode: 'PEOPLE' })).coupon.problem).toMatch(/private customers/)
  })

  test('DESK-09 a code for the delivery says that there is no fee, and an automatic discount cannot be entered', async () => {
    const { body } = await offer('Free', { kind: 'freeDelivery' })
    await save({ code: 'DELIVER', kind: 'freeDelivery', mostPerUser: null })
    const buyer = await makeBuyer(shop)
    expect((await quote(buyer, { couponCode: 'DELIVER' })).coupon).toMatchObject({ code: 'DELIVER', problem: null })
    expect((await quote(buyer, { couponCode: body.data.code })).coupon.problem).toMatch(/not valid/)
    const lines = [{ variantId: (await makeFlower(shop)).variantId, quantity: 1 }]
    const counter = await admin.visitor.call('quoteCounterSale', { body: { lines, couponCode: 'DELIVER' } })
    expect(counter.body.data.remarks).toMatchObject([{ code: 'coupon.no_fee', field: 'couponCode' }])
  })

  test('DESK-09 deleting the last chosen category leaves a discount on nothing, not on everything', async () => {
    const { rose, vase, categoryIds } = await makeGoods()
    await offer('Gone', { isForChosenGoods: true, categoryIds })
    await sql`delete from coupon_category where category_id = any(${categoryIds}::int[])`.execute(shop.db)
    expect(await quote(await makeBuyer(shop, [rose, vase]))).toMatchObject({ discount: 0, discounts: [] })
  })
})

describe('uses', () => {
  test('DESK-09 given an offer for one order and ten orders at once on two processes, then one has it and the others cost the full price', async () => {
    await offer('One only', { kind: 'amount', amount: 30, mostUses: 1 })
    await offer('Free', { kind: 'freeDelivery' })
    const flower = await makeFlower(shop, { stock: 50 })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(shop, [flower])))
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06']
    const answers = await Promise.all(
      buyers.map((buyer, at) =>
        place(at % 2 ? buyer : onSecondProcess(twin, buyer), retailOrder({ deliveryDate: days[at % 5] ?? '' })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200))
    const totals = answers.map(({ body }) => body.data.totalBalance).toSorted((a, b) => a - b)
    expect(totals).toEqual([70, ...Array.from({ length: 9 }, () => 100)])
    const expected = await place(
      await makeBuyer(shop, [flower]),
      retailOrder({ expectedTotal: 70, deliveryDate: '2026-12-07' }),
    )
    expect(expected.body.code).toBe('order.price_changed')
  })

  test('DESK-09 a cancelled order frees all its discounts', async () => {
    await offer('Free', { kind: 'freeDelivery', mostUses: 1 })
    await save({ code: 'ONCE', mostUses: 1 })
    const buyer = await makeBuyer(shop)
    const { data } = (await place(buyer, retailOrder({ couponCode: 'ONCE' }))).body
    expect(await usesOf(data.id)).toBe(2)
    const next = await makeBuyer(shop)
    expect(await quote(next, { couponCode: 'ONCE' })).toMatchObject({
      deliveryFee: 25,
      coupon: { problem: expect.any(String) },
    })
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: data.id } })
    expect(await usesOf(data.id)).toBe(0)
    expect(await quote(next, { couponCode: 'ONCE' })).toMatchObject({
      deliveryFee: 0,
      discount: 10,
      coupon: { problem: null },
    })
  })

  test('DESK-09 after an item change a category discount counts for its goods only, and is lost with them; the delivery stays free', async () => {
    const { rose, vase, categoryIds } = await makeGoods()
    await offer('Roses', { percent: 10, isForChosenGoods: true, categoryIds })
    await offer('Free', { kind: 'freeDelivery' })
    const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, vase])
    const { data } = (await place(buyer, retailOrder({ paymentTerms: 'cash' }))).body
    expect(data).toMatchObject({ discount: 20, totalBalance: 260 })
    const line = ({ variantId }: { variantId: number }, quantity = 1) => ({ variantId, quantity })
    const fewer = [line(rose), line(vase)]
    expect((await quoteItems(admin, data.id, { lines: fewer })).body.data.after).toMatchObject({
      discount: 10,
      total: 170,
    })
    expect((await changeItems(admin, data.id, { lines: fewer })).status).toBe(200)
    expect(await brokenInvariants(shop.db)).toEqual([])
    const lost = (await quoteItems(admin, data.id, { lines: [line(vase)] })).body.data
    expect(lost).toMatchObject({ couponLost: true, after: { discount: 0, total: 80 } })
    expect((await changeItems(admin, data.id, { lines: [line(vase)] })).status).toBe(200)
    const { order } = (await admin.visitor.call('adminOrder', { params: { orderId: data.id } })).body.data
    expect(order).toMatchObject({ totalBalance: 80, discounts: [{ target: 'delivery', name: 'Free', amount: 25 }] })
    expect(await usesOf(data.id)).toBe(1)
  })

  test('DESK-09 an item change of an older order keeps the goods, minimum and value of its discount as they were', async () => {
    const { rose, vase, categoryIds } = await makeGoods()
    const form = { code: 'WIDE', percent: 10, leastSubtotal: 100, isForChosenGoods: true, categoryIds }
    await save({ ...form, productIds: [vase.productId] })
    const buyer = await makeBuyer(shop, [{ ...rose, quantity: 2 }, vase])
    const { data } = (await place(buyer, retailOrder({ couponCode: 'WIDE', paymentTerms: 'cash' }))).body
    expect(data).toMatchObject({ discount: 28 })
    const narrow = { ...form, isNew: false, leastSubtotal: 250, productIds: [], titleEn: 'New', titleAr: 'جديد' }
    expect((await save(narrow)).status).toBe(200)
    const lines = [
      { variantId: rose.variantId, quantity: 1 },
      { variantId: vase.variantId, quantity: 1 },
    ]
    const { after, couponLost } = (await quoteItems(admin, data.id, { lines })).body.data
    expect([couponLost, after.discount]).toEqual([false, 18])
    expect((await changeItems(admin, data.id, { lines })).status).toBe(200)
    const only = [{ variantId: vase.variantId, quantity: 1 }]
    expect((await quoteItems(admin, data.id, { lines: only })).body.data.couponLost).toBe(true)
    const later = await makeBuyer(shop, [{ ...rose, quantity: 2 }, vase])
    expect(await quote(later, { couponCode: 'WIDE' })).toMatchObject({ discount: 20 })
  })
})
