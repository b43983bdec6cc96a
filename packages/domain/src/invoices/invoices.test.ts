import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateOrderTotals } from '../orders/totals.ts'
import { canInvoice, INVOICEABLE_STATES, invoiceKind, isInvoiceDue } from './can-invoice.ts'
import { documentNumber } from './document-number.ts'
import { deliveryLine, type InvoiceDocument, invoiceLines, sumDocumentLines } from './invoice-document.ts'
import { PRINTABLE, toPrintableText } from './printable-text.ts'
import { encodeQrFields } from './qr.ts'
import { invoiceQrFields, ublXml } from './ubl.ts'
import { formatDecimalRiyals } from './ubl-amounts.ts'

const BOBS = { seller: 'Bobs Records', vatNumber: '310122393500003', timestamp: '2022-04-25T15:30:00Z' }
const TEST = { vatNumber: '399999999900003' }

/** Published examples: the sample of ZATCA and two Arabic names. */
const VECTORS = [
  {
    fields: { ...BOBS, total: '1000.00', vat: '150.00' },
    text: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  },
  {
    fields: { ...TEST, seller: 'شركة الاختبار', timestamp: '2026-03-05T14:30:00Z', total: '454.83', vat: '59.33' },
    text: 'ARnYtNix2YPYqSDYp9mE2KfYrtiq2KjYp9ixAg8zOTk5OTk5OTk5MDAwMDMDFDIwMjYtMDMtMDVUMTQ6MzA6MDBaBAY0NTQuODMFBTU5LjMz',
  },
  {
    fields: {
      ...TEST,
      seller: 'متجر الزهور العربية | Arabian Flowers',
      timestamp: '2026-11-27T10:41:08Z',
      total: '115.00',
      vat: '15.00',
    },
    text: 'ATbZhdiq2KzYsSDYp9mE2LLZh9mI2LEg2KfZhNi52LHYqNmK2KkgfCBBcmFiaWFuIEZsb3dlcnMCDzM5OTk5OTk5OTkwMDAwMwMUMjAyNi0xMS0yN1QxMDo0MTowOFoEBjExNS4wMAUFMTUuMDA=',
  },
]

/** Decodes a QR code: tag → value. */
function readQr(text: string): Map<number, string> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const fields = new Map<number, string>()
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2)
    fields.set(tag, new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 2, at + 2 + length)))
    at += 2 + length
  }
  return fields
}

describe('QR code of phase 1', () => {
  test.each(VECTORS)('equals the published code of $fields.seller', ({ fields, text }) => {
    expect(encodeQrFields(fields)).toBe(text)
  })

  test('a long name is cut at a whole character, and other fields stay unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (seller) => {
        const fields = readQr(encodeQrFields({ ...BOBS, seller, total: '1.15', vat: '0.15' }))
        expect(seller.startsWith(fields.get(1) ?? '?')).toBe(true)
        expect([...fields.values()].slice(1)).toEqual([BOBS.vatNumber, BOBS.timestamp, '1.15', '0.15'])
      }),
    )
    expect(readQr(encodeQrFields({ ...BOBS, seller: 'و'.repeat(200), total: '1', vat: '0' })).get(1)).toBe(
      'و'.repeat(127),
    )
  })
})

describe('document numbers, invoice kinds and invoiceable orders', () => {
  test('I27 numbers have six digits, or more when needed', () => {
    expect(documentNumber('invoice', 123)).toBe('INV-000123')
    expect(documentNumber('creditNote', 4)).toBe('CN-000004')
    expect(documentNumber('debitNote', 2)).toBe('DN-000002')
    expect(documentNumber('invoice', 1_234_567)).toBe('INV-1234567')
  })

  test('an order can be invoiced when its terms are met and its value is above zero', () => {
    expect(canInvoice({ agreed: true, due: 1 })).toBe(true)
    expect(canInvoice({ agreed: true, due: 0 })).toBe(false)
    expect(canInvoice({ agreed: false, due: 100 })).toBe(false)
  })

  test('an invoice is due for delivered, completed and cancelled orders', () => {
    expect(INVOICEABLE_STATES).toEqual(['delivered', 'completed', 'cancelled'])
    expect(isInvoiceDue({ state: 'preparing', paid: 0 })).toBe(false)
    expect(isInvoiceDue({ state: 'preparing', paid: 1 })).toBe(true)
    expect(isInvoiceDue({ state: 'delivered', paid: 0 })).toBe(true)
  })

  test('a free delivery has no line', () => {
    const fees = [0, 2_300].map((fee) => invoiceLines([], { title: words('Delivery'), fee }))
    const line = {
      item: 'delivery',
      title: words('Delivery'),
      quantity: 1,
      unitPrice: 2_300,
      discount: 0,
      net: 2_000,
      vat: 300,
      gross: 2_300,
    }
    expect(fees).toEqual([[], [line]])
  })

  test('ZATCA-02 an invoice is standard for a buyer with a VAT number that is not the seller’s', () => {
    const seller = { vatNumber: '399999999900003' }
    const registerNumber = '4030000001'
    const kinds = [
      { vatNumber: '310122393500003', registerNumber: null },
      { ...seller, registerNumber },
      { vatNumber: null, registerNumber },
      { vatNumber: null, registerNumber: null },
      null,
    ].map((buyer) => [invoiceKind(buyer, seller, 99_999), invoiceKind(buyer, seller, 100_000)])
    expect(kinds).toEqual([
      ['standard', 'standard'],
      ['simplified', 'simplified'],
      ['simplified', 'standard'],
      ['simplified', 'simplified'],
      ['simplified', 'simplified'],
    ])
  })

  test('halalas are formatted with two decimals', () => {
    expect([0, 5, 99, 100, 123_456, -5].map(formatDecimalRiyals)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '1234.56',
      '-0.05',
    ])
  })
})

