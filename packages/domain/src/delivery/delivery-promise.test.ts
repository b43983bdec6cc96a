import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, riyadhDate, riyadhInstant } from '../time/riyadh-time.ts'
import { DEFAULT_CALENDAR, getSameDayEnd, listAvailableSlots, listSlots } from './calendar.ts'
import { getDeliveryPromise, getPromiseKey, readPromise } from './delivery-promise.ts'

const SATURDAY = '2026-11-28'
const at = (time: string, date = SATURDAY) =>
  riyadhInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))
const everyPlace = () => true
const promise = (nowMs: number, hasPlace: (date: string, slot: string) => boolean = everyPlace) =>
  getDeliveryPromise(DEFAULT_CALENDAR, nowMs, hasPlace)

describe('what the shop promises about today', () => {
  it('AGREE-17 is delivery today until the cut-off, to the millisecond, and then the next day', () => {
    const cutoff = at('14:00')
    expect(promise(cutoff - 1)).toEqual({
      today: SATURDAY,
      until: cutoff,
      problem: null,
      orderBy: '14:00',
      next: '2026-11-29',
    })
    expect(promise(cutoff)).toEqual({
      today: SATURDAY,
      until: null,
      problem: 'tooLate',
      orderBy: '14:00',
      next: '2026-11-29',
    })
  })
  it('AGREE-17 names the problem of today: closed, too late or full', () => {
    expect(promise(at('10:00', '2026-12-04'))).toMatchObject({ problem: 'closed', orderBy: null, next: '2026-12-05' })
    expect(promise(at('23:00'))).toMatchObject({ problem: 'tooLate' })
    const full = promise(at('10:00'), (date) => date !== SATURDAY && date !== '2026-11-29')
    expect(full).toMatchObject({ until: null, problem: 'full', next: '2026-11-30' })
  })
  it('AGREE-17 ends with the lead time of the last free slot when that is before the cut-off', () => {
    const early = promise(at('09:00'), (_, slot) => slot === '11:00-13:00')
    expect(early).toMatchObject({ until: at('10:00') + 1, orderBy: '14:00' })
  })
  it('AGREE-17 read later, it is the next day after the end and no day that has begun', () => {
    const morning = promise(at('10:00'))
    expect(readPromise(morning, at('13:59'))).toEqual({ kind: 'today', until: at('14:00'), date: SATURDAY })
    expect(readPromise(morning, at('14:00'))).toEqual({ kind: 'next', date: '2026-11-29', problem: 'tooLate' })
    expect(readPromise(morning, at('00:00', '2026-11-29'))).toEqual({ kind: 'unknown' })
  })
  it('AGREE-17 promises today exactly when a slot of today can be ordered, at every hour and with any bookings', () => {
    const moment = fc.integer({ min: at('00:00', '2026-11-01'), max: at('00:00', '2027-03-01') })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 3 * 86_400_000 }), fc.boolean(), (nowMs, later, hasToday) => {
        const today = riyadhDate(nowMs)
        const made = promise(nowMs, (date) => hasToday || date !== today)
        const canOrder = hasToday && listAvailableSlots(DEFAULT_CALENDAR, nowMs, today).length > 0
        expect(readPromise(made, nowMs).kind === 'today').toBe(canOrder)
        const read = readPromise(made, nowMs + later)
        if (read.kind === 'today')
          expect(listAvailableSlots(DEFAULT_CALENDAR, nowMs + later, riyadhDate(nowMs + later)).length).toBeGreaterThan(
            0,
          )
        if (read.kind === 'next') {
          expect(read.date > riyadhDate(nowMs + later)).toBe(true)
          expect(listSlots(DEFAULT_CALENDAR, read.date).length).toBeGreaterThan(0)
        }
      }),
    )
  })
  it('AGREE-17 the key of cached pages changes when delivery today ends and when the day ends', () => {
    expect(getPromiseKey(DEFAULT_CALENDAR, at('13:59'))).not.toBe(getPromiseKey(DEFAULT_CALENDAR, at('14:00')))
    expect(getPromiseKey(DEFAULT_CALENDAR, at('23:59'))).not.toBe(
      getPromiseKey(DEFAULT_CALENDAR, at('00:00', addDays(SATURDAY, 1))),
    )
    const slots = listSlots(DEFAULT_CALENDAR, SATURDAY)
    expect(getSameDayEnd(DEFAULT_CALENDAR, SATURDAY, slots)).toBe(at('14:00'))
  })
  it('AGREE-17 a day counts as next when one of its slots is free, and no day when all are taken', () => {
    const one = promise(at('10:00'), (date, slot) => date === '2026-11-30' && slot === '13:00-15:00')
    expect(one).toMatchObject({ problem: 'full', next: '2026-11-30' })
    expect(promise(at('10:00'), () => false).next).toBeNull()
  })
  it('AGREE-17 a holiday is closed, and so is a day without hours', () => {
    const holiday = { ...DEFAULT_CALENDAR, holidays: [SATURDAY] }
    expect(getDeliveryPromise(holiday, at('10:00'), everyPlace)).toMatchObject({ problem: 'closed', orderBy: null })
    const short = { ...DEFAULT_CALENDAR, hours: { ...DEFAULT_CALENDAR.hours, 6: { open: '09:00', close: '09:10' } } }
    expect(getDeliveryPromise(short, at('08:00'), everyPlace)).toMatchObject({ problem: 'closed', orderBy: null })
  })
  it('AGREE-17 names the end of the lead time where it comes before the cut-off', () => {
    const hours = { ...DEFAULT_CALENDAR.hours, 6: { open: '09:00', close: '13:00' } }
    expect(getDeliveryPromise({ ...DEFAULT_CALENDAR, hours }, at('08:00'), everyPlace)).toMatchObject({
      orderBy: '10:00',
      until: at('10:00') + 1,
    })
  })
  it('AGREE-17 names no time of day when ordering ended on the day before', () => {
    const calendar = { ...DEFAULT_CALENDAR, leadMinutes: 24 * 60 }
    expect(getDeliveryPromise(calendar, at('08:00'), everyPlace)).toMatchObject({ problem: 'tooLate', orderBy: null })
    const midnight = { ...DEFAULT_CALENDAR, sameDayCutoff: '00:00' }
    expect(getDeliveryPromise(midnight, at('08:00'), everyPlace).orderBy).toBe('00:00')
  })
  it('AGREE-17 a promise of yesterday is not read as one of today', () => {
    const yesterday = { today: '2026-11-27', until: at('14:00'), problem: null, orderBy: '14:00', next: '2026-11-29' }
    expect(readPromise(yesterday, at('10:00'))).toEqual({ kind: 'next', date: '2026-11-29', problem: null })
    expect(readPromise({ ...yesterday, next: null }, at('10:00'))).toEqual({ kind: 'unknown' })
    expect(readPromise({ ...yesterday, next: SATURDAY }, at('10:00'))).toEqual({ kind: 'unknown' })
    const closed = { today: SATURDAY, until: null, problem: 'closed', orderBy: null, next: '2026-11-29' } as const
    expect(readPromise(closed, at('10:00'))).toEqual({ kind: 'next', date: '2026-11-29', problem: 'closed' })
  })
})
