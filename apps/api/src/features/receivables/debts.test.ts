import { languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { calculateAgeing } from '@warda/domain/payments/debt-ageing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { findDebtors } from './debtor-queries.ts'
import { remindDebts } from './remind-debts.ts'

const DAY = 86_400_000
const NOBODY = '11111111-1111-4111-8111-111111111111'

let shop: TestShop
let twin: TestShop
let driver: TestUser
let colleague: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  colleague = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

/** A cash order of SAR 125 in three installments. */
async function monthly() {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const body = { orderId: order.id, userId: buyer.userId, postPondOrMonthly: 1 }
  const { data } = (await driver.visitor.call('addPostponedPayment', { body })).body
  return { buyer, order, debts: data as { id: number; amountOwed: number }[] }
}

const getDebts = (user: TestUser, clientId: number, userId?: string) =>
  user.visitor.call('getDebts', { params: { clientId }, query: { userId } })
const resolve = (
  id: number,
  amount: unknown,
  claims: { clientId?: number; userId: string },
  by = driver,
  key?: string,
) =>
  by.visitor.call('resolveDebt', {
    body: { id, amount, clientId: 0, ...claims },
    headers: key ? { 'idempotency-key': key } : {},
  })
const withoutInstance = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  body: { ...body, instance: '' },
})

async function businessOrder(owner: TestUser, branchId: number) {
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const placed = await place(owner, retailOrder({ paymentTerms: 'cash', branchId, deliveryDate: '2026-12-02' }))
  return placed.body.data.id as string
}

describe('the list of debts', () => {
  test('API-19 I14 lists open debts first, earliest due date on top; the total is their sum', async () => {
    const { buyer, debts } = await monthly()
    await resolve(debts[1]?.id ?? 0, 41.66, { userId: buyer.userId })
    const { status, body } = await getDebts(buyer, 0)
    expect(status).toBe(200)
    expect(body.customerName).toBe(buyer.fullName)
    expect(body.data.map((debt: { dueDate: string; isResolved: boolean }) => [debt.dueDate, debt.isResolved])).toEqual([
      ['2026-12-29', false],
      ['2027-02-28', false],
      ['2027-01-29', true],
    ])
    expect(body.data[2]).toMatchObject({ amountOwed: 0, originalAmount: 41.66, isOverdue: false })
    expect(body.totalOutstanding).toBe(83.34)
    expect(body.ageing).toMatchObject({ current: 83.34, days0to30: 0, total: 83.34 })
    expect((await getDebts(driver, 0, buyer.userId)).body).toEqual(body)
  })

  test('API-19 an amount without a debt is due since the delivery', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const late = async () => (await getDebts(buyer, 0)).body.ageing
    expect(await late()).toMatchObject({ current: 125, total: 125 })
    await sql`update orders set delivered_at = ${new Date(shop.clock.now() - 45 * DAY)} where id = ${order.id}`.execute(
      shop.db,
    )
    expect(await late()).toMatchObject({ current: 0, days31to60: 125, total: 125 })
  })

  test('ERR-04 P22 a client’s debts are visible to its owner and staff; other and missing clients get the same answer', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const orderId = await businessOrder(owner, branchId)
    const body = { orderId, userId: owner.userId, postPondOrMonthly: 0 }
    await driver.visitor.call('addPostponedPayment', { body })
    expect((await getDebts(owner, owner.clientId)).body).toMatchObject({ totalOutstanding: 125, data: [{ orderId }] })
    expect((await getDebts(driver, owner.clientId)).body.totalOutstanding).toBe(125)
    expect((await getDebts(owner, 0)).body.totalOutstanding).toBe(0)
    const [shopper, other] = [await makeUser(shop), await makeUser(shop, { role: 'Customer' })]
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId })
    const missing = withoutInstance(await getDebts(shopper, 999_999))
    expect(missing.status).toBe(404)
    for (const [user, clientId, userId] of [
      [shopper, owner.clientId],
      [other, owner.clientId],
      [manager, owner.clientId],
      [shopper, 0, owner.userId],
      [shopper, 0, NOBODY],
      [other, 0, owner.userId],
      [driver, 0],
      [driver, 0, NOBODY],
      [driver, 999_999],
    ] as const) {
      expect(withoutInstance(await getDebts(user, clientId, userId))).toEqual(missing)
      const query = { userId }
      const statement = await user.visitor.call('getStatement', { params: { clientId }, query })
      expect(statement.status).toBe(404)
      expect((await user.visitor.call('getStatementFile', { params: { clientId }, query })).status).toBe(404)
    }
  })
})

