import { LIMITS } from '@warda/domain/limits'
import { parseCustomerSearch } from '@warda/domain/orders/customer-search'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type CustomerRow, findCustomers, findIds, findInWindow, pageQuery, wordsQuery } from './queries.ts'

export type CustomerPage = { customers: CustomerRow[]; page: number; pageCount: number; total: number; more: boolean }

/** Customers, newest first, that a search scans before it uses the trigram index. */
const WINDOW = 5_000
/** With so many matches in the window, the search is limited to the window. */
const COMMON = 25

/** A page of customers, newest first, at most 100, found by name, phone number in any notation or email address (ADMIN-02). */
export function findCustomerPage(
  context: AppContext,
  query: { q: string; page: number; pageSize: number },
): Promise<CustomerPage> {
  const limit = Math.min(query.pageSize, LIMITS.pageSize)
  const offset = (query.page - 1) * limit
  return inSnapshot(context.db, async (db) => {
    const { ids, total, more } = await findPage(db, query.q, limit, offset)
    const pageCount = Math.max(1, Math.ceil(total / limit))
    return { customers: await findCustomers(db, ids), page: query.page, pageCount, total, more }
  })
}

async function findPage(db: Database, q: string, limit: number, offset: number) {
  const patterns = parseCustomerSearch(q)
  const page = { limit, offset: Math.min(offset, MAX_COUNTED_ROWS), most: MAX_COUNTED_ROWS + 1 }
  if (patterns === null) return counted(await findIds(db, pageQuery(page)), offset)
  if (patterns.some(isRare)) return counted(await findIds(db, wordsQuery(patterns, page)), offset)
  const recent = await findInWindow(db, patterns, WINDOW)
  const isComplete = recent.scanned < WINDOW
  if (isComplete || recent.ids.length >= COMMON)
    return { ids: recent.ids.slice(offset, offset + limit), total: recent.ids.length, more: !isComplete }
  return counted(await findIds(db, wordsQuery(patterns, page)), offset)
}

const counted = ({ ids, count }: { ids: string[]; count: number }, offset: number) => ({
  ids: offset < MAX_COUNTED_ROWS ? ids : [],
  total: Math.min(count, MAX_COUNTED_ROWS),
  more: count > MAX_COUNTED_ROWS,
})

/** A phone number, or an email address up to its @, matches few customers, so the index is used at once. */
const isRare = (forms: readonly string[]): boolean => forms.every((form) => /^%(\d{7,}|[^@]{3,}@.*)%$/.test(form))
