import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { type RawBuilder, sql } from 'kysely'
import type { Computed } from './row.ts'

/** The columns of `order_money` that the sums are made of. */
export const ORDER_SUM_COLUMNS = sql`total, credited, cancelled, received, refunded`

/** A JSON object of `OrderSums` from `m`, the order's row of `order_money`. */
export const orderSumsSql: RawBuilder<OrderSums> = sql<Computed<OrderSums>>`json_build_object(
  'total', m.total, 'credited', m.credited,
  'cancelled', m.cancelled, 'received', m.received, 'refunded', m.refunded)`
