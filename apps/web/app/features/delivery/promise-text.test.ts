import { describe, expect, it } from 'vitest'
import { formatPromise, splitDuration } from './promise-text.ts'

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)

describe('delivery promise', () => {
  it('ROUTE-06 counts down to the last order of the day', () => {
    const days = { sameDayUntil: '2026-11-28T11:00:00Z', nextDay: '2026-11-28' }
    expect(formatPromise(days, at('08:46'))).toBe('Delivered today if you order within 2 h 14 min')
    expect(formatPromise(days, at('10:20'))).toBe('Delivered today if you order within 40 min')
  })
  it('ROUTE-06 names the next day after the same-day cut-off', () => {
    const days = { sameDayUntil: '2026-11-28T11:00:00Z', nextDay: '2026-11-29' }
    expect(formatPromise(days, at('11:00'))).toBe('Next delivery: Sunday, November 29')
    expect(formatPromise({ ...days, sameDayUntil: null }, at('06:00'))).toContain('Next delivery')
  })
  it('ROUTE-06 shows at least one minute', () => {
    expect(splitDuration(10)).toEqual({ hours: 0, minutes: 1 })
    expect(splitDuration(60 * 60_000)).toEqual({ hours: 1, minutes: 0 })
  })
})
