import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import type { OrderBranch } from './movement-queries.ts'

export type DebtKind = Column<'debt', 'kind'>

/** How a debt was resolved. A debt of a cancelled order is `cancelled` when the cancellation resolved it. */
export type DebtResolution = 'paid' | 'replaced' | 'credited' | 'cancelled'

/** The reductions of a debt by kind; with what remains they are its original amount. */
export type DebtSettlements = Computed<{ paid: number; credited: number; replaced: number }>

/** `dueDate` is a Riyadh day. `debt_balance` is a view of `debt`, whose columns are never null. */
export type DebtRow = Columns<'debt', 'id' | 'orderId' | 'kind' | 'original' | 'dueDate' | 'createdAt'> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
  purchaseOrder: Column<'orders', 'purchaseOrder'>
  branch: OrderBranch | null
  remaining: NonNullable<Column<'debt_balance', 'remaining'>>
  settled: DebtSettlements
  /** Null while something remains. */
  resolution: DebtResolution | null
}

/** The resolution of debt `d` of order `o`: the kind of its last settlement. */
export const debtResolution = sql`case when d.remaining = 0 then (
    select case
      when s.kind = 'replaced' then 'replaced'
      when s.kind = 'credit' and s.at >= o.cancelled_at then 'cancelled'
      when s.kind = 'credit' then 'credited'
      else 'paid' end
    from debt_settlement s where s.debt_id = d.id order by s.id desc limit 1
  ) end`

/** The settlements of debt `d` by kind, as a JSON object of `DebtSettlements`. */
export const debtSettlements = sql`(
    select json_build_object('paid', coalesce(sum(amount) filter (where kind = 'payment'), 0),
      'credited', coalesce(sum(amount) filter (where kind = 'credit'), 0),
      'replaced', coalesce(sum(amount) filter (where kind = 'replaced'), 0))
    from debt_settlement where debt_id = d.id
  )`

/** The branch `b` of an order as JSON, or null. */
export const orderBranch = sql`case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end`

const standing = sql`
  select d.id, d.order_id as "orderId", o.number as "orderNumber", d.kind, d.original, d.remaining,
    to_char(d.due_date, 'YYYY-MM-DD') as "dueDate", d.created_at as "createdAt",
    ${debtSettlements} as settled, ${debtResolution} as resolution, o.purchase_order as "purchaseOrder", ${orderBranch} as branch
  from debt_balance d join orders o on o.id = d.order_id left join branch b on b.id = o.branch_id
`

/** The open debts of an order, first due first. */
export async function findOpenDebts(db: Database, orderId: OrderId): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    ${standing} where d.order_id = ${orderId} and d.remaining > 0 order by d.due_date, d.id
  `.execute(db)
  return rows
}

/** The open debts of many orders, first due first. */
export async function findOpenDebtsOf(db: Database, orderIds: readonly OrderId[]): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    ${standing} where d.order_id = any(${orderIds}::uuid[]) and d.remaining > 0 order by d.due_date, d.id
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
