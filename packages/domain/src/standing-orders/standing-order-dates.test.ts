import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekday } from '../time/riyadh-time.ts'
import {
  findStandingOrderDeliveryDate,
  getStandingOrderPaymentEnd,
  isRecurrenceDay,
  isSkippableDate,
  isValidStartDate,
  listStandingOrderDates,
} from './standing-order-dates.ts'

describe('standing order dates', () => {
  it('are weekly on the day', () => {
    const rhythm = { cadence: 'weekly' as const, day: 0, startsOn: '2026-11-25', endsOn: null }
    expect(listStandingOrderDates(rhythm, '2026-11-01', 3)).toEqual(['2026-11-29', '2026-12-06', '2026-12-13'])
    expect(listStandingOrderDates(rhythm, '2026-12-06', 1)).toEqual(['2026-12-06'])
  })
  it('are monthly on the date, across a year’s end and February', () => {
    const rhythm = { cadence: 'monthly' as const, day: 28, startsOn: '2026-11-29', endsOn: null }
    expect(listStandingOrderDates(rhythm, '2026-11-01', 4)).toEqual([
      '2026-12-28',
      '2027-01-28',
      '2027-02-28',
      '2027-03-28',
    ])
  })
  it('include the start day when it matches the recurrence', () => {
    const monthly = { cadence: 'monthly' as const, day: 15, startsOn: '2026-11-15', endsOn: null }
    expect(listStandingOrderDates(monthly, '2026-11-01', 2)).toEqual(['2026-11-15', '2026-12-15'])
    expect(listStandingOrderDates(monthly, '2026-11-16', 1)).toEqual(['2026-12-15'])
    const early = { ...monthly, day: 5, startsOn: '2026-11-05' }
    expect(listStandingOrderDates(early, '2026-11-05', 2)).toEqual(['2026-11-05', '2026-12-05'])
    expect(listStandingOrderDates({ ...early, startsOn: '2026-11-01' }, '2026-11-01', 1)).toEqual(['2026-11-05'])
  })
  it('are unlimited without an end', () => {
    const rhythm = { cadence: 'weekly' as const, day: 0, startsOn: '2026-11-29', endsOn: null }
    expect(listStandingOrderDates(rhythm, '2026-11-29', 60)).toHaveLength(60)
  })
  it('include the end day', () => {
    const rhythm = { cadence: 'weekly' as const, day: 2, startsOn: '2026-12-01', endsOn: '2026-12-08' }
    expect(listStandingOrderDates(rhythm, '2026-12-01', 9)).toEqual(['2026-12-01', '2026-12-08'])
    expect(listStandingOrderDates(rhythm, '2026-12-09', 9)).toEqual([])
  })
  it('match the recurrence, are sorted, and are not before the requested date', () => {
    const offset = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), offset, offset, (day, start, from) => {
        const startsOn = addDays('2026-01-01', start)
        const requested = addDays('2026-01-01', from)
        const dates = listStandingOrderDates({ cadence: 'weekly', day, startsOn, endsOn: null }, requested, 5)
        expect(dates).toHaveLength(5)
        expect(dates).toEqual(dates.toSorted())
        expect(dates.every((date) => weekday(date) === day && date >= requested && date >= startsOn)).toBe(true)
      }),
    )
  })
  it('DESK-09 are every two weeks from the first day after the start, whatever date is asked', () => {
    const rhythm = { cadence: 'fortnightly' as const, day: 0, startsOn: '2026-11-25', endsOn: null }
    expect(listStandingOrderDates(rhythm, '2026-11-01', 3)).toEqual(['2026-11-29', '2026-12-13', '2026-12-27'])
    expect(listStandingOrderDates(rhythm, '2026-11-29', 1)).toEqual(['2026-11-29'])
    expect(listStandingOrderDates(rhythm, '2026-11-30', 1)).toEqual(['2026-12-13'])
    expect(listStandingOrderDates(rhythm, '2026-12-13', 1)).toEqual(['2026-12-13'])
    const offset = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), offset, offset, (day, start, from) => {
        const startsOn = addDays('2026-01-01', start)
        const requested = addDays('2026-01-01', from)
        const order = { cadence: 'fortnightly' as const, day, startsOn, endsOn: null }
        const [first = ''] = listStandingOrderDates(order, startsOn, 1)
        const [next = '', after = ''] = listStandingOrderDates(order, requested, 2)
        expect([weekday(next), daysBetween(next, after), daysBetween(first, next) % 14]).toEqual([day, 14, 0])
        expect(next >= requested && next >= startsOn && (next === first || daysBetween(requested, next) < 14)).toBe(
          true,
        )
      }),
    )
  })
  it('are moved to the next open day, and null when a week is closed', () => {
    expect(findStandingOrderDeliveryDate('2026-12-04', (day) => weekday(day) !== 5)).toBe('2026-12-05')
    expect(findStandingOrderDeliveryDate('2026-12-05', () => true)).toBe('2026-12-05')
    expect(findStandingOrderDeliveryDate('2026-12-05', () => false)).toBeNull()
    expect(findStandingOrderDeliveryDate('2026-12-05', (day) => day === '2026-12-11')).toBe('2026-12-11')
    expect(findStandingOrderDeliveryDate('2026-12-05', (day) => day === '2026-12-12')).toBeNull()
  })
})

describe('start of a standing order', () => {
  it.each([
    ['2026-11-29', true],
    ['2000-01-01', true],
    ['2027-11-30', true],
    ['2027-12-01', false],
    ['1999-12-31', false],
    ['0000-01-01', false],
    ['2026-02-30', false],
  ])('%s is valid: %s', (startsOn, fits) => {
    expect(isValidStartDate(startsOn, '2026-11-29')).toBe(fits)
  })
})

describe('day of a standing order', () => {
  it.each([
    ['weekly', 0, true],
    ['weekly', 6, true],
    ['fortnightly', 7, false],
    ['weekly', -1, false],
    ['monthly', 0, false],
    ['monthly', 1, true],
    ['monthly', 28, true],
    ['monthly', 29, false],
  ] as const)('%s on %i is valid: %s', (cadence, day, fits) => expect(isRecurrenceDay({ cadence, day })).toBe(fits))
})

describe('payment of an order of a standing order', () => {
  const HOUR = 3_600_000
  it.each([
    ['a day', 48 * HOUR, 24 * HOUR],
    ['until orders for the delivery end', 5 * HOUR, 5 * HOUR],
    ['half an hour at least', 0, HOUR / 2],
  ])('DESK-09 has %s', (_, orderingEnd, until) => expect(getStandingOrderPaymentEnd(0, orderingEnd)).toBe(until))
})

describe('date to skip', () => {
  const weekly = { cadence: 'weekly', day: 0, startsOn: '2026-11-29', endsOn: null } as const
  it.each([
    ['2026-11-29', true],
    ['2026-11-30', false],
    ['2027-11-28', true],
    ['2027-12-05', false],
    ['2026-02-30', false],
  ])('DESK-09 %s of a weekly standing order on Sunday: %s', (date, fits) =>
    expect(isSkippableDate(weekly, date, '2026-11-29')).toBe(fits),
  )
})
