import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { COUNTED, type Found, foundPage } from '../reviews/list-all-reviews.ts'
import { countReports, findReports, type ReportRow, type ReportState } from './report-queries.ts'

/** A page (at most 100) of what people wrote to the shop, the open ones first, with the answers. */
export async function listReports(
  { db }: Pick<AppContext, 'db'>,
  asked: { page: number; pageSize: number; state: ReportState | null },
): Promise<Found<ReportRow>> {
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const offset = Math.min((asked.page - 1) * limit, COUNTED)
  return inSnapshot(db, async (snapshot) => {
    const count = await countReports(snapshot, asked.state, COUNTED)
    const rows = offset >= count ? [] : await findReports(snapshot, asked.state, { limit, offset })
    return foundPage(rows, { page: asked.page, limit, count })
  })
}
