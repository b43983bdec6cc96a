import { COUNTED_AT_MOST, type Page, pageOf } from '@warda/domain/paging'
import { normaliseText } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type CouponRow, countCoupons, findCoupons } from './queries.ts'

type CouponQuery = { q?: string | undefined; page?: number | undefined; pageSize?: number | undefined }

/** A page of the codes, newest first. */
export function listCoupons(context: AppContext, query: CouponQuery): Promise<{ rows: CouponRow[]; page: Page }> {
  const search = normaliseText(query.q ?? '')
  return inSnapshot(context.db, async (db) => {
    const page = pageOf(query, await countCoupons(db, search, COUNTED_AT_MOST + 1))
    return { rows: await findCoupons(db, search, page), page }
  })
}
