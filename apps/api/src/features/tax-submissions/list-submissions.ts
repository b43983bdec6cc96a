import { type Paged, paginate } from '@warda/domain/pagination'
import type { AppContext } from '../../context.ts'
import {
  countSubmissions,
  findPause,
  findSubmissions,
  type SubmissionCounts,
  type SubmissionFilter,
  type SubmissionRow,
} from './list-queries.ts'

/** Simplified documents must be reported within this time of their issue. */
const REPORTING_TIME_MS = 24 * 60 * 60_000

export type SubmissionList = Paged<SubmissionRow> & { counts: SubmissionCounts; pausedUntil: Date | null }

/** A page of submissions, the counts per filter, and the end of a pause. */
export async function listSubmissions(
  { db, clock }: AppContext,
  { page, state }: { page: number | undefined; state: SubmissionFilter | undefined },
): Promise<SubmissionList> {
  const counts = await countSubmissions(db, new Date(clock.now() - REPORTING_TIME_MS))
  const info = paginate({ page }, counts[state ?? 'all'])
  return { rows: await findSubmissions(db, state, info), page: info, counts, pausedUntil: await findPause(db) }
}
