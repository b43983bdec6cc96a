import { expect, test } from 'vitest'
import { decodeQrCode, encodeQrCode } from './qr-code.ts'
import { BUSINESS_BUYER, makeCreditNote, makeInvoice } from './testing/make-document.ts'
import { makeTaxUnit } from './testing/make-tax-unit.ts'
import { signDocument } from './testing/signed-document.ts'

const unit = makeTaxUnit()
const basket = { lines: [{ unitPrice: 11_500, quantity: 1 }] }
const credit = { amount: 1_150, vat: 150 }

const documents = {
  'a simplified invoice': makeInvoice(basket),
  'a simplified credit note': makeCreditNote(makeInvoice(basket), credit),
  'a standard invoice': makeInvoice(basket, { buyer: BUSINESS_BUYER }),
  'a standard credit note': makeCreditNote(makeInvoice(basket, { buyer: BUSINESS_BUYER }), credit),
}

test.each(Object.entries(documents))('ZATCA-03 %s carries its tags in order', (name, document) => {
  const { qrCode, invoiceHash, xml } = signDocument(document, unit)
  const tags = decodeQrCode(qrCode)
  const signature = /<ds:SignatureValue>(.*)<\/ds:SignatureValue>/.exec(xml)?.[1]
  const simplified = name.includes('simplified')
  expect([...(tags?.keys() ?? [])]).toEqual(simplified ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4, 5, 6, 7, 8])
  const texts = [1, 2, 3, 4, 5, 6, 7].map((tag) => tags?.get(tag)?.toString())
  const amounts = name.includes('credit') ? ['11.50', '1.50'] : ['115.00', '15.00']
  const facts = ['ورود وردة | Warda Flowers', '310122393500003', '2026-02-02T00:05:09', ...amounts]
  expect(texts).toEqual([...facts, invoiceHash, signature])
  expect(tags?.get(8)).toEqual(Buffer.from(unit.certificate.publicKey))
  expect(tags?.get(8)).toHaveLength(88)
  if (simplified) expect(tags?.get(9)).toEqual(Buffer.from(unit.certificate.signature))
})

test('ZATCA-03 the time of tag 3 is the local time in the XML', () => {
  const { xml } = signDocument(makeInvoice(basket, { issuedAt: Date.UTC(2026, 0, 31, 21, 0, 0) }), unit)
  expect(xml).toContain('<cbc:IssueDate>2026-02-01</cbc:IssueDate><cbc:IssueTime>00:00:00</cbc:IssueTime>')
  const qrCode = /<cbc:ID>QR<.*?plain">(.*?)</.exec(xml)?.[1] ?? ''
  expect(decodeQrCode(qrCode)?.get(3)?.toString()).toBe('2026-02-01T00:00:00')
})

test('ZATCA-03 the longest seller name keeps the QR code within 1,000 characters (KSA-14)', () => {
  const facts = { seller: 'و'.repeat(150), vatNumber: '3'.repeat(15), timestamp: '2026-02-01T00:00:00' }
  const stamp = { invoiceHash: 'x'.repeat(44), signature: 'x'.repeat(96), certificate: unit.certificate }
  const code = encodeQrCode({ ...facts, total: '99999999999.99', vat: '99999999999.99' }, stamp, true)
  expect(code.length).toBeLessThanOrEqual(1_000)
  expect(decodeQrCode(code)?.get(1)).toHaveLength(300)
})

test.each([
  [127, [1, 127]],
  [128, [1, 0x81, 128]],
  [255, [1, 0x81, 255]],
  [256, [1, 0x82, 1, 0]],
  [300, [1, 0x82, 1, 44]],
])('ZATCA-03 the length of a value of %i bytes is written by BER, as the Authority reads it', (bytes, start) => {
  const facts = { seller: 'x'.repeat(bytes), vatNumber: '', timestamp: '', total: '', vat: '' }
  const stamp = { invoiceHash: 'hash', signature: '', certificate: unit.certificate }
  const code = encodeQrCode(facts, stamp, true)
  expect([...Buffer.from(code, 'base64').subarray(0, start.length)]).toEqual(start)
  expect(decodeQrCode(code)?.get(1)?.toString()).toBe(facts.seller)
  expect(decodeQrCode(code)?.get(6)?.toString()).toBe('hash')
})

test.each([
  ['a value shorter than its length', Buffer.from([1, 2, 65])],
  ['a tag without length', Buffer.from([1, 1, 65, 2])],
  ['a value shorter than its length in two bytes', Buffer.from([1, 0x81, 2, 65])],
  ['a value shorter than its length in three bytes', Buffer.from([1, 0x82, 1, 0, 65])],
  ['a length without bytes', Buffer.from([1, 0x80])],
  ['a length of three bytes', Buffer.from([1, 0x83, 0, 0, 1, 65])],
  ['a tag that occurs twice', Buffer.from([1, 1, 65, 1, 1, 66])],
])('%s is no QR code', (_, bytes) => {
  expect(decodeQrCode(bytes.toString('base64'))).toBeNull()
})

test('text that is not base64 is no QR code', () => {
  expect(decodeQrCode('AQFB')).toEqual(new Map([[1, Buffer.from('A')]]))
  expect(decodeQrCode('AQFB\n')).toBeNull()
  expect(decodeQrCode('AQF*')).toBeNull()
})
