import { expect, it } from 'vitest'
import { formatToday } from './format-today.ts'

const promise = { today: '2026-11-28', until: null, problem: 'tooLate', orderBy: '14:00', next: '2026-11-29' } as const

it.each([
  [promise, 'Too late for today: orders for the same day end at 2 PM. The next delivery day is Sunday, November 29.'],
  [{ ...promise, problem: 'full' }, 'Today is fully booked. The next delivery day is Sunday, November 29.'],
  [
    { ...promise, problem: 'closed', orderBy: null },
    'We don’t deliver today. The next delivery day is Sunday, November 29.',
  ],
  [{ ...promise, problem: null, until: '2026-11-28T11:00:00Z' }, 'Order before 2:00 PM for delivery today.'],
] as const)('AGREE-17 the checkout says what is true about today: %#', (given, text) => {
  expect(formatToday(given, 'en')?.replaceAll('\u202f', ' ')).toBe(text)
})
