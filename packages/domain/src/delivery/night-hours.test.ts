import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatTimeOfDay, parseTimeOfDay, riyadhDate, riyadhInstant } from '../time/riyadh-time.ts'
import {
  checkDelivery,
  type DayHours,
  DEFAULT_CALENDAR,
  type DeliveryCalendar,
  getDeliveryDay,
  getDeliveryDayStart,
  getOrderingEnd,
  listAvailableSlots,
  listDeliveryDays,
  listSlots,
  type WeekHours,
} from './calendar.ts'
import { getDeliveryPromise, readPromise } from './delivery-promise.ts'
import { isLate } from './lateness.ts'

const NIGHT = { open: '20:00', close: '26:00', cutoff: '24:30' }
const every = (hours: DayHours): WeekHours => ({
  0: hours,
  1: hours,
  2: hours,
  3: hours,
  4: hours,
  5: hours,
  6: hours,
})
/** Ramadan of 2027 begins on 8 February. */
const RAMADAN: DeliveryCalendar = {
  ...DEFAULT_CALENDAR,
  slotMinutes: 120,
  seasons: [{ from: '2027-02-08', to: '2027-03-09', hours: every(NIGHT) }],
}
const at = (date: string, time: string): number => riyadhInstant(date, parseTimeOfDay(time))
const DAY = '2027-02-10'
const NEXT = '2027-02-11'

describe('hours past midnight', () => {
  test('OPEN-06 20:00 to 02:00 has three slots, and the last begins at midnight', () => {
    expect(listSlots(RAMADAN, DAY).map(({ id }) => id)).toEqual(['20:00-22:00', '22:00-24:00', '24:00-26:00'])
  })

  test('OPEN-06 the delivery day lasts until its hours end, although the date has changed', () => {
    expect(getDeliveryDay(RAMADAN, at(NEXT, '01:59'))).toBe(DAY)
    expect(getDeliveryDay(RAMADAN, at(NEXT, '02:00'))).toBe(NEXT)
    expect(getDeliveryDayStart(RAMADAN, NEXT)).toBe(at(NEXT, '02:00'))
    expect(getDeliveryDayStart(DEFAULT_CALENDAR, NEXT)).toBe(at(NEXT, '00:00'))
  })

  test('OPEN-06 the night before the season belongs to its own date, the night after its last day to that day', () => {
    expect(getDeliveryDay(RAMADAN, at('2027-02-08', '01:00'))).toBe('2027-02-08')
    expect(getDeliveryDay(RAMADAN, at('2027-03-10', '01:00'))).toBe('2027-03-09')
  })

  test('OPEN-06 a cut-off after midnight holds on its own day, and the lead time counts from the real start', () => {
    const order = (nowMs: number) => checkDelivery(RAMADAN, { nowMs, date: DAY, slot: '24:00-26:00' })
    expect(order(at(DAY, '23:00')).ok).toBe(true)
    expect(order(at(DAY, '23:00') + 1)).toMatchObject({ code: 'delivery.past' })
    const early = { ...RAMADAN, leadMinutes: 0 }
    const late = (nowMs: number) => checkDelivery(early, { nowMs, date: DAY, slot: '24:00-26:00' })
    expect(late(at(NEXT, '00:00')).ok).toBe(true)
    expect(getOrderingEnd(early, { date: DAY, slot: '24:00-26:00' })).toBe(at(NEXT, '00:00') + 1)
    expect(checkDelivery(early, { nowMs: at(NEXT, '00:30'), date: DAY, slot: '24:00-26:00' })).toMatchObject({
      code: 'delivery.cutoff',
    })
  })

  test('OPEN-06 after midnight the days that can be chosen begin with the day that still lasts', () => {
    const [first, second] = listDeliveryDays(RAMADAN, at(NEXT, '00:45'))
    expect(first).toMatchObject({ date: DAY, slots: [], error: 'delivery.cutoff' })
    expect(second?.date).toBe(NEXT)
    expect(second?.slots).toHaveLength(3)
  })

  test('OPEN-06 a promise with a cut-off after midnight still holds on a page of the evening before', () => {
    const calendar = { ...RAMADAN, slotMinutes: 60, leadMinutes: 0 }
    const evening = getDeliveryPromise(calendar, at(DAY, '21:00'), () => true)
    expect(evening).toMatchObject({ today: DAY, until: at(NEXT, '00:30'), problem: null, orderBy: '24:30' })
    expect(readPromise(evening, at(NEXT, '00:29'))).toMatchObject({ kind: 'today', date: DAY })
    expect(readPromise(evening, at(NEXT, '00:30')).kind).not.toBe('today')
    expect(getDeliveryPromise(calendar, at(NEXT, '00:10'), () => true).today).toBe(DAY)
  })

  test('OPEN-06 an order after midnight is late when its slot has really ended', () => {
    const order = {
      state: 'outForDelivery' as const,
      agreed: true,
      deliveryDate: DAY,
      deliverySlot: '24:00-26:00',
      addressWanted: false,
    }
    expect(isLate(order, at(NEXT, '01:59'))).toBe(false)
    expect(isLate(order, at(NEXT, '02:00'))).toBe(true)
  })

  test('OPEN-06 after a holiday nothing lasts past midnight, and a day before a holiday keeps its night', () => {
    const calendar = { ...RAMADAN, holidays: [NEXT] }
    expect(getDeliveryDay(calendar, at(NEXT, '01:00'))).toBe(DAY)
    expect(getDeliveryDay(calendar, at('2027-02-12', '01:00'))).toBe('2027-02-12')
  })
})

