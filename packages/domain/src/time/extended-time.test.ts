import { expect, test } from 'vitest'
import {
  assumeDeliveryDay,
  extendClose,
  extendCutoff,
  getEarliestDeliveryDay,
  getNightBefore,
  getSlotDate,
  isPastMidnight,
  toClockTime,
  toWindow,
} from './extended-time.ts'
import { EXTENDED_TIME, riyadhInstant } from './riyadh-time.ts'

test('OPEN-06 a closing time that is not after the opening is of the next day, until six in the morning', () => {
  expect(extendClose('20:00', '02:00')).toBe('26:00')
  expect(extendClose('20:00', '00:00')).toBe('24:00')
  expect(extendClose('18:00', '06:00')).toBe('30:00')
  expect(extendClose('09:00', '20:00')).toBe('20:00')
  // A slip of the pen stays an error.
  expect(extendClose('20:00', '09:00')).toBe('09:00')
  expect(extendClose('01:00', '05:00')).toBe('05:00')
  expect(extendClose('', '02:00')).toBe('02:00')
})

test('OPEN-06 a cut-off within the hours after midnight is of the next day', () => {
  expect(extendCutoff('26:00', '01:30')).toBe('25:30')
  expect(extendCutoff('26:00', '14:00')).toBe('14:00')
  expect(extendCutoff('20:00', '01:30')).toBe('01:30')
  expect(extendCutoff('26:00', '')).toBe('')
})

test('OPEN-06 a clock shows hours after midnight as of the next day', () => {
  expect(['24:00', '26:30', '30:00', '23:59', ''].map(toClockTime)).toEqual(['00:00', '02:30', '06:00', '23:59', ''])
  expect(['23:59', '24:00'].map(isPastMidnight)).toEqual([false, true])
  expect(['9:00', ''].map(isPastMidnight)).toEqual([false, false])
})

test('OPEN-06 a planned window passes midnight when it ends before it begins', () => {
  expect(toWindow('22:00', '01:00', '20:00-22:00')).toBe('22:00-25:00')
  expect(toWindow('00:30', '02:00', '24:00-26:00')).toBe('24:30-26:00')
  expect(toWindow('21:00', '22:00', '24:00-26:00')).toBe('21:00-22:00')
  expect(toWindow('09:00', '11:00', '09:00-11:00')).toBe('09:00-11:00')
})

test('OPEN-06 extended times end at 30:00', () => {
  expect(['00:00', '23:59', '24:00', '29:59', '30:00'].every((time) => EXTENDED_TIME.test(time))).toBe(true)
  expect(['30:01', '31:00', '24:60', '2:00', '٢٤:٠٠', '24:00 '].some((time) => EXTENDED_TIME.test(time))).toBe(false)
})

test('OPEN-06 a slot after midnight is on the next date, and the day before may last until six', () => {
  expect([getSlotDate('2027-02-28', '24:00-26:00'), getSlotDate('2027-02-28', '23:00-25:00')]).toEqual([
    '2027-03-01',
    '2027-02-28',
  ])
  const at = (minutes: number) => getEarliestDeliveryDay(riyadhInstant('2027-03-01', minutes))
  expect([at(0), at(359), at(360)]).toEqual(['2027-02-28', '2027-02-28', '2027-03-01'])
})

test('OPEN-06 without a network the last known delivery day counts as long as its hours may last', () => {
  const at = (minutes: number) => riyadhInstant('2027-03-01', minutes)
  expect(assumeDeliveryDay(at(60), '2027-02-28')).toBe('2027-02-28')
  expect(assumeDeliveryDay(at(360), '2027-02-28')).toBe('2027-03-01')
  expect(assumeDeliveryDay(at(60), '2027-02-27')).toBe('2027-03-01')
  expect([assumeDeliveryDay(at(60), '2027-03-01'), assumeDeliveryDay(at(60), null)]).toEqual([
    '2027-03-01',
    '2027-03-01',
  ])
})

test('OPEN-06 until six in the morning the night before has a time of its own day', () => {
  const at = (minutes: number) => riyadhInstant('2027-03-01', minutes)
  expect(getNightBefore(at(90), '2027-03-01')).toEqual({ day: '2027-02-28', time: '25:30' })
  expect(getNightBefore(at(90), '2027-02-28')).toBeNull()
  expect(getNightBefore(at(360), '2027-03-01')).toBeNull()
})
