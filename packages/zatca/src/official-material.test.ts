import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { canonicalInvoice, FIRST_PREVIOUS_HASH, hashInvoice } from './invoice-hash.ts'
import { decodeQrCode } from './qr-code.ts'
import { readSignature, type SignatureParts } from './read-signature.ts'
import { readXml, textAt } from './read-xml.ts'
import { digestSignedProperties } from './signed-properties.ts'
import { readCertificate } from './signing-certificate.ts'
import { verifyInvoice } from './verify-invoice.ts'

/** Folder with the Authority's samples and `vectors.json`; without it this file is not run (docs/testing.md). */
const folder = process.env.ZATCA_MATERIAL ?? ''

type Vector = {
  file: string
  c14nBytes: number
  invoiceHash: string
  signatureValue: string
  certDigest: string
  issuer: string
  serial: string
  signedPropsDigest: string
  pih: string
  icv: string
  qr: string
  tags: Record<string, string | { base64: string }>
}

const readMaterial = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
const vectors: Vector[] = JSON.parse(readMaterial('vectors.json'))

describe('official samples', () => {
  test('ZATCA-01 the folder has samples, and the first previous hash', () => {
    expect(vectors.length).toBeGreaterThan(0)
    expect(readMaterial('pih.txt').trim()).toBe(FIRST_PREVIOUS_HASH)
  })

  test.each(vectors)('ZATCA-01 $file is recomputed exactly', (vector) => {
    const xml = readMaterial(vector.file)
    const bytes = Buffer.byteLength(canonicalInvoice(xml))
    const read = (parts: SignatureParts) => ({
      signatureValue: parts.signature,
      certDigest: readCertificate(parts.certificate).digest,
      issuer: readCertificate(parts.certificate).issuerName,
      serial: readCertificate(parts.certificate).serialNumber,
      signedPropsDigest: digestSignedProperties(parts.signedProperties),
      qr: parts.qrCode,
    })
    const reference = (id: string) => `/inv:Invoice/cac:AdditionalDocumentReference[cbc:ID='${id}']`
    const recomputed = readXml(xml, (document) => {
      const parts = readSignature(document)
      return {
        ...(parts && read(parts)),
        icv: textAt(document, `${reference('ICV')}/cbc:UUID`),
        pih: textAt(document, `${reference('PIH')}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`),
      }
    })
    expect(vector).toMatchObject({ ...recomputed, c14nBytes: bytes, invoiceHash: hashInvoice(xml) })
    expect(verifyInvoice(xml).filter(({ problem }) => problem !== null)).toEqual([])
  })

  test.each(vectors)('ZATCA-03 $file has the decoded QR tags', ({ qr, tags }) => {
    const decoded = [...(decodeQrCode(qr) ?? [])].map(([tag, value]) => [String(tag), value])
    const expected = Object.entries(tags).map(([tag, value]) => [
      tag,
      typeof value === 'string' ? Buffer.from(value) : Buffer.from(value.base64, 'base64'),
    ])
    expect(decoded).toEqual(expected)
  })

  test('ZATCA-01 the published certificate is the one in the samples', () => {
    const published = readMaterial('certificates/cert.pem').replaceAll(/-----[A-Z ]+-----|\s/g, '')
    const certificates = vectors.map(({ file }) =>
      readXml(readMaterial(file), (document) => readSignature(document)?.certificate),
    )
    expect(new Set(certificates)).toEqual(new Set([published]))
  })
})
