import { type Riyals, toRiyals } from '@warda/domain/money'
import { addDays, type IsoDate, weekday } from '@warda/domain/time/riyadh-time'

type Day = { key: IsoDate; orders: number; revenue: Riyals; vat: Riyals }
export type Step = 'day' | 'week' | 'month'
/** `name` is a day, the first day of a week, or a month (`YYYY-MM`). */
export type Column = { name: string; orders: number; revenue: Riyals; vat: Riyals }

/** Maximum number of bars per step that stay readable. */
const MAX_DAYS = 31
const MAX_WEEKS = 27

/** Groups days into days, weeks (from Sunday) or months, so that the bars stay readable. */
export function groupDays(days: readonly Day[]): { step: Step; columns: Column[] } {
  const step: Step = days.length <= MAX_DAYS ? 'day' : days.length <= MAX_WEEKS * 7 ? 'week' : 'month'
  const groupName = {
    day: (day: IsoDate) => day,
    week: (day: IsoDate) => addDays(day, -weekday(day)),
    month: (day: IsoDate) => day.slice(0, 7),
  }[step]
  const sums = new Map<string, Column>()
  for (const { key, orders, revenue, vat } of days) {
    const name = groupName(key)
    const sum = sums.get(name) ?? { name, orders: 0, revenue: toRiyals(0), vat: toRiyals(0) }
    sums.set(name, {
      name,
      orders: sum.orders + orders,
      revenue: add(sum.revenue, revenue),
      vat: add(sum.vat, vat),
    })
  }
  return { step, columns: [...sums.values()] }
}

/** Adds in halalas, because floating-point sums of riyals are inexact. */
const add = (a: Riyals, b: Riyals): Riyals => toRiyals((Math.round(a * 100) + Math.round(b * 100)) / 100)

/** Whether the bar at `index` has a label: at most 8 bars, always the last. */
export const hasLabel = (index: number, count: number): boolean => (count - 1 - index) % Math.ceil(count / 8) === 0
