import { createHash, X509Certificate } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate } from '@peculiar/asn1-x509'

/** The certificate in a CSID, as the signature and the QR code need it. */
export type SigningCertificate = {
  /** DER in base64. */
  base64: string
  /** Base64 of the hexadecimal SHA-256 of `base64`. */
  digest: string
  /** The issuer in RFC 2253 order, parts separated by a comma and a space. */
  issuerName: string
  /** Decimal. */
  serialNumber: string
  /** DER of the SubjectPublicKeyInfo. */
  publicKey: Uint8Array
  /** The Authority's signature of the certificate, DER. */
  signature: Uint8Array
  certificate: X509Certificate
}

/** Reads a certificate in base64, without PEM header. Throws for an invalid certificate and for a key that is not on secp256k1. */
export function readCertificate(base64: string): SigningCertificate {
  const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  const curve = certificate.publicKey.asymmetricKeyDetails?.namedCurve
  if (curve !== 'secp256k1') throw new Error(`The key of the certificate is not on secp256k1 but ${curve}.`)
  return {
    base64,
    digest: hexDigest(base64),
    issuerName: certificate.issuer.split('\n').toReversed().join(', '),
    serialNumber: BigInt(`0x${certificate.serialNumber}`).toString(),
    publicKey: certificate.publicKey.export({ type: 'spki', format: 'der' }),
    signature: new Uint8Array(AsnConvert.parse(certificate.raw, Certificate).signatureValue),
    certificate,
  }
}

/** The Authority's digest of certificates and signed properties: base64 of the hexadecimal SHA-256. */
export const hexDigest = (text: string): string =>
  Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
