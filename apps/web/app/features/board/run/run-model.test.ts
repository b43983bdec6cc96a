import type { BoardOrder, DriverDay } from '@warda/contract/board'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry } from '../../../lib/offline/outbox-replay.ts'
import { getMainAction } from './main-action.ts'
import { buildRun } from './run-model.ts'

const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  orderNumber: id,
  userId: 'buyer',
  user: { fullName: 'Sara', phoneNumber: '055', email: 's@warda.example' },
  branch: null,
  recipient: { fullName: `Recipient ${id}`, phoneNumber: '056' },
  isGift: false,
  hideSender: false,
  deliveryAddress: 'Riyadh',
  addressNote: null,
  latitude: null,
  longitude: null,
  deliveryDate: '2026-11-29',
  deliverySlot: '11:00-13:00',
  plannedDate: null,
  plannedSlot: null,
  cardMessage: null,
  substitution: null,
  allergyNote: null,
  purchaseOrder: null,
  items: [],
  quntity: 1,
  totalBalance: toRiyals(100),
  paid: toRiyals(0),
  outstanding: toRiyals(100),
  paymentTerms: 'cash',
  isPostponed: false,
  createdAt: '2026-11-28T10:00:00Z',
  orderStage: 5,
  statusWords: {
    word: 'onItsWay',
    tone: 'waiting',
    money: [{ word: 'toPayOnDelivery', amount: toRiyals(100), day: null }],
  },
  isReady: false,
  isReceived: false,
  assignee: null,
  proof: null,
  failure: null,
  attempt: 1,
  awaitsDeparture: false,
  arrivedAt: null,
  actions: ['complete', 'fail', 'pay', 'schedule', 'invoice'],
  ...changes,
})

const day = (changes: Partial<DriverDay> = {}): DriverDay => ({
  asOf: '2026-11-29T08:00:00Z',
  route: {
    date: '2026-11-29',
    shop: { latitude: 24.7, longitude: 46.7 },
    stops: ['a', 'b', 'c'].map((id) => ({ order: order(id), legMeters: null })),
    totalMeters: 0,
    byHand: false,
  },
  others: [order('d', { orderStage: 6 }), order('e', { orderStage: 2, deliveryDate: '2026-12-01' })],
  cash: { inHand: toRiyals(50), handedIn: [{ id: 1, expected: toRiyals(80), counted: toRiyals(75), at: '' }] },
  ...changes,
})

let lastId = 0
const queue = (name: OutboxEntry['name'], orderId: string, input: unknown = {}): OutboxEntry => {
  lastId += 1
  return {
    id: lastId,
    userId: 'u',
    orderId,
    label: '',
    name,
    input,
    idempotencyKey: '',
    at: 0,
    failures: 0,
    refusal: null,
  }
}
const pay = (orderId: string, amount: number, method = 'cash') =>
  queue('addPaymentPartly', orderId, { params: { userId: 'u' }, body: { orderId, amount, payPartOrall: 1, method } })
const ids = (stops: readonly { order: { id: string } }[]): string[] => stops.map((stop) => stop.order.id)

describe('a run', () => {
  it('RUN-02 has a next stop, the stops ahead, and those done today; orders of other days are none of them', () => {
    const run = buildRun(day(), [])
    expect(run.next?.order.id).toBe('a')
    expect(ids(run.ahead)).toEqual(['b', 'c'])
    expect(ids(run.done)).toEqual(['d'])
    expect(run.cash).toEqual({ toCollect: 300, inHand: 50, handedIn: 75, difference: -5 })
  })
  it('RUN-02 given a stop is completed or failed without a network, the next one comes', () => {
    const completed = buildRun(day(), [queue('addProof', 'a')])
    expect(completed.next?.order.id).toBe('b')
    expect(completed.done[0]).toMatchObject({ state: 'delivered', isWaiting: true })
    const failed = buildRun(day(), [queue('addProof', 'a'), queue('failDelivery', 'b')])
    expect(failed.next?.order.id).toBe('c')
    expect(failed.done.map(({ state }) => state)).toEqual(['delivered', 'failed', 'delivered'])
  })
  it('RUN-02 cash taken without a network moves from “to collect” to “with you”; other payments only leave', () => {
    expect(buildRun(day(), [pay('a', 100)]).cash).toMatchObject({ toCollect: 200, inHand: 150 })
    expect(buildRun(day(), [pay('a', 100, 'card')]).cash).toMatchObject({ toCollect: 200, inHand: 50 })
  })
  it('RUN-02 cash handed in without a network counts as handed in with its difference', () => {
    const body = { expected: 150, counted: 149.5 }
    const run = buildRun(day(), [pay('a', 100), queue('handInCash', 'cash u', { params: { userId: 'u' }, body })])
    expect(run.cash).toEqual({ toCollect: 200, inHand: 0, handedIn: 224.5, difference: -5.5 })
  })
  it('RUN-02 a stop skipped without a network comes last', () => {
    const input = { params: { userId: 'u' }, body: { day: '2026-11-29', orderIds: ['b', 'c', 'a'] } }
    const run = buildRun(day(), [queue('saveDeliveryRoute', 'route 2026-11-29', input)])
    expect([run.next?.order.id, ...ids(run.ahead)]).toEqual(['b', 'c', 'a'])
  })
  it('RUN-02 the main action of a stop is leaving, arriving, taking the cash, handing over, each in its turn', () => {
    const pending = order('a', { orderStage: 2, actions: ['start', 'pay'] })
    const stops = [{ order: pending, legMeters: null }]
    const route = { ...day().route, stops }
    const steps = [
      [],
      [queue('updateOrderStage', 'a', { query: { orderId: 'a', orderStage: '5' } })],
      [queue('recordArrival', 'a')],
      [pay('a', 100)],
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