const words = (text: string) => ({ en: text, ar: text })
const SELLER = {
  name: { en: 'Warda', ar: 'وردة' },
  vatNumber: '310122393500003',
  crNumber: '1010123456',
  street: words('Olaya'),
  buildingNumber: '7204',
  district: words('Olaya'),
  city: words('Riyadh'),
  postalCode: '12211',
  phone: '+966 11 200 4477',
}

const base: Omit<InvoiceDocument, 'lines' | 'net' | 'vat' | 'total'> = {
  kind: 'simplified',
  number: 'INV-000001',
  uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be',
  issuedAt: Date.UTC(2026, 10, 29, 22, 30, 5),
  supplyDate: '2026-11-30',
  orderNumber: '7',
  terms: 'online',
  seller: SELLER,
  buyer: { name: 'Noura', business: null },
  coupon: 0,
  redeemed: 0,
  money: { paid: 0, outstanding: 0 },
  corrects: null,
  reason: null,
}
const place = { counter: 1, previousHash: 'aGFzaA==' }

const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) =>
    Math.round(Number(text) * 100),
  )

const basket = fc.record({
  lines: fc.array(
    fc.record({ unitPrice: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 50 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  coupon: fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent, max: null })),
  redeemHalalas: fc.integer({ min: 0, max: 100_000 }),
  deliveryFee: fc.constantFrom(0, 1, 2_500, 2_599),
})

