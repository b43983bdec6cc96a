import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())

/** Cash orders of SAR 125 of a client whose credit limit is SAR 200. */
async function cashOrders(count: number) {
  const business = await makeBusiness(shop, { creditLimit: 20_000 })
  const { owner, branchId } = business
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const body = { ...retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${1 + n}` }), branchId }
    ids.push((await place(owner, body)).body.data.id)
  }
  return { owner, ids }
}

const postpone = (owner: TestUser, orderId: string | undefined, by: TestUser, aboveLimit?: boolean, from = shop) => {
  const visitor = from.visitor()
  visitor.token = by.visitor.token
  return visitor.call('addPostponedPayment', {
    body: { orderId, userId: owner.userId, postPondOrMonthly: 0, aboveLimit },
  })
}
const getEvents = (clientId: number) =>
  shop.db
    .selectFrom('client_event')
    .select(['detail', 'actor_id'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'creditLimitExceeded')
    .execute()

test('RUN-05 postponing at the board above the credit limit is refused with limit, used and missing amount (RUN-04), and needs the permission for clients', async () => {
  const { owner, ids } = await cashOrders(2)
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  expect((await postpone(owner, ids[0], driver)).status).toBe(200)
  const refused = await postpone(owner, ids[1], driver)
  expect(refused.body).toMatchObject({ code: 'credit.limit_exceeded', status: 409 })
  for (const amount of ['50.00', '200.00', '125.00', '75.00']) expect(refused.body.message).toContain(amount)
  expect((await postpone(owner, ids[1], driver, true)).body.code).toBe('access.denied')
  const desk = await makeAdmin(shop, ['orders', 'refunds'])
  expect((await postpone(owner, ids[1], desk, true)).body.code).toBe('access.denied')
  expect(await getEvents(owner.clientId)).toEqual([])
  const manager = await makeAdmin(shop, ['refunds', 'clients'])
  expect((await postpone(owner, ids[1], manager, true)).status).toBe(200)
  expect(await getEvents(owner.clientId)).toEqual([
    { actor_id: manager.userId, detail: expect.objectContaining({ amount: 5_000 }) },
  ])
  // A new schedule of the same order uses no more credit.
  expect((await postpone(owner, ids[1], driver)).status).toBe(200)
})

test('RUN-05 given two orders postponed at once on two processes, the limit holds', async () => {
  const { owner, ids } = await cashOrders(2)
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const answers = await Promise.all([postpone(owner, ids[0], driver), postpone(owner, ids[1], driver, undefined, twin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
