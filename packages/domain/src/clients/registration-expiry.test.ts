import { expect, it } from 'vitest'
import { addDays } from '../time/riyadh-time.ts'
import { getRegistrationExpiryStage } from './registration-expiry.ts'

it.each([
  [31, null],
  [30, 'month'],
  [8, 'month'],
  [7, 'week'],
  [1, 'week'],
  [0, 'day'],
  [-7, 'day'],
  [-8, null],
] as const)('%s days before a registration ends the word is %s', (left, stage) => {
  expect(getRegistrationExpiryStage(addDays('2027-03-01', left), '2027-03-01')).toBe(stage)
})
