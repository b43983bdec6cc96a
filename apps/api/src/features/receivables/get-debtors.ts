import { LIMITS } from '@warda/domain/limits'
import { AGEING_BUCKET_DAYS, type Ageing } from '@warda/domain/payments/debt-ageing'
import { foldForSearch, normaliseDigits } from '@warda/domain/text'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { type Debtors, findDebtors } from './debtor-queries.ts'

export type DebtorPage = Debtors & { page: number; pageCount: number }

/** A page (at most 100) of debtors, largest amount first, filtered by part of a name or phone; the totals cover all matches. */
export async function getDebtors(
  context: AppContext,
  input: { page: number; pageSize: number; q: string },
): Promise<DebtorPage> {
  const limit = Math.min(input.pageSize, LIMITS.pageSize)
  const debtors = await findDebtors(context.db, {
    today: riyadhDate(context.clock.now()),
    edges: AGEING_BUCKET_DAYS,
    text: foldForSearch(input.q),
    digits: getPhoneDigits(input.q),
    limit,
    offset: (input.page - 1) * limit,
  })
  return { ...debtors, page: input.page, pageCount: Math.max(1, Math.ceil(debtors.count / limit)) }
}

/** The ageing of everything owed on agreed orders. */
export async function calculateDebtsAgeing(db: Database, today: IsoDate): Promise<Ageing> {
  return (await findDebtors(db, { today, edges: AGEING_BUCKET_DAYS, text: '', digits: '', limit: 0, offset: 0 })).totals
}

/** The digits of a phone without country code: 0551234567 matches +966 55 123. */
const getPhoneDigits = (q: string): string =>
  /^[\d\s+().-]+$/.test(normaliseDigits(q).trim())
    ? normaliseDigits(q)
        .replace(/\D/g, '')
        .replace(/^(00966|966|0)/, '')
    : ''
