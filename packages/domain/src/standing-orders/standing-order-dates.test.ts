import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from '../time/riyadh-time.ts'
import { isValidStartDate, nextStandingOrderDates, standingOrderDeliveryDate } from './standing-order-dates.ts'

describe('the dates of a standing order', () => {
  it('come every week on the day', () => {
    const rhythm = { cadence: 'weekly' as const, day: 0, startsOn: '2026-11-25', endsOn: null }
    expect(nextStandingOrderDates(rhythm, '2026-11-01', 3)).toEqual(['2026-11-29', '2026-12-06', '2026-12-13'])
    expect(nextStandingOrderDates(rhythm, '2026-12-06', 1)).toEqual(['2026-12-06'])
  })
  it('come every month on the date, over the end of a year and February', () => {
    const rhythm = { cadence: 'monthly' as const, day: 28, startsOn: '2026-11-29', endsOn: null }
    expect(nextStandingOrderDates(rhythm, '2026-11-01', 4)).toEqual([
      '2026-12-28',
      '2027-01-28',
      '2027-02-28',
      '2027-03-28',
    ])
  })
  it('end with the last day, which counts', () => {
    const rhythm = { cadence: 'weekly' as const, day: 2, startsOn: '2026-12-01', endsOn: '2026-12-08' }
    expect(nextStandingOrderDates(rhythm, '2026-12-01', 9)).toEqual(['2026-12-01', '2026-12-08'])
    expect(nextStandingOrderDates(rhythm, '2026-12-09', 9)).toEqual([])
  })
  it('are of the rhythm, rising, and never before what was asked', () => {
    const offset = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), offset, offset, (day, start, from) => {
        const startsOn = addDays('2026-01-01', start)
        const asked = addDays('2026-01-01', from)
        const dates = nextStandingOrderDates({ cadence: 'weekly', day, startsOn, endsOn: null }, asked, 5)
        expect(dates).toHaveLength(5)
        expect(dates).toEqual(dates.toSorted())
        expect(dates.every((date) => weekday(date) === day && date >= asked && date >= startsOn)).toBe(true)
      }),
    )
  })
  it('move to the next open day, and are none when a week is closed', () => {
    expect(standingOrderDeliveryDate('2026-12-04', (day) => weekday(day) !== 5)).toBe('2026-12-05')
    expect(standingOrderDeliveryDate('2026-12-05', () => true)).toBe('2026-12-05')
    expect(standingOrderDeliveryDate('2026-12-05', () => false)).toBeNull()
  })
})

describe('the start of a standing order', () => {
  it.each([
    ['2026-11-29', true],
    ['2000-01-01', true],
    ['2027-11-30', true],
    ['2027-12-01', false],
    ['1999-12-31', false],
    ['0000-01-01', false],
    ['2026-02-30', false],
  ])('%s fits: %s', (startsOn, fits) => {
    expect(isValidStartDate(startsOn, '2026-11-29')).toBe(fits)
  })
})
