import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const DAY = 86_400_000
let shop: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await setClock(SUNDAY_MORNING)
})
afterAll(() => shop.close())

/** Sets the clock and signs staff in again, whose sessions may have ended. */
async function setClock(ms: number): Promise<void> {
  shop.clock.set(ms)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
}

const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
const SLOTS = ['11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']
let placedCount = 0
/** The next of several days and slots, so that none gets full. */
const nextWindow = () => {
  placedCount += 1
  return { deliveryDate: DAYS[placedCount % DAYS.length] ?? '', deliverySlot: SLOTS[placedCount % SLOTS.length] ?? '' }
}

type Business = Awaited<ReturnType<typeof makeBusiness>>

const STEPS = ['confirm', 'payPart', 'payAll', 'monthly', 'postpone', 'credit', 'cancel', 'nothing'] as const
/** The terms of an order, and the steps after it was placed. */
const order = fc.record({
  terms: fc.constantFrom('postponed', 'monthly', 'cash', 'online'),
  steps: fc.array(fc.constantFrom(...STEPS), { maxLength: 4 }),
})

async function placeOrder({ owner, branchId }: Business, terms: string): Promise<string> {
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const body = { ...retailOrder({ paymentTerms: terms as 'cash', ...nextWindow() }), branchId }
  return (await place(owner, body)).body.data.id
}

/** Performs a step; it may be refused, for example the payment of a paid order. */
async function perform({ owner }: Business, orderId: string, step: (typeof STEPS)[number]): Promise<void> {
  const params = { userId: driver.userId }
  const schedule = (postPondOrMonthly: number) =>
    driver.visitor.call('addPostponedPayment', { body: { orderId, userId: owner.userId, postPondOrMonthly } })
  const refund = { reason: 'Wilted on arrival', refundTo: 'credit' }
  const { outstanding } = (await driver.visitor.call('getBoardOrder', { params: { orderId } })).body.data ?? {}
  if (step === 'confirm') await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId } })
  if (step === 'payPart')
    await driver.visitor.call('addPaymentPartly', { params, body: { orderId, amount: 20.05, payPartOrall: 0 } })
  if (step === 'payAll')
    await driver.visitor.call('addPaymentPartly', { params, body: { orderId, amount: outstanding, payPartOrall: 1 } })
  if (step === 'monthly') await schedule(1)
  if (step === 'postpone') await schedule(0)
  if (step === 'credit')
    await admin.visitor.call('creditOrder', { params: { orderId }, body: { amount: 10.1, ...refund } })
  if (step === 'cancel') await admin.visitor.call('cancelOrder', { params: { orderId }, body: refund })
}

const halalas = (riyals: number): number => Math.round(riyals * 100)

/** The amounts owed and unconfirmed of a client on each page, document and export, in halalas. */
async function readEverywhere({ owner }: Business) {
  const clientId = owner.clientId
  const client = async (name: string, input: object, by = owner) =>
    (await by.visitor.call(name as 'getDebts', input as never)).body
  const debts = await client('getDebts', { params: { clientId } })
  const atBoard = await client('getDebts', { params: { clientId } }, driver)
  const overview = await client('getClientOverview', { params: { id: owner.userId } })
  const statement = await client('getStatement', { params: { clientId } })
  const desk = await client('adminClient', { params: { clientId } }, admin)
  const clients = await client('getClients', { query: {} }, admin)
  const debtors = await client('getDebtors', { query: {} }, driver)
  const customers = await client('adminCustomers', { query: { q: owner.email } }, admin)
  const csv = await (await owner.visitor.fetch(`/api/Debits/getstatementfile/${clientId}?format=csv`)).text()
  const row = debtors.data.find((each: { clientId: number }) => each.clientId === clientId)
  const branchSum = (field: 'outstanding' | 'unconfirmed') =>
    overview.branches.reduce((sum: number, branch: Record<string, number>) => sum + halalas(branch[field] ?? 0), 0)
  const listed = clients.data.find((each: { profile: { id: number } }) => each.profile.id === clientId)
  return {
    owed: [
      ...[debts.owed, debts.ageing.total, atBoard.owed, overview.totals.outstanding, statement.closing],
      ...[statement.ageing.total, desk.data.outstanding, listed.outstanding, row?.ageing.total ?? 0],
      ...[customers.data[0].outstanding, Number(csv.trimEnd().split('\r\n').at(-1)?.split(',').at(-1))],
      branchSum('outstanding') / 100,
    ].map(halalas),
    unconfirmed: [
      debts.unconfirmed,
      overview.totals.unconfirmed,
      desk.data.unconfirmed,
      branchSum('unconfirmed') / 100,
    ].map(halalas),
  }
}

