import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay, payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let owner: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  owner = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

type Row = { key: string; name: string; orders: number; revenue: number; vat: number }
type Revenue = { data: Row[]; totals: Pick<Row, 'orders' | 'revenue' | 'vat'> }

const TODAY = riyadhDate(SUNDAY_MORNING)
const overview = async (user = owner) => (await user.visitor.call('shopOverview')).body
const revenue = async (by: 'day' | 'category' | 'branch', from = TODAY, to = addDays(TODAY, 10)): Promise<Revenue> =>
  (await owner.visitor.call('getRevenue', { query: { from, to, by } })).body
const halalas = (riyals: number) => Math.round(riyals * 100)
const sum = (rows: readonly Row[], what: 'orders' | 'revenue' | 'vat') =>
  rows.reduce((all, row) => all + halalas(row[what]), 0)

/** The revenue by the ledger in halalas. */
async function ledger() {
  const { rows } = await sql<{ revenue: number; vat: number }>`
    select coalesce(-sum(amount), 0)::int8 as revenue, coalesce(-sum(amount) filter (where account = 'vat'), 0)::int8 as vat
    from ledger_entry where account in ('sales', 'vat')
  `.execute(shop.db)
  return rows[0]
}

describe('the overview', () => {
  test('ADMIN-05 shows zeros for a shop without activity', async () => {
    const quiet = await overview()
    expect(quiet).toMatchObject({
      today: { toDeliver: 0, onTheWay: 0, delivered: 0, revenue: 0, orders: 0 },
      late: [],
      lateCount: 0,
      lowStock: [],
      openReports: 0,
      newReviews: 0,
      clientsToReview: 0,
      cashToConfirm: 0,
      debts: { total: 0 },
    })
    expect(quiet.week.map((day: { date: string }) => day.date)).toEqual(
      [-6, -5, -4, -3, -2, -1, 0].map((n) => addDays(TODAY, n)),
    )
  })

  test('ADMIN-05 shows the deliveries, orders and revenue of today', async () => {
    const before = await overview()
    const today = { paymentTerms: 'cash', deliveryDate: TODAY, deliverySlot: '17:00-19:00' } as const
    const waiting = await makeOrder(shop, today)
    await makeUnderWay(shop, today)
    const arrived = await makeUnderWay(shop, today)
    await walkOrder(shop, arrived.order.id, ['delivered'])
    await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: addDays(TODAY, 1) })
    const after = await overview()
    expect(after.today).toMatchObject({
      toDeliver: before.today.toDeliver + 1,
      onTheWay: before.today.onTheWay + 1,
      delivered: before.today.delivered + 1,
      orders: before.today.orders + 4,
    })
    expect(halalas(after.today.revenue - before.today.revenue)).toBe(4 * 12_500)
    expect(after.week.at(-1)).toMatchObject({ date: TODAY, revenue: after.today.revenue })
    expect(after.debts.total - before.debts.total).toBe(4 * 125)
    await owner.visitor.call('cancelOrder', {
      params: { orderId: waiting.order.id },
      body: { reason: 'No roses left', refundTo: 'credit' },
    })
    const cancelled = await overview()
    expect(cancelled.today).toMatchObject({
      toDeliver: before.today.toDeliver,
      orders: after.today.orders - 1,
      revenue: after.today.revenue - 125,
    })
  })

  test('ADMIN-05 an order is late from the end of its promised slot until it is delivered', async () => {
    const promised = { paymentTerms: 'cash', deliveryDate: TODAY, deliverySlot: '15:00-17:00' } as const
    const { order, buyer } = await makeOrder(shop, promised, { fullName: 'Reem Alotaibi' })
    const late = async () => {
      await signInAgain(shop, owner)
      return (await overview()).late.filter(({ id }: { id: string }) => id === order.id)
    }
    shop.clock.set(riyadhInstant(TODAY, 17 * 60) - 1_000)
    expect(await late()).toEqual([])
    shop.clock.set(riyadhInstant(TODAY, 17 * 60))
    expect(await late()).toEqual([
      {
        id: order.id,
        orderNumber: order.orderNumber,
        customer: buyer.fullName,
        deliveryDate: TODAY,
        deliverySlot: '15:00-17:00',
      },
    ])
    await walkOrder(shop, order.id, ['outForDelivery'])
    expect(await late()).toHaveLength(1)
    await walkOrder(shop, order.id, ['delivered'])
    expect(await late()).toEqual([])
    shop.clock.set(SUNDAY_MORNING)
    await signInAgain(shop, owner)
  })

  test('ADMIN-05 stock at the warning level of its product is low, after orders, restocking and another level; drafts are not', async () => {
    const flower = await makeFlower(shop, { stock: 6 })
    const low = async () =>
      (await overview()).lowStock.find(({ productId }: { productId: number }) => productId === flower.productId)
    expect(await low()).toBeUndefined()
    const buyer = await makeUser(shop)
    await fillCart(shop, buyer.userId, [flower])
    expect((await place(buyer, retailOrder({ deliveryDate: '2026-12-08' }))).status).toBe(200)
    expect(await low()).toMatchObject({ onHand: 5 })
    const set = (change: object) =>
      shop.db.updateTable('product').set(change).where('id', '=', flower.productId).execute()
    await set({ low_stock: 4 })
    expect(await low()).toBeUndefined()
    await set({ low_stock: 5 })
    expect(await low()).toMatchObject({ onHand: 5 })
    await set({ status: 'draft' })
    expect(await low()).toBeUndefined()
    await set({ status: 'published' })
    await sql`update stock set on_hand = 20 where variant_id = ${flower.variantId}`.execute(shop.db)
    expect(await low()).toBeUndefined()
    await sql`update stock set on_hand = 5 where variant_id = ${flower.variantId}`.execute(shop.db)
  })

  test('ADMIN-05 shows open reports, reviews without a reply and clients to review', async () => {
    const before = await overview()
    const writer = shop.visitor({ ip: '10.9.0.1' })
    await writer.call('reportProblem', {
      body: {
        name: 'Sara',
        email: 'sara@example.com',
        phone: '+966551234567',
        problemType: 'salesInquiry',
        description: 'Do you deliver to Diriyah?',
      },
    })
    const flower = await makeFlower(shop)
    const fan = await makeUser(shop)
    const review = { stars: 5, description: 'The freshest roses in Riyadh.' }
    await fan.visitor.call('addReview', { params: { productId: flower.productId }, body: review })
    const business = await makeBusiness(shop)
    await shop.db
      .updateTable('client')
      .set({ review_state: 'pending' })
      .where('id', '=', business.owner.clientId)
      .execute()
    expect(await overview()).toMatchObject({
      openReports: before.openReports + 1,
      newReviews: before.newReviews + 1,
      clientsToReview: before.clientsToReview + 1,
    })
  })

  test('ADMIN-05 is visible only with the permission for reports', async () => {
    const counter = await makeUser(shop, { role: 'Admin' })
    await shop.db
      .updateTable('app_user')
      .set({ permissions: ['orders', 'moderation'] })
      .where('id', '=', counter.userId)
      .execute()
    for (const user of [counter, driver])
      for (const [name, query] of [
        ['shopOverview', {}],
        ['getRevenue', { from: TODAY, to: TODAY, by: 'day' }],
        ['exportMonth', { month: '2026-11', what: 'invoices' }],
      ] as const)
        expect((await user.visitor.call(name, { query })).status).toBe(403)
  })
})