describe('invoice document', () => {
  test('totals equal those of the order, and lines add up exactly in the XML', () => {
    fc.assert(
      fc.property(basket, (input) => {
        const order = calculateOrderTotals({ ...input, vatPercent: 15 })
        const ordered = order.lines.map(({ discount, net, vat }, at) => {
          const { unitPrice = 0, quantity = 0 } = input.lines[at] ?? {}
          return { title: words('Rose'), quantity, unitPrice, discount, net, vat }
        })
        const lines = invoiceLines(ordered, { title: words('Delivery'), fee: order.deliveryFee })
        const sums = sumDocumentLines(lines)
        expect(sums).toEqual({ net: order.net, vat: order.vat, total: order.total })
        for (const line of lines) {
          expect(line.gross).toBe(line.unitPrice * line.quantity - line.discount)
          expect(line.gross).toBe(line.net + line.vat)
        }
        const xml = ublXml({ ...base, lines, ...sums }, place)
        expect(amounts(xml, 'PayableAmount')).toEqual([order.total])
        for (const [line = ''] of xml.matchAll(/<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/g)) {
          const [net = 0] = amounts(line, 'LineExtensionAmount')
          const [listed = 0] = amounts(line, 'PriceAmount')
          const [off = 0] = amounts(line, 'Amount')
          expect(off).toBeGreaterThanOrEqual(0)
          expect(net).toBe(listed - off)
        }
      }),
    )
  })

  test('a credit note has the corrected invoice, the reason and the VAT of the ledger', () => {
    const lines = [deliveryLine(words('Credit'), 1_000, 131)]
    const corrects = { number: 'INV-000001', issuedAt: 0, kind: 'standard' } as const
    const document = { ...base, kind: 'creditNote', corrects, reason: 'Broken <vase> & stem', lines } as const
    const xml = ublXml({ ...document, ...sumDocumentLines(lines) }, place)
    expect(xml).toContain('<cbc:InvoiceTypeCode name="0100000">381</cbc:InvoiceTypeCode>')
    expect(xml).toContain(
      '<cac:InvoiceDocumentReference><cbc:ID>INV-000001</cbc:ID><cbc:IssueDate>1970-01-01</cbc:IssueDate></cac:InvoiceDocumentReference>',
    )
    expect(xml).toContain('<cbc:InstructionNote>Broken &lt;vase&gt; &amp; stem</cbc:InstructionNote>')
    expect(sumDocumentLines(lines)).toEqual({ net: 869, vat: 131, total: 1_000 })
  })

  test('a standard invoice has the buyer’s VAT number and address, a simplified one only the name', () => {
    const lines = [deliveryLine(words('Rose'), 115)]
    const business = {
      ...SELLER,
      street: 'Tahlia',
      district: 'Sulimaniyah',
      city: 'Jeddah',
      registerNumber: '4030000001',
    }
    const buyer = { name: 'Gulf Hotels', business: { ...business, vatNumber: '399999999900003' } }
    const xml = ublXml({ ...base, kind: 'standard', buyer, lines, ...sumDocumentLines(lines) }, place)
    const customer = /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/.exec(xml)?.[0] ?? ''
    for (const text of ['399999999900003', 'Gulf Hotels', 'Tahlia', 'Jeddah', '4030000001'])
      expect(customer).toContain(text)
    const simple = ublXml({ ...base, lines, ...sumDocumentLines(lines) }, place)
    expect(simple).toContain(
      '<cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Noura</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>',
    )
  })

  test('ZATCA-03 the XML has date and time in Riyadh, and the QR code the same', () => {
    const lines = [deliveryLine(words('Rose'), 115)]
    const document = { ...base, lines, ...sumDocumentLines(lines) }
    const xml = ublXml(document, place)
    expect(xml).toContain('<cbc:IssueDate>2026-11-30</cbc:IssueDate><cbc:IssueTime>01:30:05</cbc:IssueTime>')
    expect(invoiceQrFields(document)).toEqual({
      seller: 'وردة',
      vatNumber: SELLER.vatNumber,
      timestamp: '2026-11-30T01:30:05',
      total: '1.15',
      vat: '0.15',
    })
  })

  test('the hashed text differs from the XML only by the QR reference', () => {
    const lines = [deliveryLine(words('Rose'), 115)]
    const document = { ...base, lines, ...sumDocumentLines(lines) }
    const withCode = ublXml(document, place, 'Y29kZQ==')
    const reference = /<cac:AdditionalDocumentReference><cbc:ID>QR<.*?<\/cac:AdditionalDocumentReference>/
    expect(withCode).toMatch(reference)
    expect(withCode.replace(reference, '')).toBe(ublXml(document, place))
  })
})

describe('printable text', () => {
  test('keeps Arabic, Latin and punctuation, and gives the direction', () => {
    expect(toPrintableText('وردة "حب" (٣) 15%')).toEqual({ text: 'وردة "حب" (٣) 15%', rtl: true })
    expect(toPrintableText('12 Damask roses — وردة')).toEqual({ text: '12 Damask roses — وردة', rtl: false })
  })

  test('white space becomes one space and is removed at the ends', () => {
    expect(toPrintableText('  a \u2003\t\n b\u0085c ').text).toBe('a bc')
    expect(toPrintableText('rose\u3000ورد').text).toBe('rose ورد')
  })

  test('a word of more than 30 characters is split', () => {
    expect(toPrintableText('x'.repeat(30)).text).toBe('x'.repeat(30))
    expect(toPrintableText('x'.repeat(61)).text).toBe(`${'x'.repeat(30)} ${'x'.repeat(30)} x`)
  })

  test('the first letter decides the direction', () => {
    expect(['ورد rose', 'rose ورد', '12 ورد', '12'].map((text) => toPrintableText(text).rtl)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('emoji, direction marks and missing accents are removed, other missing letters become a question mark', () => {
    expect(toPrintableText('Sara 🌹\u202Egro\u2066.x\u0000').text).toBe('Sara gro.x')
    expect(toPrintableText('Şükran 王').text).toBe('Sükran ?')
  })

  test('any text has only printable characters and no word of more than 30 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (written) => {
        const { text } = toPrintableText(written)
        for (const character of text) expect(character).toMatch(PRINTABLE)
        for (const word of text.split(' ')) expect([...word].length).toBeLessThanOrEqual(30)
      }),
    )
  })
})
