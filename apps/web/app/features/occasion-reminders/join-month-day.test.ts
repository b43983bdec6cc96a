import { expect, test } from 'vitest'
import { joinMonthDay } from './join-month-day.ts'

test('OPEN-04 a day without a month, or a month without a day, is no date yet', () => {
  expect(joinMonthDay('gregorian', { month: 0, day: 5 })).toBe('')
  expect(joinMonthDay('hijri', { month: 9, day: 0 })).toBe('')
})

test('OPEN-04 a day that the month does not have becomes its last one', () => {
  expect(joinMonthDay('gregorian', { month: 4, day: 31 })).toBe('04-30')
  expect(joinMonthDay('hijri', { month: 12, day: 31 })).toBe('12-30')
})
