import type { BoardOrder, DriverDay } from '@warda/contract/board'
import { toRiyals } from '@warda/domain/money'
import type { OutboxEntry } from '../offline/outbox-replay.ts'

/** An unassigned cash order of 100 riyals for 29 November 2026, being prepared. */
export const makeBoardOrder = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder => ({
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
  totalBalance: toRiyals(100),
  paid: toRiyals(0),
  outstanding: toRiyals(100),
  paymentTerms: 'cash',
  isPostponed: false,
  createdAt: '2026-11-28T10:00:00Z',
  orderStage: 2,
  statusWords: {
    word: 'beingPrepared',
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
  actions: ['start', 'pay', 'schedule', 'invoice'],
  amounts: null,
  ...changes,
})

/** A driver's day of 29 November 2026 with these stops and no cash. */
export const makeDriverDay = (stops: readonly BoardOrder[], changes: Partial<DriverDay> = {}): DriverDay => ({
  asOf: '2026-11-29T08:00:00Z',
  route: {
    date: '2026-11-29',
    shop: { latitude: 24.7, longitude: 46.7 },
    stops: stops.map((order) => ({ order, legMeters: null })),
    totalMeters: 0,
    byHand: false,
  },
  others: [],
  cash: { inHand: toRiyals(0), handedIn: [] },
  ...changes,
})

let lastId = 0

/** A queued offline action of a driver. */
export const makeOutboxEntry = (name: OutboxEntry['name'], orderId: string, input: unknown = {}): OutboxEntry => {
  lastId += 1
  return {
    id: lastId,
    userId: 'driver',
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

/** A queued manual payment of an order, in riyals. */
export const makeQueuedPayment = (orderId: string, amount: number, method = 'cash'): OutboxEntry =>
  makeOutboxEntry('addPaymentPartly', orderId, {
    params: { userId: 'driver' },
    body: { orderId, amount, payPartOrall: 1, method },
  })
