import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type ReportState = 'open' | 'answered' | 'closed'
export type ReplyRow = { text: string; actor: string; at: string }
export type ReportRow = {
  id: number
  name: string
  email: string
  phone: string
  problemType: string
  description: string
  language: string
  state: ReportState
  createdAt: Date
  replies: ReplyRow[]
}

const COLUMNS = sql`r.id, r.name, r.email, r.phone, r.problem_type as "problemType", r.description, r.language, r.state,
  r.created_at as "createdAt", (
    select coalesce(json_agg(json_build_object('text', a.text, 'actor', u.full_name, 'at', a.at) order by a.id), '[]'::json)
    from problem_reply a join app_user u on u.id = a.actor_id where a.report_id = r.id
  ) as replies`

const inState = (state: ReportState | null) => (state === null ? sql`true` : sql`r.state = ${state}`)

/** A page of reports with their answers: the open ones first, then the newest. */
export async function findReports(
  db: Database,
  state: ReportState | null,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return (await reportsQuery(state, page).execute(db)).rows
}

/** The same query for the test of its plan. */
export const reportsQuery = (state: ReportState | null, { limit, offset }: { limit: number; offset: number }) => {
  const order =
    state === null ? sql`(r.state <> 'open'), r.created_at desc, r.id desc` : sql`r.created_at desc, r.id desc`
  return sql<ReportRow>`
    select ${COLUMNS} from (
      select * from problem_report r where ${inState(state)} order by ${order} limit ${limit} offset ${offset}
    ) r order by ${order}
  `
}

/** How many there are, counted up to `most` and one. */
export async function countReports(db: Database, state: ReportState | null, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from problem_report r where ${inState(state)} limit ${most + 1}) r
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** One report with its answers. */
export async function findReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${COLUMNS} from problem_report r where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Holds a report until the transaction ends; false when it does not exist. */
export async function lockReport(trx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from problem_report where id = ${id} for no key update`.execute(trx)
  return rows.length > 0
}

/** Whether this person wrote this very answer since then. */
export async function repliedSince(
  trx: Transaction,
  reply: { reportId: number; actorId: string; text: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from problem_reply
    where report_id = ${reply.reportId} and actor_id = ${reply.actorId} and text = ${reply.text} and at > ${reply.since}
  `.execute(trx)
  return rows.length > 0
}

/** Keeps an answer; its number. */
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

/** Puts a report into a state; `answeredAt` when it was answered now. */
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
