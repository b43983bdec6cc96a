import { expect, test } from 'vitest'
import type { InvoiceDocument } from './invoice-document.ts'
import { ublXml } from './ubl.ts'

const seller = {
  name: { en: 'Warda', ar: 'وردة' },
  street: { en: 'King Fahd', ar: 'الملك فهد' },
  district: { en: 'Olaya', ar: 'العليا' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  buildingNumber: '1234',
  postalCode: '12345',
  vatNumber: '310122393500003',
  crNumber: '1010010000',
  phone: '0110000000',
}
const business = {
  street: 'Tahlia',
  buildingNumber: '5678',
  district: '',
  city: 'Jeddah',
  postalCode: '23456',
  vatNumber: '300000000000003',
  registerNumber: '4030123456',
}
const delivery = {
  title: { en: 'Delivery', ar: 'Delivery' },
  quantity: 1,
  unitPrice: 2_300,
  discount: 0,
  net: 2_000,
  vat: 300,
  gross: 2_300,
}
const rose = {
  title: { en: 'Rose', ar: 'ورد' },
  quantity: 2,
  unitPrice: 11_500,
  discount: 2_300,
  net: 18_000,
  vat: 2_700,
  gross: 20_700,
}
const document: InvoiceDocument = {
  kind: 'standard',
  number: 'INV-000123',
  uuid: '00000000-0000-4000-8000-000000000001',
  issuedAt: Date.UTC(2026, 1, 1, 21, 5, 9, 250),
  supplyDate: '2026-02-03',
  orderNumber: '10012',
  terms: 'online',
  seller,
  buyer: { name: 'Oud & <House>', business },
  lines: [rose, delivery],
  net: 20_000,
  vat: 3_000,
  total: 23_000,
  coupon: 2_300,
  redeemed: 0,
  money: { paid: 0, outstanding: 23_000 },
  corrects: null,
  reason: null,
}

const STANDARD = `
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">
<cbc:ProfileID>reporting:1.0</cbc:ProfileID>
<cbc:ID>INV-000123</cbc:ID>
<cbc:UUID>00000000-0000-4000-8000-000000000001</cbc:UUID>
<cbc:IssueDate>2026-02-02</cbc:IssueDate>
<cbc:IssueTime>00:05:09</cbc:IssueTime>
<cbc:InvoiceTypeCode name="0100000">388</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode>
<cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode>
<cac:OrderReference>
<cbc:ID>10012</cbc:ID>
</cac:OrderReference>
<cac:AdditionalDocumentReference>
<cbc:ID>ICV</cbc:ID>
<cbc:UUID>7</cbc:UUID>
</cac:AdditionalDocumentReference>
<cac:AdditionalDocumentReference>
<cbc:ID>PIH</cbc:ID>
<cac:Attachment>
<cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">aGFzaA==</cbc:EmbeddedDocumentBinaryObject>
</cac:Attachment>
</cac:AdditionalDocumentReference>
<cac:AdditionalDocumentReference>
<cbc:ID>QR</cbc:ID>
<cac:Attachment>
<cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">cXI=</cbc:EmbeddedDocumentBinaryObject>
</cac:Attachment>
</cac:AdditionalDocumentReference>
<cac:AccountingSupplierParty>
<cac:Party>
<cac:PartyIdentification>
<cbc:ID schemeID="CRN">1010010000</cbc:ID>
</cac:PartyIdentification>
<cac:PostalAddress>
<cbc:StreetName>الملك فهد | King Fahd</cbc:StreetName>
<cbc:BuildingNumber>1234</cbc:BuildingNumber>
<cbc:CitySubdivisionName>العليا | Olaya</cbc:CitySubdivisionName>
<cbc:CityName>الرياض | Riyadh</cbc:CityName>
<cbc:PostalZone>12345</cbc:PostalZone>
<cac:Country>
<cbc:IdentificationCode>SA</cbc:IdentificationCode>
</cac:Country>
</cac:PostalAddress>
<cac:PartyTaxScheme>
<cbc:CompanyID>310122393500003</cbc:CompanyID>
<cac:TaxScheme>
<cbc:ID>VAT</cbc:ID>
</cac:TaxScheme>
</cac:PartyTaxScheme>
<cac:PartyLegalEntity>
<cbc:RegistrationName>وردة | Warda</cbc:RegistrationName>
</cac:PartyLegalEntity>
</cac:Party>
</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>
<cac:Party>
<cac:PartyIdentification>
<cbc:ID schemeID="CRN">4030123456</cbc:ID>
</cac:PartyIdentification>
<cac:PostalAddress>
<cbc:StreetName>Tahlia</cbc:StreetName>
<cbc:BuildingNumber>5678</cbc:BuildingNumber>
<cbc:CityName>Jeddah</cbc:CityName>
<cbc:PostalZone>23456</cbc:PostalZone>
<cac:Country>
<cbc:IdentificationCode>SA</cbc:IdentificationCode>
</cac:Country>
</cac:PostalAddress>
<cac:PartyTaxScheme>
<cbc:CompanyID>300000000000003</cbc:CompanyID>
<cac:TaxScheme>
<cbc:ID>VAT</cbc:ID>
</cac:TaxScheme>
</cac:PartyTaxScheme>
<cac:PartyLegalEntity>
<cbc:RegistrationName>Oud &amp; &lt;House&gt;</cbc:RegistrationName>
</cac:PartyLegalEntity>
</cac:Party>
</cac:AccountingCustomerParty>
<cac:Delivery>
<cbc:ActualDeliveryDate>2026-02-03</cbc:ActualDeliveryDate>
</cac:Delivery>
<cac:PaymentMeans>
<cbc:PaymentMeansCode>48</cbc:PaymentMeansCode>
</cac:PaymentMeans>
<cac:TaxTotal>
<cbc:TaxAmount currencyID="SAR">30.00</cbc:TaxAmount>
<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="SAR">200.00</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="SAR">30.00</cbc:TaxAmount>
<cac:TaxCategory>
<cbc:ID>S</cbc:ID>
<cbc:Percent>15.00</cbc:Percent>
<cac:TaxScheme>
<cbc:ID>VAT</cbc:ID>
</cac:TaxScheme>
</cac:TaxCategory>
</cac:TaxSubtotal>
</cac:TaxTotal>
<cac:TaxTotal>
<cbc:TaxAmount currencyID="SAR">30.00</cbc:TaxAmount>
</cac:TaxTotal>
<cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="SAR">200.00</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="SAR">200.00</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="SAR">230.00</cbc:TaxInclusiveAmount>
<cbc:PrepaidAmount currencyID="SAR">0.00</cbc:PrepaidAmount>
<cbc:PayableAmount currencyID="SAR">230.00</cbc:PayableAmount>
</cac:LegalMonetaryTotal>
<cac:InvoiceLine>
<cbc:ID>1</cbc:ID>
<cbc:InvoicedQuantity unitCode="PCE">2</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="SAR">180.00</cbc:LineExtensionAmount>
<cac:AllowanceCharge>
<cbc:ChargeIndicator>false</cbc:ChargeIndicator>
<cbc:AllowanceChargeReason>discount</cbc:AllowanceChargeReason>
<cbc:Amount currencyID="SAR">20.00</cbc:Amount>
</cac:AllowanceCharge>
<cac:TaxTotal>
<cbc:TaxAmount currencyID="SAR">27.00</cbc:TaxAmount>
<cbc:RoundingAmount currencyID="SAR">207.00</cbc:RoundingAmount>
</cac:TaxTotal>
<cac:Item>
<cbc:Name>ورد | Rose</cbc:Name>
<cac:ClassifiedTaxCategory>
<cbc:ID>S</cbc:ID>
<cbc:Percent>15.00</cbc:Percent>
<cac:TaxScheme>
<cbc:ID>VAT</cbc:ID>
</cac:TaxScheme>
</cac:ClassifiedTaxCategory>
</cac:Item>
<cac:Price>
<cbc:PriceAmount currencyID="SAR">200.00</cbc:PriceAmount>
<cbc:BaseQuantity unitCode="PCE">2</cbc:BaseQuantity>
</cac:Price>
</cac:InvoiceLine>
<cac:InvoiceLine>
<cbc:ID>2</cbc:ID>
<cbc:InvoicedQuantity unitCode="PCE">1</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="SAR">20.00</cbc:LineExtensionAmount>
<cac:TaxTotal>
<cbc:TaxAmount currencyID="SAR">3.00</cbc:TaxAmount>
<cbc:RoundingAmount currencyID="SAR">23.00</cbc:RoundingAmount>
</cac:TaxTotal>
<cac:Item>
<cbc:Name>Delivery</cbc:Name>
<cac:ClassifiedTaxCategory>
<cbc:ID>S</cbc:ID>
<cbc:Percent>15.00</cbc:Percent>
<cac:TaxScheme>
<cbc:ID>VAT</cbc:ID>
</cac:TaxScheme>
</cac:ClassifiedTaxCategory>
</cac:Item>
<cac:Price>
<cbc:PriceAmount currencyID="SAR">20.00</cbc:PriceAmount>
<cbc:BaseQuantity unitCode="PCE">1</cbc:BaseQuantity>
</cac:Price>
</cac:InvoiceLine>
</Invoice>
`

/** One element per line, for readable differences. */
const elements = (xml: string): string => `\n${xml.replaceAll('><', '>\n<')}\n`

test('a standard invoice is exactly this XML', () => {
  expect(elements(ublXml(document, { counter: 7, previousHash: 'aGFzaA==' }, 'cXI='))).toBe(STANDARD)
})

test('a credit note for a simplified invoice differs in type, number, reference, reason and buyer', () => {
  const xml = ublXml(
    {
      ...document,
      kind: 'creditNote',
      number: 'CN-000004',
      corrects: { number: 'INV-000123', issuedAt: 1, kind: 'simplified' },
      reason: 'Wilted',
      terms: 'cash',
      buyer: { name: 'Noura', business: null },
    },
    { counter: 7, previousHash: 'aGFzaA==' },
    'cXI=',
  )
  const expected = STANDARD.replace('INV-000123', 'CN-000004')
    .replace('<cbc:InvoiceTypeCode name="0100000">388<', '<cbc:InvoiceTypeCode name="0200000">381<')
    .replace(
      '</cac:OrderReference>\n',
      '</cac:OrderReference>\n<cac:BillingReference>\n<cac:InvoiceDocumentReference>\n<cbc:ID>INV-000123</cbc:ID>\n' +
        '<cbc:IssueDate>1970-01-01</cbc:IssueDate>\n</cac:InvoiceDocumentReference>\n</cac:BillingReference>\n',
    )
    .replace(
      '<cbc:PaymentMeansCode>48</cbc:PaymentMeansCode>\n',
      '<cbc:PaymentMeansCode>10</cbc:PaymentMeansCode>\n<cbc:InstructionNote>Wilted</cbc:InstructionNote>\n',
    )
    .replace(
      /(<cac:AccountingCustomerParty>\n).*(<\/cac:AccountingCustomerParty>)/s,
      '$1<cac:Party>\n<cac:PartyLegalEntity>\n<cbc:RegistrationName>Noura</cbc:RegistrationName>\n' +
        '</cac:PartyLegalEntity>\n</cac:Party>\n$2',
    )
  expect(elements(xml)).toBe(expected)
})

test('a simplified invoice has the type 0200000, and a discount of zero no allowance', () => {
  // The VAT is rounded per line, so that the net of the line is not the net price times three.
  const lines = [{ ...rose, quantity: 3, unitPrice: 333, discount: 0, net: 869, vat: 130, gross: 999 }]
  const xml = ublXml({ ...document, kind: 'simplified', terms: 'monthly', lines }, { counter: 1, previousHash: '' })
  expect(xml).toContain('<cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode>')
  expect(xml).toContain('<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>')
  expect(xml).toContain('<cbc:PriceAmount currencyID="SAR">8.69</cbc:PriceAmount>')
  expect(xml).not.toContain('cac:AllowanceCharge')
})

test('a line whose VAT comes from the ledger has no allowance for the rounding', () => {
  const lines = [{ ...rose, quantity: 1, unitPrice: 100, discount: 0, net: 88, vat: 12, gross: 100 }]
  const xml = ublXml({ ...document, lines }, { counter: 1, previousHash: '' })
  expect(xml).toContain('<cbc:PriceAmount currencyID="SAR">0.88</cbc:PriceAmount>')
  expect(xml).not.toContain('cac:AllowanceCharge')
})

test('ZATCA-03 a seller name of more than 127 bytes in both languages is given in Arabic', () => {
  const named = (ar: string, en: string) =>
    ublXml({ ...document, seller: { ...seller, name: { ar, en } } }, { counter: 1, previousHash: '' })
  const [ar, longest] = ['و'.repeat(20), 'x'.repeat(84)]
  expect(named(ar, longest)).toContain(`<cbc:RegistrationName>${ar} | ${longest}</cbc:RegistrationName>`)
  expect(named(ar, `${longest}x`)).toContain(`<cbc:RegistrationName>${ar}</cbc:RegistrationName>`)
})

test('a business without register number has no party identification', () => {
  const buyer = { name: 'Oud House', business: { ...business, registerNumber: null } }
  const xml = ublXml({ ...document, buyer }, { counter: 1, previousHash: '' })
  expect(xml.match(/cac:PartyIdentification>/g)).toHaveLength(2)
})

test('RUN-04 the order reference names the buyer’s purchase order, escaped, and the shop’s order number', () => {
  const xml = ublXml({ ...document, purchaseOrder: 'PO <1> & ط' }, { counter: 7, previousHash: 'aGFzaA==' }, 'cXI=')
  expect(xml).toContain(
    '<cac:OrderReference><cbc:ID>PO &lt;1&gt; &amp; ط</cbc:ID><cbc:SalesOrderID>10012</cbc:SalesOrderID></cac:OrderReference>',
  )
})
