import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/riyadh-time.ts'
import { checkPeriod, getMonthBounds, listDays } from './period.ts'

test('a period has two existing days in order, at most 1,100 days', () => {
  expect(checkPeriod({ from: '2026-11-01', to: '2026-11-30' }).ok).toBe(true)
  expect(checkPeriod({ from: '2026-11-30', to: '2026-11-30' })).toEqual({
    ok: true,
    value: { from: '2026-11-30', to: '2026-11-30' },
  })
  expect(checkPeriod({ from: '2000-01-01', to: '2000-01-01' }).ok).toBe(true)
  expect(checkPeriod({ from: '1999-12-31', to: '2000-01-01' }).ok).toBe(false)
  const broken = [
    { from: '2026-11-30', to: '2026-11-29' },
    { from: '0000-01-01', to: '0000-01-02' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-01-01', to: '2026-13-01' },
    { from: '2020-01-01', to: addDays('2020-01-01', 1_100) },
  ]
  expect(checkPeriod({ from: '2020-01-01', to: addDays('2020-01-01', 1_099) }).ok).toBe(true)
  for (const period of broken) expect(checkPeriod(period)).toEqual({ ok: false, code: 'figures.period' })
})

test('lists every day of a period once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (length) => {
      const from = '2025-02-27'
      const days = listDays({ from, to: addDays(from, length) })
      expect(days).toHaveLength(length + 1)
      expect(days.toSorted()).toEqual(days)
      expect(new Set(days).size).toBe(length + 1)
      expect([days[0], days.at(-1)]).toEqual([from, addDays(from, length)])
    }),
  )
})

test('a month in Riyadh starts three hours before the month in UTC', () => {
  expect(getMonthBounds('2026-12')).toEqual({ since: Date.UTC(2026, 10, 30, 21), until: Date.UTC(2026, 11, 31, 21) })
  expect(getMonthBounds('2028-02').until - getMonthBounds('2028-02').since).toBe(29 * 86_400_000)
})
