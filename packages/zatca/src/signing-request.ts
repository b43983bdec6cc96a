import { createPublicKey, type KeyObject, sign } from 'node:crypto'
import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import { AsnConvert, AsnUtf8StringConverter, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Attribute,
  Extension,
  Extensions,
  GeneralName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'
import { distinguishedName, ECDSA_WITH_SHA256 } from './certificate-names.ts'

/** The Authority's three systems. */
export const TAX_ENVIRONMENTS = ['sandbox', 'simulation', 'production'] as const
export type TaxEnvironment = (typeof TAX_ENVIRONMENTS)[number]

/** The certificate template that each system accepts. */
const TEMPLATES: Record<TaxEnvironment, string> = {
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14'
const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17'
const TEMPLATE_NAME = '1.3.6.1.4.1.311.20.2'

/** Data of a unit, named as in the Authority's configuration of signing requests. */
export type UnitDetails = {
  commonName: string
  /** `1-solution|2-model|3-serial`. */
  serialNumber: string
  /** The VAT number. */
  organizationIdentifier: string
  organizationUnit: string
  organization: string
  /** Kinds of documents: `1100` is standard and simplified. */
  invoiceTypes: string
  /** The short national address. */
  location: string
  businessCategory: string
}

/** The certificate signing request of a unit, PEM. `privateKey` is on secp256k1. */
export function createSigningRequest(details: UnitDetails, privateKey: KeyObject, environment: TaxEnvironment): string {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const certificationRequestInfo = new CertificationRequestInfo({
    subject: distinguishedName([
      ['country', 'SA'],
      ['organizationalUnit', details.organizationUnit],
      ['organization', details.organization],
      ['commonName', details.commonName],
    ]),
    subjectPKInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    attributes: new Attributes([
      new Attribute({
        type: EXTENSION_REQUEST,
        values: [AsnConvert.serialize(new Extensions([templateName(environment), unitName(details)]))],
      }),
    ]),
  })
  const signed = Buffer.from(AsnConvert.serialize(certificationRequestInfo))
  const request = new CertificationRequest({
    certificationRequestInfo,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 }),
    signature: new Uint8Array(sign('sha256', signed, privateKey)).buffer,
  })
  const base64 = Buffer.from(AsnConvert.serialize(request)).toString('base64')
  const lines = base64.match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n')
}

const templateName = (environment: TaxEnvironment): Extension =>
  new Extension({
    extnID: TEMPLATE_NAME,
    extnValue: new OctetString(AsnUtf8StringConverter.toASN(TEMPLATES[environment]).toBER()),
  })

/** Serial number, VAT number, kinds of documents, address and business category as a directory name. */
function unitName(details: UnitDetails): Extension {
  const directoryName = distinguishedName([
    ['surname', details.serialNumber],
    ['userId', details.organizationIdentifier],
    ['title', details.invoiceTypes],
    ['registeredAddress', details.location],
    ['businessCategory', details.businessCategory],
  ])
  const names = new SubjectAlternativeName([new GeneralName({ directoryName })])
  return new Extension({
    extnID: SUBJECT_ALTERNATIVE_NAME,
    extnValue: new OctetString(AsnConvert.serialize(names)),
  })
}
