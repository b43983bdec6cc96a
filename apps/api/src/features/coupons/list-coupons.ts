import { MAX_COUNTED_ROWS, type PageInfo, paginate } from '@warda/domain/pagination'
import { normaliseText } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type CouponRow, countCoupons, findCoupons } from './queries.ts'

type Asked = { q?: string | undefined; page?: number | undefined; pageSize?: number | undefined }

/** A page of the codes, newest first. */
export function listCoupons(context: AppContext, asked: Asked): Promise<{ rows: CouponRow[]; page: PageInfo }> {
  const words = normaliseText(asked.q ?? '')
  return inSnapshot(context.db, async (db) => {
    const page = paginate(asked, await countCoupons(db, words, MAX_COUNTED_ROWS + 1))
    return { rows: await findCoupons(db, words, page), page }
  })
}
