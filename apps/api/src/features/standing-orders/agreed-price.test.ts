import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { makeBusiness, makeFlower } from '../../testing/make-order.ts'
import { standingBody } from '../../testing/make-standing-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await sql`update standing_order set deleted_at = now() where deleted_at is null`.execute(shop.db)
  shop.clock.set(SUNDAY_MORNING)
})
afterAll(() => shop.close())

const run = () => jobHandlers['place-standing'](shop.context, {})
const setPrice = (variantId: number, halalas: number) =>
  sql`update variant set price = ${halalas} where id = ${variantId}`.execute(shop.db)
const change = (owner: TestUser, standingId: number, body: object) =>
  owner.visitor.call('updateStandingOrder', { params: { userId: owner.userId, standingId }, body })
const add = (owner: TestUser, body: object) =>
  owner.visitor.call('addStandingOrder', { params: { userId: owner.userId }, body })
const findTotals = async (id: number) => {
  const { rows } = await sql<{ total: number }>`
    select total from orders where standing_order_id = ${id} order by delivery_date
  `.execute(shop.db)
  return rows.map(({ total }) => total)
}

/** A standing order of two bouquets of SAR 100 for Tuesdays; one delivery costs SAR 225. */
async function makeStanding(changed: object = {}) {
  const { owner, branchId } = await makeBusiness(shop)
  const { variantId } = await makeFlower(shop, { price: 10_000 })
  const { body } = await add(owner, standingBody(branchId, variantId, changed))
  return { owner, branchId, variantId, id: body.data.id as number, data: body.data }
}

describe('the agreed price of a standing order', () => {
  test('AGREE-01 given a price above the agreed one, nothing is placed and both prices are mailed; once accepted, the order is placed', async () => {
    const { owner, variantId, id, data } = await makeStanding()
    expect(data).toMatchObject({ total: 200, orderTotal: 225, agreedTotal: 225 })
    await setPrice(variantId, 12_000)
    await run()
    await run()
    expect(await findTotals(id)).toEqual([])
    const mails = (await shop.mails(owner.email)).filter(({ subject }) => /standing order/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toMatch(/225\.00[\s\S]*265\.00/)
    const stale = await change(owner, id, { acceptTotal: 260 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
    const accepted = await change(owner, id, { acceptTotal: 265 })
    expect(accepted.body.data).toMatchObject({ orderTotal: 265, agreedTotal: 265 })
    await run()
    expect(await findTotals(id)).toEqual([26_500])
  })

  test('AGREE-01 more acceptances at the same time than there are connections all succeed', async () => {
    const { owner, variantId, id } = await makeStanding()
    await setPrice(variantId, 12_000)
    const answers = await Promise.all(Array.from({ length: 24 }, () => change(owner, id, { acceptTotal: 265 })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('AGREE-01 a lower price is placed at the lower price', async () => {
    const { variantId, id } = await makeStanding()
    await setPrice(variantId, 9_000)
    await run()
    expect(await findTotals(id)).toEqual([20_500])
  })

  test('AGREE-01 a changed standing order is agreed at its present price', async () => {
    const { owner, branchId, variantId, id } = await makeStanding()
    await setPrice(variantId, 12_000)
    const changed = await change(owner, id, { change: standingBody(branchId, variantId) })
    expect(changed.body.data).toMatchObject({ agreedTotal: 265 })
    await run()
    expect(await findTotals(id)).toEqual([26_500])
  })

  test('an older standing order without an agreed price records that of its next order', async () => {
    const { owner, variantId, id } = await makeStanding()
    await sql`update standing_order set agreed_total = null where id = ${id}`.execute(shop.db)
    await setPrice(variantId, 12_000)
    await run()
    expect(await findTotals(id)).toEqual([26_500])
    const { body } = await owner.visitor.call('getStandingOrders', { params: { userId: owner.userId } })
    expect(body.data).toMatchObject([{ agreedTotal: 265 }])
  })
})

describe('a standing order that could never be placed is refused', () => {
  test('below the client’s minimum quantity, and with an end that is past', async () => {
    const { owner, branchId, variantId } = await makeStanding()
    await sql`
      insert into client_minimum (client_id, product_id, quantity)
      select ${owner.clientId}, product_id, 5 from variant where id = ${variantId}
    `.execute(shop.db)
    const short = await add(owner, standingBody(branchId, variantId))
    expect(short).toMatchObject({
      status: 400,
      body: { code: 'quantity.below_minimum', errors: { lines: expect.anything() } },
    })
    const past = { startsOn: '2026-11-01', endsOn: '2026-11-20', lines: [{ variantId, quntity: 5 }] }
    const ended = await add(owner, standingBody(branchId, variantId, past))
    expect(ended).toMatchObject({
      status: 400,
      body: { code: 'standing.no_dates', errors: { endsOn: expect.anything() } },
    })
  })
})
