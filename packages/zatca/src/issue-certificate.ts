import { type KeyObject, sign } from 'node:crypto'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Certificate,
  type Extension,
  Extensions,
  type Name,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { ECDSA_WITH_SHA256 } from './certificate-names.ts'

export type CertificateContent = {
  subject: Name
  /** DER of the SubjectPublicKeyInfo. */
  publicKey: Uint8Array
  extensions?: readonly Extension[]
  issuer: Name
  serialNumber: Uint8Array
  notBefore: Date
  notAfter: Date
}

/** A certificate signed by an authority's key, DER in base64. For the stand-in authority and tests. */
export function issueCertificate(content: CertificateContent, authorityKey: KeyObject): string {
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array(content.serialNumber).buffer,
    signature: signatureAlgorithm,
    issuer: content.issuer,
    validity: new Validity({ notBefore: content.notBefore, notAfter: content.notAfter }),
    subject: content.subject,
    subjectPublicKeyInfo: AsnConvert.parse(content.publicKey, SubjectPublicKeyInfo),
    ...(content.extensions ? { extensions: new Extensions([...content.extensions]) } : {}),
  })
  const signed = Buffer.from(AsnConvert.serialize(tbsCertificate))
  const signatureValue = new Uint8Array(sign('sha256', signed, authorityKey)).buffer
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue })
  return Buffer.from(AsnConvert.serialize(certificate)).toString('base64')
}

/** The content of a signing request. */
export type RequestedCertificate = {
  subject: Name
  publicKey: Uint8Array
  extensions: Extension[]
}

/** Reads a signing request in PEM. Throws for another text; its signature is not verified. */
export function readSigningRequest(pem: string): RequestedCertificate {
  const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const { subject, subjectPKInfo, attributes } = AsnConvert.parse(der, CertificationRequest).certificationRequestInfo
  const [extensions] = attributes[0]?.values ?? []
  return {
    subject,
    publicKey: new Uint8Array(AsnConvert.serialize(subjectPKInfo)),
    extensions: extensions ? [...AsnConvert.parse(extensions, Extensions)] : [],
  }
}
