import { toRiyals } from '@warda/domain/money'
import { expect, test } from 'vitest'
import { groupDays, hasLabel } from './revenue-bars.ts'
import { booksMonths, presetPeriod, readRevenueQuery } from './revenue-query.ts'

const NOW = Date.UTC(2026, 10, 28, 9)

test('presets are calendar days in Riyadh', () => {
  expect(presetPeriod('days7', '2026-11-28')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  expect(presetPeriod('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('lastMonth', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(presetPeriod('month', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' })
  expect(presetPeriod('year', '2026-11-28')).toEqual({ from: '2026-01-01', to: '2026-11-28' })
})

test('the URL is parsed, and an invalid period becomes the last 30 days', () => {
  const read = (text: string) => readRevenueQuery(new URLSearchParams(text), NOW)
  expect(read('from=2026-01-01&to=2026-01-31&by=branch')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    by: 'branch',
  })
  for (const invalid of ['', 'from=2026-01-31&to=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'from=x&to=y&by=z'])
    expect(read(invalid)).toEqual({ from: '2026-10-30', to: '2026-11-28', by: 'day' })
})

test('days are grouped by day, week from Sunday, or month with exact sums', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      orders: 1,
      revenue: toRiyals(0.1),
      vat: toRiyals(0.01),
    }))
  expect(groupDays(days(31))).toMatchObject({ step: 'day' })
  const weeks = groupDays(days(60))
  expect(weeks.step).toBe('week')
  expect(weeks.columns[0]).toEqual({ name: '2025-12-28', orders: 3, revenue: 0.3, vat: 0.03 })
  const months = groupDays(days(365))
  expect(months.step).toBe('month')
  expect(months.columns).toHaveLength(12)
  expect(months.columns.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0)).toBe(3_650)
})

test('at most eight bars have a label, always the last', () => {
  for (const count of [1, 7, 12, 31]) {
    const labelled = Array.from({ length: count }, (_, index) => index).filter((index) => hasLabel(index, count))
    expect(labelled.length).toBeLessThanOrEqual(8)
    expect(labelled.at(-1)).toBe(count - 1)
  }
})

test('DESK-06 the months of the exports are newest first, from the current one', () => {
  expect(booksMonths('2026-11-28').slice(0, 3)).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(booksMonths('2026-11-28').at(-1)).toBe('2024-11')
})
