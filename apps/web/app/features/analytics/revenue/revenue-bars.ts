import { type Riyals, toRiyals } from '@warda/domain/money'
import { addDays, type IsoDate, weekday } from '@warda/domain/time/riyadh-time'

type Day = { key: IsoDate; orders: number; revenue: Riyals; vat: Riyals }
/** `name` is a day, the first day of a week, or a month. */
export type Step = 'day' | 'week' | 'month'
export type Column = { name: string; orders: number; revenue: Riyals; vat: Riyals }

/** How many bars still read as single ones. */
const MOST_DAYS = 31
const MOST_WEEKS = 27

/** Days as bars that can be told apart: single days, else weeks (from Sunday), else months. */
export function columnsOf(days: readonly Day[]): { step: Step; columns: Column[] } {
  const step: Step = days.length <= MOST_DAYS ? 'day' : days.length <= MOST_WEEKS * 7 ? 'week' : 'month'
  const nameOf = {
    day: (day: IsoDate) => day,
    week: (day: IsoDate) => addDays(day, -weekday(day)),
    month: (day: IsoDate) => day.slice(0, 7),
  }[step]
  const sums = new Map<string, Column>()
  for (const { key, orders, revenue, vat } of days) {
    const name = nameOf(key)
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

/** Riyals have two decimals; their sums must too. */
const add = (one: Riyals, other: Riyals): Riyals => toRiyals((Math.round(one * 100) + Math.round(other * 100)) / 100)

/** Whether a bar of so many is named below: as many as fit without touching, the last always. */
export const isNamed = (at: number, count: number): boolean => (count - 1 - at) % Math.ceil(count / 8) === 0
