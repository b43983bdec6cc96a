import type { ShopperOrder } from '@warda/contract/orders'
import { SHOPPER_STATUS, STATUS_FILTER_ALL } from '@warda/contract/wire/order-numbers'

export type OrderStatus = keyof typeof SHOPPER_STATUS
/** Values of the filter buttons (ORDERS-01). */
export type OrderFilter = 'all' | Exclude<OrderStatus, 'completed'>
export const FILTERS: readonly OrderFilter[] = ['all', 'pending', 'waitingPaid', 'canceled']

type WireItem = ShopperOrder['items'][number]
/** An order with corrected field names and statuses as names. */
export type Order = Omit<ShopperOrder, 'quntity' | 'items' | 'orderStage' | 'orderStatus' | 'totalBalance'> & {
  quantity: number
  total: number
  status: OrderStatus
  items: (Omit<WireItem, 'quntity'> & { quantity: number })[]
}

const findName = <N extends string>(numbers: Record<N, number>, number: number, fallback: N): N =>
  (Object.keys(numbers) as N[]).find((name) => numbers[name] === number) ?? fallback

export const toOrder = ({
  quntity,
  items,
  orderStage: _stage,
  orderStatus,
  totalBalance,
  ...order
}: ShopperOrder): Order => ({
  ...order,
  quantity: quntity,
  total: totalBalance,
  status: findName(SHOPPER_STATUS, orderStatus, 'pending'),
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})

/** Wire number of a filter. */
export const filterNumber = (filter: OrderFilter): string =>
  String(filter === 'all' ? STATUS_FILTER_ALL : SHOPPER_STATUS[filter])

/** The sum of the lines of an order in riyals, added in halalas because floating-point sums of riyals are inexact. */
export const sumLines = ({ items }: Order): number =>
  items.reduce((sum, { lineTotal }) => sum + Math.round(lineTotal * 100), 0) / 100
