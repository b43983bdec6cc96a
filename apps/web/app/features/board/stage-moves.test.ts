import type { BoardOrder } from '@warda/contract/board'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { makeBoardOrder } from '../../lib/testing/board-orders.ts'
import { type BoardCard, type BoardPage, type Tab, toCard } from './board-present.ts'
import { applyMoves, updateOrderOnPage } from './stage-moves.ts'

const card = (id: string, tab: Tab = 'pending', changes: Partial<BoardOrder> = {}): BoardCard =>
  toCard(
    makeBoardOrder(id, {
      orderStage: BOARD_STAGE[tab],
      actions: tab === 'pending' ? ['start', 'pay', 'schedule', 'invoice'] : ['pay', 'schedule', 'invoice'],
      ...changes,
    }),
  )

const page = (orders: BoardCard[], overrides: Partial<BoardPage> = {}): BoardPage => ({
  orders,
  page: 1,
  pageCount: 2,
  total: 6,
  counts: { pending: 6, inDelivery: 1, completed: 3 },
  ...overrides,
})

const started = new Map<string, Tab>([['1', 'inDelivery']])
const getIds = ({ orders }: BoardPage): string[] => orders.map(({ id }) => id)

describe('an order with a pending move', () => {
  it('is removed from its tab and counted in the target tab', () => {
    const after = applyMoves(page([card('1'), card('2')]), 'pending', started, [])
    expect(getIds(after)).toEqual(['2'])
    expect(after).toMatchObject({ total: 5, pageCount: 1, counts: { pending: 5, inDelivery: 2, completed: 3 } })
  })

  it('is first in the target tab with the actions of that tab', () => {
    const target = page([card('9', 'inDelivery')], { total: 1, pageCount: 1 })
    const after = applyMoves(target, 'inDelivery', started, [card('1')])
    expect(getIds(after)).toEqual(['1', '9'])
    expect(after.orders[0]).toMatchObject({
      tab: 'inDelivery',
      actions: ['complete', 'fail', 'pay', 'schedule', 'invoice'],
    })
    expect(after.counts).toEqual({ pending: 5, inDelivery: 2, completed: 3 })
  })

  it('is not added to later pages and is counted once when it is cached several times', () => {
    const later = page([card('9', 'inDelivery')], {
      page: 2,
      total: 6,
      counts: { pending: 6, inDelivery: 6, completed: 0 },
    })
    const after = applyMoves(later, 'inDelivery', started, [card('1'), card('1')])
    expect(getIds(after)).toEqual(['9'])
    expect(after.counts).toEqual({ pending: 5, inDelivery: 7, completed: 0 })
  })

  it('is unchanged when the server has already moved it', () => {
    const target = page([card('1', 'inDelivery')])
    expect(applyMoves(target, 'inDelivery', started, [])).toBe(target)
  })

  it('is restored when the move is undone', () => {
    const before = page([card('1'), card('2')])
    applyMoves(before, 'pending', started, [])
    expect(applyMoves(before, 'pending', new Map(), [])).toBe(before)
    expect(getIds(before)).toEqual(['1', '2'])
  })

  it('can move to a later tab while an earlier move is queued', () => {
    const after = applyMoves(page([card('1')]), 'pending', new Map([['1', 'completed']]), [])
    expect(after.counts).toEqual({ pending: 5, inDelivery: 1, completed: 4 })
  })
})

describe('the server response for one order', () => {
  it('replaces the order when it stays in the tab', () => {
    const after = updateOrderOnPage(
      page([card('1'), card('2')]),
      'pending',
      card('2', 'pending', { outstanding: toRiyals(0) }),
    )
    expect(after.orders[1]?.outstanding).toBe(0)
    expect(after.counts).toEqual({ pending: 6, inDelivery: 1, completed: 3 })
  })

  it('removes the order from the tab that it has left', () => {
    const after = updateOrderOnPage(page([card('1'), card('2')]), 'pending', card('1', 'completed'))
    expect(getIds(after)).toEqual(['2'])
    expect(after).toMatchObject({ total: 5, counts: { pending: 5, inDelivery: 1, completed: 4 } })
  })

  it('does not change a page without the order', () => {
    const before = page([card('2')])
    expect(updateOrderOnPage(before, 'pending', card('1', 'inDelivery'))).toBe(before)
  })
})