describe('revenue', () => {
  test('ADMIN-05 the sums by day, category and branch equal those of the ledger to the halala', async () => {
    const { owner: client, branchId } = await makeBusiness(shop)
    const [roses, tulips, lilies] = [
      await makeFlower(shop, { price: 3_333, discountPercent: 7 }),
      await makeFlower(shop, { price: 9_999 }),
      await makeFlower(shop, { price: 101 }),
    ]
    const lines = [
      { ...roses, quantity: 3 },
      { ...tulips, quantity: 1 },
      { ...lilies, quantity: 7 },
    ]
    await fillCart(shop, client.userId, lines)
    const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-06' })
    const placed = await client.visitor.call('placeOrder', {
      params: { id: client.userId },
      body: { ...body, branchId },
    })
    expect(placed).toMatchObject({ status: 200 })
    const orderId = placed.body.data.id as string
    for (const amount of [0.01, 33.33, 12.5]) {
      const credited = await owner.visitor.call('creditOrder', {
        params: { orderId },
        body: { amount, reason: `Broken stems ${amount}`, refundTo: 'credit' },
      })
      expect(credited.status).toBe(200)
    }
    const books = await ledger()
    for (const by of ['day', 'category', 'branch'] as const) {
      const { data, totals } = await revenue(by)
      expect({ by, revenue: sum(data, 'revenue'), vat: sum(data, 'vat') }).toEqual({ by, ...books })
      expect({ revenue: halalas(totals.revenue), vat: halalas(totals.vat) }).toEqual(books)
      if (by !== 'category') expect(data.reduce((all, row) => all + row.orders, 0)).toBe(totals.orders)
    }
    const standing = await sql<{ count: number }>`
      select count(*) as count from orders where state <> 'cancelled' and total > 0
    `.execute(shop.db)
    expect((await revenue('day')).totals.orders).toBe(standing.rows[0]?.count)
    const branch = (await revenue('branch')).data.find(({ key }) => key === String(branchId))
    expect(branch).toMatchObject({ name: expect.stringContaining(' · Olaya'), orders: 1 })
    expect(halalas(branch?.revenue ?? 0)).toBe(halalas(placed.body.data.totalBalance) - 4_584)
    expect((await revenue('category')).data.map(({ key }) => key)).toContain('delivery')
  })

  test('ADMIN-05 a cancelled order reduces the revenue of the day of its cancellation', async () => {
    const before = await revenue('day')
    const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: '2026-12-08' })
    shop.clock.advance(86_400_000)
    for (const user of [owner, driver]) await signInAgain(shop, user)
    await owner.visitor.call('cancelOrder', {
      params: { orderId: order.id },
      body: { reason: 'Closed by the rain', refundTo: 'credit' },
    })
    const after = await revenue('day')
    const change = (at: number) => ({
      orders: (after.data[at]?.orders ?? 0) - (before.data[at]?.orders ?? 0),
      revenue: halalas((after.data[at]?.revenue ?? 0) - (before.data[at]?.revenue ?? 0)),
    })
    expect(change(0)).toEqual({ orders: 1, revenue: 12_500 })
    expect(change(1)).toEqual({ orders: -1, revenue: -12_500 })
    expect(after.totals).toEqual(before.totals)
    shop.clock.set(SUNDAY_MORNING)
    for (const user of [owner, driver]) await signInAgain(shop, user)
  })

  test('ADMIN-05 every day of the period has a row; an invalid period is refused', async () => {
    const { data } = await revenue('day', '2026-02-01', '2026-03-01')
    expect(data.map(({ key }) => key)).toHaveLength(29)
    for (const [from, to] of [
      ['2026-03-01', '2026-02-01'],
      ['2026-02-30', '2026-03-01'],
      ['0000-01-01', '2026-03-01'],
      ['2020-01-01', '2026-01-01'],
    ]) {
      const refused = await owner.visitor.call('getRevenue', { query: { from, to, by: 'day' } })
      expect(refused).toMatchObject({ status: 400, body: { code: 'figures.period' } })
    }
  })

  test('ADMIN-05 concurrent orders and cancellations on two processes keep the shares equal to the ledger', async () => {
    const flower = await makeFlower(shop, { stock: 50 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeUser(shop)))
    for (const buyer of buyers) await fillCart(shop, buyer.userId, [{ ...flower, quantity: 4 }])
    const placed = await Promise.all(
      buyers.map((buyer, at) =>
        place(buyer, retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${1 + (at % 3)}` })),
      ),
    )
    const ids = placed.filter(({ status }) => status === 200).map(({ body }) => body.data.id as string)
    expect(ids.length).toBeGreaterThan(8)
    await Promise.all(
      ids.flatMap((orderId, at) =>
        [0, 1].map(() =>
          at % 2 === 0
            ? owner.visitor.call('cancelOrder', {
                params: { orderId },
                body: { reason: 'Out of roses', refundTo: 'cash' },
              })
            : owner.visitor.call('creditOrder', {
                params: { orderId },
                body: { amount: 17.03, reason: 'Broken', refundTo: 'credit' },
              }),
        ),
      ),
    )
    const books = await ledger()
    const { data } = await revenue('category')
    expect({ revenue: sum(data, 'revenue'), vat: sum(data, 'vat') }).toEqual(books)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})

describe('the monthly export', () => {
  const getRows = async (what: 'invoices' | 'payments' | 'ledger', month = '2026-11') => {
    const answer = await owner.visitor.call('exportMonth', { query: { month, what } })
    expect(answer.status).toBe(200)
    const text = String(answer.body)
    return text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
  }
  const riyals = (text: string | undefined) => Math.round(Number(text) * 100)

  test('ADMIN-05 has the invoices and credit notes of the month with their totals', async () => {
    const paid = await makeOrder(shop, { deliveryDate: '2026-12-07' }, { fullName: '=cmd|calc' })
    await payOrder(shop, gateway, paid.buyer, paid.order.id)
    const second = await makeOrder(shop, { deliveryDate: '2026-12-07' })
    await payOrder(shop, gateway, second.buyer, second.order.id)
    await shop.runJobs()
    for (const { order } of [paid, second]) {
      const issued = await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })
      expect(issued.status).toBe(200)
    }
    await owner.visitor.call('creditOrder', {
      params: { orderId: second.order.id },
      body: { amount: 10.01, reason: 'Late', refundTo: 'credit' },
    })
    await shop.runJobs()
    const documents = await sql<{ net: number; vat: number; total: number; count: number; notes: number }>`
      select coalesce(sum(case when kind = 'creditNote' then -net else net end), 0)::int8 as net,
        coalesce(sum(case when kind = 'creditNote' then -vat else vat end), 0)::int8 as vat,
        coalesce(sum(case when kind = 'creditNote' then -total else total end), 0)::int8 as total,
        count(*)::int as count, count(*) filter (where kind = 'creditNote')::int as notes
      from invoice
    `.execute(shop.db)
    const sums = documents.rows[0]
    expect(sums?.count).toBeGreaterThan(1)
    const [heads = [], ...rows] = await getRows('invoices')
    expect(heads.slice(-3)).toEqual(['Net (SAR)', 'VAT (SAR)', 'Total (SAR)'])
    const totals = rows.pop() ?? []
    expect(rows).toHaveLength(sums?.count ?? 0)
    const column = (at: number) => rows.reduce((all, row) => all + riyals(row.at(at)), 0)
    for (const [at, key] of [
      [-3, 'net'],
      [-2, 'vat'],
      [-1, 'total'],
    ] as const) {
      expect(riyals(totals.at(at))).toBe(sums?.[key])
      expect(column(at)).toBe(sums?.[key])
    }
  })

  test('ADMIN-05 has the payments by method and the whole ledger, which balances', async () => {
    const money = await sql<{ account: string; amount: number }>`
      select e.account, sum(e.amount)::int8 as amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account in ('gateway', 'cash', 'cashDrawer', 'card', 'bank', 'customerCredit') group by e.account having count(*) > 0
    `.execute(shop.db)
    const [, ...payments] = await getRows('payments')
    const sums = payments.filter(([first]) => first === 'Total')
    const named = new Map(sums.map((row) => [row[3], riyals(row[4])]))
    const gatewayTotal = money.rows.find(({ account }) => account === 'gateway')?.amount
    expect(named.get('Online')).toBe(gatewayTotal)
    expect(named.get('')).toBe(money.rows.reduce((all, { amount }) => all + amount, 0))
    const entries = await sql<{ debit: number; count: number }>`
      select sum(amount) filter (where amount > 0)::int8 as debit, count(*)::int as count from ledger_entry
      where transaction_id in (select id from ledger_transaction where at < '2026-11-30T21:00:00Z')
    `.execute(shop.db)
    const [, ...postings] = await getRows('ledger')
    const totals = postings.pop() ?? []
    expect(postings).toHaveLength(entries.rows[0]?.count ?? 0)
    expect(riyals(totals[5])).toBe(entries.rows[0]?.debit)
    expect(totals[5]).toBe(totals[6])
  })

  test('ADMIN-05 a month ends at midnight in Riyadh; the file has its type and escapes formulas', async () => {
    const midnight = riyadhInstant('2026-12-01', 0)
    const november = (await getRows('ledger')).length
    for (const [at, name] of [
      [midnight - 1, 'before'],
      [midnight, 'after'],
    ] as const)
      await sql`
        with t as (insert into ledger_transaction (kind, idempotency_key, actor, request_id, at)
          values ('payment', ${name}, 'test', 'test', ${new Date(at)}) returning id)
        insert into ledger_entry (transaction_id, account, amount)
        select t.id, side.account, side.amount from t, (values ('cash', 100), ('bank', -100)) side (account, amount)
      `.execute(shop.db)
    expect(await getRows('ledger')).toHaveLength(november + 2)
    expect((await getRows('ledger', '2026-12')).filter((row) => row[1] === '2026-12-01').length).toBeGreaterThan(1)
    const answer = await owner.visitor.call('exportMonth', { query: { month: '2026-11', what: 'invoices' } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11.csv"')
    expect(String(answer.body)).not.toMatch(/(^|,)[=+@]/m)
    for (const month of ['2026-13', '2026-1', 'x'])
      expect((await owner.visitor.call('exportMonth', { query: { month, what: 'ledger' } })).status).toBe(400)
  })

  test('ADMIN-05 the invariants hold afterwards', async () => {
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})
