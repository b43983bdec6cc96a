import type { Site } from '@warda/contract/settings'

type ShopFacts = {
  site: Site
  publicUrl: string
  /** Absolute address of a picture of the shop. */
  image: string
  /** Place of the shop; null when it could not be read. */
  geo: { latitude: number; longitude: number } | null
}

/** `dayOfWeek` of schema.org by the day's number, 0 Sunday to 6 Saturday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The shop as structured data (schema.org `Florist`, JSON-LD) with what the owner entered: name, place, contact, working hours in Riyadh
 * time, legal name and VAT number (WEB-03). Missing values are left out.
 */
export function shopSchema({ site, publicUrl, image, geo }: ShopFacts): Record<string, unknown> {
  const { identity, contact, legal, social } = site
  const base = publicUrl.replace(/\/$/, '')
  const open = site.workingHours.flatMap(({ weekday, hours }) => (hours ? [{ weekday, ...hours }] : []))
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    '@id': `${base}/#shop`,
    name: identity.name,
    legalName: legal.name,
    url: `${base}/`,
    image,
    logo: identity.logo
      ? `${base}/pictures/${identity.logo.key}-${identity.logo.widths.at(-1)}.webp`
      : `${base}/apple-touch-icon.png`,
    telephone: contact.phone,
    email: contact.email,
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: identity.city,
      addressCountry: 'SA',
    }),
    hasMap: contact.mapUrl,
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    areaServed: identity.city,
    openingHoursSpecification: open.map(({ weekday, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday]}`,
      opens: open,
      closes: close,
    })),
    currenciesAccepted: 'SAR',
    vatID: legal.vatNumber,
    sameAs: social.flatMap(({ url }) => url ?? []),
  })
}

const withoutEmpty = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
