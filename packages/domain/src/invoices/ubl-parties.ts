import type { Address, Buyer, LocalizedText, Seller } from './invoice-document.ts'
import { taxSchemeElement } from './ubl-amounts.ts'
import { type Element, element, optionalText, textElement } from './xml.ts'

/** Both languages in one field, as in the samples of ZATCA. */
export const bilingual = ({ ar, en }: LocalizedText): string => (ar === en ? ar : `${ar} | ${en}`)

/** Longest name, in bytes, whose length in a QR code every reader understands: longer ones are read by BER or as one byte. */
const MAX_QR_NAME_BYTES = 127

/** The seller's name in both languages, or in Arabic alone when that is too long for a QR code. */
function registrationName(name: LocalizedText): string {
  const both = bilingual(name)
  return new TextEncoder().encode(both).length <= MAX_QR_NAME_BYTES ? both : name.ar
}

export function sellerParty(seller: Seller): Element {
  const { street, district, city, buildingNumber, postalCode } = seller
  const address = { street: bilingual(street), district: bilingual(district), city: bilingual(city) }
  return party({
    register: seller.crNumber,
    address: { ...address, buildingNumber, postalCode },
    vatNumber: seller.vatNumber,
    name: registrationName(seller.name),
  })
}

export function buyerParty({ name, business }: Buyer): Element {
  if (business === null) return party({ register: null, address: null, vatNumber: null, name })
  const { vatNumber, registerNumber, ...address } = business
  return party({ register: registerNumber, address, vatNumber, name })
}

type PartyDetails = { register: string | null; address: Address<string> | null; vatNumber: string | null; name: string }

function party({ register, address, vatNumber, name }: PartyDetails): Element {
  return element(
    'cac:Party',
    register ? element('cac:PartyIdentification', textElement('cbc:ID', register, { schemeID: 'CRN' })) : null,
    address && postalAddress(address),
    vatNumber ? element('cac:PartyTaxScheme', textElement('cbc:CompanyID', vatNumber), taxSchemeElement()) : null,
    element('cac:PartyLegalEntity', textElement('cbc:RegistrationName', name)),
  )
}

const postalAddress = (address: Address<string>): Element =>
  element(
    'cac:PostalAddress',
    optionalText('cbc:StreetName', address.street),
    optionalText('cbc:BuildingNumber', address.buildingNumber),
    optionalText('cbc:CitySubdivisionName', address.district),
    optionalText('cbc:CityName', address.city),
    optionalText('cbc:PostalZone', address.postalCode),
    element('cac:Country', textElement('cbc:IdentificationCode', 'SA')),
  )
