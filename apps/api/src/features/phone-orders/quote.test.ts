import { type Language, languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeBusiness, makeFlower, makeOrder, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { issueWelcomeCode } from '../coupons/index.ts'

const zone = (en: string, ar: string, radiusMiles: number, feeHalalas: number) => ({
  name: { en, ar },
  centre: null,
  radiusMiles,
  feeHalalas,
})
const NEAR = { latitude: 24.7136, longitude: 46.6753 }
const FAR = { latitude: 24.9, longitude: 46.6753 }
const OUTSIDE = { latitude: 21.54, longitude: 39.17 }

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  const calendar = {
    zones: [zone('Far north', 'شمال الرياض', 20, 4_000), zone('Olaya', 'العليا', 3, 1_000)],
    freeFromHalalas: 90_000,
  }
  await sql`insert into setting (key, value) values ('calendar', ${JSON.stringify(calendar)}::jsonb)`.execute(shop.db)
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
  await waitUntil('the zones are read', async () => (await quote({ deliveryAddress: NEAR })).zone === 'Olaya')
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const quote = async (body: object, language: Language = 'en') => {
  const answer = await admin.visitor.call('quotePhoneOrder', { body, headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const place = (body: object) => admin.visitor.call('placePhoneOrder', { body })
const one = (variantId: number, quntity = 1) => ({ lines: [{ variantId, quntity }] })
type Remark = { code: string; field: string | null; variantId: number | null; message: string; blocks: boolean }
const codes = ({ remarks }: { remarks: Remark[] }) => remarks.map(({ code }) => code)

/** Checksums of all tables except sessions and rate limits. */
async function tableChecksums(): Promise<Record<string, string | undefined>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('session', 'rate_bucket')
  `.execute(shop.db)
  const sums = tables.rows.map(async ({ name }): Promise<[string, string | undefined]> => {
    const found = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t
    `.execute(shop.db)
    return [name, found.rows[0]?.sum]
  })
  return Object.fromEntries(await Promise.all(sums))
}

const insertClientPrice = (clientId: number, variantId: number, fromQuantity: number, price: number) =>
  sql`insert into client_price (client_id, variant_id, from_quantity, price) values (${clientId}, ${variantId}, ${fromQuantity}, ${price})`.execute(
    shop.db,
  )

test('ADMIN-02 a quote explains each line price: list price, offer, client discount or quantity break', async () => {
  const { owner } = await makeBusiness(shop)
  await sql`update client set discount_percent = 5 where id = ${owner.clientId}`.execute(shop.db)
  const [plain, offered, agreed] = [
    await makeFlower(shop, { price: 10_000 }),
    await makeFlower(shop, { price: 10_000, discountPercent: 20 }),
    await makeFlower(shop, { price: 10_000, stock: 40 }),
  ]
  await insertClientPrice(owner.clientId, agreed.variantId, 12, 7_000)
  const lines = [plain, offered, agreed].map(({ variantId }, at) => ({ variantId, quntity: at === 2 ? 12 : 1 }))
  const retail = await quote({ lines })
  expect(retail.lines).toMatchObject([
    { price: 100, because: 'list' },
    { price: 80, listPrice: 100, because: 'offer', percent: 20 },
    { price: 100, because: 'list', lineTotal: 1200 },
  ])
  const company = await quote({ lines, userId: owner.userId })
  expect(company).toMatchObject({
    buyer: { userId: owner.userId, client: owner.clientId },
    lines: [
      { price: 95, because: 'percent', percent: 5 },
      { price: 76, because: 'percent' },
      { price: 70, because: 'break', fromQuantity: 12, lineTotal: 840 },
    ],
    subtotal: 1011,
    terms: ['online', 'cash', 'postponed', 'monthly'],
    remarks: [],
  })
  expect(company.branches).toMatchObject([{ name: 'Olaya' }])
})

test('ADMIN-02 a quote shows the fee and zone in the reader’s language, the amount missing to free delivery, VAT, coupon and points', async () => {
  const { variantId } = await makeFlower(shop, { price: 20_000, stock: 50 })
  const near = await quote({ ...one(variantId), deliveryAddress: NEAR }, 'ar')
  expect(near).toMatchObject({ deliveryFee: 10, zone: 'العليا', total: 210, freeDelivery: { from: 900, missing: 700 } })
  expect(near.vat).toBe(27.39)
  const far = await quote({ ...one(variantId), deliveryAddress: FAR })
  expect(far).toMatchObject({ deliveryFee: 40, zone: 'Far north' })
  expect(await quote(one(variantId))).toMatchObject({ deliveryFee: 25, zone: null })
  const much = await quote({ ...one(variantId, 5), deliveryAddress: FAR })
  expect(much).toMatchObject({ deliveryFee: 0, freeDelivery: { missing: 0 }, total: 1000 })
  const buyer = await makeUser(shop)
  const code = await issueWelcomeCode(shop.db, buyer.userId, 10)
  await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 150 }).execute()
  const input = { ...one(variantId), userId: buyer.userId, couponCode: code, usePoints: true }
  expect(await quote(input)).toMatchObject({
    coupon: { code, percent: 10 },
    discount: 20,
    points: { balance: 150, usable: 150, worth: 15 },
    redeemed: 15,
    total: 190,
    remarks: [],
  })
})

