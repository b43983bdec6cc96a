import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHijriDate, toHijriDate } from './hijri-date.ts'
import { addDays, riyadhDate } from './riyadh-time.ts'

/** The years of the published Umm al-Qura tables. */
const date = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2076, 0, 1) }).map(riyadhDate)
const month = fc.record({ year: fc.integer({ min: 1320, max: 1499 }), month: fc.integer({ min: 1, max: 12 }) })

describe('Hijri dates', () => {
  it.each([
    ['2025-03-01', 1446, 9, 1],
    ['2025-06-26', 1447, 1, 1],
    ['2026-02-18', 1447, 9, 1],
    ['2026-03-20', 1447, 10, 1],
    ['2026-05-27', 1447, 12, 10],
    ['2026-06-16', 1448, 1, 1],
    ['2027-02-08', 1448, 9, 1],
    ['2030-01-05', 1451, 9, 1],
    ['2030-12-26', 1452, 9, 1],
  ])('OPEN-04 %s is a date of the Umm al-Qura calendar', (gregorian, year, monthNumber, day) => {
    expect(toHijriDate(gregorian)).toEqual({ year, month: monthNumber, day })
    expect(fromHijriDate({ year, month: monthNumber, day })).toBe(gregorian)
  })

  it('OPEN-04 converts to Hijri and back, and days follow each other', () => {
    fc.assert(
      fc.property(date, (day) => {
        const hijri = toHijriDate(day)
        expect(fromHijriDate(hijri)).toBe(day)
        const next = toHijriDate(addDays(day, 1))
        if (next.day !== 1) expect(next).toEqual({ ...hijri, day: hijri.day + 1 })
        else expect(fromHijriDate({ ...hijri, day: 30 })).toBe(day)
      }),
    )
  })

  it('OPEN-04 months have 29 or 30 days, and day 30 of a short one is its last', () => {
    fc.assert(
      fc.property(month, (of) => {
        const last = toHijriDate(fromHijriDate({ ...of, day: 30 }))
        expect([29, 30]).toContain(last.day)
        expect(last).toEqual({ ...of, day: last.day })
        expect(toHijriDate(addDays(fromHijriDate(last), 1)).day).toBe(1)
        expect(toHijriDate(fromHijriDate({ ...of, day: 1 }))).toEqual({ ...of, day: 1 })
      }),
    )
  })
})
