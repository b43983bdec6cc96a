import { VAT_PERCENT } from '@warda/domain/vat'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Sales, reversals and payments in chronological order, with revenue, payments, debts and points. */
export async function insertMoney(trx: Transaction): Promise<void> {
  await sql`create temp table made_posting on commit drop as
    select (select coalesce(max(id), 0) from ledger_transaction) + row_number() over (order by p.at, o.n, p.kind desc) as id, o.n, p.kind, p.at
    from made_order o, lateral (
      values ('sale', o.placed_at), ('reversal', o.cancelled_at), (case when o.method = 'gateway' then 'payment' else 'manualPayment' end, o.paid_at)
    ) p (kind, at) where p.at is not null`.execute(trx)
  await sql`create index on made_posting (n)`.execute(trx)
  await sql`analyze made_posting`.execute(trx)
  await sql`
    insert into ledger_transaction (id, kind, order_id, user_id, idempotency_key, actor, request_id, at)
    overriding system value
    select p.id, p.kind, o.id, o.user_id, case p.kind when 'sale' then 'sale:' when 'reversal' then 'reversal:' else 'payment:seed:' end || o.id,
      case p.kind when 'sale' then 'Shopper' when 'payment' then 'gateway' when 'reversal' then 'system' else 'ShippingEmployee' end, 'seed', p.at
    from made_posting p join made_order o on o.n = p.n order by p.id
  `.execute(trx)
  await sql`select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`.execute(
    trx,
  )
  await sql`
    insert into ledger_entry (transaction_id, account, order_id, user_id, amount)
    select p.id, a.account, o.id, o.user_id,
      case p.kind when 'sale' then 1 else -1 end * case a.account when 'receivable' then o.total when 'sales' then o.vat - o.total else -o.vat end
    from made_posting p join made_order o on o.n = p.n cross join (values ('receivable'), ('sales'), ('vat')) a (account) where p.kind in ('sale', 'reversal')
    union all
    select p.id, case a.side when 1 then case o.method when 'transfer' then 'bank' else o.method end else 'receivable' end, o.id, o.user_id, a.side * o.total
    from made_posting p join made_order o on o.n = p.n cross join (values (1), (-1)) a (side) where p.kind in ('payment', 'manualPayment')
  `.execute(trx)
  await insertShares(trx)
  await insertPayments(trx)
  await insertDebts(trx)
}

/** The revenue shares that `share_revenue` would create. */
async function insertShares(trx: Transaction): Promise<void> {
  await sql`
    insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
    select p.id, s.part, (p.at at time zone 'Asia/Riyadh')::date, o.branch_id, case p.kind when 'sale' then 1 else -1 end,
      row_number() over (partition by p.id order by s.part desc) = 1, case p.kind when 'sale' then s.amount else -s.amount end, case p.kind when 'sale' then s.vat else -s.vat end
    from (
      select n, category as part, sum(net + vat)::bigint as amount, sum(vat)::bigint as vat from made_line group by n, category
      union all select n, 0, fee, round(fee * ${VAT_PERCENT}::int / ${100 + VAT_PERCENT}::numeric)::bigint from made_order
    ) s join made_posting p on p.n = s.n and p.kind in ('sale', 'reversal') join made_order o on o.n = s.n
  `.execute(trx)
  await sql`
    insert into outstanding_order select order_id, sum(amount) from ledger_entry where account = 'receivable' and order_id is not null
    group by order_id having sum(amount) <> 0 on conflict do nothing
  `.execute(trx)
  await aggregateShares(trx)
}

/** Aggregates the revenue of all days except the last one, as the nightly job does. */
async function aggregateShares(trx: Transaction): Promise<void> {
  await sql`delete from revenue_day`.execute(trx)
  await sql`
    insert into revenue_day (day, part, branch_id, orders, leads, amount, vat)
    select day, part, branch_id, sum(counted), coalesce(sum(counted) filter (where lead), 0), sum(amount), sum(vat)
    from revenue_share where day < (select max(day) from revenue_share) group by day, part, branch_id
  `.execute(trx)
  await sql`update revenue_rollup set through = (select max(day) - 1 from revenue_share)`.execute(trx)
}

async function insertPayments(trx: Transaction): Promise<void> {
  await sql`
    insert into payment_attempt (id, order_id, gateway, tr_number, amount, state, link, created_at, checked_at)
    select ('1a56e003-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, id, 'sandbox', 'LARGE-' || n, total, 'captured', '', placed_at, paid_at
    from made_order where method = 'gateway' and paid_at is not null order by n
  `.execute(trx)
  await sql`
    insert into payment (order_id, attempt_id, gateway, tr_number, amount, applied, method, taken_by, at)
    select id, case when method = 'gateway' then ('1a56e003-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid end,
      case when method = 'gateway' then 'sandbox' else 'manual' end, case when method = 'gateway' then 'LARGE-' || n else 'part:LARGE-' || n end, total, total, method,
      case when method <> 'gateway' then (select id from app_user where role = 'ShippingEmployee' order by created_at, id limit 1) end, paid_at
    from made_order where paid_at is not null order by n
  `.execute(trx)
  await sql`
    insert into loyalty_entry (user_id, order_id, kind, points, at, order_value)
    select user_id, id, 'earn', case when total >= 100000 then 100 when total >= 20000 then 20 else 10 end,
      greatest(paid_at, delivered_at + interval '1 day'), total
    from made_order where state = 'completed' and paid_at is not null and total >= 10000 order by n
  `.execute(trx)
}

async function insertDebts(trx: Transaction): Promise<void> {
  await sql`create temp table made_debt on commit drop as
    select nextval(pg_get_serial_sequence('debt', 'id'))::int as id, n from (select n from made_order where due_date is not null and state <> 'cancelled' order by n) d`.execute(
    trx,
  )
  await sql`
    insert into debt (id, order_id, kind, original, due_date, actor, request_id, created_at) overriding system value
    select d.id, o.id, o.terms, o.total, o.due_date, 'ShippingEmployee', 'seed', o.placed_at from made_debt d join made_order o on o.n = d.n
  `.execute(trx)
  await sql`
    insert into debt_settlement (debt_id, kind, amount, transaction_id, request_id, at)
    select d.id, 'payment', o.total, p.id, 'seed', p.at
    from made_debt d join made_order o on o.n = d.n join made_posting p on p.n = d.n and p.kind = 'manualPayment'
  `.execute(trx)
}
