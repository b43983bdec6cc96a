import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type PostingRow = {
  kind: string
  once: string
  orderId: string | null
  userId: string | null
  actor: string
  requestId: string
  at: Date
  entries: { account: string; amount: number }[]
}

/** Writes a posting in one statement and gives its transaction's id; null when its `once` is already in the books. */
export async function insertPosting(trx: Transaction, posting: PostingRow): Promise<number | null> {
  const accounts = posting.entries.map(({ account }) => account)
  const amounts = posting.entries.map(({ amount }) => amount)
  const { rows } = await sql<{ id: number }>`/* prepared */
    with posted as (
      insert into ledger_transaction (kind, order_id, user_id, idempotency_key, actor, request_id, at)
      values (${posting.kind}, ${posting.orderId}, ${posting.userId}, ${posting.once}, ${posting.actor}, ${posting.requestId}, ${posting.at})
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

export type MoneyRow = { orderId: string; outstanding: number; paid: number; due: number }

/** What the ledger says of these orders; one without entries is absent. */
export async function sumOrders(db: Database, orderIds: readonly string[]): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`/* prepared */
    select order_id as "orderId", outstanding, paid, due from order_money where order_id = any(${orderIds}::uuid[])
  `.execute(db)
  return rows
}