describe('settling one debt', () => {
  test('API-19 BIZ-05 reduces exactly that debt, to zero and never below', async () => {
    const { buyer, order, debts } = await monthly()
    const third = debts[2]?.id ?? 0
    const part = await resolve(third, 20, { userId: driver.userId })
    expect(part.body).toMatchObject({
      message: 'Payment recorded. SAR\u00a021.68 of this debt is left.',
      data: { id: third, amountOwed: 21.68, isResolved: false },
    })
    const above = await resolve(third, 21.69, { userId: buyer.userId })
    expect([above.status, above.body.errors.amount[0]]).toEqual([
      400,
      'That is more than what is owed: SAR\u00a021.68.',
    ])
    const rest = await resolve(third, 21.68, { userId: buyer.userId })
    expect(rest.body).toMatchObject({ message: 'Debt paid in full.', data: { amountOwed: 0, isResolved: true } })
    for (const each of [shop, twin]) each.clock.advance(11_000)
    expect(await resolve(third, 21.68, { userId: buyer.userId })).toMatchObject({
      status: 409,
      body: { code: 'debt.resolved' },
    })
    const left = (await getDebts(buyer, 0)).body
    expect(left).toMatchObject({ totalOutstanding: 83.32 })
    await resolve(debts[0]?.id ?? 0, 41.66, { userId: buyer.userId })
    await resolve(debts[1]?.id ?? 0, 41.66, { userId: buyer.userId })
    expect((await getDebts(buyer, 0)).body.totalOutstanding).toBe(0)
    const subjects = (await shop.mails(buyer.email)).map((mail) => mail.subject)
    expect(subjects.filter((subject) => subject.includes('is confirmed'))).toHaveLength(1)
    expect(order.orderNumber).toBeTruthy()
  })

  test('API-19 takes the customer’s id and the employee’s, of a retail buyer also without a clientId', async () => {
    const { buyer, debts } = await monthly()
    const id = debts[0]?.id ?? 0
    for (const [at, userId] of [buyer.userId, driver.userId].entries()) {
      const body = { id, amount: at + 1, userId }
      const paid = await driver.visitor.call('resolveDebt', { body })
      expect([paid.status, paid.body.data?.amountOwed]).toEqual([200, [40.66, 38.66][at]])
    }
    const { owner, branchId } = await makeBusiness(shop)
    const orderId = await businessOrder(owner, branchId)
    const body = { orderId, userId: owner.userId, postPondOrMonthly: 0 }
    const [debt] = (await driver.visitor.call('addPostponedPayment', { body })).body.data
    for (const userId of [owner.userId, driver.userId]) {
      const paid = await resolve(debt.id, userId === driver.userId ? 2 : 1, { clientId: owner.clientId, userId })
      expect(paid.status).toBe(200)
    }
    expect((await resolve(debt.id, 3, { clientId: 0, userId: owner.userId })).status).toBe(404)
  })

  test('FORM-07 an amount is required, positive and a number; the debt is named', async () => {
    const { buyer, debts } = await monthly()
    const id = debts[0]?.id ?? 0
    for (const amount of [undefined, '', 0, -1, 0.001, 'x', {}, null, 1e12]) {
      const { status, body } = await resolve(id, amount, { userId: buyer.userId })
      expect([amount, status, Object.keys(body.errors ?? {})]).toEqual([amount, 400, ['amount']])
    }
    const nameless = await driver.visitor.call('resolveDebt', {
      body: { amount: 1, clientId: 0, userId: buyer.userId },
    })
    expect(Object.keys(nameless.body.errors)).toEqual(['id'])
    expect((await resolve(id, '٤١٫٦٦', { userId: buyer.userId })).body.data.isResolved).toBe(true)
  })

  test('H13 P22 a debt of another party is answered like a missing one', async () => {
    const { buyer, debts } = await monthly()
    const id = debts[0]?.id ?? 0
    const { owner } = await makeBusiness(shop)
    const missing = withoutInstance(await resolve(9_999_999, 1, { userId: buyer.userId }))
    expect(missing.status).toBe(404)
    expect(withoutInstance(await resolve(id, 1, { userId: owner.userId }))).toEqual(missing)
    expect(withoutInstance(await resolve(id, 1, { clientId: owner.clientId, userId: buyer.userId }))).toEqual(missing)
    expect((await resolve(id, 1, { userId: buyer.userId }, buyer)).status).toBe(403)
  })

  test('H29 P4 given two dispatchers, two clicks or two keys at once, one payment is recorded', async () => {
    const { buyer, debts } = await monthly()
    const [first, second, third] = debts.map(({ id }) => id)
    const claims = { userId: buyer.userId }
    const two = await Promise.all([
      resolve(first ?? 0, 41.66, claims),
      resolve(first ?? 0, 41.66, claims, onSecondProcess(twin, colleague)),
    ])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    const clicks = await Promise.all([
      resolve(second ?? 0, 41.66, claims),
      resolve(second ?? 0, 41.66, claims, onSecondProcess(twin, driver)),
    ])
    expect(clicks.map(({ body }) => body.data.isResolved)).toEqual([true, true])
    const keyed = await Promise.all([
      resolve(third ?? 0, 20, claims, driver, 'k'),
      resolve(third ?? 0, 20, claims, onSecondProcess(twin, driver), 'k'),
    ])
    expect(keyed.map(({ body }) => body.data.amountOwed)).toEqual([21.68, 21.68])
    expect((await getDebts(buyer, 0)).body.totalOutstanding).toBe(21.68)
  })
})

