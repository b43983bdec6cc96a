import { createECDH, createHmac, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { distinguishedName } from '@warda/zatca/certificate-names'
import { issueCertificate, readSigningRequest } from '@warda/zatca/issue-certificate'
import type { TaxUnit } from '@warda/zatca/sign-invoice'
import { readCertificate } from '@warda/zatca/signing-certificate'
import { equalsConstantTime } from '../../signing-keys.ts'

export type CertificateKind = 'compliance' | 'production'

const ISSUERS = {
  compliance: distinguishedName([['commonName', 'Stand-in Compliance CA']]),
  production: distinguishedName([
    ['domainComponent', 'local'],
    ['domainComponent', 'warda'],
    ['commonName', 'Stand-in Sub CA'],
  ]),
}

const YEAR_MS = 365 * 24 * 60 * 60_000

export type Issued = { token: string; secret: string }

/** Issues certificates and their secrets. All keys are derived from `seed`, so that certificates stay valid after a restart. */
export function certificateAuthority(seed: string, now: () => number) {
  const keys = { compliance: deriveKey(seed, 'compliance'), production: deriveKey(seed, 'production') }
  const stampKey = deriveKey(seed, 'stamp')
  const deriveSecret = (token: string): string => createHmac('sha256', `secret:${seed}`).update(token).digest('base64')

  const issue = (kind: CertificateKind, content: ReturnType<typeof readSigningRequest>, years: number): string =>
    issueCertificate(
      {
        ...content,
        issuer: ISSUERS[kind],
        // The first byte keeps the number positive.
        serialNumber: Uint8Array.of(0x11, ...randomBytes(18)),
        notBefore: new Date(now() - 60_000),
        notAfter: new Date(now() + years * YEAR_MS),
      },
      keys[kind],
    )

  return {
    /** A certificate for a signing request. Throws when the request cannot be read. */
    issue(kind: CertificateKind, signingRequest: string, years = 5): Issued {
      const certificate = issue(kind, readSigningRequest(signingRequest), years)
      const token = Buffer.from(certificate).toString('base64')
      return { token, secret: deriveSecret(token) }
    },
    /** The certificate of valid credentials, or null. */
    authenticate(kind: CertificateKind, token: string, secret: string): string | null {
      if (!equalsConstantTime(secret, deriveSecret(token))) return null
      const certificate = Buffer.from(token, 'base64').toString('utf8')
      return readCertificate(certificate).certificate.verify(createPublicKey(keys[kind])) ? certificate : null
    },
    /** The unit with which the authority stamps cleared documents. */
    stampUnit(): TaxUnit {
      const publicKey = createPublicKey(stampKey).export({ type: 'spki', format: 'der' })
      const subject = distinguishedName([['commonName', 'Stand-in authority']])
      const certificate = issue('production', { subject, publicKey, extensions: [] }, 5)
      return { privateKey: stampKey, certificate: readCertificate(certificate) }
    },
  }
}

/** Derives a key on secp256k1 from a text. */
function deriveKey(seed: string, use: string): KeyObject {
  const ecdh = createECDH('secp256k1')
  ecdh.setPrivateKey(createHmac('sha256', `key:${use}`).update(seed).digest())
  const point = ecdh.getPublicKey()
  const encode = (bytes: Buffer): string => bytes.toString('base64url')
  const jwk = {
    kty: 'EC',
    crv: 'secp256k1',
    d: encode(ecdh.getPrivateKey()),
    x: encode(point.subarray(1, 33)),
    y: encode(point.subarray(33, 65)),
  }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}
