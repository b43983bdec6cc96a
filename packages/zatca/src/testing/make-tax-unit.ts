import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import type { TaxUnit } from '../sign-invoice.ts'
import { readCertificate } from '../signing-certificate.ts'

const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const DOMAIN_COMPONENT = '0.9.2342.19200300.100.1.25'
const COMMON_NAME = '2.5.4.3'

const commonName = (name: string) => attribute(COMMON_NAME, new AttributeValue({ utf8String: name }))
const domainComponent = (name: string) => attribute(DOMAIN_COMPONENT, new AttributeValue({ ia5String: name }))

const attribute = (type: string, value: AttributeValue): RelativeDistinguishedName =>
  new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])

/** A unit with a new key and a certificate of a test authority with a new key, valid from 2020 to 2120. */
export function makeTaxUnit(): TaxUnit {
  const unit = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  return { privateKey: unit.privateKey, certificate: readCertificate(makeCertificate(unit.publicKey)) }
}

/** A certificate for a public key, in base64. */
export function makeCertificate(publicKey: KeyObject): string {
  const authority = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(0x11, ...new Uint8Array(16).fill(0xab)).buffer,
    signature: signatureAlgorithm,
    issuer: new Name([domainComponent('local'), domainComponent('shop'), commonName('Test Sub CA')]),
    validity: new Validity({ notBefore: new Date(Date.UTC(2020, 0, 1)), notAfter: new Date(Date.UTC(2120, 0, 1)) }),
    subject: new Name([commonName('TST-1')]),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  })
  const signed = Buffer.from(AsnConvert.serialize(tbsCertificate))
  const signatureValue = new Uint8Array(sign('sha256', signed, authority.privateKey)).buffer
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue })
  return Buffer.from(AsnConvert.serialize(certificate)).toString('base64')
}
