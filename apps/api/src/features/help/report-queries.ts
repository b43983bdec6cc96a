import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

const REPORT = columns('problem_report', [
  'id',
  'name',
  'email',
  'phone',
  'problemType',
  'description',
  'language',
  'state',
  'createdAt',
])

export type ReportState = Column<'problem_report', 'state'>
/** `at` is a JSON timestamp. */
export type ReplyRow = Columns<'problem_reply', 'text'> & { actor: Column<'app_user', 'fullName'> } & Computed<{
    at: string
  }>
export type ReportRow = RowOf<typeof REPORT> & Computed<{ replies: ReplyRow[] }>

const COLUMNS = sql`${REPORT.of('r')}, (
    select coalesce(json_agg(json_build_object('text', a.text, 'actor', u.full_name, 'at', a.at) order by a.id), '[]'::json)
    from problem_reply a join app_user u on u.id = a.actor_id where a.report_id = r.id
  ) as replies`

const inState = (state: ReportState | null) => (state === null ? sql`true` : sql`r.state = ${state}`)

/** A page of reports with their replies: open ones first, then the newest. */
export async function findReports(
  db: Database,
  state: ReportState | null,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return (await reportsQuery(state, page).execute(db)).rows
}

export const reportsQuery = (state: ReportState | null, { limit, offset }: { limit: number; offset: number }) => {
  const order =
    state === null ? sql`(r.state <> 'open'), r.created_at desc, r.id desc` : sql`r.created_at desc, r.id desc`
  return sql<ReportRow>`
    select ${COLUMNS} from (
      select * from problem_report r where ${inState(state)} order by ${order} limit ${limit} offset ${offset}
    ) r order by ${order}
  `
}

/** The number of reports, counted up to `most` + 1. */
export async function countReports(db: Database, state: ReportState | null, most: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from problem_report r where ${inState(state)} limit ${most + 1}) r
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A report with its replies. */
export async function findReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${COLUMNS} from problem_report r where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a report until the transaction ends; false when it does not exist. */
export async function lockReport(trx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from problem_report where id = ${id} for no key update`.execute(trx)
  return rows.length > 0
}

/** Whether the same person wrote the same reply after `since`. */
export async function hasRepliedSince(
  trx: Transaction,
  reply: { reportId: number; actorId: string; text: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from problem_reply
    where report_id = ${reply.reportId} and actor_id = ${reply.actorId} and text = ${reply.text} and at > ${reply.since}
  `.execute(trx)
  return rows.length > 0
}

/** Inserts a reply and returns its id. */
export async function insertReply(
  trx: Transaction,
  reply: { reportId: number; actorId: string; text: string; at: Date },
): Promise<number> {
  const row = await trx
    .insertInto('problem_reply')
    .values({ report_id: reply.reportId, actor_id: reply.actorId, text: reply.text, at: reply.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Sets the state of a report; `answeredAt` null keeps the stored time. */
export async function setReportState(
  trx: Transaction,
  id: number,
  state: ReportState,
  answeredAt: Date | null,
): Promise<void> {
  await sql`
    update problem_report set state = ${state}, answered_at = coalesce(${answeredAt}::timestamptz, answered_at) where id = ${id}
  `.execute(trx)
}
