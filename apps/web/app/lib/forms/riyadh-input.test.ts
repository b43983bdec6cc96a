import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRiyadh, toRiyadh } from './riyadh-input.ts'

test('a Riyadh time is converted to UTC, three hours earlier', () => {
  expect(fromRiyadh('2026-12-01T09:00')).toBe('2026-12-01T06:00:00.000Z')
  expect(fromRiyadh('2026-12-01T01:30:00')).toBe('2026-11-30T22:30:00.000Z')
  expect(toRiyadh('2026-11-30T22:30:00.000Z')).toBe('2026-12-01T01:30')
})

test.each(['', '2026-12-01', '2026-02-30T09:00', '2026-12-01T24:00', '2026-12-01T09:60', 'soon'])(
  '%s is no moment',
  (typed) => {
    expect(fromRiyadh(typed)).toBeNull()
  },
)

test('every minute survives the round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (minute) => {
      const instant = new Date(minute * 60_000).toISOString()
      expect(fromRiyadh(toRiyadh(instant))).toBe(instant)
    }),
  )
})
