import type { Site } from '@warda/contract/settings'
import type { Riyals } from '@warda/domain/money'
import { expect, it } from 'vitest'
import { shopSchema } from './shop-schema.ts'

const site: Site = {
  identity: {
    name: 'Layan Flowers',
    city: 'Jeddah',
    accent: '#7a2e4d',
    mark: 'letter',
    riyalSign: true,
    logo: null,
    iconVersion: '1',
    heroTitle: null,
    heroText: null,
    aboutHtml: null,
    footerText: null,
  },
  heroes: [],
  about: null,
  services: null,
  contact: { phone: '+966126543210', email: null, address: 'Corniche Road 12', mapUrl: null },
  legal: {
    name: 'Layan Trading Est.',
    registerNumber: '4030000000',
    vatNumber: '310000000000003',
    authentication: null,
    complaintEmail: null,
    answerDays: 0,
  },
  social: [
    { kind: 'instagram', url: 'https://instagram.com/layan' },
    { kind: 'x', url: null },
  ],
  developers: [],
  workingHours: [
    { weekday: 5, hours: null },
    { weekday: 6, hours: { open: '09:00', close: '02:00' } },
  ],
  sameDayCutoff: '14:00',
  deliveryFee: 25 as Riyals,
  radiusMiles: 20,
  freshnessDays: 0,
  cities: 1,
  countries: 1,
  paymentMethods: [],
  welcomePercent: 0,
  pointsPerRiyal: 0,
  loyaltyRules: [],
  sizes: [],
  phoneRule: 'either',
}
const facts = { site, publicUrl: 'https://shop.example/', image: 'https://shop.example/x.jpg', geo: null }

it('WEB-03 the shop is a florist with its name, place, hours and what the law wants to be shown', () => {
  expect(shopSchema({ ...facts, geo: { latitude: 21.5, longitude: 39.2 } })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    '@id': 'https://shop.example/#shop',
    name: 'Layan Flowers',
    legalName: 'Layan Trading Est.',
    url: 'https://shop.example/',
    image: 'https://shop.example/x.jpg',
    logo: 'https://shop.example/apple-touch-icon.png',
    telephone: '+966126543210',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Corniche Road 12',
      addressLocality: 'Jeddah',
      addressCountry: 'SA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 21.5, longitude: 39.2 },
    areaServed: 'Jeddah',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Saturday',
        opens: '09:00',
        closes: '02:00',
      },
    ],
    currenciesAccepted: 'SAR',
    vatID: '310000000000003',
    sameAs: ['https://instagram.com/layan'],
  })
})

it('WEB-03 what the owner has not entered is left out', () => {
  const bare: Site = {
    ...site,
    contact: { phone: null, email: null, address: null, mapUrl: null },
    legal: { ...site.legal, name: null, vatNumber: null },
    social: [],
    workingHours: [],
  }
  const schema = shopSchema({ ...facts, site: bare })
  expect(Object.keys(schema).filter((key) => !key.startsWith('@'))).toEqual([
    'name',
    'url',
    'image',
    'logo',
    'address',
    'areaServed',
    'currenciesAccepted',
  ])
  expect(schema.address).toEqual({ '@type': 'PostalAddress', addressLocality: 'Jeddah', addressCountry: 'SA' })
})
