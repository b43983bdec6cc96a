import type { BoardOrder, DriverDay } from '@warda/contract/board'
import type { Answer } from '@warda/contract/call'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { findOfflineOrder, findOfflinePage, findOfflineRoute, type OfflineOrders } from './offline-answers.ts'
import type { OutboxEntry } from './outbox-replay.ts'
import { applyQueuedPayments } from './queued-payments.ts'

const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  orderNumber: id,
  userId: 'buyer',
  user: { fullName: 'Sara Ahmad', phoneNumber: '0551112233', email: 's@warda.example' },
  branch: null,
  recipient: { fullName: 'نورة', phoneNumber: '+966 55 999 8877' },
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
  totalBalance: toRiyals(125),
  paid: toRiyals(0),
  outstanding: toRiyals(125),
  paymentTerms: 'cash',
  isPostponed: false,
  createdAt: '2026-11-28T10:00:00Z',
  orderStage: 2,
  statusWords: {
    word: 'beingPrepared',
    tone: 'waiting',
    money: [{ word: 'toPayOnDelivery', amount: toRiyals(125), day: null }],
  },
  isReady: false,
  isReceived: false,
  assignee: { userId: 'driver', fullName: 'Yousef' },
  proof: null,
  failure: null,
  attempt: 1,
  awaitsDeparture: false,
  arrivedAt: null,
  actions: ['start', 'pay', 'schedule', 'invoice'],
  ...changes,
})

const day = (stops: BoardOrder[], others: BoardOrder[] = []): DriverDay => ({
  asOf: '2026-11-29T08:00:00Z',
  route: {
    date: '2026-11-29',
    shop: { latitude: 24.7, longitude: 46.7 },
    stops: stops.map((stop) => ({ order: stop, legMeters: null })),
    totalMeters: 0,
    byHand: false,
  },
  others,
  cash: { inHand: toRiyals(0), handedIn: [] },
})

const page = (data: BoardOrder[]): Answer<'getBoardOrders'> => ({
  data,
  page: 1,
  pageCount: 1,
  total: data.length,
  counts: { pending: data.length, inDelivery: 0, completed: 0 },
})

const stored = (changes: Partial<OfflineOrders> = {}): OfflineOrders => ({
  userId: 'driver',
  day: { answer: day(['1', '2', '3', '4', '5', '6', '7'].map((id) => order(id))), at: 100 },
  pages: [],
  ...changes,
})
const getIds = (found: ReturnType<typeof findOfflinePage>): string[] => found?.answer.data.map(({ id }) => id) ?? []

describe('orders of the device', () => {
  it('RUN-01 given only the day was stored, every filter and page of the board is answered from it', () => {
    const second = findOfflinePage(stored(), { stage: '2', page: '2', pageSize: '5', q: '', assigned: 'all' })
    expect(getIds(second)).toEqual(['6', '7'])
    expect(second?.answer).toMatchObject({ page: 2, pageCount: 2, total: 7, counts: { pending: 7 } })
    expect(second?.at).toBe(100)
    expect(getIds(findOfflinePage(stored(), { assigned: 'none' }))).toEqual([])
    expect(getIds(findOfflinePage(stored(), { assigned: 'me', day: '2026-11-29' }))).toHaveLength(7)
    expect(getIds(findOfflinePage(stored(), { day: '2026-11-30' }))).toEqual([])
  })
  it.each(['#3', '0559998877', '+966 55 999 8877', 'نوره', 'sara ah'])(
    'RUN-01 the search finds %s as the server does',
    (q) => {
      const answer = { answer: day([order('3')]), at: 1 }
      expect(getIds(findOfflinePage(stored({ day: answer }), { q }))).toEqual(['3'])
    },
  )
  it('RUN-01 the search finds nothing for other words', () => {
    for (const q of ['#4', 'Khalid', '0501', '***'])
      expect(getIds(findOfflinePage(stored(), { q: q === '#4' ? '#44' : q }))).toEqual([])
  })
  it('RUN-01 a page past the end is the last page', () => {
    expect(findOfflinePage(stored(), { stage: '2', page: '9', pageSize: '5' })?.answer.page).toBe(2)
  })
  it('RUN-01 the newest version of an order counts, whether from the day or from a page', () => {
    const older = { answer: page([order('1', { orderStage: 5 }), order('9')]), at: 50 }
    const newer = { answer: page([order('2', { orderStage: 5 })]), at: 200 }
    const pages = [older, newer]
    expect(findOfflineOrder(stored({ pages }), '1')?.answer.orderStage).toBe(2)
    expect(findOfflineOrder(stored({ pages }), '2')?.answer.orderStage).toBe(5)
    expect(findOfflineOrder(stored({ pages }), '9')?.at).toBe(50)
  })
  it('RUN-01 the route of today is the day’s; another day is unknown', () => {
    expect(findOfflineRoute(stored(), undefined)?.answer.stops).toHaveLength(7)
    expect(findOfflineRoute(stored(), '2026-11-29')?.answer.stops).toHaveLength(7)
    expect(findOfflineRoute(stored(), '2026-11-30')).toBeNull()
  })
  it('RUN-01 a device without orders answers nothing', () => {
    expect(findOfflinePage({ userId: 'driver', day: null, pages: [] })).toBeNull()
  })
})

describe('payments that wait for the network', () => {
  const payment = (amount: number, orderId = '1', method = 'cash'): OutboxEntry => ({
    id: amount,
    userId: 'driver',
    orderId,
    label: 'Manual payment',
    name: 'addPaymentPartly',
    input: { params: { userId: 'driver' }, body: { orderId, amount, payPartOrall: 0, method } },
    idempotencyKey: 'k',
    at: 1,
    failures: 0,
    refusal: null,
  })

  it('RUN-01 a full payment settles the card at once', () => {
    const paid = applyQueuedPayments(order('1'), [payment(125)])
    expect(paid).toMatchObject({ paid: 125, outstanding: 0, actions: ['start', 'invoice'] })
    expect(paid.statusWords.money).toEqual([{ word: 'paid', amount: 125, day: null }])
  })
  it('RUN-01 parts add up to the halala, and payments of other orders do not count', () => {
    const paid = applyQueuedPayments(order('1'), [payment(0.1), payment(0.2), payment(50, '2')])
    expect(paid).toMatchObject({ paid: 0.3, outstanding: 124.7 })
    expect(paid.statusWords.money).toEqual([{ word: 'toPayOnDelivery', amount: 124.7, day: null }])
  })
  it('RUN-01 a payment settles what is due at the door before what is due later', () => {
    const money = [
      { word: 'dueOn', amount: toRiyals(100), day: '2026-12-20' },
      { word: 'toPayOnDelivery', amount: toRiyals(25), day: null },
    ] as const
    const owing = order('1', { statusWords: { word: 'onItsWay', tone: 'waiting', money: [...money] } })
    expect(applyQueuedPayments(owing, [payment(30)]).statusWords.money).toEqual([
      { word: 'dueOn', amount: 95, day: '2026-12-20' },
    ])
  })
})
