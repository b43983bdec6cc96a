import { listDays } from '@warda/domain/analytics/period'
import type { Ageing } from '@warda/domain/payments/debt-ageing'
import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { getLateTime } from '../../db/late-time-queries.ts'
import { countMissingDocuments, getSeller } from '../invoices/index.ts'
import { calculateDebtsAgeing } from '../receivables/index.ts'
import { findAlarmingFailures } from '../sessions/index.ts'
import { loadSettings, readDeliveryDay } from '../settings/index.ts'
import { type FirstSteps, listFirstSteps } from './first-steps.ts'
import {
  type CountedRows,
  countToday,
  countWaiting,
  findLate,
  findLow,
  type LateRow,
  type LowRow,
  MAX_COUNT,
  type TodayRow,
  type WaitingRow,
} from './overview-queries.ts'
import { type DayRow, sumByDay } from './revenue-queries.ts'

const WEEK_DAYS = 7

export type Overview = {
  firstSteps: FirstSteps | null
  /** Orders of the delivery day `day`; `revenue` is of the date (OPEN-06). */
  today: TodayRow & { day: string; revenue: number }
  late: CountedRows<LateRow>
  low: CountedRows<LowRow>
  /** The last seven days up to today, including days without sales. */
  week: DayRow[]
  waiting: WaitingRow
  /** Orders without the tax document they are owed because the seller details are missing; null when they are complete. */
  invoicesWaiting: number | null
  wrongPasswords: number | null
  debts: Ageing
}

/** The overview of today (ADMIN-05): orders to deliver, late orders, low stock, revenue of the week, outstanding amounts and open tasks. */
export async function getOverview(context: AppContext): Promise<Overview> {
  const { db, clock, config } = context
  const nowMs = clock.now()
  const day = riyadhDate(nowMs)
  const week = { from: addDays(day, 1 - WEEK_DAYS), to: day }
  const now = await readDeliveryDay(context)
  const [today, late, low, sold, waiting, debts, invoicesWaiting, wrongPasswords, firstSteps] = await Promise.all([
    countToday(db, now),
    findLate(db, getLateTime(nowMs)),
    findLow(db),
    sumByDay(db, week),
    countWaiting(db, new Date(riyadhInstant(week.from, 0))),
    calculateDebtsAgeing(db, day),
    waitingInvoices(db),
    findAlarmingFailures(db),
    listFirstSteps(db, { today: day, isDemo: config.DEMO }),
  ])
  const days = listDays(week).map((date) => sold.find((row) => row.day === date) ?? { day: date, ...NO_SALES })
  return {
    firstSteps,
    today: { ...today, day: now.day, revenue: days.at(-1)?.amount ?? 0 },
    late,
    low,
    week: days,
    waiting,
    debts,
    invoicesWaiting,
    wrongPasswords,
  }
}

/** With seller details no order waits for its tax document. */
const waitingInvoices = async (db: Database): Promise<number | null> =>
  getSeller(await loadSettings(db)) ? null : countMissingDocuments(db, MAX_COUNT)

const NO_SALES = { orders: 0, amount: 0, vat: 0 }
