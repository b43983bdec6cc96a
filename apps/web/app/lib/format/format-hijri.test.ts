import { expect, test } from 'vitest'
import { formatHijriDate, formatHijriDay } from './format-hijri.ts'

test.each([
  ['2027-02-08', '1 Ramadan', '1 رمضان', '1 رمضان 1448'],
  ['2027-03-08', '29 Ramadan', '29 رمضان', '29 رمضان 1448'],
  ['2027-03-09', '1 Shawwal', '1 شوال', '1 شوال 1448'],
  ['2026-06-16', '1 Muharram', '1 محرم', '1 محرم 1448'],
])('OPEN-06 %s is %s in the Hijri calendar, with Latin digits in both languages', (date, en, ar, full) => {
  expect(formatHijriDay(date, 'en')).toBe(en)
  expect(formatHijriDay(date, 'ar')).toBe(ar)
  expect(formatHijriDate(date, 'ar')).toBe(full)
  expect(formatHijriDate(date, 'en')).toBe(`${en} 1448`)
})

test('OPEN-06 without a date there is no Hijri date', () => {
  expect(['', '2027-02-30', 'soon'].map((text) => formatHijriDay(text, 'en') + formatHijriDate(text, 'ar'))).toEqual([
    '',
    '',
    '',
  ])
})
