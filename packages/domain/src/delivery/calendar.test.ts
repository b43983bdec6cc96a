import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseTimeOfDay, riyadhDate, riyadhInstant, weekday } from '../time/riyadh-time.ts'
import {
  checkDelivery,
  DEFAULT_CALENDAR,
  getHours,
  getOrderingEnd,
  getSameDayEnd,
  getSlotCapacity,
  listAvailableSlots,
  listDeliveryDays,
  listOpenDays,
  listSlots,
} from './calendar.ts'

const SUNDAY = '2026-02-01'
const FRIDAY = '2026-02-06'
const at = (date: string, hours: number, minutes = 0) => riyadhInstant(date, hours * 60 + minutes)
const check = (nowMs: number, date: string, slot: string, calendar = DEFAULT_CALENDAR) =>
  checkDelivery(calendar, { nowMs, date, slot })

describe('slots', () => {
  it('BIZ-01 are of two hours from 9:00, the last until the shop closes at 20:00, Saturday to Thursday', () => {
    const ids = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00', '19:00-20:00']
    for (let day = 0; day < 7; day += 1) {
      const date = addDays(SUNDAY, day)
      expect(listSlots(DEFAULT_CALENDAR, date).map((slot) => slot.id)).toEqual(date === FRIDAY ? [] : ids)
    }
  })
  it.each([
    ['09:00', '20:00', 60, '19:00-20:00'],
    ['09:00', '19:30', 120, '19:00-19:30'],
    ['09:00', '19:15', 120, '17:00-19:15'],
    ['09:00', '21:00', 120, '19:00-21:00'],
    ['09:00', '11:29', 120, '09:00-11:29'],
  ])('BIZ-01 from %s to %s in slots of %i minutes the last is %s', (open, close, slotMinutes, last) => {
    const calendar = { ...DEFAULT_CALENDAR, slotMinutes, hours: { ...DEFAULT_CALENDAR.hours, 0: { open, close } } }
    expect(listSlots(calendar, SUNDAY).at(-1)?.id).toBe(last)
  })
  it('BIZ-01 are absent on a holiday', () => {
    expect(listSlots({ ...DEFAULT_CALENDAR, holidays: [SUNDAY] }, SUNDAY)).toEqual([])
  })
  it('BIZ-01 are consecutive and fill the hours until closing for any settings', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
    fc.assert(
      fc.property(time, time, fc.integer({ min: 15, max: 480 }), (open, close, slotMinutes) => {
        const calendar = { ...DEFAULT_CALENDAR, slotMinutes, hours: { ...DEFAULT_CALENDAR.hours, 0: { open, close } } }
        let free = parseTimeOfDay(open)
        const slots = listSlots(calendar, SUNDAY)
        for (const [at, slot] of slots.entries()) {
          expect(parseTimeOfDay(slot.start)).toBe(free)
          free = parseTimeOfDay(slot.end)
          const minutes = free - parseTimeOfDay(slot.start)
          if (at < slots.length - 1) expect(minutes).toBe(slotMinutes)
          else expect(minutes).toBeLessThan(slotMinutes + 30)
        }
        const isOpenLongEnough = parseTimeOfDay(close) - parseTimeOfDay(open) >= slotMinutes
        expect(slots.at(-1)?.end).toBe(isOpenLongEnough ? close : undefined)
      }),
    )
  })
})