test('ADMIN-02 a quote lists all errors with their fields in the reader’s language, and placing the order is refused', async () => {
  const short = await makeFlower(shop, { stock: 2 })
  const removed = await makeFlower(shop)
  await sql`update product set status = 'draft' where id = ${removed.productId}`.execute(shop.db)
  const taken = await makeUser(shop, { email: 'somebody.else@example.com' })
  await sql`insert into slot_booking values ('2026-12-13', '09:00-11:00', 12)`.execute(shop.db)
  const customer = { fullName: 'Caller New', phoneNumber: '0556660001', email: taken.email }
  const body = {
    ...retailOrder({ paymentTerms: 'monthly', deliveryDate: '2026-12-13', deliverySlot: '09:00-11:00' }),
    deliveryAddress: { line: 'Corniche 1', city: 'Jeddah', ...OUTSIDE },
    lines: [short, removed, { variantId: 999_999 }].map(({ variantId }) => ({ variantId, quntity: 3 })),
    customer,
    couponCode: 'NO-SUCH-CODE',
  }
  for (const language of languages) {
    const { remarks } = await quote(body, language)
    expect(remarks.map(({ code, field, variantId }: Remark) => [code, field, variantId])).toEqual([
      ['stock.short', 'lines', short.variantId],
      ['product.not_found', 'lines', removed.variantId],
      ['email.taken', 'customer.email', null],
      ['product.not_found', 'lines', null],
      ['terms.not_open', 'paymentTerms', null],
      ['delivery.out_of_reach', 'deliveryAddress', null],
      ['coupon.unknown', 'couponCode', null],
      ['slot.full', 'deliverySlot', null],
    ])
    for (const { message, blocks } of remarks as Remark[]) {
      expect(blocks).toBe(true)
      expect(/[\u0600-\u06FF]/.test(message)).toBe(language === 'ar')
    }
  }
  expect((await place(body)).status).toBeGreaterThanOrEqual(400)
  await sql`delete from slot_booking where date = '2026-12-13'`.execute(shop.db)
  expect(codes(await quote({ deliveryDate: '2026-12-04' }))).toEqual(['delivery.closed'])
})

test('ADMIN-02 a quote reports a client’s minimum, credit limit and budget in riyals', async () => {
  const { owner, branchId } = await makeBusiness(shop, { creditLimit: 30_000 })
  const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
  await sql`update branch set monthly_budget = 10000 where id = ${branchId}`.execute(shop.db)
  const flower = await makeFlower(shop, { price: 20_000, stock: 50 })
  await sql`insert into client_minimum (client_id, product_id, quantity) values (${owner.clientId}, ${flower.productId}, 3)`.execute(
    shop.db,
  )
  const input = { ...one(flower.variantId, 2), branchId, paymentTerms: 'postponed' }
  const { remarks } = await quote({ ...input, userId: owner.userId })
  expect(remarks).toMatchObject([
    { code: 'quantity.below_minimum', variantId: flower.variantId, message: 'This company orders at least 3 of this.' },
    { code: 'credit.above_limit', field: 'paymentTerms' },
  ])
  expect(remarks[1].message.replaceAll('\u00a0', ' ')).toContain('SAR 300.00 is left')
  const pending = await quote({ ...input, ...one(flower.variantId, 3), userId: manager.userId, paymentTerms: 'cash' })
  expect(pending.remarks).toMatchObject([{ code: 'order.needs_approval', field: 'branchId', blocks: false }])
  expect(pending.branches).toEqual([{ id: branchId, name: 'Olaya' }])
})

