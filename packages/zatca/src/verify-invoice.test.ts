import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidXmlError } from './read-xml.ts'
import { readCertificate } from './signing-certificate.ts'
import { makeCreditNote, makeInvoice } from './testing/make-document.ts'
import { makeCertificate, makeTaxUnit } from './testing/make-tax-unit.ts'
import { signDocument } from './testing/signed-document.ts'
import { isVerified, type Verification, verifyInvoice } from './verify-invoice.ts'

const unit = makeTaxUnit()
const document = makeInvoice({ lines: [{ unitPrice: 11_500, quantity: 2 }], deliveryFee: 2_500 })
const { xml: signed, invoiceHash, qrCode } = signDocument(document, unit)
const other = signDocument(makeCreditNote(document, { amount: 1_150, vat: 150 }), makeTaxUnit()).xml

/** The parts with a problem. */
const brokenParts = (xml: string): Verification['part'][] =>
  verifyInvoice(xml).flatMap(({ part, problem }) => (problem === null ? [] : [part]))

/** Replaces a text that occurs in the document. */
function change(from: string | RegExp, to: string, xml = signed): string {
  const changed = xml.replace(from, to)
  if (changed === xml) throw new Error(`${from} does not occur`)
  return changed
}

/** Replaces the first text of an element by that of another document. */
function transplant(name: string): string {
  const pattern = new RegExp(`<${name}>[^<]*</${name}>`)
  return change(pattern, pattern.exec(other)?.[0] ?? '')
}

describe('one change of a signed document', () => {
  test.each<[string, string, Verification['part'][]]>([
    [
      'an amount',
      change('<cbc:PriceAmount currencyID="SAR">2', '<cbc:PriceAmount currencyID="SAR">3'),
      ['invoiceHash'],
    ],
    ['the total', change(/(<cbc:PayableAmount currencyID="SAR">)2/, '$13'), ['invoiceHash', 'qrCode']],
    ['the issue time', change('00:05:09', '00:05:08'), ['invoiceHash', 'qrCode']],
    ['the counter', change('<cbc:UUID>1<', '<cbc:UUID>2<'), ['invoiceHash']],
    ['white space in the body', change('</cbc:ProfileID>', '</cbc:ProfileID>\n'), ['invoiceHash']],
    ['an attribute', change('mimeCode="text/plain">N', 'mimeCode="text/html">N'), ['invoiceHash']],
    ['the invoice hash of the signature', transplantHash(), ['invoiceHash', 'signature', 'qrCode']],
    ['the signature value', transplant('ds:SignatureValue'), ['signature', 'qrCode']],
    ['the certificate', transplant('ds:X509Certificate'), ['signature', 'certificate', 'qrCode']],
    ['the signing time', change(/:10<\/xades:SigningTime>/, ':11</xades:SigningTime>'), ['signedProperties']],
    ['white space in the signed properties', change('<xades:Cert>', '<xades:Cert> '), ['signedProperties']],
    ['a comment in the signed properties', change('<xades:Cert>', '<xades:Cert><!-- a -->'), ['signedProperties']],
    ['the issuer', change('CN=Test Sub', 'CN=Best Sub'), ['signedProperties', 'certificate']],
    [
      'the serial number',
      change('</ds:X509SerialNumber>', '0</ds:X509SerialNumber>'),
      ['signedProperties', 'certificate'],
    ],
    [
      'the certificate digest',
      change(unit.certificate.digest, `${unit.certificate.digest.slice(0, -4)}AA==`),
      ['signedProperties', 'certificate'],
    ],
    ['the QR code', change(qrCode, `B${qrCode.slice(1)}`), ['qrCode']],
    ['the end of the QR code', change(qrCode, qrCode.slice(0, -8)), ['qrCode']],
    ['an algorithm', change('#ecdsa-sha256', '#ecdsa-sha512'), ['structure']],
    ['a transform', change('ancestor-or-self::cac:Signature)', 'ancestor-or-self::cac:Party)'), ['structure']],
    [
      'the signature reference',
      change('</cbc:ID><cbc:SignatureMethod>', '2</cbc:ID><cbc:SignatureMethod>'),
      ['structure'],
    ],
    ['the type of the QR attachment', change(`text/plain">${qrCode}`, `text/html">${qrCode}`), ['structure']],
    ['a second signature', change('<cac:AccountingSupplierParty>', '<cac:Signature/>$&'), ['structure']],
    ['content hidden in a party', change('<cac:Party>', '<cac:Party><cac:Signature>x</cac:Signature>'), ['structure']],
    [
      'a missing QR code',
      change(/<cac:AdditionalDocumentReference><cbc:ID>QR.*?<\/cac:Attachment><\/cac:AdditionalDocumentReference>/, ''),
      ['structure', 'qrCode'],
    ],
    ['a certificate that is none', change(unit.certificate.base64, 'AAAA'), ['signature', 'certificate', 'qrCode']],
  ])('ZATCA-01 %s is named', (_, xml, parts) => {
    expect(brokenParts(xml)).toEqual(parts)
    expect(isVerified(verifyInvoice(xml))).toBe(false)
  })
})

