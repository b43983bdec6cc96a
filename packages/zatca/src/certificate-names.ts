import { AttributeTypeAndValue, AttributeValue, Name, RelativeDistinguishedName } from '@peculiar/asn1-x509'

/** Object identifiers of the names in signing requests and certificates. */
export const NAME = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  country: '2.5.4.6',
  organization: '2.5.4.10',
  organizationalUnit: '2.5.4.11',
  title: '2.5.4.12',
  businessCategory: '2.5.4.15',
  registeredAddress: '2.5.4.26',
  userId: '0.9.2342.19200300.100.1.1',
  domainComponent: '0.9.2342.19200300.100.1.25',
} as const

export const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'

/** Attributes whose values are not UTF8String. */
const STRING_TYPES: Record<string, (text: string) => AttributeValue> = {
  [NAME.country]: (text) => new AttributeValue({ printableString: text }),
  [NAME.domainComponent]: (text) => new AttributeValue({ ia5String: text }),
}

/** A distinguished name with one attribute per relative distinguished name, in this order. */
export const distinguishedName = (attributes: readonly (readonly [keyof typeof NAME, string])[]): Name =>
  new Name(
    attributes.map(([key, text]) => {
      const type = NAME[key]
      const value = STRING_TYPES[type]?.(text) ?? new AttributeValue({ utf8String: text })
      return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])
    }),
  )