describe('debtors', () => {
  const debtors = (query: Record<string, unknown> = {}, by = driver) => by.visitor.call('getDebtors', { query })

  test('lists the largest first, filtered by part of a name or phone number, with the ageing buckets of the domain', async () => {
    const { owner, branchId } = await makeBusiness(shop, { organizationName: 'شركة أزهار الريّاض', phone: '0557654321' })
    const orders = [await businessOrder(owner, branchId), await businessOrder(owner, branchId)]
    await sql`update orders set delivered_at = ${new Date(shop.clock.now() - 95 * DAY)} where id = ${orders[0]}`.execute(
      shop.db,
    )
    const found = await debtors({ q: 'ازهار الرياض' })
    expect(found.body).toMatchObject({
      data: [
        {
          clientId: owner.clientId,
          userId: null,
          name: 'شركة أزهار الريّاض',
          ageing: { current: 125, over90: 125, total: 250 },
        },
      ],
      totals: { current: 125, over90: 125, total: 250 },
      total: 1,
      pageCount: 1,
    })
    for (const q of ['0557654321', '+966 55 765 4321', '٠٥٥٧٦٥٤'])
      expect((await debtors({ q })).body.data.map((row: { clientId: number }) => row.clientId)).toEqual([
        owner.clientId,
      ])
    const all = (await debtors()).body
    const totals = all.data.map((row: { ageing: { total: number } }) => row.ageing.total)
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a))
    const second = (await debtors({ page: 2, pageSize: 1 })).body
    expect([second.data, second.totals, second.total]).toEqual([[all.data[1]], all.totals, all.total])
    const last = (await debtors({ page: 9999, pageSize: 1 })).body
    expect(last).toMatchObject({ page: last.pageCount, totals: all.totals })
    expect(last.data).toHaveLength(1)
    expect((await debtors({ q: "%_\\'" })).status).toBe(200)
    expect((await debtors({}, owner)).status).toBe(403)
    for (const row of all.data) {
      const listed = (await getDebts(driver, row.clientId, row.userId ?? undefined)).body
      expect(listed.ageing).toEqual(row.ageing)
    }
  })

  test('every number of days late is in the same bucket as in the domain', async () => {
    const today = '2027-06-30'
    const { rows } = await sql<{ due: string; amount: number }>`
      select to_char(due_date, 'YYYY-MM-DD') as due, remaining as amount from debt_balance where remaining > 0
    `.execute(shop.db)
    expect(rows.length).toBeGreaterThan(3)
    await sql`update orders set delivered_at = null`.execute(shop.db)
    const search = { today, edges: [30, 60, 90], text: '', digits: '', limit: LIMITS.pageSize, offset: 0 } as const
    const found = await findDebtors(shop.db, search)
    const expected = calculateAgeing(rows, today)
    expect(found.totals).toMatchObject({
      days0to30: expected.days0to30,
      days31to60: expected.days31to60,
      days61to90: expected.days61to90,
      over90: expected.over90,
    })
  })
})

