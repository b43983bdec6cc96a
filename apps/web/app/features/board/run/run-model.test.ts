import type { BoardOrder, DriverDay } from '@warda/contract/board'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry } from '../../../lib/offline/outbox-replay.ts'
import { makeBoardOrder, makeDriverDay, makeOutboxEntry, makeQueuedPayment } from '../../../lib/testing/board-orders.ts'
import { getMainAction } from './main-action.ts'
import { buildRun } from './run-model.ts'

const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder =>
  makeBoardOrder(id, { orderStage: 5, actions: ['complete', 'fail', 'pay', 'schedule', 'invoice'], ...changes })

const day = (changes: Partial<DriverDay> = {}): DriverDay =>
  makeDriverDay(
    ['a', 'b', 'c'].map((id) => order(id)),
    {
      others: [order('d', { orderStage: 6 }), order('e', { orderStage: 2, deliveryDate: '2026-12-01' })],
      cash: { inHand: toRiyals(50), handedIn: [{ id: 1, expected: toRiyals(80), counted: toRiyals(75), at: '' }] },
      ...changes,
    },
  )

const ids = (stops: readonly { order: { id: string } }[]): string[] => stops.map((stop) => stop.order.id)

describe('a run', () => {
  it('RUN-02 contains the next stop, the remaining and the completed stops of today, and no orders of other days', () => {
    const run = buildRun(day(), [])
    expect(run.next?.order.id).toBe('a')
    expect(ids(run.ahead)).toEqual(['b', 'c'])
    expect(ids(run.done)).toEqual(['d'])
    expect(run.cash).toEqual({ toCollect: 300, inHand: 50, handedIn: 75, difference: -5 })
  })
  it('RUN-02 given a stop is completed or failed without a network, the next one comes', () => {
    const completed = buildRun(day(), [makeOutboxEntry('addProof', 'a')])
    expect(completed.next?.order.id).toBe('b')
    expect(completed.done[0]).toMatchObject({ state: 'delivered', isWaiting: true })
    const failed = buildRun(day(), [makeOutboxEntry('addProof', 'a'), makeOutboxEntry('failDelivery', 'b')])
    expect(failed.next?.order.id).toBe('c')
    expect(failed.done.map(({ state }) => state)).toEqual(['delivered', 'failed', 'delivered'])
  })
  it('RUN-02 cash taken without a network moves from “to collect” to “with you”; other payments only leave', () => {
    expect(buildRun(day(), [makeQueuedPayment('a', 100)]).cash).toMatchObject({ toCollect: 200, inHand: 150 })
    expect(buildRun(day(), [makeQueuedPayment('a', 100, 'card')]).cash).toMatchObject({ toCollect: 200, inHand: 50 })
  })
  it('RUN-02 cash handed in without a network counts as handed in with its difference', () => {
    const body = { expected: 150, counted: 149.5 }
    const run = buildRun(day(), [
      makeQueuedPayment('a', 100),
      makeOutboxEntry('handInCash', 'cash driver', { params: { userId: 'driver' }, body }),
    ])
    expect(run.cash).toEqual({ toCollect: 200, inHand: 0, handedIn: 224.5, difference: -5.5 })
  })
  it('RUN-02 a stop skipped without a network comes last', () => {
    const input = { params: { userId: 'driver' }, body: { day: '2026-11-29', orderIds: ['b', 'c', 'a'] } }
    const run = buildRun(day(), [makeOutboxEntry('saveDeliveryRoute', 'route 2026-11-29', input)])
    expect([run.next?.order.id, ...ids(run.ahead)]).toEqual(['b', 'c', 'a'])
  })
  it('RUN-02 the main action of a stop is leaving, then arriving, taking the cash and handing over', () => {
    const pending = order('a', { orderStage: 2, actions: ['start', 'pay'] })
    const stops = [{ order: pending, legMeters: null }]
    const route = { ...day().route, stops }
    const steps = [
      [],
      [makeOutboxEntry('updateOrderStage', 'a', { query: { orderId: 'a', orderStage: '5' } })],
      [makeOutboxEntry('recordArrival', 'a')],
      [makeQueuedPayment('a', 100)],
    ]
    const queued: OutboxEntry[] = []
    const actions = steps.map((step) => {
      queued.push(...step)
      const { next } = buildRun(day({ route }), queued)
      return next && getMainAction(next)
    })
    expect(actions).toEqual(['start', 'arrive', 'pay', 'complete'])
  })
})
