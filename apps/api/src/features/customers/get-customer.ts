import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type AdminOrderListRow, findLastOrders } from '../admin-orders/index.ts'
import { readPointsBalance } from '../loyalty/index.ts'
import { getStoreCredit, sumAmountsOfBuyer } from '../receivables/index.ts'
import { type CustomerRow, findCustomers } from './queries.ts'

export type CustomerView = {
  customer: CustomerRow
  lastOrders: AdminOrderListRow[]
  amounts: OrderSums
  points: number
  storeCredit: number
}

const LAST_ORDERS = 20

/** A customer with the last orders, points and store credit (halalas). Staff and deleted accounts are not found. */
export async function getCustomer(context: AppContext, userId: string): Promise<Result<CustomerView, 'not_found'>> {
  const { db } = context
  const [customer] = await findCustomers(db, [userId])
  if (!customer) return refuse('not_found')
  const lastOrders = await findLastOrders(db, userId, LAST_ORDERS)
  const [amounts, points, storeCredit] = await Promise.all([
    sumAmountsOfBuyer(db, userId),
    readPointsBalance(db, userId),
    getStoreCredit(db, { userId }),
  ])
  return ok({ customer, lastOrders, amounts, points, storeCredit })
}
