import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { emptyCart, fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { expireOrder, listOverdueOrders } from './index.ts'

type Terms = 'postponed' | 'monthly' | 'cash' | 'online'
const HOUR = 3_600_000

let shop: TestShop
let twin: TestShop
let employee: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  employee = await makeUser(shop, { role: 'ShippingEmployee' })
})
beforeEach(() => shop.clock.set(SUNDAY_MORNING))
afterAll(() => shop.close())

/** A client whose branch has a monthly budget (halalas), and the manager of the branch. */
async function makeBudget(budget: number) {
  const created = await makeBusiness(shop)
  await shop.db.updateTable('branch').set({ monthly_budget: budget }).where('id', '=', created.branchId).execute()
  return { ...created, manager: await makeManager(shop, created.owner.clientId, created.branchId) }
}

let turns = 0
/** The next of several days and slots, so that none gets full. */
function someWhen() {
  turns += 1
  const deliverySlot = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'][turns % 4] ?? ''
  return { deliverySlot, deliveryDate: turns % 8 < 4 ? '2026-12-02' : '2026-12-03' }
}

/** Places one bouquet of 100 riyals, 125 with its delivery. */
async function order(user: TestUser, branchId: number, paymentTerms: Terms = 'cash') {
  const flower = await makeFlower(shop, { stock: 5 })
  await fillCart(shop, user.userId, [flower])
  const placed = await place(user, { ...retailOrder({ paymentTerms, ...someWhen() }), branchId })
  expect(placed.status).toBe(200)
  return { ...flower, id: placed.body.data.id as string, data: placed.body.data }
}

/** An order that waits for approval, because the branch has a budget of zero. */
async function makeWaiting(terms: Terms) {
  const created = await makeBudget(0)
  return { ...created, order: await order(created.manager, created.branchId, terms) }
}

const decide = (user: TestUser, orderId: string, approve: boolean) =>
  user.visitor.call('decideApproval', {
    params: { userId: user.userId, orderId },
    body: { approve, reason: approve ? undefined : 'Too many flowers this month' },
  })
const onBoard = async (orderId: string) =>
  (await employee.visitor.call('getBoardOrder', { params: { orderId } })).status
const getStock = async (variantId: number) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', variantId).executeTakeFirstOrThrow())
    .on_hand