test('ADMIN-02 a quote of a partial order writes nothing and needs the orders permission', async () => {
  const { variantId } = await makeFlower(shop, { stock: 9 })
  const buyer = await makeUser(shop)
  const code = await issueWelcomeCode(shop.db, buyer.userId, 10)
  const before = await tableChecksums()
  await quote({})
  await quote({ customer: {}, deliverySlot: '' })
  await quote({ customer: { phoneNumber: '05', email: 'x@' } })
  await quote({ ...retailOrder(), ...one(variantId), customer: { fullName: 'New', phoneNumber: '0556660009' } })
  await quote({ ...retailOrder(), ...one(variantId), userId: buyer.userId, couponCode: code, usePoints: true })
  expect(await tableChecksums()).toEqual(before)
  expect((await admin.visitor.call('quotePhoneOrder', { body: { userId: admin.userId } })).status).toBe(404)
  expect((await buyer.visitor.call('quotePhoneOrder', { body: {} })).status).toBe(403)
  const clerk = await makeUser(shop, { role: 'Admin' })
  await sql`update app_user set permissions = '{catalogue}' where id = ${clerk.userId}`.execute(shop.db)
  expect((await clerk.visitor.call('quotePhoneOrder', { body: {} })).status).toBe(403)
})

test('ADMIN-02 a phone number in any format finds its account, and a new number has none', async () => {
  const { variantId } = await makeFlower(shop)
  const customer = { fullName: 'Huda Known', phoneNumber: '0556661234' }
  expect((await quote({ customer })).buyer).toBeNull()
  const placed = await place({ ...retailOrder({ paymentTerms: 'cash' }), ...one(variantId), customer })
  for (const phoneNumber of ['0556661234', '+966556661234', '٠٥٥٦٦٦١٢٣٤'])
    expect((await quote({ customer: { phoneNumber } })).buyer).toMatchObject({ userId: placed.body.data.userId })
})

