import { type Halalas, sumHalalas } from '../money.ts'
import { daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** The last day of each bucket, in days after the due date. */
export const AGEING_BUCKET_DAYS = [30, 60, 90] as const

/** An outstanding amount and its due date; null when it has no due date yet. */
export type AgeingItem = { amount: Halalas; due: IsoDate | null }

/** Outstanding amounts by days overdue: `current` is due today or later, `days0to30` starts the day after the due date. */
export type Ageing = {
  current: Halalas
  days0to30: Halalas
  days31to60: Halalas
  days61to90: Halalas
  over90: Halalas
  total: Halalas
}

/** Groups outstanding amounts by days overdue; the total is the sum of the buckets. */
export function calculateAgeing(owed: readonly AgeingItem[], today: IsoDate): Ageing {
  const sum = (from: number, to: number): Halalas =>
    sumHalalas(owed.filter(({ due }) => isDueWithin(due, today, from, to)).map(({ amount }) => amount))
  const [first, second, third] = AGEING_BUCKET_DAYS
  return {
    current: sum(-Infinity, 0),
    days0to30: sum(1, first),
    days31to60: sum(first + 1, second),
    days61to90: sum(second + 1, third),
    over90: sum(third + 1, Infinity),
    total: sumHalalas(owed.map(({ amount }) => amount)),
  }
}

function isDueWithin(due: IsoDate | null, today: IsoDate, from: number, to: number): boolean {
  const daysOverdue = due === null ? -Infinity : daysBetween(due, today)
  return daysOverdue >= from && daysOverdue <= to
}