describe('checking a delivery', () => {
  it('BIZ-01 accepts same-day orders until 14:00, to the millisecond', () => {
    const cutoff = at(SUNDAY, 14)
    expect(check(cutoff - 1, SUNDAY, '15:00-17:00')).toEqual({
      ok: true,
      value: { id: '15:00-17:00', start: '15:00', end: '17:00' },
    })
    expect(check(cutoff, SUNDAY, '15:00-17:00')).toMatchObject({ code: 'delivery.cutoff' })
    expect(check(cutoff, SUNDAY, '17:00-19:00')).toMatchObject({ code: 'delivery.cutoff' })
  })
  it('BIZ-01 a slot is past when its lead time has started', () => {
    expect(check(at(SUNDAY, 8), SUNDAY, '09:00-11:00').ok).toBe(true)
    expect(check(at(SUNDAY, 8) + 1, SUNDAY, '09:00-11:00')).toMatchObject({ code: 'delivery.past' })
    expect(check(at(SUNDAY, 13, 30), SUNDAY, '13:00-15:00')).toMatchObject({ code: 'delivery.past' })
    expect(check(at(SUNDAY, 23, 59), addDays(SUNDAY, 1), '09:00-11:00').ok).toBe(true)
  })
  it('BIZ-01 uses the date in Riyadh, not in UTC', () => {
    const justPastMidnight = at(SUNDAY, 0, 5)
    expect(check(justPastMidnight, SUNDAY, '09:00-11:00').ok).toBe(true)
    expect(check(justPastMidnight, addDays(SUNDAY, -1), '17:00-19:00')).toMatchObject({ code: 'delivery.past' })
  })
  it('BIZ-01 refuses Fridays, holidays, dates too far ahead and unknown slots', () => {
    const now = at(SUNDAY, 10)
    expect(check(now, FRIDAY, '09:00-11:00')).toMatchObject({ code: 'delivery.closed', field: 'deliveryDate' })
    const holiday = { ...DEFAULT_CALENDAR, holidays: [addDays(SUNDAY, 1)] }
    expect(check(now, addDays(SUNDAY, 1), '09:00-11:00', holiday)).toMatchObject({ code: 'delivery.holiday' })
    expect(check(now, addDays(SUNDAY, 14), '09:00-11:00').ok).toBe(true)
    expect(check(now, addDays(SUNDAY, 15), '09:00-11:00')).toMatchObject({ code: 'delivery.too_far_ahead' })
    for (const slot of ['', '10:00-12:00', '18:00-20:00', '09:00'])
      expect(check(now, addDays(SUNDAY, 1), slot)).toMatchObject({
        code: 'delivery.unknown_slot',
        field: 'deliverySlot',
      })
  })
  it('BIZ-01 names the field of each refusal', () => {
    const now = at(SUNDAY, 15)
    expect(check(now, SUNDAY, '17:00-19:00')).toEqual({ ok: false, code: 'delivery.cutoff', field: 'deliverySlot' })
    expect(check(now, addDays(SUNDAY, -1), '17:00-19:00')).toEqual({
      ok: false,
      code: 'delivery.past',
      field: 'deliveryDate',
    })
    expect(check(at(SUNDAY, 13), SUNDAY, '09:00-11:00')).toEqual({
      ok: false,
      code: 'delivery.past',
      field: 'deliverySlot',
    })
  })
  it('BIZ-01 a past day is past even when it is a holiday', () => {
    const calendar = { ...DEFAULT_CALENDAR, holidays: [addDays(SUNDAY, -1)] }
    expect(check(at(SUNDAY, 9), addDays(SUNDAY, -1), '09:00-11:00', calendar)).toMatchObject({ code: 'delivery.past' })
  })
  it('BIZ-01 the cut-off is for today only', () => {
    const calendar = { ...DEFAULT_CALENDAR, sameDayCutoff: '00:00' }
    expect(check(at(SUNDAY, 10), addDays(SUNDAY, 1), '09:00-11:00', calendar).ok).toBe(true)
  })
  it('BIZ-01 refuses dates that do not exist', () => {
    for (const date of ['2026-02-30', '', 'tomorrow', '2026-2-3'])
      expect(check(at(SUNDAY, 10), date, '09:00-11:00')).toMatchObject({ code: 'delivery.closed' })
  })
  it('BIZ-01 accepts exactly the offered slots, which are open and in the future', () => {
    const now = fc.integer({ min: at('2026-01-01', 0), max: at('2027-12-31', 0) })
    const slot = fc.constantFrom(
      '09:00-11:00',
      '11:00-13:00',
      '13:00-15:00',
      '15:00-17:00',
      '17:00-19:00',
      '19:00-20:00',
      '19:00-21:00',
    )
    fc.assert(
      fc.property(now, fc.integer({ min: -2, max: 17 }), slot, (nowMs, ahead, id) => {
        const date = addDays(riyadhDate(nowMs), ahead)
        const answer = check(nowMs, date, id)
        expect(answer.ok).toBe(listAvailableSlots(DEFAULT_CALENDAR, nowMs, date).some((each) => each.id === id))
        if (!answer.ok) return
        expect(riyadhInstant(date, parseTimeOfDay(answer.value.start))).toBeGreaterThan(nowMs)
        expect(weekday(date)).not.toBe(5)
        expect(ahead).toBeGreaterThanOrEqual(0)
        expect(ahead).toBeLessThanOrEqual(14)
        if (ahead === 0) expect(nowMs).toBeLessThan(at(date, 14))
      }),
    )
  })
})

