import type { LineItem } from '@warda/domain/invoices/invoice-document'
import { calculateCreditVat } from '@warda/domain/payments/credit-vat'
import { documentCases, withoutAddress } from '@warda/zatca/testing/document-cases'
import { BUSINESS_BUYER, makeCreditNote, makeInvoice, makeNote } from '@warda/zatca/testing/make-document'
import { makeTaxUnit } from '@warda/zatca/testing/make-tax-unit'
import { signDocument } from '@warda/zatca/testing/signed-document'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkDocument, loadOfficialChecks, type OfficialChecks } from './check-document.ts'

const unit = makeTaxUnit()
let official: OfficialChecks
beforeAll(async () => {
  official = await loadOfficialChecks(process.env.ZATCA_MATERIAL ?? '')
})

/** All findings of a document: `error BR-KSA-04`. */
const findings = (xml: string): string[] =>
  checkDocument(xml, official).flatMap(({ check, findings: found }) =>
    found === null ? [`${check} did not run`] : found.map(({ level, rule }) => `${level} ${rule}`),
  )

/** The documents have a fixed date, and a simplified one is to be reported within a day (BR-KSA-98). */
const lateReport = (xml: string): string[] => (xml.includes('name="02') ? ['warning BR-KSA-98'] : [])

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
})
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  redeemHalalas: fc.integer({ min: 0, max: 100_000 }),
  deliveryFee: fc.constantFrom(0, 1, 2_500, 2_599),
})

describe('official schema and rules', () => {
  test('ZATCA-02 documents of every kind, signed in one chain, break no rule', () => {
    let previousHash = signDocument(withoutAddress, unit).invoiceHash
    const broken = Object.entries(documentCases).flatMap(([name, document], at) => {
      const { xml, invoiceHash } = signDocument(document, unit, { counter: at + 2, previousHash })
      previousHash = invoiceHash
      const unexpected = findings(xml).filter((finding) => !lateReport(xml).includes(finding))
      return unexpected.length === 0 ? [] : [{ name, unexpected }]
    })
    expect(broken).toEqual([])
  })

  test('ZATCA-02 the rules only warn of a standard invoice without address', () => {
    expect(findings(signDocument(withoutAddress, unit).xml).toSorted()).toEqual([
      'warning BR-KSA-10',
      'warning BR-KSA-63',
      'warning BR-KSA-67',
      'warning BR-KSA-F-06-C23',
      'warning BR-KSA-F-06-C25',
      'warning BR-KSA-F-06-C28',
    ])
  })

  test('ZATCA-02 the checks find an element out of order, a wrong sum, a buyer who is the seller and a changed text', () => {
    const { xml } = signDocument(makeInvoice({ lines: [{ unitPrice: 11_500, quantity: 1 }] }), unit)
    expect(
      findings(xml.replace(/(<cbc:ProfileID>.*?<\/cbc:ProfileID>)(<cbc:ID>.*?<\/cbc:ID>)/, '$2$1')),
    ).toContainEqual(expect.stringMatching(/^error line/))
    expect(findings(xml.replaceAll('>15.00</cbc:TaxAmount>', '>17.00</cbc:TaxAmount>'))).toContain('warning BR-CO-17')
    const vatNumber = '310122393500003'
    const own = { ...BUSINESS_BUYER, business: { ...BUSINESS_BUYER.business, vatNumber } } as typeof BUSINESS_BUYER
    const toItself = signDocument(makeInvoice({ lines: [{ unitPrice: 100, quantity: 1 }] }, { buyer: own }), unit).xml
    expect(findings(toItself)).toContain('error BR-CUSTOM-VALIDATION-01')
    expect(findings(xml.replace('Damask', 'Persian'))).toEqual(['warning BR-KSA-98', 'error '])
  })

  test('ZATCA-02 any order, signed, breaks no rule', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const { xml } = signDocument(makeInvoice(input, { buyer: BUSINESS_BUYER }), unit)
        expect(findings(xml)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('ZATCA-06 any part of any order, credited and charged again, breaks no rule', () => {
    const part = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      item: fc.constantFrom(1, 2, 'delivery'),
    })
    fc.assert(
      fc.property(basket, part, fc.boolean(), (input, { share, item }, isBusiness) => {
        const invoice = makeInvoice(input, isBusiness ? { buyer: BUSINESS_BUYER } : {})
        const amount = Math.ceil(invoice.total * share)
        if (amount === 0) return
        const vat = calculateCreditVat({ amount, due: invoice.total, vatLeft: invoice.vat })
        const credit = makeCreditNote(invoice, { amount, vat, item: item as LineItem })
        const debit = makeNote(invoice, credit.lines, { kind: 'debitNote' })
        for (const note of [credit, debit]) {
          const { xml } = signDocument(note, unit)
          expect(findings(xml).filter((finding) => !lateReport(xml).includes(finding))).toEqual([])
        }
      }),
      { numRuns: 15 },
    )
  })
})
