import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'
import { type DebtRow, debtResolution, debtSettlements, orderBranch } from './debt-queries.ts'

/** Open debts, the newest settled debts, and amounts without a debt with the Riyadh day of delivery. */
export type OutstandingOrder = Computed<{
  debts: DebtRow[]
  unscheduled: { amount: number; delivered: string | null }[]
}>

type OwedRow = Omit<OutstandingOrder, 'debts'> &
  Computed<{ debts: (Omit<DebtRow, 'createdAt'> & { createdAt: string })[] }>

/** Everything that an owner owes, in one query (I14), with at most `settled` settled debts; open debts first, first due first. */
export async function findOutstanding(db: Database, owner: CreditOwner, settled: number): Promise<OutstandingOrder> {
  const { rows } = await sql<OwedRow>`
    with mine as (
      select d.id, d.order_id, o.number, o.purchase_order, ${orderBranch} as branch, d.kind, d.original, d.remaining, d.due_date, d.created_at,
        ${debtSettlements} as settled, ${debtResolution} as resolution
      from debt_balance d join orders o on o.id = d.order_id left join branch b on b.id = o.branch_id
      where ${isOwnedBy(owner)}
    ), shown as (
      (select * from mine where remaining > 0)
      union all
      (select * from mine where remaining = 0 order by due_date desc, id desc limit ${settled})
    ), owing as (
      select o.id, w.owed as outstanding, w.delivered_at
      from orders o join owed_order w on w.order_id = o.id where ${isOwnedBy(owner)} and w.owed > 0
    )
    select (
      select coalesce(json_agg(json_build_object('id', id, 'orderId', order_id, 'orderNumber', number, 'purchaseOrder', purchase_order, 'branch', branch, 'kind', kind,
        'original', original, 'remaining', remaining, 'dueDate', due_date, 'createdAt', created_at, 'settled', settled, 'resolution', resolution)
        order by remaining = 0, due_date, id), '[]'::json) from shown
    ) as debts, (
      select coalesce(json_agg(json_build_object('amount', amount, 'delivered', delivered)), '[]'::json)
      from (
        select owing.outstanding - coalesce((select sum(remaining) from mine where order_id = owing.id), 0) as amount,
          (owing.delivered_at at time zone 'Asia/Riyadh')::date as delivered
        from owing
      ) rest where amount > 0
    ) as unscheduled
  `.execute(db)
  const row = rows[0] ?? { debts: [], unscheduled: [] }
  return { ...row, debts: row.debts.map((debt) => ({ ...debt, createdAt: new Date(debt.createdAt) })) }
}
