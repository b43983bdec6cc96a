import { expect, test } from 'vitest'
import { parseTimeOfDay, riyadhInstant } from '../time/riyadh-time.ts'
import { getAddressDeadline } from './address-deadline.ts'
import { DEFAULT_CALENDAR, getOrderingEnd } from './calendar.ts'

const at = (day: string, time: string) => riyadhInstant(day, parseTimeOfDay(time))
const calendar = DEFAULT_CALENDAR
const sinceMs = at('2026-11-29', '10:00')

test('AGREE-03 the address is wanted for the given hours', () => {
  const until = getAddressDeadline(calendar, { sinceMs, hours: 48, date: '2026-12-05', slot: '09:00-11:00' })
  expect(until).toBe(at('2026-12-01', '10:00'))
})

test('AGREE-03 the wait ends with the last moment at which the chosen day can be delivered, whichever window was proposed', () => {
  const chosen = { sinceMs, hours: 48, date: '2026-11-30' }
  expect(getAddressDeadline(calendar, { ...chosen, slot: '09:00-11:00' })).toBe(at('2026-11-30', '14:00'))
  const allDay = { ...calendar, sameDayCutoff: '23:00' }
  const last = getOrderingEnd(allDay, { date: '2026-11-30', slot: '19:00-20:00' })
  expect(last).toBe(at('2026-11-30', '18:00') + 1)
  expect(getAddressDeadline(allDay, { ...chosen, slot: '09:00-11:00' })).toBe(last)
})

test('AGREE-03 on a day that has no windows any more the proposed one counts', () => {
  const closed = { ...calendar, holidays: ['2026-11-30'], sameDayCutoff: '23:00' }
  const until = getAddressDeadline(closed, { sinceMs, hours: 48, date: '2026-11-30', slot: '11:00-13:00' })
  expect(until).toBe(at('2026-11-30', '10:00') + 1)
})
