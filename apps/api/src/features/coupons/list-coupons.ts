import { LIMITS } from '@warda/domain/limits'
import { normaliseText } from '@warda/domain/text'
import { inSnapshot } from '../../db/snapshot.ts'
import type { World } from '../../world.ts'
import { type CouponRow, countCoupons, findCoupons } from './queries.ts'

/** Nobody pages further, and counting costs. */
const COUNTED_AT_MOST = 10_000

export type CouponPage = { rows: CouponRow[]; page: number; pageCount: number; total: number; more: boolean }

/** A page of the codes (at most 100), newest first; a page beyond the last is the last. */
export function listCoupons(world: World, asked: { q: string; page: number; pageSize: number }): Promise<CouponPage> {
  const words = normaliseText(asked.q)
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  return inSnapshot(world.db, async (db) => {
    const counted = await countCoupons(db, words, COUNTED_AT_MOST + 1)
    const total = Math.min(counted, COUNTED_AT_MOST)
    const pageCount = Math.max(1, Math.ceil(total / limit))
    const page = Math.min(asked.page, pageCount)
    const rows = await findCoupons(db, words, { limit, offset: (page - 1) * limit })
    return { rows, page, pageCount, total, more: counted > COUNTED_AT_MOST }
  })
}