describe('list of delivery days', () => {
  it('BIZ-01 has today and the next fourteen days, with the reason for each closed day', () => {
    const days = listDeliveryDays(DEFAULT_CALENDAR, at(SUNDAY, 15))
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([15, SUNDAY, addDays(SUNDAY, 14)])
    expect(days.filter((day) => day.error).map((day) => [day.date, day.error])).toEqual([
      [SUNDAY, 'delivery.cutoff'],
      ['2026-02-06', 'delivery.closed'],
      ['2026-02-13', 'delivery.closed'],
    ])
  })
  it('BIZ-01 offers the remaining slots of today', () => {
    const [today] = listOpenDays(DEFAULT_CALENDAR, at(SUNDAY, 12, 30))
    expect(today?.slots.map((slot) => slot.id)).toEqual(['15:00-17:00', '17:00-19:00', '19:00-20:00'])
  })
  it('BIZ-01 distinguishes a day with past slots from a day too short for a slot', () => {
    const hour = { open: '09:00', close: '10:00' }
    const calendar = { ...DEFAULT_CALENDAR, sameDayCutoff: '20:00', hours: { ...DEFAULT_CALENDAR.hours, 1: hour } }
    const errors = listDeliveryDays(calendar, at(SUNDAY, 18, 30)).map((day) => day.error)
    expect(errors.slice(0, 3)).toEqual(['delivery.past', 'delivery.closed', null])
  })
  it('BIZ-01 has no open day when all are closed', () => {
    const closed = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
    const calendar = { ...DEFAULT_CALENDAR, hours: closed }
    expect(listOpenDays(calendar, at(SUNDAY, 9))).toEqual([])
  })
})

/** The deadline for today at a moment, with every slot that is in time free. */
const deadline = (nowMs: number, calendar = DEFAULT_CALENDAR) => {
  const today = riyadhDate(nowMs)
  return getSameDayEnd(calendar, today, listAvailableSlots(calendar, nowMs, today))
}

describe('same-day deadline', () => {
  it('BIZ-01 is 14:00, and absent from 14:00 on', () => {
    expect(deadline(at(SUNDAY, 13))).toBe(at(SUNDAY, 14))
    expect(deadline(at(SUNDAY, 14) - 1)).toBe(at(SUNDAY, 14))
    expect(deadline(at(SUNDAY, 14))).toBeNull()
  })
  it('BIZ-01 is absent on Friday', () => {
    expect(deadline(at(FRIDAY, 10))).toBeNull()
    expect(listOpenDays(DEFAULT_CALENDAR, at('2026-02-05', 20))[0]?.date).toBe('2026-02-07')
    expect(listOpenDays(DEFAULT_CALENDAR, at(FRIDAY, 10))[0]?.date).toBe('2026-02-07')
  })
  it('BIZ-01 is the end of the last slot’s lead time when that is before the cut-off', () => {
    const short = { ...DEFAULT_CALENDAR, hours: { ...DEFAULT_CALENDAR.hours, 0: { open: '09:00', close: '13:00' } } }
    expect(deadline(at(SUNDAY, 10), short)).toBe(at(SUNDAY, 10) + 1)
    expect(deadline(at(SUNDAY, 10) + 1, short)).toBeNull()
  })
  it('BIZ-01 follows the last free slot', () => {
    const morning = { id: '09:00-11:00', start: '09:00', end: '11:00' }
    expect(getSameDayEnd(DEFAULT_CALENDAR, SUNDAY, [morning])).toBe(at(SUNDAY, 8) + 1)
    expect(getSameDayEnd(DEFAULT_CALENDAR, SUNDAY, [])).toBeNull()
  })
  it('BIZ-01 is exact to the millisecond: orders are accepted until it and not from it on', () => {
    const now = fc.integer({ min: at('2026-01-01', 0), max: at('2027-12-31', 0) })
    fc.assert(
      fc.property(now, (nowMs) => {
        const until = deadline(nowMs)
        const isOpen = (ms: number) => listAvailableSlots(DEFAULT_CALENDAR, ms, riyadhDate(nowMs)).length > 0
        if (until === null) return !isOpen(nowMs)
        return until > nowMs && isOpen(until - 1) && !isOpen(until)
      }),
    )
  })
})

