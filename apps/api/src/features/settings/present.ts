import type { Site } from '@warda/contract/settings'
import type { Picture } from '@warda/contract/wire/picture'
import { getHours } from '@warda/domain/delivery/calendar'
import type { Language } from '@warda/domain/language'
import { getCertificateUrl, isAuthenticated } from '@warda/domain/legal/disclosures'
import { halalasToRiyals } from '@warda/domain/money'
import { addDays, riyadhDate, weekday } from '@warda/domain/time/riyadh-time'
import { getAddress, getDisclosures } from './disclosures-present.ts'
import type { SitePicture, UploadedPicture } from './setting-schema.ts'
import type { Settings, ShopIdentity } from './settings.ts'

/** A site picture with its description in one language. */
export const presentSitePicture = (picture: SitePicture, language: Language): Picture => ({
  ...picture,
  alt: picture.alt[language],
})

/** Parts of the identity that are computed from it. */
type PreparedIdentity = Pick<Site['identity'], 'iconVersion' | 'aboutHtml'>

type Prepared = { identity: PreparedIdentity; paymentMethods: Site['paymentMethods']; sizes: Site['sizes'] }

/** The public data of the shop. */
export function presentSite(settings: Settings, language: Language, nowMs: number, prepared: Prepared): Site {
  const { calendar, contact, links, promises, sitePictures } = settings
  const one = (picture: SitePicture | null) => picture && presentSitePicture(picture, language)
  return {
    identity: presentIdentity(settings.identity, language, prepared.identity),
    heroes: sitePictures.heroes.map((picture) => presentSitePicture(picture, language)),
    about: one(sitePictures.about),
    services: one(sitePictures.services),
    contact: {
      phone: contact.phone || null,
      email: contact.email || null,
      address: getAddress(settings, language) || null,
      mapUrl: contact.mapUrl,
    },
    legal: presentLegal(settings, language, riyadhDate(nowMs)),
    social: (['instagram', 'x', 'whatsapp'] as const).map((kind) => ({ kind, url: links[kind] })),
    developers: links.developers.map((developer) => ({ ...developer })),
    workingHours: workingHours(calendar, riyadhDate(nowMs)),
    sameDayCutoff: calendar.sameDayCutoff,
    deliveryFee: halalasToRiyals(settings.deliveryFee),
    radiusMiles: Math.round(calendar.radiusMiles),
    ...promises,
    paymentMethods: prepared.paymentMethods,
    welcomePercent: settings.welcomePercent,
    pointsPerRiyal: settings.pointsPerRiyal,
    loyaltyRules: settings.loyaltyRules.map((rule) => ({ amount: halalasToRiyals(rule.spend), points: rule.points })),
    sizes: prepared.sizes,
    phoneRule: settings.phoneRule,
  }
}

/** The identity of the shop in one language; empty texts are null. */
const presentIdentity = (identity: ShopIdentity, language: Language, prepared: PreparedIdentity): Site['identity'] => ({
  name: identity.name[language],
  city: identity.city[language],
  accent: identity.accent,
  mark: identity.mark,
  riyalSign: identity.riyalSign,
  logo: identity.logo && presentLogo(identity.logo),
  ...prepared,
  heroTitle: identity.heroTitle[language] || null,
  heroText: identity.heroText[language] || null,
  footerText: identity.footerText[language] || null,
})

/** The disclosures of the footer and the contact page; an authentication that has ended is not shown. */
function presentLegal(settings: Settings, language: Language, today: string): Site['legal'] {
  const disclosures = getDisclosures(settings, language)
  const number = disclosures.authenticationNumber
  return {
    name: disclosures.legalName || null,
    registerNumber: disclosures.registerNumber || null,
    vatNumber: disclosures.vatNumber || null,
    authentication: isAuthenticated(disclosures, today) ? { number, url: getCertificateUrl(number) } : null,
    complaintEmail: settings.legal.complaintEmail || disclosures.email || null,
    answerDays: disclosures.answerDays,
  }
}

const presentLogo = ({ key, width, height, widths }: UploadedPicture) => ({ key, width, height, widths })

/** The opening hours of the next seven days, seasons included; Sunday first. */
const workingHours = (calendar: Settings['calendar'], today: string): Site['workingHours'] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => {
      const date = addDays(today, ahead)
      const hours = getHours(calendar, date)
      return { weekday: weekday(date), hours: hours && { open: hours.open, close: hours.close } }
    })
    .toSorted((one, other) => one.weekday - other.weekday)
