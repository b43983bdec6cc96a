import { describe, expect, it } from 'vitest'
import { parseOpeningHours } from './opening-hours.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

describe('opening hours', () => {
  it.each([
    ['9:00 AM - 8:00 PM', at(9), at(20)],
    ['09:30 am - 12:05 pm', at(9, 30), at(12, 5)],
    ['12:00 AM - 11:59 PM', at(0), at(23, 59)],
    ['9:00AM-5:00PM', at(9), at(17)],
    ['9:00 AM – 5:00 PM', at(9), at(17)],
    ['٩:٠٠ ص - ٨:٠٠ م', at(9), at(20)],
    ['9:00 ص - 8:30 م', at(9), at(20, 30)],
    ['0:30 AM - 23:59 PM', at(0, 30), at(23, 59)],
    ['4:00 PM - 2:00 AM', at(16), at(2)],
    ['13:00 PM - 20:30 AM', at(13), at(20, 30)],
    ['14:00 م - 12:00 ص', at(14), at(0)],
  ])('FORM-04 parses %s', (text, opens, closes) => {
    expect(parseOpeningHours(text)).toEqual({ ok: true, value: { opens, closes } })
  })
  it.each([
    '',
    '9:00 - 8:00',
    '9 AM - 8 PM',
    '9:0 AM - 8:00 PM',
    '24:00 AM - 8:00 PM',
    '8:00 AM - 24:00 PM',
    '8:00 AM - 9:60 PM',
    '9:60 AM - 8:00 PM',
    '9:00 AM 8:00 PM',
    '9:00 AM - 8:00',
    '9:00 XM - 8:00 PM',
    '9:00 AM - 8:00 PM and Friday',
  ])('FORM-04 refuses %j', (text) => {
    expect(parseOpeningHours(text)).toEqual({ ok: false, code: 'branch.opening_hours_invalid', field: 'openingHours' })
  })
})
