import type { OrderId, UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type PostingRow = {
  kind: string
  idempotencyKey: string
  orderId: OrderId | null
  userId: UserId | null
  actor: string
  requestId: string
  at: Date
  entries: { account: string; amount: number }[]
}

/** Writes a posting in one statement and returns the id of the transaction; null when the idempotency key exists. */
export async function insertPosting(trx: Transaction, posting: PostingRow): Promise<number | null> {
  const accounts = posting.entries.map(({ account }) => account)
  const amounts = posting.entries.map(({ amount }) => amount)
  const { rows } = await sql<Columns<'ledger_transaction', 'id'>>`/* prepared */
    with posted as (
      insert into ledger_transaction (kind, order_id, user_id, idempotency_key, actor, request_id, at)
      values (${posting.kind}, ${posting.orderId}, ${posting.userId}, ${posting.idempotencyKey}, ${posting.actor}, ${posting.requestId}, ${posting.at})
      on conflict (idempotency_key) do nothing
      returning id
    ), sides as (
      insert into ledger_entry (transaction_id, account, order_id, user_id, amount)
      select posted.id, side.account, ${posting.orderId}::uuid, ${posting.userId}::uuid, side.amount
      from posted, unnest(${accounts}::text[], ${amounts}::int8[]) as side (account, amount)
    )
    select id from posted
  `.execute(trx)
  return rows[0]?.id ?? null
}

export type MoneyRow = {
  orderId: NonNullable<Column<'order_money', 'orderId'>> & OrderId
  outstanding: NonNullable<Column<'order_money', 'outstanding'>>
  paid: NonNullable<Column<'order_money', 'paid'>>
  due: NonNullable<Column<'order_money', 'due'>>
}

/** The money of orders; orders without entries are absent. */
export async function sumOrders(db: Database, orderIds: readonly OrderId[]): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`/* prepared */
    select order_id as "orderId", outstanding, paid, due from order_money where order_id = any(${orderIds}::uuid[])
  `.execute(db)
  return rows
}