const time = (from: number, to: number) => fc.integer({ min: from, max: to }).map((half) => formatTimeOfDay(half * 30))
const hours: fc.Arbitrary<DayHours> = fc.option(
  fc.tuple(time(0, 40), fc.integer({ min: 1, max: 40 })).map(([open, length]) => ({
    open,
    close: formatTimeOfDay(Math.min(parseTimeOfDay(open) + length * 30, 30 * 60)),
  })),
  { freq: 3 },
)
const calendars: fc.Arbitrary<DeliveryCalendar> = fc
  .tuple(fc.array(hours, { minLength: 7, maxLength: 7 }), fc.integer({ min: 1, max: 12 }), fc.boolean())
  .map(([week, slots, holiday]) => ({
    ...DEFAULT_CALENDAR,
    hours: Object.fromEntries(week.map((day, at) => [at, day])) as WeekHours,
    slotMinutes: slots * 30,
    holidays: holiday ? [NEXT] : [],
  }))
const instants = fc.integer({ min: at('2027-02-01', '00:00'), max: at('2027-03-20', '00:00') })

describe('properties of delivery days', () => {
  test('OPEN-06 every instant belongs to exactly one delivery day', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, nowMs) => {
        const day = getDeliveryDay(calendar, nowMs)
        const days = [-2, -1, 0, 1, 2].map((ahead) => addDays(riyadhDate(nowMs), ahead))
        const containing = days.filter(
          (date) =>
            getDeliveryDayStart(calendar, date) <= nowMs && nowMs < getDeliveryDayStart(calendar, addDays(date, 1)),
        )
        expect(containing).toEqual([day])
      }),
    )
  })

  test('OPEN-06 the slots of a day lie within it and never reach into the slots of the next', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, nowMs) => {
        const date = riyadhDate(nowMs)
        const next = addDays(date, 1)
        const ends = listSlots(calendar, date).map(({ end }) => at(date, end))
        const [first] = listSlots(calendar, next)
        for (const { start } of listSlots(calendar, date)) expect(getDeliveryDay(calendar, at(date, start))).toBe(date)
        for (const end of ends) {
          expect(end).toBeLessThanOrEqual(
            getDeliveryDayStart(calendar, next) + (end <= at(next, '00:00') ? Infinity : 0),
          )
          if (first) expect(end).toBeLessThanOrEqual(at(next, first.start))
        }
      }),
    )
  })

  test('OPEN-06 a slot that can be ordered is of the delivery day of now or later, and has not begun', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, nowMs) => {
        const day = getDeliveryDay(calendar, nowMs)
        for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
          for (const slot of listAvailableSlots(calendar, nowMs, date)) {
            expect(date >= day).toBe(true)
            expect(at(date, slot.start)).toBeGreaterThanOrEqual(nowMs)
          }
        }
      }),
    )
  })
})
