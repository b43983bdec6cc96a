import { LIMITS } from '@warda/domain/limits'
import { AGEING_BUCKET_DAYS, type Ageing } from '@warda/domain/payments/debt-ageing'
import { foldForSearch, normaliseDigits } from '@warda/domain/text'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { type Debtors, findDebtors } from './debtor-queries.ts'

export type DebtorPage = Debtors & { page: number; pageCount: number }

/** A page (at most 100) of who owes, the largest first, found by part of a name or a phone; the totals are of all that are found. */
export async function getDebtors(
  context: AppContext,
  asked: { page: number; pageSize: number; q: string },
): Promise<DebtorPage> {
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const found = await findDebtors(context.db, {
    today: riyadhDate(context.clock.now()),
    edges: AGEING_BUCKET_DAYS,
    text: foldForSearch(asked.q),
    digits: digitsOf(asked.q),
    limit,
    offset: (asked.page - 1) * limit,
  })
  return { ...found, page: asked.page, pageCount: Math.max(1, Math.ceil(found.count / limit)) }
}

/** All that is owed on agreed orders, by how late it is on a day of Riyadh. */
export async function debtsAgeing(db: Database, today: IsoDate): Promise<Ageing> {
  return (await findDebtors(db, { today, edges: AGEING_BUCKET_DAYS, text: '', digits: '', limit: 0, offset: 0 })).totals
}

/** The digits of a phone in any spelling, without what says the country: 0551234567 is found by +966 55 123. */
const digitsOf = (q: string): string =>
  /^[\d\s+().-]+$/.test(normaliseDigits(q).trim())
    ? normaliseDigits(q)
        .replace(/\D/g, '')
        .replace(/^(00966|966|0)/, '')
    : ''
