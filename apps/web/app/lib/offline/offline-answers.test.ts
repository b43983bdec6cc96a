import type { BoardOrder } from '@warda/contract/board'
import type { Answer } from '@warda/contract/call'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { makeBoardOrder, makeDriverDay, makeQueuedPayment } from '../testing/board-orders.ts'
import { findOfflineOrder, findOfflinePage, findOfflineRoute, type OfflineOrders } from './offline-answers.ts'
import { applyQueuedPayments } from './queued-payments.ts'

const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder =>
  makeBoardOrder(id, { assignee: { userId: 'driver', fullName: 'Yousef' }, ...changes })

const page = (data: BoardOrder[]): Answer<'getBoardOrders'> => ({
  data,
  page: 1,
  pageCount: 1,
  total: data.length,
  counts: { pending: data.length, inDelivery: 0, completed: 0 },
})

const stored = (changes: Partial<OfflineOrders> = {}): OfflineOrders => ({
  userId: 'driver',
  day: { answer: makeDriverDay(['1', '2', '3', '4', '5', '6', '7'].map((id) => order(id))), at: 100 },
  pages: [],
  ...changes,
})
const getIds = (found: ReturnType<typeof findOfflinePage>): string[] => found?.answer.data.map(({ id }) => id) ?? []

describe('orders stored on the device', () => {
  it('RUN-01 given only the day was stored, every filter and page of the board is answered from it', () => {
    const second = findOfflinePage(stored(), { stage: '2', page: '2', pageSize: '5', q: '', assigned: 'all' })
    expect(getIds(second)).toEqual(['6', '7'])
    expect(second?.answer).toMatchObject({ page: 2, pageCount: 2, total: 7, counts: { pending: 7 } })
    expect(second?.at).toBe(100)
    expect(getIds(findOfflinePage(stored(), { assigned: 'none' }))).toEqual([])
    expect(getIds(findOfflinePage(stored(), { assigned: 'me', day: '2026-11-29' }))).toHaveLength(7)
    expect(getIds(findOfflinePage(stored(), { day: '2026-11-30' }))).toEqual([])
  })
  it('OPEN-06 today and tomorrow are delivery days, also without a network', () => {
    const at = (time: string): number => Date.parse(`${time}+03:00`)
    const find = (day: 'today' | 'tomorrow', time: string) => getIds(findOfflinePage(stored(), { day }, at(time)))
    expect(find('today', '2026-11-29T10:00:00')).toHaveLength(7)
    expect(find('tomorrow', '2026-11-28T10:00:00')).toHaveLength(7)
    // The night of the stored run.
    expect(find('today', '2026-11-30T01:30:00')).toHaveLength(7)
    expect(find('today', '2026-11-30T06:00:00')).toEqual([])
  })
  it.each(['#3', '0559998877', '+966 55 999 8877', 'نوره', 'sara ah'])(
    'RUN-01 the search finds %s as the server does',
    (q) => {
      const answer = { answer: makeDriverDay([order('3')]), at: 1 }
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
  it('RUN-01 returns the newest version of an order, whether it was stored with the day or with a page', () => {
    const older = { answer: page([order('1', { orderStage: 5 }), order('9')]), at: 50 }
    const newer = { answer: page([order('2', { orderStage: 5 })]), at: 200 }
    const pages = [older, newer]
    expect(findOfflineOrder(stored({ pages }), '1')?.answer.orderStage).toBe(2)
    expect(findOfflineOrder(stored({ pages }), '2')?.answer.orderStage).toBe(5)
    expect(findOfflineOrder(stored({ pages }), '9')?.at).toBe(50)
  })
  it('RUN-01 returns the route of the stored day only', () => {
    expect(findOfflineRoute(stored(), undefined)?.answer.stops).toHaveLength(7)
    expect(findOfflineRoute(stored(), '2026-11-29')?.answer.stops).toHaveLength(7)
    expect(findOfflineRoute(stored(), '2026-11-30')).toBeNull()
  })
  it('RUN-01 without stored orders there is no answer', () => {
    expect(findOfflinePage({ userId: 'driver', day: null, pages: [] })).toBeNull()
  })
})

describe('queued payments', () => {
  it('RUN-01 a full payment settles the card at once', () => {
    const paid = applyQueuedPayments(order('1'), [makeQueuedPayment('1', 100)])
    expect(paid).toMatchObject({ paid: 100, outstanding: 0, actions: ['start', 'invoice'] })
    expect(paid.statusWords.money).toEqual([{ word: 'paid', amount: 100, day: null }])
  })
  it('RUN-01 parts add up to the halala, and payments of other orders do not count', () => {
    const paid = applyQueuedPayments(order('1'), [
      makeQueuedPayment('1', 0.1),
      makeQueuedPayment('1', 0.2),
      makeQueuedPayment('2', 50),
    ])
    expect(paid).toMatchObject({ paid: 0.3, outstanding: 99.7 })
    expect(paid.statusWords.money).toEqual([{ word: 'toPayOnDelivery', amount: 99.7, day: null }])
  })
  it('RUN-01 a payment settles what is due at the door before what is due later', () => {
    const money = [
      { word: 'dueOn', amount: toRiyals(75), day: '2026-12-20' },
      { word: 'toPayOnDelivery', amount: toRiyals(25), day: null },
    ] as const
    const owing = order('1', { statusWords: { word: 'onItsWay', tone: 'waiting', money: [...money] } })
    expect(applyQueuedPayments(owing, [makeQueuedPayment('1', 30)]).statusWords.money).toEqual([
      { word: 'dueOn', amount: 70, day: '2026-12-20' },
    ])
  })
})
