import { OVERRIDE_ACTIONS } from '@warda/domain/counter-sales/overrides'
import { LIMITS } from '@warda/domain/limits'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { type AuditRow, countEntries, findEntries, findOverrides, type OverrideRow } from './queries.ts'
import { findSubjectNames, type SubjectName } from './subject-queries.ts'

export type AuditQuery = {
  actorId: string | null
  action: string | null
  /** Days in Riyadh, both included. */
  from: string | null
  to: string | null
  page: number
  pageSize: number
}
export type AuditPage = {
  rows: AuditRow[]
  names: SubjectName[]
  /** Overrides that entries of the page record. */
  overrides: OverrideRow[]
  page: number
  pageCount: number
  total: number
  more: boolean
}

const ACTIONS: ReadonlySet<string> = new Set(Object.values(OVERRIDE_ACTIONS))

/** A page (at most 100) of the audit log, newest first. Refusal: `audit.day_unknown`. */
export async function getAudit(
  context: AppContext,
  input: AuditQuery,
): Promise<Result<AuditPage, 'audit.day_unknown'>> {
  for (const field of ['from', 'to'] as const) {
    const day = input[field]
    if (day !== null && !isDate(day)) return refuse('audit.day_unknown', undefined, field)
  }
  const filter = {
    actorId: input.actorId,
    action: input.action,
    from: input.from === null ? null : new Date(riyadhInstant(input.from, 0)),
    to: input.to === null ? null : new Date(riyadhInstant(addDays(input.to, 1), 0)),
  }
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const counted = await countEntries(context.db, filter)
  const total = Math.min(counted, MAX_COUNTED_ROWS)
  const pageCount = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(input.page, pageCount)
  const rows = await findEntries(context.db, filter, { limit, offset: (page - 1) * limit })
  const names = await findSubjectNames(
    context.db,
    rows.map((row) => row.subject),
  )
  const overrides = await findOverrides(
    context.db,
    rows.filter(({ action }) => ACTIONS.has(action)).map(({ subject }) => subject.slice('order:'.length)),
  )
  return ok({ rows, names, overrides, page, pageCount, total, more: counted > MAX_COUNTED_ROWS })
}
