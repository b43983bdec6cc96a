import type { Language } from '@warda/domain/language'
import type { Disclosures } from '@warda/domain/legal/disclosures'
import { t } from '@warda/i18n/translate'
import type { Settings } from './settings.ts'

/** The address of the contact details; without one the national address of the seller. */
export function getAddress({ contact, seller }: Settings, language: Language): string {
  if (contact.address[language] !== '') return contact.address[language]
  if (seller.street[language] === '') return ''
  return t('legal_national_address', language, {
    building: seller.buildingNumber,
    street: seller.street[language],
    district: seller.district[language],
    city: seller.city[language],
    postalCode: seller.postalCode,
  })
}

/** What the shop discloses by law, in one language. */
export const getDisclosures = (settings: Settings, language: Language): Disclosures => ({
  legalName: settings.seller.name[language],
  registerNumber: settings.seller.crNumber,
  vatNumber: settings.seller.vatNumber,
  address: getAddress(settings, language),
  phone: settings.contact.phone,
  email: settings.contact.email,
  authenticationNumber: settings.legal.authenticationNumber,
  authenticationEnds: settings.legal.authenticationEnds,
  answerDays: settings.legal.answerDays,
  hosting: settings.legal.hosting[language],
})
