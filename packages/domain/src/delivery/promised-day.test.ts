import { expect, it } from 'vitest'
import { findLaterPromise } from './promised-day.ts'

it.each([
  ['promised for today', '2026-11-29', null, null],
  ['promised for yesterday', '2026-11-28', null, null],
  ['promised for tomorrow', '2026-11-30', null, '2026-11-30'],
  ['promised for tomorrow, planned for today', '2026-11-30', '2026-11-29', null],
  ['promised for today, planned for tomorrow', '2026-11-29', '2026-11-30', null],
  ['promised for next week, planned for tomorrow', '2026-12-06', '2026-11-30', '2026-12-06'],
])('AGREE-07 a delivery %s on 29 November', (_name, deliveryDate, plannedDate, expected) => {
  expect(findLaterPromise({ deliveryDate, plannedDate }, '2026-11-29')).toBe(expected)
})
