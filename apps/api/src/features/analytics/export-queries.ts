import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** `since` included, `until` not. */
export type Span = { since: Date; until: Date }
/** Where the last batch ended: PostgreSQL's own spelling of the instant, which is finer than ours, and the row's number in its order. */
export type Mark = { mark: string; id: number }

const BATCH = 1_000

export type DocumentRow = Mark & {
  number: string
  kind: 'simplified' | 'standard' | 'creditNote'
  issuedAt: Date
  orderNumber: number
  buyer: string
  buyerVat: string | null
  corrects: string | null
  net: number
  vat: number
  total: number
}

/** A batch of invoices and credit notes of a span in the order of their chain. */
export async function listDocuments(db: Database, span: Span, after: Mark | null): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select i.counter as id, i.issued_at::text as mark, i.number, i.kind, i.issued_at as "issuedAt", o.number as "orderNumber",
      i.document #>> '{buyer,name}' as buyer, i.document #>> '{buyer,business,vatNumber}' as "buyerVat",
      i.document #>> '{corrects,number}' as corrects, i.net, i.vat, i.total
    from invoice i join orders o on o.id = i.order_id
    where ${within(sql`i.issued_at`, sql`i.counter`, span, after)}
    order by i.issued_at, i.counter limit ${BATCH}
  `.execute(db)
  return rows
}

export type EntryRow = Mark & {
  at: Date
  kind: string
  orderNumber: number | null
  entries: { account: string; amount: number }[]
}

/** A batch of the ledger's postings of a span, oldest first, with their sides; those of these kinds, or all. */
export async function findPostings(
  db: Database,
  span: Span,
  after: Mark | null,
  kinds: readonly string[] | null,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select t.id, t.at::text as mark, t.at, t.kind, o.number as "orderNumber", (
      select coalesce(json_agg(json_build_object('account', e.account, 'amount', e.amount) order by e.id), '[]'::json)
      from ledger_entry e where e.transaction_id = t.id
    ) as entries
    from ledger_transaction t left join orders o on o.id = t.order_id
    where ${within(sql`t.at`, sql`t.id`, span, after)} ${kinds ? sql`and t.kind = any(${kinds}::text[])` : sql``}
    order by t.at, t.id limit ${BATCH}
  `.execute(db)
  return rows
}

const within = (
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  span: Span,
  after: Mark | null,
): RawBuilder<unknown> =>
  sql`${at} >= ${span.since} and ${at} < ${span.until} ${
    after ? sql`and (${at}, ${id}) > (${after.mark}::timestamptz, ${after.id}::bigint)` : sql``
  }`
