import { describe, expect, it } from 'vitest'
import { formatCountdown, formatDated, splitDuration } from './promise-text.ts'

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)
const promise = {
  today: '2026-11-28',
  until: '2026-11-28T11:00:00Z',
  problem: null,
  orderBy: '14:00',
  next: '2026-11-29',
} as const

describe('delivery promise', () => {
  it('ROUTE-06 AGREE-17 counts down to the last order of the day', () => {
    expect(formatCountdown(promise, at('08:46'))).toBe('Delivered today if you order within 2 h 14 min')
    expect(formatCountdown(promise, at('10:20'))).toBe('Delivered today if you order within 40 min')
  })
  it('ROUTE-06 AGREE-17 names the next day after the same-day cut-off, also on a page that stayed open', () => {
    expect(formatCountdown(promise, at('11:00'))).toBe('Next delivery: Sunday, November 29')
    expect(formatDated(promise, at('11:00'))).toBe('Next delivery: Sunday, November 29')
    const late = { ...promise, until: null, problem: 'tooLate' } as const
    expect(formatCountdown(late, at('06:00'))).toContain('Next delivery')
  })
  it('AGREE-17 names day and cut-off where nothing counts', () => {
    expect(formatDated(promise, at('08:46')).replaceAll('\u202f', ' ')).toBe('Order by 2:00 PM for today, Sat, Nov 28')
  })
  it('AGREE-17 promises no day that has begun since', () => {
    expect(formatCountdown(promise, at('21:30'))).toBe('Order early in the day for same-day delivery')
  })
  it('ROUTE-06 shows at least one minute', () => {
    expect(splitDuration(10)).toEqual({ hours: 0, minutes: 1 })
    expect(splitDuration(60 * 60_000)).toEqual({ hours: 1, minutes: 0 })
  })
})
