import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openRefundShop, type RefundShop } from '../../testing/refund-shop.ts'
import { claimDueRefunds, setRefundFailed, setRefundSent } from './refund-queries.ts'

let opened: RefundShop
beforeAll(async () => {
  opened = await openRefundShop()
})
afterAll(() => opened.close())
beforeEach(() => opened.reset())

const readStates = async (orderId: string) =>
  (await opened.read(orderId)).map(({ amount, state, failure }) => [amount, state, failure])

const claim = async (minutes: number) => {
  const at = new Date(opened.shop.clock.now() + minutes * 60_000)
  return { at, claimed: await claimDueRefunds(opened.shop.db, { limit: 10, at }) }
}

test('OPEN-09 given money that somebody sent at the gateway, then no refund counts as sent by it, whatever its amount', async () => {
  const amounts = [12_500, 1_000, 12_499]
  for (const amount of amounts) {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.refunds().refund(trNumber, amount)
    await opened.cancel(orderId)
    await opened.send()
    expect(await readStates(orderId)).toEqual([[125, 'failed', 'otherAmount']])
    expect(opened.refunds().count(trNumber)).toBe(1)
  }
})

test.each([10, 15])(
  'OPEN-09 given a refund of SAR 20 that the desk sent in the dashboard, then the next of SAR %d is left to the desk',
  async (next) => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.answer('refund', 400, '{"message":"Insufficient balance"}')
    await opened.credit(orderId, 20)
    await opened.send()
    opened.refunds().refund(trNumber, 2_000)
    const [first] = await opened.read(orderId)
    expect((await opened.act('completeRefundPayout', { id: first?.id ?? 0 })).status).toBe(200)
    opened.bank.interrupt('refund', null)
    await opened.credit(orderId, next)
    await opened.send()
    expect(await readStates(orderId)).toEqual([
      [20, 'byHand', 'refused'],
      [next, 'failed', 'otherAmount'],
    ])
    expect(opened.refunds().total(trNumber)).toBe(2_000)
    expect(await brokenInvariants(opened.shop.db)).toEqual([])
  },
)

test('OPEN-09 given a refund that the desk sent to the bank account, then the next one is sent by the gateway', async () => {
  const { orderId, trNumber } = await opened.makePaidOrder()
  opened.answer('refund', 400)
  await opened.credit(orderId, 20)
  await opened.send()
  opened.bank.interrupt('refund', null)
  const [first] = await opened.read(orderId)
  await opened.act('completeRefundPayout', { id: first?.id ?? 0 })
  await opened.credit(orderId, 15)
  await opened.send()
  expect(await readStates(orderId)).toEqual([
    [20, 'byHand', 'refused'],
    [15, 'refunded', null],
  ])
  expect(opened.refunds().total(trNumber)).toBe(1_500)
})

test('OPEN-09 given a request without an answer, then an older refund that is tried again waits for its outcome', async () => {
  const { orderId, trNumber } = await opened.makePaidOrder()
  opened.answer('refund', 400)
  await opened.credit(orderId, 20)
  await opened.send()
  await opened.credit(orderId, 30)
  opened.loseAnswer({ trNumber, amount: 3_000 })
  await opened.send()
  opened.bank.interrupt('refund', null)
  const [older] = await opened.read(orderId)
  expect((await opened.act('retryRefundPayout', { id: older?.id ?? 0 })).status).toBe(200)
  await opened.send()
  expect(await readStates(orderId)).toEqual([
    [20, 'pending', null],
    [30, 'pending', null],
  ])
  await opened.sendAfter(1)
  await opened.sendAfter(1)
  expect(await readStates(orderId)).toEqual([
    [20, 'refunded', null],
    [30, 'refunded', null],
  ])
  expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([5_000, 2])
  expect(await brokenInvariants(opened.shop.db)).toEqual([])
})

test('OPEN-09 a claim from before a retry cannot send', async () => {
  const { orderId } = await opened.makePaidOrder()
  await opened.cancel(orderId)
  const first = await claim(0)
  const [stopped] = first.claimed
  if (!stopped) throw new Error('nothing is due')
  const failure = { failure: 'refused', text: '', isRequestRefused: false } as const
  expect(await setRefundFailed(opened.shop.db, stopped, failure)).toBe(true)
  await opened.act('retryRefundPayout', await opened.readOne(orderId))
  const second = await claim(0)
  const [current] = second.claimed
  if (!current) throw new Error('the retried refund is not due')
  expect(await setRefundSent(opened.shop.db, stopped, first.at)).toBe(false)
  expect(await setRefundFailed(opened.shop.db, stopped, failure)).toBe(false)
  expect(await setRefundSent(opened.shop.db, current, second.at)).toBe(true)
})

