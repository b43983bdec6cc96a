import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type ManyBranches = { clientId: number; userId: string; branches: number; ordersPerBranch: number }

/**
 * Adds branches with delivered credit orders to a client directly in the database: the `n`th order of a branch was placed `n` months before
 * `now`, has a purchase order number and a debt due after 45 days; orders older than half a year are paid. SAR 100 each.
 */
export async function makeManyBranches(db: Database, now: Date, input: ManyBranches): Promise<void> {
  const { clientId, userId, branches, ordersPerBranch } = input
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`
      insert into branch (client_id, name, address, phone)
      select ${clientId}::int, 'Branch ' || lpad(n::text, 3, '0'), 'Street ' || n || ', ' || (array['Riyadh', 'Jeddah', 'الدمام'])[1 + n % 3], '0112' || lpad(n::text, 6, '0')
      from generate_series(1, ${branches}::int) n
    `.execute(trx)
    await sql`
      insert into orders (user_id, client_id, branch_id, state, terms, postponed, agreed_at, language, recipient_name, recipient_phone, delivery_date,
        delivery_slot, subtotal, discount, redeemed, delivery_fee, vat, total, placed_at, delivered_at, purchase_order)
      select ${userId}, ${clientId}::int, b.id, 'delivered', 'postponed', true, at.placed, 'en', 'Reception', '0500000000', at.placed::date + 1,
        '11:00-13:00', 10000, 0, 0, 0, 1304, 10000, at.placed, at.placed + interval '1 day', 'PO-' || b.id || '-' || n
      from branch b, generate_series(1, ${ordersPerBranch}::int) n, lateral (select ${now}::timestamptz - make_interval(months => n) as placed) at
      where b.client_id = ${clientId}::int and b.name like 'Branch %'
    `.execute(trx)
    await sql`
      insert into ledger_transaction (kind, order_id, idempotency_key, actor, request_id, at)
      select kind, o.id, kind || ':' || o.id, 'test', 'test', case when kind = 'sale' then o.placed_at else o.placed_at + interval '20 days' end
      from orders o, (values ('sale'), ('manualPayment')) k (kind)
      where o.client_id = ${clientId}::int and o.purchase_order like 'PO-%' and (kind = 'sale' or o.placed_at < ${now}::timestamptz - interval '6 months')
      order by o.placed_at
    `.execute(trx)
    await sql`
      insert into ledger_entry (transaction_id, account, order_id, amount)
      select t.id, side.account, t.order_id, side.amount from ledger_transaction t
      join (values ('sale', 'receivable', 10000), ('sale', 'sales', -8696), ('sale', 'vat', -1304),
        ('manualPayment', 'bank', 10000), ('manualPayment', 'receivable', -10000)) side (kind, account, amount) on side.kind = t.kind
      where t.request_id = 'test' and not exists (select from ledger_entry e where e.transaction_id = t.id)
    `.execute(trx)
    await sql`
      insert into debt (order_id, kind, original, due_date, actor, request_id, created_at)
      select id, 'postponed', 10000, placed_at::date + 45, 'test', 'test', placed_at from orders
      where client_id = ${clientId}::int and purchase_order like 'PO-%' and placed_at >= ${now}::timestamptz - interval '6 months'
    `.execute(trx)
  })
  await sql`analyze`.execute(db)
}
