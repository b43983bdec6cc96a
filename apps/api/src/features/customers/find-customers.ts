import { LIMITS } from '@warda/domain/limits'
import { customerSearch } from '@warda/domain/orders/customer-search'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type CustomerRow, findCustomers, findIds, findInWindow, pageQuery, wordsQuery } from './queries.ts'

export type CustomerPage = { customers: CustomerRow[]; page: number; pageCount: number; total: number; more: boolean }

/** Counted so far and no further; nobody pages beyond. */
const MOST = 10_000
/** As for orders: a word that many of the newest have is looked for among them alone. */
const WINDOW = 5_000
const COMMON = 25

/** A page of the people who buy, newest first, at most 100, found by name, phone in any writing or e-mail address (ADMIN-02). */
export function findCustomerPage(
  context: AppContext,
  asked: { q: string; page: number; pageSize: number },
): Promise<CustomerPage> {
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const offset = (asked.page - 1) * limit
  return inSnapshot(context.db, async (db) => {
    const { ids, total, more } = await idsOf(db, asked.q, limit, offset)
    const pageCount = Math.max(1, Math.ceil(total / limit))
    return { customers: await findCustomers(db, ids), page: asked.page, pageCount, total, more }
  })
}

async function idsOf(db: Database, q: string, limit: number, offset: number) {
  const needles = customerSearch(q)
  const page = { limit, offset: Math.min(offset, MOST), most: MOST + 1 }
  if (needles === null) return counted(await findIds(db, pageQuery(page)), offset)
  if (needles.some(isRare)) return counted(await findIds(db, wordsQuery(needles, page)), offset)
  const near = await findInWindow(db, needles, WINDOW)
  const all = near.looked < WINDOW
  if (all || near.ids.length >= COMMON)
    return { ids: near.ids.slice(offset, offset + limit), total: near.ids.length, more: !all }
  return counted(await findIds(db, wordsQuery(needles, page)), offset)
}

const counted = ({ ids, count }: { ids: string[]; count: number }, offset: number) => ({
  ids: offset < MOST ? ids : [],
  total: Math.min(count, MOST),
  more: count > MOST,
})

/** A phone's digits, or an address with what stands before its @: few people have it, so the index of words is asked at once. */
const isRare = (forms: readonly string[]): boolean => forms.every((form) => /^%(\d{7,}|[^@]{3,}@.*)%$/.test(form))