const getRow = (orderId: string) =>
  shop.db
    .selectFrom('orders')
    .select(['state', 'approval', 'approved_by', 'expires_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
const getCount = async (table: 'order_event' | 'debt', orderId: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where order_id = ${orderId}
  `.execute(shop.db)
  return rows[0]?.n
}

describe('orders above a branch’s budget', () => {
  test('issue 4 a manager’s order may equal the budget to the halala; the owner’s orders count but need no approval', async () => {
    const { owner, branchId, manager } = await makeBudget(37_500)
    expect((await order(owner, branchId)).data.approval).toBeNull()
    expect((await order(manager, branchId)).data.approval).toBeNull()
    expect((await order(manager, branchId)).data.approval).toBeNull()
    const over = await order(manager, branchId)
    expect(over.data).toMatchObject({ approval: 'waiting' })
    expect((await order(owner, branchId)).data.approval).toBeNull()
  })

  test('issue 4 the budget renews with the month in Riyadh, and a cancelled order returns its part', async () => {
    const { branchId, manager } = await makeBudget(12_500)
    const first = await order(manager, branchId, 'postponed')
    const params = { userId: manager.userId, orderId: first.id }
    expect((await manager.visitor.call('rejectOrder', { params })).status).toBe(200)
    await emptyCart(shop, manager.userId)
    expect((await order(manager, branchId, 'postponed')).data.approval).toBeNull()
    expect((await order(manager, branchId, 'postponed')).data.approval).toBe('waiting')
    // 30 November, 23:30 in Riyadh, and half past midnight.
    const late = Date.UTC(2026, 10, 30, 20, 30)
    const body = { ...retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-02' }), branchId }
    for (const [at, approval] of [
      [late, 'waiting'],
      [late + HOUR, null],
    ] as const) {
      shop.clock.set(at)
      await signInAgain(shop, manager)
      await fillCart(shop, manager.userId, [await makeFlower(shop)])
      expect((await place(manager, body)).body.data.approval).toBe(approval)
    }
  })

  test.each(['cash', 'postponed', 'monthly', 'online'] as const)(
    'issue 4 an order on %s awaiting approval is off the board, not payable or confirmable, reserves its stock and is mailed to the owner',
    async (terms) => {
      const { owner, manager, order: waiting } = await makeWaiting(terms)
      expect(waiting.data).toMatchObject({ approval: 'waiting', outstanding: 125 })
      for (const action of ['pay', 'confirm', 'useCredit']) expect(waiting.data.actions).not.toContain(action)
      expect(await onBoard(waiting.id)).not.toBe(200)
      expect(await getStock(waiting.variantId)).toBe(4)
      for (const user of [manager, owner]) {
        const params = { userId: user.userId, orderId: waiting.id }
        for (const name of ['addPayment', 'confirmOrder', 'payWithCredit'] as const)
          expect([name, (await user.visitor.call(name, { params })).body.code]).toEqual([name, 'order.needs_approval'])
      }
      const all = await owner.visitor.call('payOrders', {
        params: { userId: owner.userId },
        body: { orderIds: [waiting.id] },
      })
      expect(all.status).toBeGreaterThanOrEqual(400)
      const byHand = await employee.visitor.call('addPaymentPartly', {
        params: { userId: employee.userId },
        body: { orderId: waiting.id, amount: 125, payPartOrall: 1 },
      })
      expect(byHand.status).toBeGreaterThanOrEqual(400)
      expect(await getRow(waiting.id)).toMatchObject({ state: 'placed', approval: 'waiting' })
      const mails = await shop.mails(owner.email)
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/needs your approval/)])
      expect(mails[0]?.body_text).toMatch(/SAR\s125\.00/)
      expect(mails[0]?.body_text).toContain(`/dashboard-user/${owner.userId}`)
    },
  )

  test.each([
    ['cash', 0],
    ['postponed', 1],
    ['monthly', 3],
  ] as const)('issue 4 an approved order on %s goes to preparation with %i planned debts', async (terms, debts) => {
    const { owner, manager, order: waiting } = await makeWaiting(terms)
    const answer = await decide(owner, waiting.id, true)
    expect(answer.body).toMatchObject({ message: 'The order is approved.', data: { approval: 'approved' } })
    expect(await getRow(waiting.id)).toEqual({
      state: 'preparing',
      approval: 'approved',
      approved_by: owner.userId,
      expires_at: null,
    })
    expect(await onBoard(waiting.id)).toBe(200)
    expect(await getCount('debt', waiting.id)).toBe(debts)
    shop.clock.advance(49 * HOUR)
    await shop.runJobs()
    expect((await getRow(waiting.id)).state).toBe('preparing')
    const subjects = (await shop.mails(manager.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /is approved/.test(subject))).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('issue 4 an approved order paid online expires half an hour after the approval', async () => {
    const { owner, manager, order: waiting } = await makeWaiting('online')
    shop.clock.advance(20 * HOUR)
    await signInAgain(shop, owner)
    await signInAgain(shop, manager)
    const { body } = await decide(owner, waiting.id, true)
    expect(body.data.actions).toContain('pay')
    expect(Date.parse(body.data.payUntil) - shop.clock.now()).toBeGreaterThan(29 * 60_000)
    expect(Date.parse(body.data.payUntil) - shop.clock.now()).toBeLessThanOrEqual(30 * 60_000)
    const params = { userId: manager.userId, orderId: waiting.id }
    expect((await manager.visitor.call('addPayment', { params })).status).toBe(200)
    shop.clock.advance(HOUR / 2)
    await expireOrder(shop.context, waiting.id)
    expect((await getRow(waiting.id)).state).toBe('cancelled')
    expect(await getStock(waiting.variantId)).toBe(5)
  })

  test('issue 4 RUN-05 a refusal takes a reason that the manager reads; the order is cancelled, stock and budget are returned, nothing is owed', async () => {
    const { owner, manager, order: waiting } = await makeWaiting('monthly')
    const params = { userId: owner.userId, orderId: waiting.id }
    for (const reason of [undefined, '', '  ']) {
      const refused = await owner.visitor.call('decideApproval', { params, body: { approve: false, reason } })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['reason']])
    }
    const answer = await decide(owner, waiting.id, false)
    expect(answer.body).toMatchObject({ message: 'The order was turned down.', data: { approval: 'refused' } })
    expect(await getRow(waiting.id)).toMatchObject({
      state: 'cancelled',
      approval: 'refused',
      approved_by: owner.userId,
    })
    expect(await getStock(waiting.variantId)).toBe(5)
    expect(await getCount('debt', waiting.id)).toBe(0)
    const mails = (await shop.mails(manager.email)).filter(({ subject }) => /was turned down/.test(subject))
    expect(mails.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('Too many flowers this month')])
    expect((await decide(owner, waiting.id, true)).body.code).toBe('approval.not_waiting')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('issue 4 given equal or different concurrent answers on two processes, one event is written', async () => {
    for (const second of [true, false]) {
      const { owner, order: waiting } = await makeWaiting('postponed')
      const answers = await Promise.all([
        decide(owner, waiting.id, true),
        decide(onSecondProcess(twin, owner), waiting.id, second),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await getCount('order_event', waiting.id)).toBe(2)
      expect((await decide(owner, waiting.id, true)).body.code).toBe('approval.not_waiting')
      expect(await getCount('order_event', waiting.id)).toBe(2)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('issue 4 only the owner answers; another client’s order is answered like a missing one', async () => {
    const { manager, order: waiting } = await makeWaiting('cash')
    const stranger = (await makeBusiness(shop)).owner
    const plain = ({ status, body }: Awaited<ReturnType<typeof decide>>) => ({ status, ...body, instance: '' })
    const foreign = await decide(stranger, waiting.id, true)
    expect(foreign.status).toBe(404)
    expect(plain(foreign)).toEqual(plain(await decide(stranger, '00000000-0000-4000-8000-000000000000', true)))
    for (const user of [manager, employee, await makeUser(shop)])
      expect((await decide(user, waiting.id, true)).status).toBe(403)
    expect(await getRow(waiting.id)).toMatchObject({ state: 'placed', approval: 'waiting' })
  })

  test('issue 4 an unanswered order returns its stock after 48 hours, not before', async () => {
    const { owner, order: waiting } = await makeWaiting('monthly')
    shop.clock.set(SUNDAY_MORNING + 47 * HOUR)
    await expireOrder(shop.context, waiting.id)
    expect((await getRow(waiting.id)).state).toBe('placed')
    shop.clock.set(SUNDAY_MORNING + 49 * HOUR)
    await signInAgain(shop, owner)
    expect(await listOverdueOrders(shop.context)).toContain(waiting.id)
    await expireOrder(shop.context, waiting.id)
    expect((await getRow(waiting.id)).state).toBe('cancelled')
    expect(await getStock(waiting.variantId)).toBe(5)
    expect((await decide(owner, waiting.id, true)).body.code).toBe('approval.not_waiting')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('issue 4 given the expiry job and an answer at once, one of them applies', async () => {
    const { owner, order: waiting } = await makeWaiting('cash')
    shop.clock.set(SUNDAY_MORNING + 49 * HOUR)
    await signInAgain(shop, owner)
    const [answer] = await Promise.all([decide(owner, waiting.id, true), expireOrder(shop.context, waiting.id)])
    const { state } = await getRow(waiting.id)
    expect([
      [200, 'preparing'],
      [409, 'cancelled'],
    ]).toContainEqual([answer.status, state])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})
