import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBusiness, makeFlower } from '../../testing/make-order.ts'
import { makeManager, standingBody } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const MISSING = 999_999
const add = (user: TestUser, body: unknown, headers: Record<string, string> = {}) =>
  user.visitor.call('addStandingOrder', { params: { userId: user.userId }, body, headers })
const list = async (user: TestUser) =>
  (await user.visitor.fetchAnswer('getStandingOrders', { params: { userId: user.userId } })).data
const change = (user: TestUser, standingId: number | string, body: unknown) =>
  user.visitor.call('updateStandingOrder', { params: { userId: user.userId, standingId }, body })
const end = (user: TestUser, standingId: number | string) =>
  user.visitor.call('deleteStandingOrder', { params: { userId: user.userId, standingId } })
const plain = ({ status, body }: Awaited<ReturnType<typeof end>>) => ({ status, ...body, instance: '' })

/** Creates a client with two branches, a manager of each, and a standing order of the first. */
async function makeStanding() {
  const { owner, branchId } = await makeBusiness(shop)
  const other = await shop.db
    .insertInto('branch')
    .values({ client_id: owner.clientId, name: 'Malaz', address: 'Malaz Street 9, Riyadh' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const manager = await makeManager(shop, owner.clientId, branchId)
  const neighbour = await makeManager(shop, owner.clientId, other.id)
  const flower = await makeFlower(shop, { stock: 100 })
  const created = await add(owner, standingBody(branchId, flower.variantId))
  expect(created.status).toBe(200)
  return { owner, manager, neighbour, branchId, otherId: other.id, flower, id: created.body.data.id as number }
}

describe('standing orders', () => {
  test('issue 4 a standing order has the client’s prices and lists its next dates', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await shop.db.updateTable('client').set({ discount_percent: 20 }).where('id', '=', owner.clientId).execute()
    const { variantId } = await makeFlower(shop, { price: 10_000 })
    const answer = await add(owner, standingBody(branchId, variantId, { endsOn: '2026-12-20' }))
    expect(answer.body).toMatchObject({
      message: 'The standing order is set up.',
      data: {
        branch: { id: branchId, branchName: 'Olaya' },
        isPaused: false,
        paymentTerms: 'postponed',
        lines: [{ variantId, quntity: 2, price: 80 }],
        total: 160,
        next: ['2026-12-01', '2026-12-08', '2026-12-15'].map((date) => ({
          date,
          deliveryDate: date,
          isSkipped: false,
        })),
        runs: [],
      },
    })
    expect(await list(owner)).toEqual([answer.body.data])
  })

  test('issue 4 lines of the same variant are merged; a repeated idempotency key creates one standing order', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const { variantId } = await makeFlower(shop)
    const line = { variantId, quntity: 2 }
    const body = standingBody(branchId, variantId, { lines: [line, line] })
    const headers = { 'idempotency-key': 'standing-order-of-one-click' }
    const answers = await Promise.all([add(owner, body, headers), add(owner, body, headers)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.data.id).toBe(answers[1]?.body.data.id)
    expect(await list(owner)).toMatchObject([{ lines: [{ variantId, quntity: 4 }] }])
  })

  test.each([
    ['an unknown weekday', { day: 7 }, 'standing.day_invalid'],
    ['day 0 of a month', { cadence: 'monthly', day: 0 }, 'standing.day_invalid'],
    ['an end before the start', { endsOn: '2026-11-28' }, 'standing.dates_invalid'],
    ['a date that does not exist', { startsOn: '2026-02-30' }, 'standing.start_invalid'],
    ['an unknown slot', { slot: '03:00-05:00' }, 'delivery.unknown_slot'],
    ['an unknown variant', { lines: [{ variantId: MISSING, quntity: 1 }] }, 'product.not_found'],
    ['an unknown branch', { branchId: MISSING }, 'branch.not_found'],
    ['no line', { lines: [] }, 'invalid'],
    ['online payment', { paymentTerms: 'online' }, 'invalid'],
    ['an unknown cadence', { cadence: 'daily' }, 'invalid'],
    ['a variant id out of range', { lines: [{ variantId: 1e12, quntity: 1 }] }, 'invalid'],
  ])('issue 4 %s is refused when adding and when changing, without writing', async (_name, wrong, code) => {
    const { owner, branchId, id, flower } = await makeStanding()
    const before = await list(owner)
    const body = standingBody(branchId, flower.variantId, { name: 'Other name', ...wrong })
    for (const answer of [await add(owner, body), await change(owner, id, { change: body })]) {
      expect(answer.body).toMatchObject({ code })
      expect(answer.status).toBeLessThan(500)
    }
    expect(await list(owner)).toEqual(before)
  })

  test('issue 4 dates at the limits of the calendar are refused or have no effect', async () => {
    const { owner, branchId, flower, id } = await makeStanding()
    for (const startsOn of ['9999-12-20', '0001-01-01', '0000-01-01', '2027-12-01'])
      expect((await add(owner, standingBody(branchId, flower.variantId, { startsOn }))).body).toMatchObject({
        code: 'standing.start_invalid',
      })
    const long = standingBody(branchId, flower.variantId, { startsOn: '2027-11-29', endsOn: '9999-12-31' })
    expect((await add(owner, long)).status).toBe(200)
    for (const date of ['9999-12-31', '0000-01-01', '2026-13-01'])
      for (const body of [{ skip: date }, { unskip: date }])
        expect((await change(owner, id, body)).status).toBeLessThan(500)
    expect(await list(owner)).toHaveLength(2)
  })

  test('issue 4 unavailable payment terms are refused', async () => {
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 0 })
    const { variantId } = await makeFlower(shop)
    const refused = await add(owner, standingBody(branchId, variantId))
    expect(refused.body).toMatchObject({ code: 'terms.not_open', errors: { paymentTerms: [expect.any(String)] } })
    expect((await add(owner, standingBody(branchId, variantId, { paymentTerms: 'cash' }))).status).toBe(200)
  })

  test('issue 4 a standing order can be paused, resumed, changed and ended, and a date skipped and restored', async () => {
    const { owner, branchId, id, flower } = await makeStanding()
    expect((await change(owner, id, { isPaused: true })).body.data.isPaused).toBe(true)
    const skipped = await change(owner, id, { skip: '2026-12-08' })
    expect(skipped.body.data).toMatchObject({
      isPaused: true,
      next: [{}, { date: '2026-12-08', isSkipped: true }, {}, {}],
    })
    expect((await change(owner, id, { skip: '2026-12-08' })).status).toBe(200)
    const back = await change(owner, id, { unskip: '2026-12-08', isPaused: false })
    expect(back.body.data).toMatchObject({ isPaused: false, next: [{}, { isSkipped: false }, {}, {}] })
    const changed = standingBody(branchId, flower.variantId, { cadence: 'monthly', day: 28, name: 'Terrace' })
    const { body } = await change(owner, id, { change: changed })
    expect(body.data).toMatchObject({ name: 'Terrace', day: 28, next: [{ date: '2026-12-28' }, {}, {}, {}] })
    expect((await end(owner, id)).body).toEqual({ message: 'The standing order ended.' })
    expect(await list(owner)).toEqual([])
    expect((await end(owner, id)).status).toBe(404)
    expect((await change(owner, id, { isPaused: true })).status).toBe(404)
  })

  test('issue 4 only dates of the schedule can be skipped', async () => {
    const { owner, id } = await makeStanding()
    for (const skip of ['2026-12-09', '2026-02-31']) expect((await change(owner, id, { skip })).status).toBe(400)
    expect((await change(owner, id, { skip: 'tomorrow' })).body.code).toBe('invalid')
    expect(await list(owner)).toMatchObject([{ next: [{ isSkipped: false }, {}, {}, {}] }])
  })

  test('issue 4 a manager sees all standing orders of their branch and cannot add one for another', async () => {
    const { manager, neighbour, branchId, otherId, flower, id } = await makeStanding()
    expect(await list(manager)).toMatchObject([{ id }])
    expect(await list(neighbour)).toEqual([])
    expect((await change(manager, id, { isPaused: true })).body.data.isPaused).toBe(true)
    const added = await add(manager, standingBody(branchId, flower.variantId))
    expect(added.status).toBe(200)
    const elsewhere = standingBody(otherId, flower.variantId)
    expect((await add(manager, elsewhere)).body.code).toBe('branch.not_found')
    expect((await change(manager, id, { change: elsewhere })).body.code).toBe('branch.not_found')
  })

  test('issue 4 another branch’s manager, another client and unknown ids are answered with not found', async () => {
    const { owner, neighbour, id, otherId, flower } = await makeStanding()
    const stranger = await makeBusiness(shop)
    const before = await list(owner)
    for (const [user, branchId] of [
      [neighbour, otherId],
      [stranger.owner, stranger.branchId],
    ] as const) {
      const missing = plain(await end(user, MISSING))
      expect(missing.status).toBe(404)
      expect(plain(await end(user, id))).toEqual(missing)
      for (const body of [
        { isPaused: true },
        { skip: '2026-12-08' },
        { change: standingBody(branchId, flower.variantId) },
      ])
        expect(plain(await change(user, id, body))).toEqual(missing)
    }
    for (const bad of ['0', '-1', 'abc', '1.5', '99999999999999999999', '1%27'])
      expect((await end(owner, bad)).status).toBeLessThan(500)
    for (const role of ['Shopper', 'ShippingEmployee', 'Admin'] as const) {
      const other = await makeUser(shop, { role })
      expect((await add(other, standingBody(1, 1))).status).toBe(403)
      expect((await end(other, id)).status).toBe(403)
    }
    const foreignBranch = standingBody(stranger.branchId, flower.variantId)
    expect((await add(owner, foreignBranch)).body.code).toBe('branch.not_found')
    expect(await list(owner)).toEqual(before)
  })
})
