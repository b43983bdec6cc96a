import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatTimeOfDay,
  isDate,
  isShopDay,
  parseTimeOfDay,
  riyadhDate,
  riyadhInstant,
  riyadhMinuteOfDay,
  weekday,
} from './riyadh-time.ts'

const instant = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2150, 0, 1) })
const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Riyadh',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

describe('Riyadh time', () => {
  it('BIZ-01 a day starts at 21:00 UTC', () => {
    const turn = Date.UTC(2026, 0, 31, 21)
    expect([riyadhDate(turn - 1), riyadhDate(turn)]).toEqual(['2026-01-31', '2026-02-01'])
    expect([riyadhMinuteOfDay(turn - 1), riyadhMinuteOfDay(turn)]).toEqual([1439, 0])
  })
  it('BIZ-01 agrees with the time-zone database', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const part = Object.fromEntries(FORMAT.formatToParts(ms).map((each) => [each.type, each.value]))
        expect(riyadhDate(ms)).toBe(`${part.year}-${part.month}-${part.day}`)
        expect(formatTimeOfDay(riyadhMinuteOfDay(ms))).toBe(`${part.hour}:${part.minute}`)
        expect(weekday(riyadhDate(ms))).toBe(new Date(ms + 3 * 3_600_000).getUTCDay())
      }),
    )
  })
  it('converts an instant to date and time and back', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const back = riyadhInstant(riyadhDate(ms), riyadhMinuteOfDay(ms))
        return back <= ms && ms - back < 60_000
      }),
    )
  })
  it('adds days and calculates differences', () => {
    expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
      '2026-03-01',
      '2028-02-29',
      '2025-12-31',
    ])
    fc.assert(
      fc.property(instant, fc.integer({ min: -4000, max: 4000 }), (ms, n) => {
        const date = riyadhDate(ms)
        return daysBetween(date, addDays(date, n)) === n
      }),
    )
  })
  it('BIZ-05 adds months and limits the day to the month', () => {
    expect([
      addMonths('2026-01-31', 1),
      addMonths('2028-01-31', 1),
      addMonths('2026-12-15', 1),
      addMonths('2026-11-30', 15),
    ]).toEqual(['2026-02-28', '2028-02-29', '2027-01-15', '2028-02-29'])
  })
  it('recognises existing dates', () => {
    const texts = [
      '2026-02-28',
      '2028-02-29',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-32',
      '2026-1-1',
      'x',
      '2026-02-28T',
      'x2026-02-28',
      '12026-02-28',
      '0NaN-NaN-NaN',
    ]
    expect(texts.filter(isDate)).toEqual(['2026-02-28', '2028-02-29'])
  })
  it('begins with the year 1, as PostgreSQL does', () => {
    expect(['0000-01-01', '0000-12-31', '0001-01-01'].filter(isDate)).toEqual(['0001-01-01'])
  })
  it('follows the Gregorian leap years of centuries', () => {
    expect(['2000-02-29', '1900-02-29', '2100-02-29', '2400-02-29'].filter(isDate)).toEqual([
      '2000-02-29',
      '2400-02-29',
    ])
    expect([addDays('2000-02-29', 1), addDays('1999-12-31', 60), addDays('2100-02-28', 1)]).toEqual([
      '2000-03-01',
      '2000-02-29',
      '2100-03-01',
    ])
  })
  it('parses and formats times of day', () => {
    expect([parseTimeOfDay('09:30'), formatTimeOfDay(570), formatTimeOfDay(0), formatTimeOfDay(1439)]).toEqual([
      570,
      '09:30',
      '00:00',
      '23:59',
    ])
  })
})

describe('a day of the shop', () => {
  it.each([
    ['2000-01-01', true],
    ['2099-12-31', true],
    ['1999-12-31', false],
    ['2100-01-01', false],
    ['2026-02-30', false],
    ['soon', false],
  ])('DESK-03 %s is one: %s', (text, expected) => {
    expect(isShopDay(text)).toBe(expected)
  })
})
