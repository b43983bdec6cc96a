import { describe, expect, it } from 'vitest'
import {
  dayParts,
  formatDate,
  formatDay,
  formatMoney,
  formatMonthDay,
  formatSlot,
  formatSlotName,
  formatTime,
  formatWindow,
} from './format.ts'
import { formatTimeOfDay } from './format-time.ts'

/** Without the marks that only steer direction, and with plain spaces. */
const plain = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

describe('money', () => {
  it.each([
    [249, 'SAR 249.00', '249.00 ر.س.'],
    [1234.5, 'SAR 1,234.50', '1,234.50 ر.س.'],
    [0, 'SAR 0.00', '0.00 ر.س.'],
  ])('%d has two decimals and Latin digits', (riyals, en, ar) => {
    expect(plain(formatMoney(riyals, 'en'))).toBe(en)
    expect(plain(formatMoney(riyals, 'ar'))).toBe(ar)
  })
})

describe('dates', () => {
  it('use the time zone of Riyadh, whatever the machine’s zone', () => {
    // 22:30 UTC is half past one of the next day in Riyadh.
    expect(plain(formatDate('2026-11-27T22:30:00Z', 'en'))).toContain('28')
    expect(plain(formatTime('2026-11-27T22:30:00Z', 'en'))).toMatch(/^1:30 AM$/)
  })

  it('are Gregorian with Latin digits in Arabic', () => {
    const text = plain(formatDate('2026-11-27T08:00:00Z', 'ar'))
    expect(text).toContain('2026')
    expect(text).toContain('نوفمبر')
  })

  it('a calendar day is not shifted by the time zone', () => {
    expect(formatDay('2026-11-28', 'en')).toBe('Saturday, November 28')
    expect([formatMonthDay('2026-11-28', 'en'), formatMonthDay('2026-11-28', 'ar')]).toEqual(['Nov 28', '28 نوفمبر'])
    expect(dayParts('2026-11-28', 'en')).toEqual({ weekday: 'Sat', date: '28', month: 'Nov' })
  })

  it('a slot is a range of hours', () => {
    expect(plain(formatSlot({ start: '09:00', end: '11:00' }, 'en'))).toMatch(/^9 ?– ?11 AM$/)
    expect(plain(formatSlot({ start: '09:30', end: '13:00' }, 'en'))).toMatch(/^9:30 AM ?– ?1:00 PM$/)
    expect(plain(formatSlot({ start: '13:00', end: '15:00' }, 'ar'))).toMatch(/1.*3/)
  })

  it('OPEN-06 a slot after midnight says so, with its own date where the delivery day is known', () => {
    const late = { start: '24:00', end: '26:00' }
    expect(plain(formatSlot(late, 'en'))).toBe('12 – 2 AM (after midnight, next day)')
    expect(plain(formatSlot(late, 'en', '2027-02-28'))).toBe('Mon, Mar 1, 12 – 2 AM (after midnight)')
    expect(plain(formatSlot(late, 'ar', '2027-02-28'))).toMatch(/^الاثنين، 1 مارس.*12.*2.*\(بعد منتصف الليل\)$/)
    expect(plain(formatSlotName('24:30-26:30', 'en', '2027-02-10'))).toBe(
      'Thu, Feb 11, 12:30 – 2:30 AM (after midnight)',
    )
  })

  it('OPEN-06 day and slot beside each other name the date of the night once', () => {
    const { day, slot } = formatWindow('2027-02-28', '24:00-26:00', 'en')
    expect([plain(day), plain(slot)]).toEqual([expect.stringMatching(/March 1|1 March/), '12 – 2 AM (after midnight)'])
    const evening = formatWindow('2027-02-28', '22:00-24:00', 'en')
    expect(plain(evening.day)).toMatch(/February 28|28 February/)
    expect(plain(evening.slot)).toBe('10 PM – 12 AM')
  })

  it('OPEN-06 a slot that ends at or after midnight begins on its own date', () => {
    expect(plain(formatSlot({ start: '22:00', end: '24:00' }, 'en', '2027-02-10'))).toBe('10 PM – 12 AM')
    expect(plain(formatSlot({ start: '23:00', end: '25:30' }, 'en'))).toBe('11:00 PM – 1:30 AM')
    expect(formatTimeOfDay('25:30', 'en')).toMatch(/^1:30\sAM$/)
  })
})