function transplantHash(): string {
  const hash = /<ds:DigestValue>([^<]*)</.exec(other)?.[1] ?? ''
  return change(`<ds:DigestValue>${invoiceHash}`, `<ds:DigestValue>${hash}`)
}

test('ZATCA-01 elements that nothing signs are named when they are not as prescribed', () => {
  const structure = (xml: string) => verifyInvoice(xml).find(({ part }) => part === 'structure')?.problem
  const reference = /<cac:Signature>.*<\/cac:Signature>/
  const moved = change(reference, '').replace('<cac:Party>', `<cac:Party>${reference.exec(signed)?.[0]}`)
  const twice = change(reference, '$&$&')
  expect([moved, twice].map(structure)).toEqual(
    Array.from({ length: 2 }, () => 'cac:Signature must stand exactly once, below the root'),
  )
  expect(structure(change('URI="#xades', 'URI="#xaces'))).toBe('ext:UBLExtensions is not as prescribed')
  expect(structure(change(/<ext:UBLExtension>/, '<ext:UBLExtension><!-- a -->\n'))).toBeNull()
})

test('ZATCA-01 signed properties with other content than elements and texts are refused', () => {
  const cdata = change(/(<xades:SigningTime>)([^<]*)/, '$1<![CDATA[$2]]>')
  expect(() => verifyInvoice(cdata)).toThrow(InvalidXmlError)
})

test('ZATCA-03 a QR code that differs from the document names the tags', () => {
  const { qrCode: foreign } = signDocument({ ...document, issuedAt: document.issuedAt + 60_000 }, unit)
  const problem = verifyInvoice(change(qrCode, foreign)).find(({ part }) => part === 'qrCode')?.problem
  expect(problem).toBe('it differs from the document in tag 3, 6, 7')
  const reordered = Buffer.from(qrCode, 'base64')
  const first = 2 + (reordered[1] ?? 0)
  const swapped = Buffer.concat([reordered.subarray(first), reordered.subarray(0, first)]).toString('base64')
  expect(verifyInvoice(change(qrCode, swapped)).find(({ part }) => part === 'qrCode')?.problem).toBe(
    'its tags are not in order',
  )
})

test('ZATCA-01 a certificate that was not valid at the signing time is named', () => {
  const late = signDocument({ ...document, issuedAt: Date.UTC(2121, 0, 1) }, unit).xml
  expect(brokenParts(late)).toEqual(['certificate'])
})

test('ZATCA-01 a certificate with a key on another curve is refused', () => {
  const base64 = makeCertificate(generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey)
  expect(() => readCertificate(base64)).toThrow('not on secp256k1 but prime256v1')
  expect(brokenParts(change(unit.certificate.base64, base64))).toEqual(['signature', 'certificate', 'qrCode'])
})

test('ZATCA-01 a signing time in UTC is compared as such', () => {
  const times = ['2119-12-31T23:59:59Z', '2120-01-01T00:00:01Z', '2120-01-01T02:59:59', '2120-01-01T03:00:01']
  const broken = times.map((time) => brokenParts(change(/(<xades:SigningTime>)[^<]*/, `$1${time}`)))
  const late = ['signedProperties', 'certificate']
  expect(broken).toEqual([['signedProperties'], late, ['signedProperties'], late])
})

test('ZATCA-01 a document without signature is not verified', () => {
  const unsigned = change(/<ext:UBLExtensions>.*<\/ext:UBLExtensions>/s, '')
  expect(verifyInvoice(unsigned)).toEqual([{ part: 'structure', problem: 'the document is not signed' }])
  expect(isVerified(verifyInvoice(unsigned))).toBe(false)
  expect(() => verifyInvoice('<a/>')).toThrow(InvalidXmlError)
})

/** Positions of all characters between tags or in tags that are not white space or markup. */
const positions = [...signed.matchAll(/[A-Za-z0-9]/g)]
  .map(({ index }) => index)
  .filter((at) => at > signed.indexOf('<Invoice'))

test('ZATCA-02 any changed letter or digit is found', () => {
  fc.assert(
    fc.property(fc.constantFrom(...positions), fc.constantFrom('0', '7', 'a', 'Z'), (at, character) => {
      fc.pre(signed[at] !== character)
      const changed = signed.slice(0, at) + character + signed.slice(at + 1)
      expect(verifies(changed)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

function verifies(xml: string): boolean {
  try {
    return isVerified(verifyInvoice(xml))
  } catch (error) {
    if (error instanceof InvalidXmlError) return false
    throw error
  }
}
