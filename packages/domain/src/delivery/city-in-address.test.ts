import { expect, test } from 'vitest'
import { findCityInAddress } from './city-in-address.ts'

test.each([
  ['Olaya Street 12, Riyadh', 'Riyadh'],
  ['شارع العليا 12، الرياض', 'Riyadh'],
  ['شارع التحلية جدة', 'Jeddah'],
  ['Corniche Road 4, Al Khobar', 'Khobar'],
  ['Riyadh Road 7, Jeddah', 'Jeddah'],
  ['King Road 1 Hafar Al Batin', 'Hafar Al Batin'],
  ['Riyadh, Jeddah', 'Jeddah'],
  ['Jeddah, Riyadh Road 5', 'Jeddah'],
  ['Riyadh - Jeddah', 'Jeddah'],
  ['Riyadh Road 7 Jeddah', 'Jeddah'],
  ['King Road 1 Hafar  Al  Batin', 'Hafar Al Batin'],
  ['Ar Rass Jeddah Road', 'Ar Rass'],
  ['Building 9, second floor', undefined],
  ['', undefined],
])('RUN-04 the city of "%s" is %s', (address, city) => {
  expect(findCityInAddress(address)?.en).toBe(city)
})
