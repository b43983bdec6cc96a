import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBoardOrder } from '../../lib/testing/board-orders.ts'
import { toCard } from './board-present.ts'
import { plannedText, promisedText } from './window-text.ts'

const LATE = '24:00-26:00'
const plain = (text: string | null): string | undefined => text?.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
const order = (changes: Parameters<typeof makeBoardOrder>[1]) => toCard(makeBoardOrder('1', changes))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('OPEN-06 the board names a window after midnight with the date on which it really is', () => {
  const promised = () => plain(promisedText(order({ deliverySlot: LATE })))
  expect(promised()).toBe('Tomorrow, 12 – 2 AM (after midnight)')
  vi.setSystemTime(Date.parse('2026-11-29T22:30:00Z'))
  expect(promised()).toBe('Today, 12 – 2 AM (after midnight)')
  expect(plain(promisedText(order({ deliverySlot: '20:00-22:00' })))).toMatch(/29 · 8 – 10 PM$|29, 2026 · 8 – 10 PM$/)
})

test('OPEN-06 a plan after midnight is named with its date, also on the promised day', () => {
  expect(plain(plannedText(order({ plannedSlot: LATE })))).toBe('Tomorrow, 12 – 2 AM (after midnight)')
  expect(plain(plannedText(order({ plannedDate: '2026-11-29', plannedSlot: '14:00-15:00' })))).toBe('2 – 3 PM')
  expect(plain(plannedText(order({ plannedDate: '2026-11-30', plannedSlot: '14:00-15:00' })))).toBe(
    'Tomorrow · 2 – 3 PM',
  )
  expect(plannedText(order({ plannedDate: '2026-11-30' }))).toBe('Tomorrow')
  expect(plannedText(order({}))).toBeNull()
})