test('OPEN-09 given two claimed refunds of one payment, then only one of them is requested, even at the same moment', async () => {
  for (const _attempt of Array.from({ length: 10 })) {
    const { orderId } = await opened.makePaidOrder()
    await opened.credit(orderId, 20)
    const first = await claim(0)
    const [older] = first.claimed
    if (!older) throw new Error('nothing is due')
    await setRefundFailed(opened.shop.db, older, { failure: 'refused', text: '', isRequestRefused: false })
    await opened.credit(orderId, 30)
    const { claimed: newer } = await claim(0)
    await opened.act('retryRefundPayout', { id: older.id })
    const { at, claimed: again } = await claim(0)
    const claims = [...newer, ...again]
    expect(claims).toHaveLength(2)
    const sent = await Promise.all(claims.map((refund) => setRefundSent(opened.shop.db, refund, at)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    // Nothing of this payment is due in the next round.
    const ended = { gateway_state: 'failed', failure: 'refused', next_attempt_at: null } as const
    await opened.shop.db.updateTable('refund_payout').set(ended).where('order_id', '=', orderId).execute()
  }
})

test('OPEN-09 given retries, notices and jobs of two processes at once, then each refund is sent and booked once', async () => {
  const paid = [await opened.makePaidOrder(), await opened.makePaidOrder()]
  const twin = await opened.shop.twin()
  opened.answer('refund', 400)
  for (const { orderId } of paid) await opened.credit(orderId, 20)
  await opened.send()
  opened.bank.interrupt('refund', null)
  for (const { orderId } of paid) await opened.credit(orderId, 25)
  const failed = (await Promise.all(paid.map(({ orderId }) => opened.read(orderId)))).map(([first]) => first?.id ?? 0)
  const run = (context: typeof opened.shop.context) => jobHandlers['send-refunds'](context, {})
  await Promise.all([
    ...failed.flatMap((id) => [opened.act('retryRefundPayout', { id }), opened.act('retryRefundPayout', { id })]),
    ...Array.from({ length: 5 }, () => run(opened.shop.context)),
    ...Array.from({ length: 5 }, () => run(twin.context)),
    ...paid.flatMap(({ trNumber }) => [
      opened.refunds().notify(opened.shop, trNumber),
      opened.refunds().notify(twin, trNumber),
    ]),
  ])
  for (const minutes of [1, 2, 4]) await opened.sendAfter(minutes)
  for (const { orderId, trNumber } of paid) {
    expect(await readStates(orderId)).toEqual([
      [20, 'refunded', null],
      [25, 'refunded', null],
    ])
    expect([opened.refunds().total(trNumber), opened.refunds().count(trNumber)]).toEqual([4_500, 2])
  }
  expect(await brokenInvariants(opened.shop.db)).toEqual([])
})

test('OPEN-09 given a request without an answer and a query that fails, then trying again sends no second request within ten minutes', async () => {
  const { orderId, trNumber } = await opened.makePaidOrder()
  let requests = 0
  opened.bank.interrupt('refund', (_request, response) => {
    requests += 1
    response.socket?.destroy()
    return true
  })
  await opened.cancel(orderId)
  await opened.send()
  opened.answer('fetch', 401, '{"message":"Invalid authorization credentials"}')
  await opened.sendAfter(1)
  const failed = await opened.readOne(orderId)
  expect(failed).toMatchObject({
    state: 'failed',
    failure: 'refused',
    failureText: 'Invalid authorization credentials',
  })
  opened.bank.interrupt('fetch', null)
  await opened.act('retryRefundPayout', failed)
  await opened.send()
  expect([requests, (await opened.readOne(orderId)).state]).toEqual([1, 'pending'])
  opened.refunds().refund(trNumber, 12_500)
  await opened.sendAfter(1)
  expect([requests, (await opened.readOne(orderId)).state]).toEqual([1, 'refunded'])
})

test.each([401, 403])(
  'OPEN-09 given keys that the gateway refuses (%d), then the desk sends the refund',
  async (status) => {
    const { orderId } = await opened.makePaidOrder()
    opened.answer('fetch', status)
    await opened.cancel(orderId)
    await opened.send()
    const failed = await opened.readOne(orderId)
    expect(failed).toMatchObject({ state: 'failed', failure: 'refused' })
    expect((await opened.act('completeRefundPayout', failed)).status).toBe(200)
  },
)

test.each([408, 429])(
  'OPEN-09 given a query that the gateway answers with %d, then the refund is tried later',
  async (status) => {
    const { orderId, trNumber } = await opened.makePaidOrder()
    opened.answer('fetch', status)
    await opened.cancel(orderId)
    await opened.send()
    expect(await opened.readOne(orderId)).toMatchObject({ state: 'pending' })
    opened.bank.interrupt('fetch', null)
    await opened.sendAfter(1)
    expect(opened.refunds().count(trNumber)).toBe(1)
  },
)

test('OPEN-09 a payment that the gateway does not have is named as such', async () => {
  const { orderId } = await opened.makePaidOrder()
  opened.answer('fetch', 404)
  await opened.cancel(orderId)
  await opened.send()
  expect(await readStates(orderId)).toEqual([[125, 'failed', 'notFound']])
})

test('OPEN-09 given an order paid partly in cash, then the part that no gateway can send is a task of the desk', async () => {
  const { orderId } = await opened.makePaidOrder()
  // As if only SAR 100 had been paid at the gateway and the rest in cash.
  await opened.shop.db.updateTable('payment').set({ applied: 10_000 }).where('order_id', '=', orderId).execute()
  await opened.cancel(orderId)
  const payouts = await opened.read(orderId)
  expect(payouts.map(({ amount, state, method }) => [amount, state, method])).toEqual([
    [100, 'pending', 'transfer'],
    [25, 'open', 'transfer'],
  ])
  await opened.shop.db.updateTable('payment').set({ applied: 12_500 }).where('order_id', '=', orderId).execute()
})

test('OPEN-09 the invariant finds refunds of two orders that together exceed their payment', async () => {
  const [one, two] = [await opened.makePaidOrder(), await opened.makePaidOrder()]
  await opened.cancel(one.orderId)
  await opened.cancel(two.orderId)
  const set = { tr_number: one.trNumber }
  await opened.shop.db.updateTable('refund_payout').set(set).where('order_id', '=', two.orderId).execute()
  const broken = await brokenInvariants(opened.shop.db)
  expect(JSON.stringify(broken)).toContain('never above what was captured')
  const back = { tr_number: two.trNumber }
  await opened.shop.db.updateTable('refund_payout').set(back).where('order_id', '=', two.orderId).execute()
})
