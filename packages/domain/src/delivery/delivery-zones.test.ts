import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { type DeliveryZone, judgeAddress } from './delivery-zones.ts'
import { filterTyped } from './place-names.ts'
import { RIYADH_ZONES } from './riyadh-zones.ts'

const here = { latitude: 24.75, longitude: 46.7 }
const jeddah = { latitude: 21.54, longitude: 39.17 }
const judge = (address: { city: string; district?: string; place?: typeof here }, zones = RIYADH_ZONES) =>
  judgeAddress({ zones, calendar: DEFAULT_CALENDAR }, { place: null, ...address })

describe('where the shop delivers', () => {
  it.each([
    'Riyadh',
    'RIYADH',
    'riyad',
    'Ar Riyadh',
    'Al-Riyadh',
    'Riyadh City',
    'Riyadh, Saudi Arabia',
    'الرياض',
    'رياض',
    'مدينة الرياض',
    'الرِّياض',
    'الرياض، المملكة العربية السعودية',
    'الرياض - حي الملقا',
    'Diriyah',
    'الدرعيه',
  ])('AGREE-02 accepts the city %s', (city) => expect(judge({ city })).toMatchObject({ ok: true }))
  it.each(['جدة', 'Jeddah', 'jiddah', 'مكة', 'Dammam', 'رياض الخبراء', 'Riyadh Al Khabra', 'Dubai', 'x', 'الخرج'])(
    'AGREE-02 refuses the city %s at its field',
    (city) =>
      expect(judge({ city })).toMatchObject({
        ok: false,
        code: 'delivery.city_not_served',
        field: 'deliveryAddress.city',
      }),
  )
  it.each([
    ['Al Olaya', 'Al Olaya'],
    ['olaya', 'Al Olaya'],
    ['Al-Ulayya', 'Al Olaya'],
    ['العليّا', 'Al Olaya'],
    ['حي العليا', 'Al Olaya'],
    ['almalqa', 'Al Malqa'],
    ['الملقا', 'Al Malqa'],
    ['Ishbilia', 'Ishbiliyah'],
    ['اشبيليه', 'Ishbiliyah'],
    ['Rawda district', 'Ar Rawdah'],
  ])('AGREE-02 finds the district %s', (district, name) => {
    const judged = judge({ city: 'Riyadh', district })
    expect(judged.ok && judged.value?.district?.en).toBe(name)
  })
  it('AGREE-02 a district typed as the city counts, and an unknown district of a served city does too', () => {
    expect(judge({ city: 'العليا' })).toMatchObject({ ok: true, value: { district: { en: 'Al Olaya' } } })
    expect(judge({ city: 'Riyadh', district: 'Somewhere new' })).toMatchObject({ ok: true, value: { district: null } })
  })
  it('AGREE-02 a city of which only districts are listed needs one of them', () => {
    const only: DeliveryZone[] = [
      { city: { en: 'Riyadh', ar: 'الرياض' }, district: { en: 'Olaya', ar: 'العليا' }, feeHalalas: 3000 },
    ]
    expect(judge({ city: 'Riyadh', district: 'العليا' }, only)).toMatchObject({ ok: true, value: { feeHalalas: 3000 } })
    expect(judge({ city: 'Riyadh', district: 'Malqa' }, only)).toMatchObject({
      code: 'delivery.district_not_served',
      field: 'deliveryAddress.district',
    })
    expect(judge({ city: 'Riyadh' }, only)).toMatchObject({ code: 'delivery.district_not_served' })
    const diriyah: DeliveryZone = { city: { en: 'Diriyah', ar: 'الدرعية' }, district: null, feeHalalas: null }
    expect(judge({ city: 'Riyadh' }, [...only, diriyah])).toMatchObject({ code: 'delivery.district_not_served' })
    expect(judge({ city: 'Riyadh', district: '' }, only)).toMatchObject({ code: 'delivery.district_not_served' })
  })
  it('AGREE-02 coordinates within the radius need no listed name; outside nothing helps', () => {
    expect(judge({ city: 'Ammariyah', place: here })).toEqual({ ok: true, value: null })
    expect(judge({ city: 'Riyadh', place: jeddah })).toMatchObject({
      code: 'delivery.out_of_reach',
      field: 'deliveryAddress',
    })
  })
  it('AGREE-02 the buyer’s own location in Riyadh does not make Jeddah served', () => {
    expect(judge({ city: 'جدة', place: here })).toMatchObject({ code: 'delivery.city_not_served' })
  })
  it('AGREE-02 every zone of the preset is found by both of its names', () => {
    for (const { city, district } of RIYADH_ZONES)
      for (const language of ['en', 'ar'] as const) {
        const found = judge({ city: city[language], district: district?.[language] ?? '' })
        expect({ district, found }).toEqual({
          district,
          found: { ok: true, value: expect.objectContaining({ district }) },
        })
      }
  })
  it('AGREE-02 a list filters while typing in either language and any spelling, beginnings first', () => {
    const names = [
      { en: 'King Abdullah', ar: 'الملك عبدالله' },
      { en: 'Al Olaya', ar: 'العليا' },
    ]
    const found = (typed: string) => filterTyped(typed, names).map(({ en }) => en)
    for (const typed of ['Olaya', 'عل', 'العلي', 'حي العليا']) expect(found(typed)).toEqual(['Al Olaya'])
    expect(found('ol')).toEqual(['Al Olaya', 'King Abdullah'])
    expect(found('')).toHaveLength(2)
    expect(found('malqa')).toEqual([])
  })
})