/** The amounts owed and unconfirmed of a client by the ledger, in halalas. */
async function sumLedger({ owner }: Business) {
  const rows = await shop.db
    .selectFrom('orders as o')
    .innerJoin('ledger_entry as e', 'e.order_id', 'o.id')
    .select(['o.agreed_at as agreedAt', (eb) => eb.fn.sum<string>('e.amount').as('amount')])
    .where('e.account', '=', 'receivable')
    .where('o.client_id', '=', owner.clientId)
    .groupBy(['o.id', 'o.agreed_at'])
    .execute()
  const sum = (confirmed: boolean) =>
    rows
      .filter(({ agreedAt }) => (agreedAt !== null) === confirmed)
      .reduce((all, { amount }) => all + Number(amount), 0)
  return { owed: sum(true), unconfirmed: sum(false) }
}

test('AGREE-08 given random orders, payments, schedules, credits and cancellations, every page and file names the same amount owed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
      const business = await makeBusiness(shop)
      for (const { terms, steps } of orders) {
        const id = await placeOrder(business, terms)
        for (const step of steps) await perform(business, id, step)
      }
      const { owed, unconfirmed } = await sumLedger(business)
      const found = await readEverywhere(business)
      expect(found.owed).toEqual(found.owed.map(() => owed))
      expect(found.unconfirmed).toEqual(found.unconfirmed.map(() => unconfirmed))
    }),
    { numRuns: 6 },
  )
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('AGREE-08 a past statement shows the ageing of its end date, though the debts are paid and the order delivered since', async () => {
  await setClock(SUNDAY_MORNING)
  const business = await makeBusiness(shop)
  const { owner } = business
  const id = await placeOrder(business, 'cash')
  await perform(business, id, 'monthly')
  await setClock(SUNDAY_MORNING + 45 * DAY)
  const read = async (to: string) =>
    (
      await driver.visitor.call('getStatement', {
        params: { clientId: owner.clientId },
        query: { from: '2026-11-20', to },
      })
    ).body
  const before = await read('2027-01-10')
  expect(before).toMatchObject({ closing: 125, ageing: { current: 83.34, days0to30: 41.66, total: 125 } })
  await perform(business, id, 'payAll')
  expect(await read('2027-01-10')).toMatchObject({ closing: 125, ageing: before.ageing })
  expect(await read('2026-12-29')).toMatchObject({ ageing: { current: 125, days0to30: 0, total: 125 } })
  expect(await read('2027-01-13')).toMatchObject({ closing: 0, ageing: { total: 0 } })
  await setClock(SUNDAY_MORNING)
})

test('AGREE-08 overdue is before today: a debt due today is not overdue, on the list and in the ageing', async () => {
  await setClock(SUNDAY_MORNING)
  const business = await makeBusiness(shop)
  const id = await placeOrder(business, 'cash')
  await perform(business, id, 'postpone')
  const read = async () =>
    (await driver.visitor.call('getDebts', { params: { clientId: business.owner.clientId } })).body
  await setClock(SUNDAY_MORNING + 30 * DAY)
  expect(await read()).toMatchObject({ data: [{ isOverdue: false }], ageing: { current: 125, days0to30: 0 } })
  await setClock(SUNDAY_MORNING + 31 * DAY)
  expect(await read()).toMatchObject({ data: [{ isOverdue: true }], ageing: { current: 0, days0to30: 125 } })
  await setClock(SUNDAY_MORNING)
})

test('AGREE-08 a resolved debt says whether it was paid, replaced, credited or cancelled with its order', async () => {
  const business = await makeBusiness(shop)
  const { owner } = business
  const read = async (orderId: string) => {
    const { body } = await owner.visitor.call('getDebts', { params: { clientId: owner.clientId } })
    return body.data
      .filter((debt: { orderId: string }) => debt.orderId === orderId)
      .map((debt: { isResolved: boolean; resolution: string | null }) => [debt.isResolved, debt.resolution])
  }
  const scheduled = async () => {
    const id = await placeOrder(business, 'cash')
    await perform(business, id, 'postpone')
    return id
  }
  const [replaced, paid, credited, cancelled] = [
    await scheduled(),
    await scheduled(),
    await scheduled(),
    await scheduled(),
  ]
  expect(await read(paid)).toEqual([[false, null]])
  await perform(business, replaced, 'monthly')
  await perform(business, paid, 'payAll')
  const refund = { reason: 'Wilted on arrival', refundTo: 'credit' }
  await admin.visitor.call('creditOrder', { params: { orderId: credited }, body: { amount: 125, ...refund } })
  await perform(business, cancelled, 'cancel')
  const open = [false, null]
  expect(await read(replaced)).toEqual([open, open, open, [true, 'replaced']])
  expect(await read(paid)).toEqual([[true, 'paid']])
  expect(await read(credited)).toEqual([[true, 'credited']])
  expect(await read(cancelled)).toEqual([[true, 'cancelled']])
})
