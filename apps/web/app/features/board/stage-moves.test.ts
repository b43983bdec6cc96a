import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import type { BoardCard, BoardPage, Tab } from './board-present.ts'
import { withAnswer, withMoves } from './stage-moves.ts'

const card = (id: string, tab: Tab = 'pending', rest: Partial<BoardCard> = {}): BoardCard => ({
  id,
  orderNumber: id,
  userId: 'u',
  user: { fullName: 'Sara', phoneNumber: '055', email: 's@warda.example' },
  branch: null,
  recipient: { fullName: 'Noura', phoneNumber: '056' },
  isGift: false,
  hideSender: false,
  deliveryAddress: 'Riyadh',
  addressNote: null,
  latitude: null,
  longitude: null,
  deliveryDate: '2026-11-28',
  deliverySlot: '09:00-11:00',
  plannedDate: null,
  plannedSlot: null,
  cardMessage: null,
  items: [],
  total: 100,
  paid: toRiyals(0),
  outstanding: toRiyals(100),
  paymentTerms: 'cash',
  isPostponed: false,
  createdAt: '2026-11-27T10:00:00Z',
  isReady: false,
  isReceived: false,
  assignee: null,
  proof: null,
  failure: null,
  tab,
  actions: tab === 'pending' ? ['start', 'pay', 'schedule', 'invoice'] : ['pay', 'schedule', 'invoice'],
  ...rest,
})

const page = (orders: BoardCard[], rest: Partial<BoardPage> = {}): BoardPage => ({
  orders,
  page: 1,
  pageCount: 2,
  total: 6,
  counts: { pending: 6, inDelivery: 1, completed: 3 },
  ...rest,
})

const started = new Map<string, Tab>([['1', 'inDelivery']])
const ids = ({ orders }: BoardPage): string[] => orders.map(({ id }) => id)

describe('an order that is moved before the server has answered', () => {
  it('leaves its tab at once and is counted in the other', () => {
    const after = withMoves(page([card('1'), card('2')]), 'pending', started, [])
    expect(ids(after)).toEqual(['2'])
    expect(after).toMatchObject({ total: 5, pageCount: 1, counts: { pending: 5, inDelivery: 2, completed: 3 } })
  })

  it('comes first in the tab it moves to, with what can be done there', () => {
    const there = page([card('9', 'inDelivery')], { total: 1, pageCount: 1 })
    const after = withMoves(there, 'inDelivery', started, [card('1')])
    expect(ids(after)).toEqual(['1', '9'])
    expect(after.orders[0]).toMatchObject({
      tab: 'inDelivery',
      actions: ['complete', 'fail', 'pay', 'schedule', 'invoice'],
    })
    expect(after.counts).toEqual({ pending: 5, inDelivery: 2, completed: 3 })
  })

  it('is not pushed into later pages, and is counted once however often it is known', () => {
    const later = page([card('9', 'inDelivery')], {
      page: 2,
      total: 6,
      counts: { pending: 6, inDelivery: 6, completed: 0 },
    })
    const after = withMoves(later, 'inDelivery', started, [card('1'), card('1')])
    expect(ids(after)).toEqual(['9'])
    expect(after.counts).toEqual({ pending: 5, inDelivery: 7, completed: 0 })
  })

  it('is as the server says once the server has moved it', () => {
    const there = page([card('1', 'inDelivery')])
    expect(withMoves(there, 'inDelivery', started, [])).toBe(there)
  })

  it('is back as it was when the move is taken back', () => {
    const before = page([card('1'), card('2')])
    withMoves(before, 'pending', started, [])
    expect(withMoves(before, 'pending', new Map(), [])).toBe(before)
    expect(ids(before)).toEqual(['1', '2'])
  })

  it('can go on to the next tab while the first step still waits', () => {
    const after = withMoves(page([card('1')]), 'pending', new Map([['1', 'completed']]), [])
    expect(after.counts).toEqual({ pending: 5, inDelivery: 1, completed: 4 })
  })
})

describe('the server’s answer on one order', () => {
  it('stands in its place while it stays in the tab', () => {
    const after = withAnswer(
      page([card('1'), card('2')]),
      'pending',
      card('2', 'pending', { outstanding: toRiyals(0) }),
    )
    expect(after.orders[1]?.outstanding).toBe(0)
    expect(after.counts).toEqual({ pending: 6, inDelivery: 1, completed: 3 })
  })

  it('takes it out of the tab that it has left, wherever it went', () => {
    const after = withAnswer(page([card('1'), card('2')]), 'pending', card('1', 'completed'))
    expect(ids(after)).toEqual(['2'])
    expect(after).toMatchObject({ total: 5, counts: { pending: 5, inDelivery: 1, completed: 4 } })
  })

  it('changes nothing on a page that does not hold it', () => {
    const before = page([card('2')])
    expect(withAnswer(before, 'pending', card('1', 'inDelivery'))).toBe(before)
  })
})
