import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPayPath } from '../../pay-url.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
})
afterAll(() => shop.close())

/** A hotel that has confirmed this many postponed orders of SAR 125 each. */
async function owing(count: number) {
  const { owner, branchId } = await makeBusiness(shop)
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const order = { ...retailOrder({ paymentTerms: 'postponed', deliveryDate: `2026-12-0${1 + n}` }), branchId }
    const { id } = (await place(owner, order)).body.data
    await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId: id } })
    ids.push(id)
  }
  return { owner, ids }
}

const payAll = (owner: TestUser, body: unknown = { all: true }) =>
  owner.visitor.call('payOrders', { params: { userId: owner.userId }, body })
const openDebts = async (owner: TestUser): Promise<{ id: number }[]> =>
  (await owner.visitor.call('getDebts', { params: { clientId: owner.clientId } })).body.data.filter(
    (debt: { isResolved: boolean }) => !debt.isResolved,
  )
const setClocks = (ms: number): void => {
  shop.clock.set(ms)
  twin.clock.set(ms)
}
/** The redirect of a mailed link. */
const follow = async (path: string): Promise<string> => {
  const answer = await shop.visitor().fetch(path, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}
const numberIn = (link: string) => link.split('/').at(-1) ?? ''
const arrive = (from: TestShop, orderId: string, trNumber: string) =>
  from
    .visitor({ ip: `10.3.0.${Math.floor(Math.random() * 250)}` })
    .call('confirmPayment', { params: { orderId, trNumber } })
const getOutstanding = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await getOrderMoney(shop.db, id)).outstanding))

