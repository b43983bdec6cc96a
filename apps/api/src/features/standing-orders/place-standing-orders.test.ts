import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower } from '../../testing/make-order.ts'
import { makeManager, standingBody } from '../../testing/make-standing-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { readSettings } from '../settings/index.ts'

const DAY = 86_400_000

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
beforeEach(async () => {
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING)
  await sql`update standing_order set deleted_at = now() where deleted_at is null`.execute(shop.db)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const run = (process = shop) => jobHandlers['place-standing'](process.context, {})

let turns = 0
/** Rotates through the slots, so that none is full. */
const someSlot = () => ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'][turns++ % 4]

/** Creates a standing order for every Tuesday with two bouquets of SAR 100 (225 with delivery). */
async function makeStanding(
  options: { creditLimit?: number; stock?: number; byManager?: boolean; budget?: number; changed?: object } = {},
) {
  const business = await makeBusiness(
    shop,
    options.creditLimit === undefined ? {} : { creditLimit: options.creditLimit },
  )
  const { owner, branchId } = business
  if (options.budget !== undefined)
    await shop.db.updateTable('branch').set({ monthly_budget: options.budget }).where('id', '=', branchId).execute()
  const manager = await makeManager(shop, owner.clientId, branchId)
  const flower = await makeFlower(shop, { stock: options.stock ?? 50 })
  const maker = options.byManager ? manager : owner
  const created = await maker.visitor.call('addStandingOrder', {
    params: { userId: maker.userId },
    body: standingBody(branchId, flower.variantId, { slot: someSlot(), ...options.changed }),
  })
  expect(created.status).toBe(200)
  return { owner, manager, branchId, flower, id: created.body.data.id as number }
}

const change = (user: TestUser, standingId: number, body: object) =>
  user.visitor.call('updateStandingOrder', { params: { userId: user.userId, standingId }, body })

/** Loads the orders of a standing order from the database. */
async function findOrders(id: number) {
  const { rows } = await sql<{
    id: string
    day: string
    state: string
    terms: string
    approval: string | null
    buyer: string
    debts: number
    owed: number
  }>`
    select o.id, o.delivery_date as day, o.state, o.terms, o.approval, o.user_id as buyer,
      (select count(*) from debt d where d.order_id = o.id)::int as debts,
      (select coalesce(sum(remaining), 0) from debt_balance d where d.order_id = o.id)::int8 as owed
    from orders o where o.standing_order_id = ${id} order by o.delivery_date
  `.execute(shop.db)
  return rows
}
async function getRuns(user: TestUser, id: number) {
  const { body } = await user.visitor.call('getStandingOrders', { params: { userId: user.userId } })
  return body.data.find((standing: { id: number }) => standing.id === id).runs as {
    date: string
    orderNumber: string | null
    problem: string | null
  }[]
}
const problemMails = async (user: TestUser) =>
  (await shop.mails(user.email)).filter(({ subject }) => /standing order could not be placed/.test(subject))
const addStock = (variantId: number, change: number) =>
  sql`with s as (update stock set on_hand = on_hand + ${change} where variant_id = ${variantId})
    insert into stock_move (variant_id, change, reason) values (${variantId}, ${change}, ${change < 0 ? 'countDifference' : 'restock'})`.execute(
    shop.db,
  )

describe('placing standing orders', () => {
  test('issue 4 an order is placed two days ahead and agreed with its debts, without changing the buyer’s cart', async () => {
    const { owner, flower, id } = await makeStanding()
    await fillCart(shop, owner.userId, [flower])
    shop.clock.set(SUNDAY_MORNING - DAY)
    await run()
    expect(await findOrders(id)).toEqual([])
    shop.clock.set(SUNDAY_MORNING)
    await run()
    expect(await findOrders(id)).toMatchObject([
      {
        day: '2026-12-01',
        state: 'preparing',
        terms: 'postponed',
        approval: null,
        buyer: owner.userId,
        debts: 1,
        owed: 22_500,
      },
    ])
    const cart = await owner.visitor.call('getCart', { params: { userId: owner.userId } })
    expect(cart.body.cartItems).toMatchObject([{ id: flower.variantId, quntity: 1 }])
    expect(await getRuns(owner, id)).toEqual([{ date: '2026-12-01', orderNumber: expect.any(String), problem: null }])
    const subjects = (await shop.mails(owner.email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(1)
  })

  test.each([
    ['monthly', 3, 22_500],
    ['cash', 0, 0],
  ])('issue 4 an order with %s terms moves to preparation with %i debts', async (paymentTerms, debts, owed) => {
    const { id } = await makeStanding({ changed: { paymentTerms } })
    await run()
    expect(await findOrders(id)).toMatchObject([{ state: 'preparing', terms: paymentTerms, debts, owed }])
  })

  test('issue 4 given repeated runs on several processes, each date is placed once', async () => {
    // With stock for exactly one order, the second process must not report a shortage.
    const { owner, id } = await makeStanding({ stock: 2, creditLimit: 22_500 })
    await Promise.all([run(), run(twin), run(), run(twin)])
    await run()
    expect(await findOrders(id)).toHaveLength(1)
    expect(await getRuns(owner, id)).toMatchObject([{ problem: null }])
    expect(await problemMails(owner)).toEqual([])
  })

  test('issue 4 orders are placed weekly or monthly until the end date', async () => {
    const { id } = await makeStanding({ changed: { endsOn: '2026-12-15' } })
    const monthly = await makeStanding({ changed: { cadence: 'monthly', day: 2 } })
    for (let day = 0; day < 40; day++) {
      shop.clock.set(SUNDAY_MORNING + day * DAY)
      await run()
    }
    expect((await findOrders(id)).map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-08', '2026-12-15'])
    expect((await findOrders(monthly.id)).map(({ day }) => day)).toEqual(['2026-12-02', '2027-01-02'])
  })

  test('issue 4 skipped dates and paused or ended standing orders are not placed until resumed', async () => {
    const { owner, id } = await makeStanding()
    await change(owner, id, { skip: '2026-12-01' })
    await run()
    await change(owner, id, { unskip: '2026-12-01', isPaused: true })
    await run()
    expect(await findOrders(id)).toEqual([])
    await change(owner, id, { isPaused: false })
    await run()
    expect(await findOrders(id)).toHaveLength(1)
    const late = await change(owner, id, { skip: '2026-12-01' })
    expect(late.body).toMatchObject({ code: 'standing.placed_already' })
    const ended = await makeStanding()
    await ended.owner.visitor.call('deleteStandingOrder', {
      params: { userId: ended.owner.userId, standingId: ended.id },
    })
    await run()
    expect(await findOrders(ended.id)).toEqual([])
  })

  test('issue 4 given a concurrent pause and run, the result matches the response', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { owner, id } = await makeStanding()
      const [, paused] = await Promise.all([run(twin), change(onSecondProcess(shop, owner), id, { isPaused: true })])
      expect(paused.status).toBe(200)
      const placed = (await findOrders(id)).length
      await run()
      expect(await findOrders(id)).toHaveLength(placed)
    }
  })

  test('issue 4 a holiday moves the delivery to the next open day, but not the date', async () => {
    const { owner, id } = await makeStanding()
    const holidays = ['2026-12-01']
    await shop.db
      .insertInto('setting')
      .values({ key: 'calendar', value: JSON.stringify({ holidays }) })
      .execute()
    await waitUntil('the holiday', async () => (await readSettings(shop.context)).calendar.holidays.length === 1)
    await run()
    await shop.db.deleteFrom('setting').execute()
    await waitUntil('no holiday', async () => (await readSettings(shop.context)).calendar.holidays.length === 0)
    expect(await findOrders(id)).toMatchObject([{ day: '2026-12-02' }])
    expect(await getRuns(owner, id)).toMatchObject([{ date: '2026-12-01', problem: null }])
    await run()
    expect(await findOrders(id)).toHaveLength(1)
  })

  test('issue 4 a closed week is recorded and mailed once, and placed when it opens', async () => {
    const { owner, id } = await makeStanding()
    const holidays = Array.from({ length: 7 }, (_, at) => `2026-12-0${at + 1}`)
    await shop.db
      .insertInto('setting')
      .values({ key: 'calendar', value: JSON.stringify({ holidays }) })
      .execute()
    await waitUntil('the holidays', async () => (await readSettings(shop.context)).calendar.holidays.length === 7)
    await run()
    await run()
    expect(await getRuns(owner, id)).toEqual([{ date: '2026-12-01', orderNumber: null, problem: expect.any(String) }])
    expect(await problemMails(owner)).toHaveLength(1)
    await shop.db.deleteFrom('setting').execute()
    await waitUntil('no holiday', async () => (await readSettings(shop.context)).calendar.holidays.length === 0)
    await run()
    expect(await getRuns(owner, id)).toEqual([{ date: '2026-12-01', orderNumber: expect.any(String), problem: null }])
  })

  test('issue 4 a shortage is recorded and mailed once across both processes, then retried and placed', async () => {
    const { owner, flower, id } = await makeStanding({ stock: 1 })
    await Promise.all([run(), run(twin)])
    await run()
    expect(await findOrders(id)).toEqual([])
    expect(await getRuns(owner, id)).toMatchObject([{ orderNumber: null, problem: expect.any(String) }])
    const mails = await problemMails(owner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toContain('Lobby flowers')
    expect(mails[0]?.body_text).toContain(`/dashboard-user/${owner.userId}`)
    await addStock(flower.variantId, 5)
    await run(twin)
    expect(await findOrders(id)).toHaveLength(1)
    expect(await getRuns(owner, id)).toMatchObject([{ problem: null }])
  })

  test('RUN-04 insufficient credit is reported, by mail with limit, used and missing amount; with a higher limit the order is placed', async () => {
    const { owner, id } = await makeStanding({ creditLimit: 22_499 })
    await run()
    await run(twin)
    expect(await getRuns(owner, id)).toMatchObject([
      { orderNumber: null, problem: expect.stringMatching(/credit limit/) },
    ])
    const mails = await problemMails(owner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toMatch(/credit limit/)
    expect(mails[0]?.body_text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')).toContain(
      'SAR 0.01 above your credit: of the SAR 224.99 limit, SAR 0.00 is used and SAR 224.99 is left.',
    )
    await shop.db.updateTable('client').set({ credit_limit: 22_500 }).where('id', '=', owner.clientId).execute()
    await run()
    expect(await findOrders(id)).toHaveLength(1)
  })

  test('issue 4 a failing standing order does not prevent the others', async () => {
    const short = await makeStanding({ stock: 0 })
    const fine = await makeStanding()
    await run()
    expect(await findOrders(short.id)).toEqual([])
    expect(await findOrders(fine.id)).toHaveLength(1)
  })

  test('issue 4 a quantity below the minimum and an unpublished product are reported with a message', async () => {
    const few = await makeStanding()
    await sql`insert into client_minimum values (${few.owner.clientId}, ${few.flower.productId}, 3)`.execute(shop.db)
    const removed = await makeStanding()
    await shop.db.updateTable('product').set({ status: 'draft' }).where('id', '=', removed.flower.productId).execute()
    await run()
    for (const { owner, id } of [few, removed]) {
      const [problemRun] = await getRuns(owner, id)
      expect(problemRun?.problem).toMatch(/^[A-Z].{10,}\.$/)
      expect(problemRun?.problem).not.toMatch(/undefined|\{/)
    }
  })

  test('issue 4 a manager’s order above the budget needs the owner’s approval, which plans its debts', async () => {
    const { owner, manager, id } = await makeStanding({ byManager: true, budget: 22_499 })
    await run()
    const [waiting] = await findOrders(id)
    expect(waiting).toMatchObject({ state: 'placed', approval: 'waiting', buyer: manager.userId, debts: 0 })
    const orderId = waiting?.id ?? ''
    await run()
    const decided = await owner.visitor.call('decideApproval', {
      params: { userId: owner.userId, orderId },
      body: { approve: true },
    })
    expect(decided.status).toBe(200)
    expect(await findOrders(id)).toMatchObject([{ state: 'preparing', approval: 'approved', debts: 1, owed: 22_500 }])
  })

  test('issue 4 a manager is notified of their own, and within the budget no approval is needed', async () => {
    const { manager, owner, flower, id } = await makeStanding({ byManager: true, budget: 22_500, stock: 0 })
    await run()
    expect(await problemMails(owner)).toEqual([])
    const mails = await problemMails(manager)
    expect(mails.map(({ body_text }) => body_text.includes(`/dashboard-manager/${manager.userId}`))).toEqual([true])
    await addStock(flower.variantId, 2)
    await run()
    expect(await findOrders(id)).toMatchObject([{ state: 'preparing', approval: null, buyer: manager.userId }])
  })

  test.each([
    [22_500, { approval: null, state: 'preparing', debts: 1 }],
    [22_499, { approval: 'waiting', state: 'placed', debts: 0 }],
  ])(
    'issue 4 when its manager was deleted, a standing order is placed for the owner, within the budget of %i',
    async (budget, order) => {
      const { owner, manager, branchId, id } = await makeStanding({ byManager: true, budget })
      const { rows } = await sql<{
        id: number
      }>`select id from branch_manager where user_id = ${manager.userId}`.execute(shop.db)
      const removed = await owner.visitor.call('deleteManager', { params: { branchId, managerId: rows[0]?.id ?? 0 } })
      expect(removed.status).toBe(200)
      await run()
      expect(await findOrders(id)).toMatchObject([{ buyer: owner.userId, ...order }])
    },
  )
})

test('GROW-02 a run that loses the database ends as failed, so that it is repeated at once, and the repetition places the rest', async () => {
  const standing = [await makeStanding(), await makeStanding()]
  await sql`
    create sequence placed_standing_order;
    create function lose_second_connection() returns trigger language plpgsql as $$ begin
      if nextval('placed_standing_order') = 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger lose_second_connection before insert on orders for each row execute function lose_second_connection()
  `.execute(shop.db)
  await expect(run()).rejects.toThrow(/terminat/)
  await run()
  await sql`drop trigger lose_second_connection on orders`.execute(shop.db)
  for (const { id } of standing) expect(await findOrders(id)).toHaveLength(1)
})

test('AGREE-18 every order of a standing order says what may replace a missing flower and what must not be in it', async () => {
  const choice = { substitution: 'refund', allergyNote: 'No lilies in the lobby' }
  const { owner, id } = await makeStanding({ changed: choice })
  await run()
  const { body } = await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: owner.clientId } })
  expect(body.data).toMatchObject([choice])
  const plain = await makeStanding()
  const listed = await plain.owner.visitor.call('getStandingOrders', { params: { userId: plain.owner.userId } })
  expect(listed.body.data).toMatchObject([{ id: plain.id, substitution: null, allergyNote: null }])
  expect(id).not.toBe(plain.id)
})
