import { MAX_COUNTED_ROWS, type PageInfo, paginate } from '@warda/domain/pagination'
import { normaliseText } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type CouponRow, countCoupons, findCoupons } from './queries.ts'

type CouponQuery = { q?: string | undefined; page?: number | undefined; pageSize?: number | undefined }

/** A page of the codes, newest first. */
export function listCoupons(context: AppContext, query: CouponQuery): Promise<{ rows: CouponRow[]; page: PageInfo }> {
  const search = normaliseText(query.q ?? '')
  return inSnapshot(context.db, async (db) => {
    const page = paginate(query, await countCoupons(db, search, MAX_COUNTED_ROWS + 1))
    return { rows: await findCoupons(db, search, page), page }
  })
}
