import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** `warned` are accepted documents with warnings. */
export type SubmissionFilter = 'waiting' | 'rejected' | 'warned' | 'reported' | 'cleared' | 'replaced'

export type SubmissionRow = Columns<
  'tax_submission',
  'invoiceId' | 'state' | 'attempts' | 'failure' | 'nextAttemptAt' | 'answeredAt'
> &
  Columns<'invoice', 'number' | 'kind' | 'orderId' | 'issuedAt'> &
  Columns<'orders', 'clientId'> &
  Computed<{ messages: AuthorityMessage[]; replaces: string | null; replacedBy: string | null }>

/** The condition of a filter; without one all documents. */
const filterCondition = (filter: SubmissionFilter | undefined) => {
  if (filter === undefined) return sql<SqlBool>`true`
  if (filter === 'warned') return sql<SqlBool>`s.state in ('reported', 'cleared') and s.messages <> '[]'`
  return sql<SqlBool>`s.state = ${filter}`
}

/** A page of submissions, newest first. */
export async function findSubmissions(
  db: Database,
  filter: SubmissionFilter | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select s.invoice_id as "invoiceId", s.state, s.attempts, s.failure, s.messages, s.next_attempt_at as "nextAttemptAt",
      s.answered_at as "answeredAt", i.number, i.kind, i.order_id as "orderId", i.issued_at as "issuedAt",
      o.client_id as "clientId", (select r.number from invoice r where r.id = i.replaces) as replaces,
      (select r.number from invoice r where r.replaces = i.id) as "replacedBy"
    from tax_submission s join invoice i on i.id = s.invoice_id join orders o on o.id = i.order_id where ${filterCondition(filter)}
    order by s.created_at desc, s.invoice_id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export type SubmissionCounts = Computed<
  Record<'all' | 'waiting' | 'late' | 'reported' | 'cleared' | 'rejected' | 'warned' | 'replaced', number>
>

/** Documents per state; `late` are waiting ones that were issued before an instant. */
export async function countSubmissions(db: Database, lateBefore: Date): Promise<SubmissionCounts> {
  const { rows } = await sql<SubmissionCounts>`
    select count(*)::int as all, (count(*) filter (where ${filterCondition('waiting')}))::int as waiting,
      (count(*) filter (where ${filterCondition('waiting')} and i.issued_at < ${lateBefore}))::int as late,
      (count(*) filter (where ${filterCondition('reported')}))::int as reported, (count(*) filter (where ${filterCondition('cleared')}))::int as cleared,
      (count(*) filter (where ${filterCondition('rejected')}))::int as rejected, (count(*) filter (where ${filterCondition('warned')}))::int as warned,
      (count(*) filter (where ${filterCondition('replaced')}))::int as replaced
    from tax_submission s join invoice i on i.id = s.invoice_id
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row.')
  return counts
}

/** Until when the active unit sends nothing; null while it sends. */
export async function findPause(db: Database): Promise<Date | null> {
  const { rows } = await sql<Columns<'tax_unit', 'pausedUntil'>>`
    select paused_until as "pausedUntil" from tax_unit where state = 'active' and paused_until > clock_timestamp()
  `.execute(db)
  return rows[0]?.pausedUntil ?? null
}

export type RetryResult = 'retried' | 'answered' | 'replaced' | 'missing'

/** Makes a waiting or rejected document due now and ends the pause of its unit. */
export async function makeDue(trx: Transaction, invoiceId: string): Promise<RetryResult> {
  const { rows } = await sql<Computed<{ state: string }>>`
    select state from tax_submission where invoice_id = ${invoiceId} for update
  `.execute(trx)
  const [row] = rows
  if (!row) return 'missing'
  if (row.state === 'replaced') return 'replaced'
  if (row.state !== 'waiting' && row.state !== 'rejected') return 'answered'
  await sql`
    with pause as (update tax_unit set paused_until = null where id = (select unit_id from tax_submission where invoice_id = ${invoiceId}))
    update tax_submission set state = 'waiting', answered_at = null, next_attempt_at = clock_timestamp() where invoice_id = ${invoiceId}
  `.execute(trx)
  return 'retried'
}
