import { expect, test } from 'vitest'
import { createRouteCostModel, metersBetween } from './route-cost.ts'

const shop = { latitude: 24.7136, longitude: 46.6753 }
/** A place `km` kilometers north of the shop. */
const north = (km: number) => ({ ...shop, latitude: shop.latitude + km / 111.194_926_6 })
const stop = (km: number, windowStart: number, windowEnd = windowStart + 120) => ({
  place: north(km),
  windowStart,
  windowEnd,
})

test('distances are whole meters', () => {
  expect(metersBetween(shop, north(1))).toBe(1_000)
  expect(metersBetween(shop, north(7.5))).toBe(7_500)
})

test('a route starts one hour before the first window', () => {
  expect(createRouteCostModel(shop, [stop(1, 660), stop(1, 540)]).start).toEqual({ time: 480, cost: 0 })
})

test('driving takes one minute per 500 meters, a stop six minutes, and an early driver waits', () => {
  const drive = createRouteCostModel(shop, [stop(5, 540), stop(7, 540)])
  const first = drive.go(-1, 0, drive.start)
  // 480 + 10 is before the window.
  expect(first).toEqual({ time: 546, cost: 10 })
  // 2 km from the first stop; inside the window.
  expect(drive.go(0, 1, first)).toEqual({ time: 556, cost: 14 })
  // 7 km from the shop.
  expect(drive.go(-1, 1, drive.start)).toEqual({ time: 546, cost: 14 })
})

test('one minute of lateness costs as much as 50 minutes of driving', () => {
  const drive = createRouteCostModel(shop, [stop(5, 540, 600)])
  expect(drive.go(-1, 0, { time: 590, cost: 0 })).toEqual({ time: 606, cost: 10 })
  expect(drive.go(-1, 0, { time: 593, cost: 7 })).toEqual({ time: 609, cost: 7 + 10 + 3 * 50 })
})

test('the cost of an order is the sum of its legs from the shop', () => {
  const drive = createRouteCostModel(shop, [stop(5, 540), stop(7, 540), stop(-1, 540)])
  expect(drive.size).toBe(3)
  expect(drive.cost([])).toBe(0)
  expect(drive.cost([0, 1, 2])).toBe(10 + 4 + 16)
  expect(drive.cost([2, 0, 1])).toBe(2 + 12 + 4)
  expect(drive.cost([1, 0, 2])).toBe(14 + 4 + 12)
})
