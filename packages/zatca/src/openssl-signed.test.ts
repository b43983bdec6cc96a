import { expect, test } from 'vitest'
import { readSignature } from './read-signature.ts'
import { readXml } from './read-xml.ts'
import { digestSignedProperties } from './signed-properties.ts'
import { readCertificate } from './signing-certificate.ts'
import { OPENSSL_SIGNED, readOpensslSigned } from './testing/read-openssl-signed.ts'
import { isVerified, verifyInvoice } from './verify-invoice.ts'

const signed = readOpensslSigned()

test('ZATCA-01 a document signed by other programs verifies in every part', () => {
  expect(verifyInvoice(signed).filter(({ problem }) => problem !== null)).toEqual([])
  expect(isVerified(verifyInvoice(signed))).toBe(true)
})

test('ZATCA-01 digests, issuer and serial number are those that other programs computed', () => {
  readXml(signed, (document) => {
    const parts = readSignature(document)
    if (!parts) throw new Error('not signed')
    expect(digestSignedProperties(parts.signedProperties)).toBe(OPENSSL_SIGNED.signedPropertiesDigest)
    expect(readCertificate(parts.certificate)).toMatchObject({
      digest: OPENSSL_SIGNED.certificateDigest,
      issuerName: OPENSSL_SIGNED.issuerName,
      serialNumber: OPENSSL_SIGNED.serialNumber,
    })
  })
})