test('ADMIN-02 when the total differs from the expected total, no order is placed; a new quote is charged', async () => {
  const { variantId } = await makeFlower(shop, { price: 10_000 })
  const customer = { fullName: 'Told Price', phoneNumber: '0556667777' }
  const body = { ...retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-05' }), ...one(variantId), customer }
  const quoted = await quote(body)
  expect(quoted.total).toBe(110)
  await sql`update variant set price = 12000 where id = ${variantId}`.execute(shop.db)
  const refused = await place({ ...body, expectedTotal: quoted.total })
  expect(refused).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
  expect(refused.body.message.replaceAll('\u00a0', ' ')).toBe(
    'The price has changed: it was SAR 110.00, it is now SAR 130.00.',
  )
  const left = await sql`select 1 from app_user where phone = ${customer.phoneNumber}`.execute(shop.db)
  expect(left.rows).toEqual([])
  const again = await quote(body)
  const placed = await place({ ...body, expectedTotal: again.total })
  expect(placed.body.data).toMatchObject({ totalBalance: 130 })
  expect((await place({ ...body, expectedTotal: 1.005 })).status).toBe(400)
})

const DAYS = [
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-05',
  '2026-12-06',
  '2026-12-07',
  '2026-12-08',
]
const SLOTS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']
const anyOrder = fc.record({
  buyerIndex: fc.nat(5),
  lines: fc.array(fc.record({ flower: fc.nat(4), quntity: fc.integer({ min: 1, max: 14 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  place: fc.constantFrom(null, NEAR, FAR),
  when: fc.record({ deliveryDate: fc.constantFrom(...DAYS), deliverySlot: fc.constantFrom(...SLOTS) }),
  paymentTerms: fc.constantFrom('cash', 'online', 'postponed', 'monthly'),
  couponCode: fc.constantFrom(undefined, 'SPRING', 'LARGE', 'own'),
  usePoints: fc.boolean(),
})

test('ADMIN-02 for any order and buyer, the quoted total is charged, and a quote with blocking errors is refused', async () => {
  const { owner, branchId } = await makeBusiness(shop, { creditLimit: 3_000_000 })
  await sql`update client set discount_percent = 7 where id = ${owner.clientId}`.execute(shop.db)
  const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
  await sql`update branch set monthly_budget = 200000 where id = ${branchId}`.execute(shop.db)
  const flowers = await Promise.all(
    [3_333, 9_999, 12_345, 25_050, 40_000].map((price, at) =>
      makeFlower(shop, { price, stock: at === 3 ? 30 : 900, discountPercent: at * 9 }),
    ),
  )
  for (const { variantId } of flowers.slice(0, 2)) {
    await insertClientPrice(owner.clientId, variantId, 2, 3_001)
    await insertClientPrice(owner.clientId, variantId, 10, 2_499)
  }
  await sql`insert into client_minimum (client_id, product_id, quantity) values (${owner.clientId}, ${flowers[4]?.productId ?? 0}, 4)`.execute(
    shop.db,
  )
  await sql`insert into coupon (code, percent, max_uses_per_user, min_subtotal) values ('SPRING', 13, 3, 0), ('LARGE', 33, 99, 50000)`.execute(
    shop.db,
  )
  const shoppers = [await makeUser(shop), await makeUser(shop), await makeUser(shop, { confirmed: false })]
  const welcomeCodes = new Map<string, string>()
  for (const { userId } of shoppers) {
    welcomeCodes.set(userId, await issueWelcomeCode(shop.db, userId, 15))
    await shop.db.insertInto('loyalty_entry').values({ user_id: userId, kind: 'earn', points: 777 }).execute()
  }
  const people = [...shoppers, owner, manager]
  let placedCount = 0
  let called = 0
  const run = async (order: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) => {
    const person = people[order.buyerIndex]
    called += 1
    const business = person?.clientId === owner.clientId
    const couponCode = order.couponCode === 'own' ? welcomeCodes.get(person?.userId ?? '') : order.couponCode
    const body = {
      ...(person
        ? { userId: person.userId }
        : { customer: { fullName: 'Some Body', phoneNumber: `05577${String(called).padStart(5, '0')}` } }),
      lines: order.lines.map(({ flower, quntity }) => ({ variantId: flowers[flower]?.variantId ?? 0, quntity })),
      recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
      ...(business ? { branchId } : { deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', ...order.place } }),
      ...order.when,
      ...(couponCode ? { couponCode } : {}),
      usePoints: order.usePoints,
      paymentTerms: order.paymentTerms,
      cardMessage: `Card ${called}`,
    }
    const quoted = await quote(body)
    const placed = await place(body)
    const blocked = (quoted.remarks as Remark[])
      .filter(({ blocks }) => blocks)
      .map(({ code }) => code.replace('stock.short', 'stock.out'))
    if (blocked.length > 0) {
      expect(placed.status).not.toBe(200)
      expect(blocked).toContain(placed.body.code)
      return
    }
    expect(placed.body.code ?? placed.status).toBe(200)
    placedCount += 1
    const { data } = placed.body
    expect({ ...quoted, total: data.totalBalance }).toMatchObject({
      total: quoted.total,
      subtotal: data.subtotal,
      discount: data.discount,
      redeemed: data.redeemed,
      deliveryFee: data.deliveryFee,
      vat: data.vat,
    })
    expect(codes(quoted).includes('order.needs_approval')).toBe(data.approval === 'waiting')
    const priced = (lines: { price: number; quntity: number }[]) =>
      lines.map(({ price, quntity }) => `${price} ${quntity}`).toSorted()
    expect(priced(quoted.lines)).toEqual(priced(data.items))
  }
  await fc.assert(fc.asyncProperty(anyOrder, run), { numRuns: 60, endOnFailure: true })
  expect(placedCount).toBeGreaterThan(5)
})

test('ADMIN-02 ERR-09 a quote reports a date that does not exist and a quantity above the limit', async () => {
  const { variantId } = await makeFlower(shop, { stock: 3_000 })
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  for (const deliveryDate of ['2026-02-31', '2026-99-99', '0000-00-00', '0000-01-01']) {
    const when = { deliveryDate, deliverySlot: '11:00-13:00' }
    expect(codes(await quote({ ...one(variantId), ...when }))).toEqual(['delivery.closed'])
    const edit = await admin.visitor.call('quoteEdit', { params: { orderId: order.id }, body: when })
    expect(edit.body.data.remarks).toMatchObject([{ code: 'delivery.closed', field: 'deliveryDate' }])
  }
  const most = { variantId, quntity: LIMITS.quantity.max }
  const body = { ...retailOrder({ paymentTerms: 'cash' }), userId: (await makeUser(shop)).userId, lines: [most, most] }
  expect((await quote(body)).remarks).toMatchObject([{ code: 'invalid', field: 'lines', blocks: true }])
  expect(await place(body)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(codes(await quote({ ...body, lines: [most] }))).toEqual([])
})
