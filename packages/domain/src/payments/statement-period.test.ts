import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isDate } from '../time/riyadh-time.ts'
import { checkStatementMonth, checkStatementPeriod } from './statement-period.ts'

const TODAY = '2026-11-29'
const period = (from: string | undefined, to: string | undefined) => checkStatementPeriod({ from, to }, TODAY)
const code = (result: ReturnType<typeof period>) => (result.ok ? result.value : `${result.code} ${result.field}`)

describe('statement period', () => {
  test('is the last 90 days by default', () => {
    expect(code(period(undefined, undefined))).toEqual({ from: '2026-08-31', to: TODAY })
    expect(code(period(undefined, '2000-01-05'))).toEqual({ from: '1999-10-07', to: '2000-01-05' })
  })

  test.each([
    ['2026-12-02', '2026-12-01', 'statement.period from'],
    ['2020-01-01', undefined, 'statement.period from'],
    ['2026-02-30', undefined, 'statement.period from'],
    [undefined, '2026-02-30', 'statement.period to'],
    ['1900-01-01', '1900-12-31', 'statement.out_of_time to'],
    ['1999-12-31', '2000-01-31', 'statement.out_of_time from'],
    [undefined, '9999-12-31', 'statement.out_of_time to'],
    ['0001-01-01', undefined, 'statement.out_of_time from'],
  ])('from %s to %s is %s', (from, to, outcome) => {
    expect(code(period(from, to))).toBe(outcome)
  })

  test('any accepted period has existing days in order, at most a year apart', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer({ min: -800_000, max: 800_000 }).map((days) => addDays(TODAY, days)),
      fc.constant(undefined),
    )
    fc.assert(
      fc.property(text, text, (from, to) => {
        const result = period(from, to)
        if (!result.ok) return
        const days = result.value
        expect(isDate(days.from) && isDate(days.to)).toBe(true)
        expect(daysBetween(days.from, days.to)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(days.from, days.to)).toBeLessThanOrEqual(366)
        expect(days.to >= '2000-01-01').toBe(true)
      }),
    )
  })
})

test('the limits of a period are included', () => {
  expect(code(period('2000-01-01', '2000-01-01'))).toEqual({ from: '2000-01-01', to: '2000-01-01' })
  expect(code(period('2027-11-01', '2027-11-30'))).toEqual({ from: '2027-11-01', to: '2027-11-30' })
  expect(code(period('2027-11-01', '2027-12-01'))).toBe('statement.out_of_time to')
  expect(code(period('2025-11-28', TODAY))).toEqual({ from: '2025-11-28', to: TODAY })
  expect(code(period('2025-11-27', TODAY))).toBe('statement.period from')
})

test('a month that is refused names the field', () => {
  expect(checkStatementMonth('2026-12', TODAY)).toEqual({ ok: false, code: 'statement.month_ahead', field: 'month' })
  expect(checkStatementMonth('1999-12', TODAY)).toEqual({ ok: false, code: 'statement.out_of_time', field: 'month' })
  expect(checkStatementMonth('2026-11', '2026-11-01')).toEqual({ ok: true, value: '2026-11' })
})

test('the month of a statement has started and is in the supported range', () => {
  const outcome = (month: string) => {
    const result = checkStatementMonth(month, TODAY)
    return result.ok ? result.value : result.code
  }
  expect(['2026-11', '2000-01', '2026-12', '1999-12', '1900-01'].map(outcome)).toEqual([
    '2026-11',
    '2000-01',
    'statement.month_ahead',
    'statement.out_of_time',
    'statement.out_of_time',
  ])
})
