import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type DebtKind = Column<'debt', 'kind'>

/** `dueDate` is a Riyadh day. `debt_balance` is a view of `debt`, whose columns are never null. */
export type DebtRow = Columns<'debt', 'id' | 'orderId' | 'kind' | 'original' | 'dueDate' | 'createdAt'> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
  remaining: NonNullable<Column<'debt_balance', 'remaining'>>
}

const standing = sql`
  select d.id, d.order_id as "orderId", o.number as "orderNumber", d.kind, d.original, d.remaining,
    to_char(d.due_date, 'YYYY-MM-DD') as "dueDate", d.created_at as "createdAt"
  from debt_balance d join orders o on o.id = d.order_id
`

/** The open debts of an order, first due first. */
export async function findOpenDebts(db: Database, orderId: OrderId): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    ${standing} where d.order_id = ${orderId} and d.remaining > 0 order by d.due_date, d.id
  `.execute(db)
  return rows
}

export async function findDebt(db: Database, id: number): Promise<DebtRow | undefined> {
  return (await sql<DebtRow>`${standing} where d.id = ${id}`.execute(db)).rows[0]
}

export type NewDebt = {
  orderId: OrderId
  kind: DebtKind
  amount: number
  dueDate: string
  actor: string
  requestId: string
  at: Date
}

export async function insertDebt(trx: Transaction, debt: NewDebt): Promise<void> {
  await sql`
    insert into debt (order_id, kind, original, due_date, actor, request_id, created_at)
    values (${debt.orderId}, ${debt.kind}, ${debt.amount}, ${debt.dueDate}, ${debt.actor}, ${debt.requestId}, ${debt.at})
  `.execute(trx)
}

export type NewSettlement = {
  debtId: number
  kind: 'payment' | 'credit' | 'replaced'
  amount: number
  /** The posting that settled it; null exactly for `replaced`. */
  transactionId: number | null
  requestId: string
  at: Date
}

export async function insertSettlement(trx: Transaction, settlement: NewSettlement): Promise<void> {
  await sql`
    insert into debt_settlement (debt_id, kind, amount, transaction_id, request_id, at)
    values (${settlement.debtId}, ${settlement.kind}, ${settlement.amount}, ${settlement.transactionId}, ${settlement.requestId},
      ${settlement.at})
  `.execute(trx)
}
