import type { WorkroomOrder } from '@warda/contract/workroom'
import { expect, test } from 'vitest'
import { groupByHour, parseFilter } from './filter-orders.ts'

const tick = { by: 'Huda', at: '2026-11-30T06:00:00.000Z' }
const item = {
  variantId: 1,
  name: 'Roses',
  size: 'small',
  stems: 7,
  quantity: 1,
  isAddOn: false,
  thumbnail: null,
  tick: null,
}
const card = { message: 'Congratulations', to: 'Noura', from: null, tick: null }
const order = (orderNumber: number, hour: number, changed: Partial<WorkroomOrder> = {}): WorkroomOrder => ({
  orderId: String(orderNumber),
  orderNumber,
  kind: 'delivery',
  hour,
  window: '',
  isReady: false,
  items: [item],
  card: null,
  packing: null,
  substitution: null,
  allergyNote: null,
  ...changed,
})
const orders = [
  order(1, 9, { isReady: true, items: [{ ...item, tick }], packing: tick }),
  order(2, 9, { card }),
  order(3, 11, { items: [{ ...item, tick }] }),
  order(4, 25),
]
const list = (station: Parameters<typeof groupByHour>[1]['station'], hideReady: boolean) =>
  groupByHour(orders, { station, hideReady }).map(({ hour, orders: group }) => [hour, group.map((o) => o.orderNumber)])

test('DESK-04 orders are grouped by hour, also past midnight', () => {
  expect(list('all', false)).toEqual([
    [9, [1, 2]],
    [11, [3]],
    [25, [4]],
  ])
})

test('DESK-04 a station lists what it has to do, and on request only what is open there', () => {
  expect(list('all', true).flatMap(([, numbers]) => numbers)).toEqual([2, 3, 4])
  expect(list('arranging', true).flatMap(([, numbers]) => numbers)).toEqual([2, 4])
  expect(list('card', false)).toEqual([[9, [2]]])
  expect(list('packing', true).flatMap(([, numbers]) => numbers)).toEqual([2, 3, 4])
})

test('the filter is parsed from the URL, unknown values are ignored', () => {
  expect(parseFilter(new URLSearchParams('station=card&show=open'))).toEqual({ station: 'card', hideReady: true })
  expect(parseFilter(new URLSearchParams('station=x&show=y'))).toEqual({ station: 'all', hideReady: false })
})
