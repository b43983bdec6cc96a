import type { ShopperOrder } from '@warda/contract/orders'
import { SHOPPER_STAGE, SHOPPER_STATUS, STATUS_FILTER_ALL } from '@warda/contract/wire/order-numbers'

export type OrderStatus = keyof typeof SHOPPER_STATUS
export type OrderStage = keyof typeof SHOPPER_STAGE
/** The filter buttons (ORDERS-01). */
export type OrderFilter = 'all' | Exclude<OrderStatus, 'completed'>
export const FILTERS: readonly OrderFilter[] = ['all', 'pending', 'waitingPaid', 'canceled']

type WireItem = ShopperOrder['items'][number]
/** An order with every name spelt right and its numbers named. */
export type Order = Omit<ShopperOrder, 'quntity' | 'items' | 'orderStage' | 'orderStatus' | 'totalBalance'> & {
  quantity: number
  total: number
  status: OrderStatus
  stage: OrderStage
  items: (Omit<WireItem, 'quntity'> & { quantity: number })[]
}

const nameOf = <N extends string>(numbers: Record<N, number>, number: number, otherwise: N): N =>
  (Object.keys(numbers) as N[]).find((name) => numbers[name] === number) ?? otherwise

export const toOrder = ({ quntity, items, orderStage, orderStatus, totalBalance, ...order }: ShopperOrder): Order => ({
  ...order,
  quantity: quntity,
  total: totalBalance,
  status: nameOf(SHOPPER_STATUS, orderStatus, 'pending'),
  stage: nameOf(SHOPPER_STAGE, orderStage, 'pending'),
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})

/** The number that a filter is on the wire. */
export const filterNumber = (filter: OrderFilter): string =>
  String(filter === 'all' ? STATUS_FILTER_ALL : SHOPPER_STATUS[filter])
