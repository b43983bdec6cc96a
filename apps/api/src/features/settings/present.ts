import type { Picture } from '@warda/contract/catalogue'
import type { Site } from '@warda/contract/site'
import { toWire } from '@warda/domain/money'
import type { Settings } from './settings.ts'
import type { SitePicture } from './shape.ts'

type Language = 'en' | 'ar'

/** One of the shop's own pictures with its words in one language. */
export const presentSitePicture = (picture: SitePicture, language: Language): Picture => ({
  ...picture,
  alt: picture.alt[language],
})

/** What pages show of the shop itself. */
export function presentSite(settings: Settings, language: Language): Site {
  const { calendar, contact, links, promises, sitePictures } = settings
  const one = (picture: SitePicture | null) => picture && presentSitePicture(picture, language)
  return {
    heroes: sitePictures.heroes.map((picture) => presentSitePicture(picture, language)),
    about: one(sitePictures.about),
    services: one(sitePictures.services),
    contact: { ...contact, address: contact.address[language] },
    social: (['instagram', 'x', 'whatsapp'] as const).map((kind) => ({ kind, url: links[kind] })),
    developers: links.developers.map((developer) => ({ ...developer })),
    workingHours: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, hours: calendar.hours[weekday] })),
    sameDayCutoff: calendar.sameDayCutoff,
    deliveryFee: toWire(settings.deliveryFee),
    radiusMiles: Math.round(calendar.radiusMiles),
    ...promises,
    welcomePercent: settings.welcomePercent,
    pointsPerRiyal: settings.pointsPerRiyal,
    loyaltyRules: settings.loyaltyRules.map((rule) => ({ amount: toWire(rule.spend), points: rule.points })),
    phoneRule: settings.phoneRule,
  }
}
