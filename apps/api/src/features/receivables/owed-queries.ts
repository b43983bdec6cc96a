import type { ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

/**
 * The amount that a client or buyer owes on orders whose terms are met, and the amount of unconfirmed orders. Every page, document and export
 * reads these amounts from the view `owed_order`.
 */
export type Owed = Computed<{ owed: Halalas; unconfirmed: Halalas }>

const NOTHING: Owed = { owed: 0, unconfirmed: 0 }

const sums = sql`coalesce(sum(w.owed), 0)::int8 as owed, coalesce(sum(w.unconfirmed), 0)::int8 as unconfirmed`

export async function sumOwed(db: Database, owner: CreditOwner): Promise<Owed> {
  const { rows } = await sql<Owed>`
    select ${sums} from orders o join owed_order w on w.order_id = o.id where ${isOwnedBy(owner)}
  `.execute(db)
  return rows[0] ?? NOTHING
}

/** The result contains every client. */
export async function sumOwedOfClients(db: Database, clientIds: readonly ClientId[]): Promise<(id: ClientId) => Owed> {
  const { rows } = await sql<Owed & { clientId: NonNullable<Column<'orders', 'clientId'>> & ClientId }>`
    select o.client_id as "clientId", ${sums}
    from orders o join owed_order w on w.order_id = o.id
    where o.client_id = any(${clientIds}::int[]) and o.client_id is not null
      and o.payment_status in ('unpaid', 'partlyPaid') group by o.client_id
  `.execute(db)
  const byClient = new Map(rows.map(({ clientId, owed, unconfirmed }) => [clientId, { owed, unconfirmed }]))
  return (id) => byClient.get(id) ?? NOTHING
}
