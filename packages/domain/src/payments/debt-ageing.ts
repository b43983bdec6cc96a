import { type Halalas, sumHalalas } from '../money.ts'
import { daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** The last day of each bucket, in days after an amount was due. */
export const AGEING_BUCKET_DAYS = [30, 60, 90] as const

/** An amount that is owed, and since when it is due; null is not due at all yet. */
export type AgeingItem = { amount: Halalas; due: IsoDate | null }

/** What is owed by how late it is; `current` is not due yet, `days0to30` begins on the day it is due. */
export type Ageing = {
  current: Halalas
  days0to30: Halalas
  days31to60: Halalas
  days61to90: Halalas
  over90: Halalas
  total: Halalas
}

/** Sorts what is owed by its lateness on a day; the total is the sum of the buckets. */
export function ageing(owed: readonly AgeingItem[], today: IsoDate): Ageing {
  const sum = (from: number, to: number): Halalas =>
    sumHalalas(owed.filter(({ due }) => within(due, today, from, to)).map(({ amount }) => amount))
  const [first, second, third] = AGEING_BUCKET_DAYS
  return {
    current: sum(-Infinity, -1),
    days0to30: sum(0, first),
    days31to60: sum(first + 1, second),
    days61to90: sum(second + 1, third),
    over90: sum(third + 1, Infinity),
    total: sumHalalas(owed.map(({ amount }) => amount)),
  }
}

function within(due: IsoDate | null, today: IsoDate, from: number, to: number): boolean {
  const late = due === null ? -Infinity : daysBetween(due, today)
  return late >= from && late <= to
}
