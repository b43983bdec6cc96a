import { RIYADH_ZONES } from '@warda/domain/delivery/riyadh-zones'
import { expect, it } from 'vitest'
import { findZoneError, suggestCities, suggestDistricts } from './zones.ts'

const zones = RIYADH_ZONES.map(({ city, district }) => ({ city, district, fee: null }))
const days = { shop: { latitude: 24.7136, longitude: 46.6753 }, radiusMiles: 25 }

it('AGREE-02 suggests districts in the page’s language for any spelling in either language', () => {
  expect(suggestDistricts(zones, { city: 'Riyadh', typed: 'ola' }, 'en')).toContain('Al Olaya')
  expect(suggestDistricts(zones, { city: 'الرياض', typed: 'العليّا' }, 'ar')).toContain('العليا')
  expect(suggestDistricts(zones, { city: 'الرياض', typed: 'olaya' }, 'ar')).toContain('العليا')
  expect(suggestCities(zones, '', 'en')).toEqual(['Diriyah', 'Riyadh'])
})

it('AGREE-02 an address outside is refused before the next step, at its field', () => {
  expect(findZoneError(zones, days, { city: 'Riyadh' })).toBeNull()
  expect(findZoneError(zones, days, { city: 'جدة' })).toMatchObject({ field: 'deliveryAddress.city' })
  const jeddah = { latitude: 21.54, longitude: 39.17 }
  expect(findZoneError(zones, days, { city: 'Riyadh', ...jeddah })).toMatchObject({ field: 'deliveryAddress.latitude' })
})
