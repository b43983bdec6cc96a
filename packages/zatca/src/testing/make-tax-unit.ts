import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { distinguishedName } from '../certificate-names.ts'
import { issueCertificate } from '../issue-certificate.ts'
import type { TaxUnit } from '../sign-invoice.ts'
import { readCertificate } from '../signing-certificate.ts'

/** A unit with a new key and a certificate of a test authority with a new key, valid from 2020 to 2120. */
export function makeTaxUnit(): TaxUnit {
  const unit = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  return { privateKey: unit.privateKey, certificate: readCertificate(makeCertificate(unit.publicKey)) }
}

/** A certificate for a public key, in base64. */
export function makeCertificate(publicKey: KeyObject): string {
  const authority = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const content = {
    subject: distinguishedName([['commonName', 'TST-1']]),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    issuer: distinguishedName([
      ['domainComponent', 'local'],
      ['domainComponent', 'shop'],
      ['commonName', 'Test Sub CA'],
    ]),
    serialNumber: Uint8Array.of(0x11, ...new Uint8Array(16).fill(0xab)),
    notBefore: new Date(Date.UTC(2020, 0, 1)),
    notAfter: new Date(Date.UTC(2120, 0, 1)),
  }
  return issueCertificate(content, authority.privateKey)
}