describe('several orders in one payment', () => {
  test('one link pays all outstanding orders once, also with repeated notices', async () => {
    const { owner, ids } = await owing(3)
    const [first, second] = await Promise.all([payAll(owner), payAll(owner)])
    expect(first.body).toMatchObject({ amount: 375, orders: 3 })
    expect(second.body.link).toBe(first.body.link)
    const trNumber = numberIn(first.body.link)
    expect(gateway.transactions.get(trNumber)?.request.description).toBe('Warda: 3 orders')
    gateway.update(trNumber, { status: 'paid' })
    const responses = await Promise.all([shop, twin, shop, twin].map((from) => arrive(from, ids[0] ?? '', trNumber)))
    expect(responses.map(({ body }) => body.isSuccess)).toEqual([true, true, true, true])
    expect(responses[0]?.body.amounts).toEqual({ orders: 3, total: 375, paid: 375, outstanding: 0 })
    expect(await getOutstanding(ids)).toEqual([0, 0, 0])
    const debts = (await owner.visitor.call('getDebts', { params: { clientId: owner.clientId } })).body
    expect(debts).toMatchObject({ totalOutstanding: 0, storeCredit: 0 })
    expect((await payAll(owner)).body.code).toBe('payment.nothing_due')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('given selected orders, the others remain outstanding', async () => {
    const { owner, ids } = await owing(3)
    const link = await payAll(owner, { orderIds: [ids[2], ids[0]] })
    expect(link.body).toMatchObject({ amount: 250, orders: 2 })
    const trNumber = numberIn(link.body.link)
    gateway.update(trNumber, { status: 'paid' })
    await arrive(shop, ids[0] ?? '', trNumber)
    expect(await getOutstanding(ids)).toEqual([0, 12_500, 0])
  })

  test('given a manual payment in between, the excess becomes the client’s store credit', async () => {
    const { owner, ids } = await owing(2)
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const trNumber = numberIn((await payAll(owner)).body.link)
    const body = { orderId: ids[1], amount: 125, payPartOrall: 1 }
    const byHand = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body })
    expect(byHand.status).toBe(200)
    gateway.update(trNumber, { status: 'paid' })
    await arrive(twin, ids[0] ?? '', trNumber)
    expect(await getOutstanding(ids)).toEqual([0, 0])
    const debts = (await owner.visitor.call('getDebts', { params: { clientId: owner.clientId } })).body
    expect(debts.storeCredit).toBe(125)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('given manual, combined and single payments at once, each order is paid once and no money is lost', async () => {
    const { owner, ids } = await owing(3)
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const all = numberIn((await payAll(owner)).body.link)
    const single = await owner.visitor.call('addPayment', { params: { userId: owner.userId, orderId: ids[2] ?? '' } })
    gateway.update(all, { status: 'paid' })
    gateway.update(numberIn(single.body.link), { status: 'paid' })
    const body = { orderId: ids[1], amount: 125, payPartOrall: 1 }
    await Promise.all([
      arrive(shop, ids[0] ?? '', all),
      arrive(twin, ids[0] ?? '', all),
      arrive(twin, ids[2] ?? '', numberIn(single.body.link)),
      driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body }),
    ])
    expect(await getOutstanding(ids)).toEqual([0, 0, 0])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('AGREE-09 a link pays exactly the chosen instalment, although an earlier one is open', async () => {
    const { owner, ids } = await owing(1)
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const body = { orderId: ids[0], userId: owner.userId, postPondOrMonthly: 1 }
    await driver.visitor.call('addPostponedPayment', { body })
    const parts = await openDebts(owner)
    const link = await payAll(owner, { debtIds: [parts[1]?.id] })
    expect(link.body).toMatchObject({ amount: 41.66, orders: 1 })
    expect((await payAll(owner, { debtIds: [parts[1]?.id] })).body.link).toBe(link.body.link)
    const trNumber = numberIn(link.body.link)
    gateway.update(trNumber, { status: 'paid' })
    await Promise.all([shop, twin].map((from) => arrive(from, ids[0] ?? '', trNumber)))
    expect((await openDebts(owner)).map(({ id }) => id)).toEqual([parts[0]?.id, parts[2]?.id])
    expect(await getOutstanding(ids)).toEqual([8_334])
    expect((await payAll(owner, { debtIds: [parts[1]?.id] })).body.code).toBe('payment.nothing_due')
    expect((await payAll(owner, { overdue: true })).body.code).toBe('payment.nothing_due')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('AGREE-09 a link on the page and in the mails pays the overdue amount; the rest of the plan stays open', async () => {
    const { owner, ids } = await owing(2)
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    for (const orderId of ids)
      await driver.visitor.call('addPostponedPayment', {
        body: { orderId, userId: owner.userId, postPondOrMonthly: 1 },
      })
    const parts = await openDebts(owner)
    setClocks(SUNDAY_MORNING + 40 * 86_400_000)
    const session = await makeUser(shop, { role: 'ShippingEmployee' })
    const secret = shop.context.config.SECRET
    const overdue = await follow(createPayPath(secret, { kind: 'overdue', id: String(owner.clientId) }))
    const trNumber = numberIn(overdue)
    expect(gateway.transactions.get(trNumber)?.request.amount).toBe(2 * 4_166)
    const single = await follow(createPayPath(secret, { kind: 'debt', id: String(parts[0]?.id) }))
    expect(gateway.transactions.get(numberIn(single))?.request.amount).toBe(4_166)
    gateway.update(numberIn(single), { status: 'paid' })
    await arrive(shop, ids[0] ?? '', numberIn(single))
    const left = (await session.visitor.call('getDebts', { params: { clientId: owner.clientId } })).body
    expect(left.ageing).toMatchObject({ days0to30: 41.66, total: 208.34 })
    const forged = createPayPath('another secret that is long enough, really', {
      kind: 'debt',
      id: String(parts[1]?.id),
    })
    expect(await follow(forged)).toBe(`${shop.context.config.PUBLIC_URL}/`)
    setClocks(SUNDAY_MORNING)
  })

  test('refuses another person’s order, a missing one and a paid one', async () => {
    const { owner } = await owing(1)
    const { order, buyer } = await makeOrder(shop)
    const missing = '11111111-1111-4111-8111-111111111111'
    const foreign = await payAll(owner, { orderIds: [order.id] })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
    expect((await payAll(owner, { orderIds: [missing] })).body.code).toBe('not_found')
    expect((await payAll(buyer)).body.code).toBe('payment.nothing_due')
  })
})