describe('seasons', () => {
  const evening = { open: '16:00', close: '22:00', cutoff: '18:30' }
  const ramadan = {
    from: '2026-02-18',
    to: '2026-03-19',
    hours: { 0: evening, 1: evening, 2: evening, 3: evening, 4: evening, 5: evening, 6: null },
  }
  const calendar = { ...DEFAULT_CALENDAR, seasons: [ramadan] }
  const starts = (date: string) => listSlots(calendar, date).map((slot) => slot.start)

  it('ADMIN-04 have their own hours from the first to the last day', () => {
    expect(starts('2026-02-17')).toHaveLength(6)
    expect(starts('2026-02-18')).toEqual(['16:00', '18:00', '20:00'])
    expect(starts('2026-02-20')).toEqual(['16:00', '18:00', '20:00'])
    expect(starts('2026-02-21')).toEqual([])
    expect(starts('2026-03-19')).toEqual(['16:00', '18:00', '20:00'])
    expect(starts('2026-03-20')).toEqual([])
    expect(starts('2026-03-21')).toHaveLength(6)
  })
  it('ADMIN-04 can have their own cut-off, to the millisecond', () => {
    expect(check(at('2026-02-18', 18, 30) - 1, '2026-02-18', '20:00-22:00', calendar).ok).toBe(true)
    expect(check(at('2026-02-18', 18, 30), '2026-02-18', '20:00-22:00', calendar)).toMatchObject({
      code: 'delivery.cutoff',
    })
    expect(deadline(at('2026-02-18', 18), calendar)).toBe(at('2026-02-18', 18, 30))
  })
  it('ADMIN-04 holidays take precedence, and of two seasons the first applies', () => {
    expect(listSlots({ ...calendar, holidays: ['2026-02-18'] }, '2026-02-18')).toEqual([])
    const closed = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
    const two = { ...calendar, seasons: [{ from: '2026-02-18', to: '2026-02-18', hours: closed }, ramadan] }
    expect(listSlots(two, '2026-02-18')).toEqual([])
    expect(listSlots(two, '2026-02-19')).toHaveLength(3)
  })
  it('ADMIN-04 a day has the season’s hours exactly within the season, and only offered slots are accepted', () => {
    const days = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(days, days, days, (a, b, when) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)].map((day) => addDays(SUNDAY, day)) as [string, string]
        const mine = { ...DEFAULT_CALENDAR, seasons: [{ ...ramadan, from, to }] }
        const date = addDays(SUNDAY, when)
        const inside = date >= from && date <= to
        expect(getHours(mine, date)).toBe((inside ? ramadan : DEFAULT_CALENDAR).hours[weekday(date)])
        const nowMs = at(addDays(date, -1), 12)
        for (const id of ['09:00-11:00', '16:00-18:00', '20:00-22:00'])
          expect(check(nowMs, date, id, mine).ok).toBe(
            listAvailableSlots(mine, nowMs, date).some((slot) => slot.id === id),
          )
      }),
    )
  })
})

