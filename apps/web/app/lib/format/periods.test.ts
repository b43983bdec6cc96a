import { expect, it } from 'vitest'
import { lastMonth, readOwnPeriod, statementPeriods } from './periods.ts'

it('returns the statement periods, also across a year boundary', () => {
  expect(statementPeriods('2026-01-15')).toEqual({
    thisMonth: { from: '2026-01-01', to: '2026-01-15' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    threeMonths: { from: '2025-11-01', to: '2026-01-15' },
    quarter: { from: '2026-01-01', to: '2026-01-15' },
    year: { from: '2025-02-01', to: '2026-01-15' },
  })
  expect([lastMonth('2026-01-15'), lastMonth('2026-03-31')]).toEqual(['2025-12', '2026-02'])
  expect(statementPeriods('2026-06-30').quarter.from).toBe('2026-04-01')
})

it('RUN-04 reads an own period from the address, and only one in order', () => {
  expect(readOwnPeriod('2026-01-01', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
  for (const [from, to] of [
    ['2026-01-02', '2026-01-01'],
    ['', '2026-01-01'],
    ['2026-02-30', '2026-03-01'],
  ] as const)
    expect(readOwnPeriod(from, to)).toBeNull()
})
