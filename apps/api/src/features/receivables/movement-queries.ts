import type { BranchId, ClientId, OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { type CreditOwner, isOwnedBy } from './credit-queries.ts'

/** The branch of an order. */
export type OrderBranch = Columns<'branch', 'id' | 'name'>

export type MovementRow = Computed<{
  at: string
  kind: Column<'ledger_transaction', 'kind'>
  orderId: Column<'orders', 'id'> & OrderId
  orderNumber: Column<'orders', 'number'>
  purchaseOrder: Column<'orders', 'purchaseOrder'>
  branch: OrderBranch | null
  /** Null when no money moved. */
  account: Column<'ledger_entry', 'account'> | null
  amount: Column<'ledger_entry', 'amount'>
}>

/** The balance at the end of a period and its movements, oldest first. */
export type Movements = Computed<{ closing: number; rows: MovementRow[] }>

/**
 * The receivable entries of an owner's agreed orders before an instant: what statements and the overview of a period add up. `charge` is a
 * sale or a deduction from it, everything else a payment or its return.
 */
const moves = (owner: CreditOwner, until: Date): RawBuilder<unknown> => sql`
  select t.id, t.at, t.kind, t.kind in ('sale', 'reversal', 'creditNote') as charge, e.order_id, o.number, o.branch_id, o.purchase_order, e.amount
  from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
  join ledger_transaction t on t.id = e.transaction_id
  where ${isOwnedBy(owner)} and o.agreed_at is not null and t.at < ${until}
`

/**
 * The movements of an owner's receivables on agreed orders, in one query; `from` included, `until` excluded. Only the newest `limit` are
 * returned.
 */
export async function findMovements(
  db: Database,
  owner: CreditOwner,
  period: { from: Date; until: Date; limit: number },
): Promise<Movements> {
  const { rows } = await sql<Movements>`
    with moves as (${moves(owner, period.until)})
    select coalesce((select sum(amount) from moves), 0)::int8 as closing, (
      select coalesce(json_agg(json_build_object('at', m.at, 'kind', m.kind, 'orderId', m.order_id, 'orderNumber', m.number,
        'purchaseOrder', m.purchase_order, 'branch', case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end,
        'amount', m.amount, 'account', (
          select account from ledger_entry s
          where s.transaction_id = m.id and s.account in ('gateway', 'cash', 'card', 'bank', 'cashDrawer', 'customerCredit')
          order by s.account = 'customerCredit' limit 1
        )) order by m.at, m.id), '[]'::json)
      from (select * from moves where at >= ${period.from} order by at desc, id desc limit ${period.limit}) m left join branch b on b.id = m.branch_id
    ) as rows
  `.execute(db)
  return rows[0] ?? { closing: 0, rows: [] }
}

/** What was charged and paid in a period, and the balance at its end, of one branch's orders. */
export type BranchMovements = Computed<{ branchId: BranchId; charged: Halalas; paid: Halalas; closing: Halalas }>

/** The same movements summed by branch, for a client or one branch of it. */
export async function sumMovements(
  db: Database,
  owner: { clientId: ClientId; branchId?: BranchId | undefined },
  period: { from: Date; until: Date },
): Promise<BranchMovements[]> {
  const { rows } = await sql<BranchMovements>`
    select branch_id as "branchId",
      coalesce(sum(amount) filter (where at >= ${period.from} and charge), 0)::int8 as charged,
      coalesce(-sum(amount) filter (where at >= ${period.from} and not charge), 0)::int8 as paid,
      coalesce(sum(amount), 0)::int8 as closing
    from (${moves(owner, period.until)}) m where branch_id is not null group by branch_id
  `.execute(db)
  return rows
}
