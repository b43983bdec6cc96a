import { expect, test } from 'vitest'
import { formatHijriWindow } from './format-hijri-window.ts'

test.each([
  ['20:00-22:00', '1 Ramadan 1448'],
  ['22:00-26:00', '1 Ramadan 1448'],
  ['24:00-26:00', '2 Ramadan 1448'],
])('OPEN-06 the Hijri date of the window %s is that of the date on which it begins', (slot, expected) => {
  expect(formatHijriWindow('2027-02-08', slot, 'en')).toBe(expected)
})
