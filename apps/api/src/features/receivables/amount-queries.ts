import type { UserId } from '@warda/domain/ids'
import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

const NOTHING: OrderSums = { total: 0, credited: 0, cancelled: 0, received: 0, refunded: 0 }

const SUMS = sql`coalesce(sum(m.total), 0)::int8 as total, coalesce(sum(m.credited), 0)::int8 as credited,
  coalesce(sum(m.cancelled), 0)::int8 as cancelled, coalesce(sum(m.received), 0)::int8 as received,
  coalesce(sum(m.refunded), 0)::int8 as refunded`

async function sum(db: Database, orders: RawBuilder<unknown>): Promise<OrderSums> {
  const { rows } = await sql<Computed<OrderSums>>`
    select ${SUMS} from (${orders}) chosen join order_money m on m.order_id = chosen.id
  `.execute(db)
  return rows[0] ?? NOTHING
}

/** Orders that were cancelled before their terms were met have cost nothing and are left out. */
const counts = sql<boolean>`(o.state <> 'cancelled' or o.agreed_at is not null)`

/** The sums of all orders of a client or of a retail buyer. */
export const sumAmounts = (db: Database, owner: CreditOwner): Promise<OrderSums> =>
  sum(db, sql`select o.id from orders o where ${isOwnedBy(owner)} and ${counts}`)

/** The sums of the orders that owe something, confirmed or not. */
export const sumOpenAmounts = (db: Database, owner: CreditOwner): Promise<OrderSums> =>
  sum(db, sql`select o.id from orders o join owed_order w on w.order_id = o.id where ${isOwnedBy(owner)}`)

/** The sums of all orders that an account placed, for itself or for a branch. */
export const sumAmountsOfBuyer = (db: Database, userId: UserId): Promise<OrderSums> =>
  sum(db, sql`select o.id from orders o where o.user_id = ${userId} and ${counts}`)
