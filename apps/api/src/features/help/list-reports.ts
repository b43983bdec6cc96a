import { LIMITS } from '@warda/domain/limits'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import type { AppContext } from '../../context.ts'
import { type CountedPage, toCountedPage } from '../../db/counted-page.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { countReports, findReports, type ReportRow, type ReportState } from './report-queries.ts'

/** A page (at most 100) of reports with their replies, open ones first. */
export async function listReports(
  { db }: Pick<AppContext, 'db'>,
  query: { page: number; pageSize: number; state: ReportState | null },
): Promise<CountedPage<ReportRow>> {
  const limit = Math.min(query.pageSize, LIMITS.pageSize)
  const offset = Math.min((query.page - 1) * limit, MAX_COUNTED_ROWS)
  return inSnapshot(db, async (snapshot) => {
    const count = await countReports(snapshot, query.state, MAX_COUNTED_ROWS)
    const rows = offset >= count ? [] : await findReports(snapshot, query.state, { limit, offset })
    return toCountedPage(rows, { page: query.page, limit, count })
  })
}
