import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHijriDate } from '../time/hijri-date.ts'
import { addDays, daysBetween, riyadhDate } from '../time/riyadh-time.ts'
import { isStillAhead, planReminder, REMINDER_DAYS } from './plan-reminder.ts'
import {
  formatMonthDay,
  getMaxDays,
  getNextDate,
  isYearlyDate,
  REMINDER_CALENDARS,
  toYearlyDate,
  type YearlyDate,
} from './yearly-date.ts'

const today = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2070, 0, 1) }).map(riyadhDate)
const yearly: fc.Arbitrary<YearlyDate> = fc
  .record({
    calendar: fc.constantFrom(...REMINDER_CALENDARS),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ calendar, month, day }) => ({
    calendar,
    monthDay: formatMonthDay(month, Math.min(day, getMaxDays(calendar, month))),
  }))
const daysBefore = fc.constantFrom(...REMINDER_DAYS)

const gregorian = (monthDay: string): YearlyDate => ({ calendar: 'gregorian', monthDay })
const hijri = (monthDay: string): YearlyDate => ({ calendar: 'hijri', monthDay })

describe('yearly dates', () => {
  it.each([
    ['a birthday later this year', gregorian('12-06'), '2026-11-29', '2026-12-06'],
    ['today', gregorian('11-29'), '2026-11-29', '2026-11-29'],
    ['a day that has passed', gregorian('11-28'), '2026-11-29', '2027-11-28'],
    ['29 February in a common year', gregorian('02-29'), '2026-11-29', '2027-02-28'],
    ['29 February in a leap year', gregorian('02-29'), '2027-11-29', '2028-02-29'],
    ['29 February on 28 February of a common year', gregorian('02-29'), '2027-02-28', '2027-02-28'],
    ['29 February on 1 March of a common year', gregorian('02-29'), '2027-03-01', '2028-02-29'],
    ['1 Ramadan', hijri('09-01'), '2026-11-29', '2027-02-08'],
    ['1 Ramadan for the second time in one Gregorian year', hijri('09-01'), '2030-01-06', '2030-12-26'],
    ['day 30 of Ramadan 1448, which has 29 days', hijri('09-30'), '2026-11-29', '2027-03-08'],
    ['day 30 of Ramadan 1447, which has 30 days', hijri('09-30'), '2025-11-29', '2026-03-19'],
  ])('OPEN-04 the next date of %s', (_title, date, from, expected) => {
    expect(getNextDate(date, from)).toBe(expected)
  })

  it('OPEN-04 the next date is not before its start, within a year, and the date itself or the last day of its month', () => {
    fc.assert(
      fc.property(yearly, today, (date, from) => {
        const next = getNextDate(date, from)
        const away = daysBetween(from, next)
        expect(away).toBeGreaterThanOrEqual(0)
        expect(away).toBeLessThanOrEqual(date.calendar === 'hijri' ? 355 : 366)
        const { monthDay } = toYearlyDate(date.calendar, next)
        if (monthDay === date.monthDay) return
        expect(monthDay.slice(0, 2)).toBe(date.monthDay.slice(0, 2))
        expect(toYearlyDate(date.calendar, addDays(next, 1)).monthDay.slice(3)).toBe('01')
      }),
    )
  })

  it('OPEN-04 a date returns once in every year of its calendar', () => {
    fc.assert(
      fc.property(yearly, today, (date, from) => {
        const first = getNextDate(date, from)
        const second = getNextDate(date, addDays(first, 1))
        const getYear = (day: string) => (date.calendar === 'hijri' ? toHijriDate(day).year : Number(day.slice(0, 4)))
        expect(getYear(second)).toBe(getYear(first) + 1)
      }),
    )
  })

  it('OPEN-04 a day and its yearly date belong together in both calendars', () => {
    fc.assert(
      fc.property(today, fc.constantFrom(...REMINDER_CALENDARS), (day, calendar) => {
        const date = toYearlyDate(calendar, day)
        expect(isYearlyDate(date)).toBe(true)
        expect(getNextDate(date, day)).toBe(day)
      }),
    )
  })

  it.each(['04-31', '02-30', '00-10', '13-01', '05-00', '5-1', '', '2026-05-01', '٠٥-٠١'])(
    'OPEN-04 %s is no date of a Gregorian year',
    (monthDay) => expect(isYearlyDate(gregorian(monthDay))).toBe(false),
  )

  it('OPEN-04 29 February and day 30 of a Hijri month are dates, day 31 of a Hijri month is none', () => {
    expect([gregorian('02-29'), hijri('02-30'), hijri('02-31')].map(isYearlyDate)).toEqual([true, true, false])
  })
})

describe('planned reminders', () => {
  const plan = (date: YearlyDate, before: 3 | 7 | 14, day: string, handledOn: string | null = null) =>
    planReminder({ yearly: date, daysBefore: before, today: day, handledOn })

  it('OPEN-04 a mail that would be due today or later is planned, an earlier one waits for the next year', () => {
    expect(plan(gregorian('12-06'), 7, '2026-11-29')).toEqual({ occursOn: '2026-12-06', remindOn: '2026-11-29' })
    expect(plan(gregorian('12-05'), 7, '2026-11-29')).toEqual({ occursOn: '2027-12-05', remindOn: '2027-11-28' })
  })

  it('OPEN-04 what was ordered for is not reminded of again, what comes half a year later is', () => {
    expect(plan(gregorian('12-20'), 7, '2026-11-29', '2026-12-20').occursOn).toBe('2027-12-20')
    expect(plan(gregorian('12-21'), 7, '2026-12-14', '2026-12-20').occursOn).toBe('2027-12-21')
    expect(plan(gregorian('09-20'), 7, '2027-03-01', '2027-03-08').occursOn).toBe('2027-09-20')
  })

  it('OPEN-04 a Hijri date moves through the Gregorian year', () => {
    expect(plan(hijri('09-01'), 14, '2026-11-29')).toEqual({ occursOn: '2027-02-08', remindOn: '2027-01-25' })
    expect(plan(hijri('09-01'), 14, '2027-01-25', '2027-02-08').occursOn).toBe('2028-01-28')
  })

  it('OPEN-04 a planned mail is never in the past, is its days before, and comes once a year', () => {
    fc.assert(
      fc.property(
        yearly,
        daysBefore,
        today,
        fc.option(fc.integer({ min: -400, max: 400 })),
        (date, before, day, gap) => {
          const handledOn = gap === null ? null : addDays(day, gap)
          const planned = planReminder({ yearly: date, daysBefore: before, today: day, handledOn })
          expect(planned.remindOn >= day).toBe(true)
          expect(daysBetween(planned.remindOn, planned.occursOn)).toBe(before)
          if (handledOn !== null) expect(daysBetween(handledOn, planned.occursOn)).toBeGreaterThanOrEqual(180)
          const next = planReminder({
            yearly: date,
            daysBefore: before,
            today: planned.remindOn,
            handledOn: planned.occursOn,
          })
          const away = daysBetween(planned.occursOn, next.occursOn)
          expect(away).toBeGreaterThanOrEqual(date.calendar === 'hijri' ? 353 : 365)
          expect(away).toBeLessThanOrEqual(date.calendar === 'hijri' ? 356 : 366)
        },
      ),
    )
  })

  it('OPEN-04 after an outage a mail is sent up to the day itself', () => {
    const due = { occursOn: '2026-12-06' }
    expect(['2026-12-05', '2026-12-06', '2026-12-07'].map((day) => isStillAhead(due, day))).toEqual([true, true, false])
  })
})
