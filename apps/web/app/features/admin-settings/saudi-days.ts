import { toHijriDate } from '@warda/domain/time/hijri-date'
import { addDays } from '@warda/domain/time/riyadh-time'

/** Periods and holidays of the Saudi year with their official names. */
export type SaudiDays = {
  kind: 'ramadan' | 'holiday'
  from: string
  to: string
  name: { en: string; ar: string }
}

/** How far the search looks ahead, days; `DAYS_BACK` is how long ago a period may have begun. */
const DAYS_AHEAD = 800
const DAYS_BACK = 31

/** Ramadan, both Eids, Founding Day and National Day of the next two years by the Umm al-Qura calendar, soonest first. */
export function saudiDays(today: string): SaudiDays[] {
  const periods = new Map<string, SaudiDays>()
  for (let offset = -DAYS_BACK; offset < DAYS_AHEAD; offset += 1) {
    const date = addDays(today, offset)
    for (const { key, ...named } of getDayPeriods(date)) {
      const existing = periods.get(key)
      if (existing) existing.to = date
      else periods.set(key, { ...named, from: date, to: date })
    }
  }
  const last = addDays(today, DAYS_AHEAD - 1)
  // Drops a period that ends with the search range because its last day is unknown.
  return [...periods.values()]
    .filter(({ to }) => to >= today && to < last)
    .toSorted((left, right) => (left.from < right.from ? -1 : 1))
}

type NamedPeriod = Pick<SaudiDays, 'kind' | 'name'> & { key: string }

/** A date can belong to several periods: Founding Day may fall in Ramadan. */
function getDayPeriods(date: string): NamedPeriod[] {
  const { year, month, day } = toHijriDate(date)
  const monthDay = date.slice(5)
  const names: (NamedPeriod | false)[] = [
    month === 9 && named(`ramadan${year}`, 'ramadan', `Ramadan ${year}`, `رمضان ${year}`),
    month === 10 && day <= 4 && named(`fitr${year}`, 'holiday', 'Eid al-Fitr', 'عيد الفطر'),
    month === 12 && day >= 9 && day <= 13 && named(`adha${year}`, 'holiday', 'Eid al-Adha', 'عيد الأضحى'),
    monthDay === '02-22' && named(date, 'holiday', 'Founding Day', 'يوم التأسيس'),
    monthDay === '09-23' && named(date, 'holiday', 'Saudi National Day', 'اليوم الوطني السعودي'),
  ]
  return names.filter((name) => name !== false)
}

const named = (key: string, kind: NamedPeriod['kind'], en: string, ar: string): NamedPeriod => ({
  key,
  kind,
  name: { en, ar },
})
