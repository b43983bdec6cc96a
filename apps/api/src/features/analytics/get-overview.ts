import { listDays } from '@warda/domain/analytics/period'
import type { Ageing } from '@warda/domain/payments/debt-ageing'
import { addDays, formatTimeOfDay, riyadhDate, riyadhInstant, riyadhMinuteOfDay } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { countMissingDocuments, getSeller } from '../invoices/index.ts'
import { calculateDebtsAgeing } from '../receivables/index.ts'
import { findAlarmingFailures } from '../sessions/index.ts'
import { loadSettings } from '../settings/index.ts'
import {
  type CountedRows,
  countToday,
  countWaiting,
  type FirstSteps,
  findFirstSteps,
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
  /** Null when all steps are done or the shop has an order. */
  firstSteps: FirstSteps | null
  today: TodayRow & { revenue: number }
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
export async function getOverview({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<Overview> {
  const nowMs = clock.now()
  const day = riyadhDate(nowMs)
  const week = { from: addDays(day, 1 - WEEK_DAYS), to: day }
  const now = {
    day,
    time: formatTimeOfDay(riyadhMinuteOfDay(nowMs)),
    since: new Date(riyadhInstant(day, 0)),
    until: new Date(riyadhInstant(day, 1_440)),
  }
  const [today, late, low, sold, waiting, debts, invoicesWaiting, wrongPasswords, steps] = await Promise.all([
    countToday(db, now),
    findLate(db, now),
    findLow(db),
    sumByDay(db, week),
    countWaiting(db, new Date(riyadhInstant(week.from, 0))),
    calculateDebtsAgeing(db, day),
    waitingInvoices(db),
    findAlarmingFailures(db),
    findFirstSteps(db),
  ])
  const days = listDays(week).map((date) => sold.find((row) => row.day === date) ?? { day: date, ...NO_SALES })
  return {
    firstSteps: steps && Object.values(steps).includes(false) ? steps : null,
    today: { ...today, revenue: days.at(-1)?.amount ?? 0 },
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