describe('slot capacity', () => {
  it('ADMIN-04 the most specific rule applies: day and time, time, day, shop', () => {
    const slotRules = [
      { weekday: 0 as const, start: null, capacity: 5 },
      { weekday: null, start: '09:00', capacity: 3 },
      { weekday: 0 as const, start: '09:00', capacity: 1 },
    ]
    for (const rules of [slotRules, slotRules.toReversed()]) {
      const calendar = { ...DEFAULT_CALENDAR, slotRules: rules }
      expect(getSlotCapacity(calendar, SUNDAY, '09:00-11:00')).toBe(1)
      expect(getSlotCapacity(calendar, SUNDAY, '11:00-13:00')).toBe(5)
      expect(getSlotCapacity(calendar, addDays(SUNDAY, 1), '09:00-11:00')).toBe(3)
      expect(getSlotCapacity(calendar, addDays(SUNDAY, 1), '11:00-13:00')).toBe(12)
    }
  })
  it('ADMIN-04 of two rules of the same kind the first applies', () => {
    const rule = (capacity: number) => ({ weekday: 0 as const, start: null, capacity })
    const calendar = { ...DEFAULT_CALENDAR, slotRules: [rule(7), rule(8)] }
    expect(getSlotCapacity(calendar, SUNDAY, '09:00-11:00')).toBe(7)
  })
  it('ADMIN-04 precedence does not depend on the order of two rules', () => {
    const day = { weekday: 0 as const, start: null, capacity: 1 }
    const time = { weekday: null, start: '09:00', capacity: 2 }
    const both = { weekday: 0 as const, start: '09:00', capacity: 3 }
    const of = (...slotRules: (typeof day | typeof time | typeof both)[]) =>
      getSlotCapacity({ ...DEFAULT_CALENDAR, slotRules }, SUNDAY, '09:00-11:00')
    expect([of(day, time), of(time, day), of(time, both), of(both, time), of(day, both), of(both, day)]).toEqual([
      2, 2, 3, 3, 3, 3,
    ])
  })
})

it('BIZ-01 the default calendar has no seasons, rules, holidays or zones', () => {
  const { seasons, slotRules, holidays, zones } = DEFAULT_CALENDAR
  expect({ seasons, slotRules, holidays, zones }).toEqual({ seasons: [], slotRules: [], holidays: [], zones: [] })
})

describe('the end of ordering for a window', () => {
  const end = (date: string, slot: string, calendar = DEFAULT_CALENDAR) => getOrderingEnd(calendar, { date, slot })
  it('AGREE-06 is the cut-off, or the end of the lead time of an earlier slot, which is included', () => {
    expect(end(SUNDAY, '17:00-19:00')).toBe(at(SUNDAY, 14))
    expect(end(SUNDAY, '11:00-13:00')).toBe(at(SUNDAY, 11) - DEFAULT_CALENDAR.leadMinutes * 60_000 + 1)
  })
  it('AGREE-06 is the cut-off for a slot without a time, and the cut-off of the day where it has one', () => {
    expect(end(SUNDAY, 'evening')).toBe(at(SUNDAY, 14))
    expect(end(SUNDAY, 'x11:00-13:00')).toBe(at(SUNDAY, 14))
    const early = { open: '09:00', close: '20:00', cutoff: '12:30' }
    const calendar = { ...DEFAULT_CALENDAR, hours: { ...DEFAULT_CALENDAR.hours, 0: early } }
    expect(end(SUNDAY, '17:00-19:00', calendar)).toBe(at(SUNDAY, 12, 30))
    expect(end(FRIDAY, '17:00-19:00', calendar)).toBe(at(FRIDAY, 14))
  })
})

describe('an order that staff take after the cut-off', () => {
  const checkLate = (nowMs: number, date: string, slot: string) =>
    checkDelivery(DEFAULT_CALENDAR, { nowMs, date, slot, isAfterCutoff: true })

  it.each([
    [at(SUNDAY, 14), SUNDAY, '15:00-17:00', null],
    [at(SUNDAY, 17), SUNDAY, '15:00-17:00', null],
    [at(SUNDAY, 17) + 1, SUNDAY, '15:00-17:00', 'delivery.past'],
    [at(SUNDAY, 9, 30), SUNDAY, '09:00-11:00', null],
    [at(SUNDAY, 14), SUNDAY, '15:00-16:00', 'delivery.unknown_slot'],
    [at(SUNDAY, 14), FRIDAY, '15:00-17:00', 'delivery.closed'],
    [at(SUNDAY, 14), '2026-01-31', '15:00-17:00', 'delivery.past'],
    [at(SUNDAY, 14), '2026-02-16', '15:00-17:00', 'delivery.too_far_ahead'],
  ])('DESK-01 at %i for %s %s: %s', (nowMs, date, slot, code) => {
    expect(checkLate(nowMs, date, slot)).toMatchObject(code === null ? { ok: true } : { ok: false, code })
  })
})
