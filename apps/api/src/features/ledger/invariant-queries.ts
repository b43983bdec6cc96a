import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** Refunds of order `o`, including store credit. */
const REFUNDED = `(select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
  where t.kind = 'refund' and e.account = 'receivable' and e.order_id = o.id)`

/** Ledger sum of these accounts for the order of payment `p`, without postings of these kinds. */
const booked = (accounts: string, without: string) => `(
  select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
  where e.order_id = p.order_id and e.account in (${accounts}) and t.kind not in (${without}))`

/** Invariants of the ledger by the name of their figure: each query finds the rows that violate it. Tests check all of the database's. */
export const LEDGER_INVARIANTS = {
  total_and_due: {
    title: 'I3 total − credits = due = paid + outstanding, which is never below zero; a cancelled order owes nothing',
    query: `
    select o.id from orders o left join order_money m on m.order_id = o.id
    cross join lateral (select coalesce(sum(amount), 0) as off from order_credit c where c.order_id = o.id) c
    where coalesce(m.outstanding, 0) < 0 or coalesce(m.outstanding, 0) + coalesce(m.paid, 0) <> coalesce(m.due, 0)
      or (o.state <> 'cancelled' and coalesce(m.due, 0) <> o.total - c.off)
      or (o.state = 'cancelled' and (coalesce(m.outstanding, 0) <> 0 or coalesce(m.due, 0) not in (0, o.total - c.off)))`,
  },
  order_credits: {
    title: 'an order credit matches its posting, its VAT and its refunds',
    query: `
    select c.id from order_credit c join lateral (
      select coalesce(-sum(amount) filter (where account = 'receivable'), 0) as amount, coalesce(sum(amount) filter (where account = 'vat'), 0) as vat
      from ledger_entry e where e.transaction_id = c.transaction_id
    ) e on true where e.amount <> c.amount or e.vat <> c.vat
    union all select o.id from orders o where ${REFUNDED} <> (select coalesce(sum(refunded), 0) from order_credit c where c.order_id = o.id)
      + (select coalesce(sum(refunded), 0) from item_change i where i.order_id = o.id)`,
  },
  paid: {
    title: 'I4 0 ≤ paid ≤ due, and paid = Σ applied payments − Σ refunds',
    query: `
    select o.id from orders o left join order_money m on m.order_id = o.id
    where coalesce(m.paid, 0) not between 0 and coalesce(m.due, 0)
      or coalesce(m.paid, 0) <> (select coalesce(sum(applied), 0) from order_payment p where p.order_id = o.id) - ${REFUNDED}`,
  },
  store_credit: {
    title: 'store credit is never negative',
    query: `
    select coalesce(o.client_id::text, o.user_id::text, e.user_id::text) from ledger_entry e left join orders o on o.id = e.order_id
    where e.account = 'customerCredit' group by 1 having sum(e.amount) > 0`,
  },
  gift_cards: {
    title:
      'DESK-09 the liability of gift cards equals the active ones, and each card was posted as often as its state says',
    query: `
    select 'liability' where (select coalesce(-sum(amount), 0) from ledger_entry where account = 'giftCards')
      <> (select coalesce(sum(amount), 0) from gift_card where state = 'active')
    union all select g.id::text from gift_card g
      where (g.state in ('redeemed', 'cancelled', 'expired')) <> exists (
        select from ledger_transaction t where t.idempotency_key = 'gift-card:' || g.id)`,
  },
  balanced: {
    title: 'I9 debits equal credits in each posting and each order',
    query: `
    select 'posting ' || transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0
    union all select 'order ' || order_id from ledger_entry group by order_id having sum(amount) <> 0`,
  },
  cash: {
    title: 'I11 received money is applied or store credit',
    query: `
    select p.order_id from order_payment p where p.method <> 'credit' group by p.order_id
    having sum(p.amount) <> ${booked("'gateway', 'cash', 'card', 'bank', 'cashDrawer'", "'refund'")}
      or sum(p.amount - p.applied) <> -${booked("'customerCredit'", "'refund', 'creditPayment'")}`,
  },
  cash_drawers: {
    title: 'each cash movement of a drawer matches its posting, and a closed drawer is empty',
    query: `
    select m.id::text from cash_drawer_movement m full join ledger_entry e on e.transaction_id = m.transaction_id and e.account = 'cashDrawer'
      where (m.id is not null or e.account = 'cashDrawer') and m.amount is distinct from e.amount
    union all select d.id::text from cash_drawer d join cash_drawer_movement m on m.drawer_id = d.id
      where d.closed_at is not null group by d.id having sum(m.amount) <> 0`,
  },
  receivables: {
    title: 'outstanding orders match the ledger',
    query: `
    select coalesce(w.order_id, e.order_id)::text from outstanding_order w full join (
      select order_id, sum(amount) as amount from ledger_entry where account = 'receivable' and order_id is not null
      group by order_id having sum(amount) <> 0
    ) e using (order_id) where w.amount is distinct from e.amount`,
  },
} as const satisfies Record<string, { title: string; query: string }>

export type LedgerFigures = {
  /** Halalas. */
  sum: number
  /** Number of violating rows by invariant. */
  violations: Record<string, number>
}

/** Reads the whole ledger at one moment: the sum of all postings and the rows that violate its invariants. */
export async function readLedgerFigures(db: Database): Promise<LedgerFigures> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // The queries read all rows and may exceed the usual limit.
      await sql`set local statement_timeout = '60s'`.execute(trx)
      const total = await sql<Computed<{ sum: number }>>`
        select coalesce(sum(amount), 0)::float8 as sum from ledger_entry
      `.execute(trx)
      const violations: Record<string, number> = {}
      for (const [name, { query }] of Object.entries(LEDGER_INVARIANTS)) {
        const found = await sql<Computed<{ rows: number }>>`
          select count(*)::int as rows from (${sql.raw(query)}) violating
        `.execute(trx)
        violations[name] = found.rows[0]?.rows ?? 0
      }
      return { sum: total.rows[0]?.sum ?? 0, violations }
    })
}