describe('statement of account', () => {
  test('has opening balance, movements with a running balance and closing balance; unagreed orders are excluded', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    await place(buyer, retailOrder({ deliverySlot: '17:00-19:00', deliveryDate: '2026-12-03' }))
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: order.id, amount: 25, payPartOrall: 0, method: 'card' },
    })
    const { status, body } = await buyer.visitor.call('getStatement', { params: { clientId: 0 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ opening: 0, closing: 100, storeCredit: 0, ageing: { total: 100 } })
    expect(body.who).toMatchObject({ clientId: 0, userId: buyer.userId, name: buyer.fullName })
    expect(body.entries).toMatchObject([
      { kind: 'sale', method: null, amount: 125, balance: 125, orderNumber: order.orderNumber },
      { kind: 'payment', method: 'card', amount: -25, balance: 100 },
    ])
    const later = (
      await buyer.visitor.call('getStatement', {
        params: { clientId: 0 },
        query: { from: '2026-11-30', to: '2026-12-05' },
      })
    ).body
    expect(later).toMatchObject({ opening: 100, closing: 100, entries: [] })
    for (const query of [{ from: '1900-01-01', to: '1900-12-31' }, { to: '1999-12-31' }, { to: '9999-12-31' }])
      for (const call of ['getStatement', 'getStatementFile'] as const) {
        const refused = await buyer.visitor.call(call, { params: { clientId: 0 }, query })
        expect(refused).toMatchObject({ status: 400, body: { code: 'statement.out_of_time' } })
        expect(refused.body.message).toContain('from the year 2000')
      }
    for (const query of [{ from: '2026-12-02', to: '2026-12-01' }, { from: '2020-01-01' }, { to: '2026-02-30' }])
      expect((await buyer.visitor.call('getStatement', { params: { clientId: 0 }, query })).body.code).toBe(
        'statement.period',
      )
  })

  test('H34 is exported as CSV in the caller’s language with escaped formulas', async () => {
    const buyer = await makeUser(shop, { fullName: '=HYPERLINK("x")', phone: '+966551234567', language: 'ar' })
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    await place(buyer, retailOrder({ paymentTerms: 'cash', deliverySlot: '17:00-19:00', deliveryDate: '2026-12-05' }))
    const file = await buyer.visitor.fetch('/api/Debits/getstatementfile/0?format=csv')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-account-[\d-]+\.csv"$/)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")",'+966551234567`)
    expect(lines[1]).toBe('التاريخ,الطلب,الحركة,طريقة الدفع,المبلغ (ر.س),الرصيد (ر.س)')
    expect(lines.at(-2)).toMatch(/,125\.00$/)
  })
})

test.each(languages)('the statement as PDF in %s', async (language) => {
  const { buyer } = await makeOrder(shop, { paymentTerms: 'cash' }, { language })
  const file = await buyer.visitor.fetch('/api/Debits/getstatementfile/0')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-account-[\d-]+\.pdf"$/)
  expect(file.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
})

test('AGREE-09 reminders are sent before, on and after the due date, once each, in the buyer’s language, with a link that pays the debt', async () => {
  const created = await makeOrder(shop, { paymentTerms: 'cash' }, { language: 'ar' })
  const body = { orderId: created.order.id, userId: created.buyer.userId, postPondOrMonthly: 0 }
  await driver.visitor.call('addPostponedPayment', { body })
  const subjects = async () => {
    const rows = await shop.db.selectFrom('mail').select('kind').where('to_address', '=', created.buyer.email).execute()
    return rows.filter(({ kind }) => kind === 'debt-reminder').length
  }
  const began = shop.clock.now()
  const counted: number[] = []
  for (const day of [26, 27, 27, 29, 30, 31, 36, 37, 38, 60]) {
    shop.clock.set(began + day * DAY)
    await Promise.all([remindDebts(shop.context), remindDebts({ ...twin.context, clock: shop.clock })])
    counted.push(await subjects())
  }
  expect(counted).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  shop.clock.set(began)
  const [reminder] = (await shop.mails(created.buyer.email)).filter((mail) => mail.subject.includes('دفعة'))
  expect(reminder?.language).toBe('ar')
  expect(reminder?.body_text).toContain('/pay/debt/')
})

test('P4 I3–I14 all invariants hold afterwards', async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
