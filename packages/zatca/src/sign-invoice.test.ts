import { ublXml } from '@warda/domain/invoices/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_PREVIOUS_HASH, hashInvoice } from './invoice-hash.ts'
import { signInvoice } from './sign-invoice.ts'
import { BUSINESS_BUYER, makeInvoice, PRIVATE_BUYER } from './testing/make-document.ts'
import { makeTaxUnit } from './testing/make-tax-unit.ts'
import { signDocument } from './testing/signed-document.ts'
import { isVerified, verifyInvoice } from './verify-invoice.ts'

const unit = makeTaxUnit()
const unsigned = ublXml(makeInvoice({ lines: [{ unitPrice: 11_500, quantity: 1 }] }), {
  counter: 1,
  previousHash: FIRST_PREVIOUS_HASH,
})

test('ZATCA-01 signing leaves the hash of the document unchanged', () => {
  const { xml, invoiceHash } = signInvoice(unsigned, unit, 0)
  expect([hashInvoice(xml), hashInvoice(unsigned)]).toEqual([invoiceHash, invoiceHash])
})

test('ZATCA-01 the signed properties have the signing time in Riyadh and the certificate', () => {
  const { xml } = signInvoice(unsigned, unit, Date.UTC(2026, 1, 1, 21, 5, 10, 999))
  expect(xml).toContain('<xades:SigningTime>2026-02-02T00:05:10</xades:SigningTime>')
  expect(xml).toContain('<ds:X509IssuerName>CN=Test Sub CA, DC=shop, DC=local</ds:X509IssuerName>')
  expect(xml).toContain(`<ds:X509SerialNumber>${BigInt(`0x11${'ab'.repeat(16)}`)}</ds:X509SerialNumber>`)
})

test.each([
  ['an XML declaration', `<?xml version="1.0"?>${unsigned}`],
  ['white space before the end of a tag', unsigned.replace('</cbc:ID>', '</cbc:ID >')],
  ['a signature', signInvoice(unsigned, unit, 0).xml],
])('a document with %s is not signed', (_, xml) => {
  expect(() => signInvoice(xml, unit, 0)).toThrow('canonical')
})

const basket = fc.record({
  lines: fc.array(
    fc.record({ unitPrice: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 50 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  redeemHalalas: fc.integer({ min: 0, max: 100_000 }),
  deliveryFee: fc.constantFrom(0, 1, 2_500, 2_599),
})
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })

test('ZATCA-02 any order, signed, verifies, and its totals are those of the lines', () => {
  fc.assert(
    fc.property(basket, name, fc.boolean(), (input, buyerName, isBusiness) => {
      const buyer = { ...(isBusiness ? BUSINESS_BUYER : PRIVATE_BUYER), name: buyerName }
      const { xml } = signDocument(makeInvoice(input, { buyer }), unit)
      expect(verifyInvoice(xml).filter(({ problem }) => problem !== null)).toEqual([])
      expect(isVerified(verifyInvoice(xml))).toBe(true)
      const sum = (element: string) => amounts(xml, element).reduce((a, b) => a + b, 0)
      const [documentNet = 0, ...lineNets] = amounts(xml, 'LineExtensionAmount')
      const [total] = amounts(xml, 'PayableAmount')
      expect(lineNets.reduce((a, b) => a + b, 0)).toBe(documentNet)
      expect(sum('RoundingAmount')).toBe(total)
      // The document states its VAT three times: with the subtotal, in the subtotal and alone.
      const [vat = 0, subtotal, alone, ...lineVats] = amounts(xml, 'TaxAmount')
      expect([subtotal, alone, lineVats.reduce((a, b) => a + b, 0)]).toEqual([vat, vat, vat])
      expect(documentNet + vat).toBe(total)
    }),
    { numRuns: 60 },
  )
})

/** Halalas of all elements of a name, in order. */
const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="SAR">(\\d+)[.](\\d\\d)<`, 'g'))].map(([, riyals, halalas]) =>
    Number(`${riyals}${halalas}`),
  )
