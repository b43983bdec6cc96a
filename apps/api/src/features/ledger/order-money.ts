import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { sumOrders } from './queries.ts'

/** An order's value after credits (`due`), outstanding and paid amount, from the ledger. */
export type OrderMoney = { outstanding: Halalas; paid: Halalas; due: Halalas }

const NOTHING: OrderMoney = { outstanding: 0, paid: 0, due: 0 }

export const getOrderMoney = async (db: Database, orderId: OrderId): Promise<OrderMoney> =>
  (await getMoneyOfOrders(db, [orderId])).get(orderId) ?? NOTHING

/** The money of many orders in one query; the result contains every id. */
export async function getMoneyOfOrders(db: Database, orderIds: readonly OrderId[]): Promise<Map<string, OrderMoney>> {
  const money = new Map<string, OrderMoney>(orderIds.map((id) => [id, NOTHING]))
  for (const { orderId, ...sums } of await sumOrders(db, orderIds)) money.set(orderId, sums)
  return money
}
