import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** From `since`, before `until`. */
export type Interval = { since: Date; until: Date }
/** The last row of a batch: its instant as text, because PostgreSQL's microseconds are finer than a Date, and its number. */
export type Cursor = Columns<'ledger_transaction', 'id'> & Computed<{ cursor: string }>

const BATCH = 1_000

export type DocumentRow = Cursor &
  Columns<'invoice', 'number' | 'kind' | 'issuedAt' | 'net' | 'vat' | 'total'> & {
    orderNumber: Column<'orders', 'number'>
  } & Computed<{ purchaseOrder: string | null; buyer: string; buyerVat: string | null; corrects: string | null }>

/** A batch of the invoices and notes of an interval without those that a corrected copy replaced, in the order of their counter. */
export async function listDocuments(db: Database, interval: Interval, after: Cursor | null): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select i.counter as id, i.issued_at::text as cursor, i.number, i.kind, i.issued_at as "issuedAt", o.number as "orderNumber",
      i.document ->> 'purchaseOrder' as "purchaseOrder",
      i.document #>> '{buyer,name}' as buyer, i.document #>> '{buyer,business,vatNumber}' as "buyerVat",
      i.document #>> '{corrects,number}' as corrects, i.net, i.vat, i.total
    from invoice i join orders o on o.id = i.order_id
    where invoice_is_current(i) and ${within(sql`i.issued_at`, sql`i.counter`, interval, after)}
    order by i.issued_at, i.counter limit ${BATCH}
  `.execute(db)
  return rows
}

export type EntryRow = Cursor &
  Columns<'ledger_transaction', 'at' | 'kind'> & { orderNumber: Column<'orders', 'number'> | null } & Computed<{
    entries: Columns<'ledger_entry', 'account' | 'amount'>[]
  }>

/** A batch of the ledger transactions of an interval with their entries, oldest first; `kinds` null lists all kinds. */
export async function findPostings(
  db: Database,
  interval: Interval,
  after: Cursor | null,
  kinds: readonly string[] | null,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select t.id, t.at::text as cursor, t.at, t.kind, o.number as "orderNumber", (
      select coalesce(json_agg(json_build_object('account', e.account, 'amount', e.amount) order by e.id), '[]'::json)
      from ledger_entry e where e.transaction_id = t.id
    ) as entries
    from ledger_transaction t left join orders o on o.id = t.order_id
    where ${within(sql`t.at`, sql`t.id`, interval, after)} ${kinds ? sql`and t.kind = any(${kinds}::text[])` : sql``}
    order by t.at, t.id limit ${BATCH}
  `.execute(db)
  return rows
}

const within = (
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  interval: Interval,
  after: Cursor | null,
): RawBuilder<unknown> =>
  sql`${at} >= ${interval.since} and ${at} < ${interval.until} ${
    after ? sql`and (${at}, ${id}) > (${after.cursor}::timestamptz, ${after.id}::bigint)` : sql``
  }`
