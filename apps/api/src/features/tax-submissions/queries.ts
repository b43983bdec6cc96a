import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type SubmissionKind = 'report' | 'clear'

export async function insertSubmission(
  trx: Transaction,
  submission: { invoiceId: string; unitId: string; kind: SubmissionKind },
): Promise<void> {
  await trx
    .insertInto('tax_submission')
    .values({ invoice_id: submission.invoiceId, unit_id: submission.unitId, kind: submission.kind })
    .execute()
}

export type ClaimedRow = Columns<'tax_submission', 'invoiceId' | 'unitId' | 'kind' | 'attempts' | 'isReportedInstead'> &
  Columns<'invoice', 'uuid' | 'hash' | 'xml'>

/** How long a document stays claimed; after that another process may claim it. */
const CLAIM_TIME = sql`interval '2 minutes'`

/**
 * Claims documents that are due, the oldest first. Claims at most one document after a failed request of the active unit, and none of a
 * paused unit; with `invoiceId` only that document.
 */
export async function claimDue(db: Database, options: { limit: number; invoiceId?: string }): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    with due as (
      select s.invoice_id from tax_submission s join tax_unit u on u.id = s.unit_id
      where s.state = 'waiting' and s.next_attempt_at <= clock_timestamp() and coalesce(u.paused_until, '-infinity') <= clock_timestamp()
        ${options.invoiceId === undefined ? sql`` : sql`and s.invoice_id = ${options.invoiceId}`}
      order by s.created_at
      limit case when exists (select from tax_unit where state = 'active' and failures > 0) then 1 else ${options.limit} end
      for update of s skip locked
    ), claimed as (
      update tax_submission set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${CLAIM_TIME}
      where invoice_id in (select invoice_id from due)
      returning invoice_id, unit_id, kind, attempts, is_reported_instead, created_at
    )
    select c.invoice_id as "invoiceId", c.unit_id as "unitId", c.kind, c.attempts, c.is_reported_instead as "isReportedInstead", i.uuid, i.hash, i.xml
    from claimed c join invoice i on i.id = c.invoice_id order by c.created_at
  `.execute(db)
  return rows
}

export type SubmissionAnswer = {
  state: 'reported' | 'cleared' | 'rejected'
  messages: readonly AuthorityMessage[]
  clearedXml: string | null
}

/** Stores the authority's answer unless one is stored, and ends the pause of the unit. */
export async function setAnswer(
  db: Database,
  { invoiceId, unitId }: ClaimedRow,
  answer: SubmissionAnswer,
): Promise<void> {
  await sql`
    with reachable as (update tax_unit set failures = 0, paused_until = null where id = ${unitId} and (failures > 0 or paused_until is not null))
    update tax_submission set state = ${answer.state}, messages = ${JSON.stringify(answer.messages)}, cleared_xml = ${answer.clearedXml},
      failure = null, answered_at = clock_timestamp()
    where invoice_id = ${invoiceId} and state = 'waiting'
  `.execute(db)
}

/** Records a request without an answer, schedules the next attempt, and pauses the unit after several in a row. */
export async function setNoAnswer(
  db: Database,
  { invoiceId, unitId }: ClaimedRow,
  failure: { reason: string; retryAfterMs: number; pauseAfter: number; maxPauseMs: number },
): Promise<void> {
  const seconds = failure.retryAfterMs / 1_000
  await sql`
    with unreachable as (
      update tax_unit set failures = failures + 1,
        paused_until = case when failures + 1 >= ${failure.pauseAfter} then clock_timestamp() + least(
          interval '1 minute' * power(2, least(failures + 1 - ${failure.pauseAfter}, 10)), interval '1 millisecond' * ${failure.maxPauseMs}) end
      where id = ${unitId}
    )
    update tax_submission set failure = ${failure.reason}, next_attempt_at = clock_timestamp() + interval '1 second' * ${seconds}
    where invoice_id = ${invoiceId} and state = 'waiting'
  `.execute(db)
}

/** Whether documents are due now. */
export async function hasDue(db: Database): Promise<boolean> {
  const { rows } = await sql<Computed<{ due: boolean }>>`
    select exists (
      select from tax_submission s join tax_unit u on u.id = s.unit_id
      where s.state = 'waiting' and s.next_attempt_at <= clock_timestamp() and coalesce(u.paused_until, '-infinity') <= clock_timestamp()
    ) as due
  `.execute(db)
  return rows[0]?.due ?? false
}
