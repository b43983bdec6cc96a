import { expect, test } from 'vitest'
import { canonicalInvoice, FIRST_PREVIOUS_HASH, hashInvoice } from './invoice-hash.ts'
import { InvalidXmlError } from './read-xml.ts'
import { hexDigest } from './signing-certificate.ts'
import { OPENSSL_SIGNED, readOpensslSigned } from './testing/read-openssl-signed.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const start = `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2">`
const reference = (id: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID></cac:AdditionalDocumentReference>`

test('ZATCA-01 the hash of a document in an unusual layout equals the hash of another implementation', () => {
  expect(hashInvoice(readOpensslSigned())).toBe(OPENSSL_SIGNED.invoiceHash)
})

test('ZATCA-01 the hash leaves out extensions, signature and QR code, but no white space beside them', () => {
  const removed = ['<ext:UBLExtensions>x</ext:UBLExtensions>', reference('QR'), '<cac:Signature></cac:Signature>']
  const kept = ['\n ', reference('PIH'), '\t']
  const [a = '', b = '', c = ''] = removed
  const xml = `<?xml version="1.0"?>\n${start}${a}${kept[0]}${b}${kept[1]}${c}${kept[2]}</Invoice>\n`
  expect(canonicalInvoice(xml)).toBe(`${start}${kept.join('')}</Invoice>`)
})

test('ZATCA-01 nested elements that the hash leaves out are removed with those around them', () => {
  const nested = `<ext:UBLExtensions>${reference('QR')}<cac:Signature/></ext:UBLExtensions>`
  expect(canonicalInvoice(`${start}${nested}<cbc:ID>1</cbc:ID></Invoice>`)).toBe(`${start}<cbc:ID>1</cbc:ID></Invoice>`)
})

test('ZATCA-01 the canonical form is Canonical XML 1.1', () => {
  const written = `${start}<!-- a --><cbc:ID b='2'
    a="1&#9;"/><cbc:Note><![CDATA[<&>]]>&#13;&quot;</cbc:Note>\r\n<?a b?></Invoice>`
  const canonical = `${start}<cbc:ID a="1&#x9;" b="2"></cbc:ID><cbc:Note>&lt;&amp;&gt;&#xD;"</cbc:Note>\n<?a b?></Invoice>`
  expect(canonicalInvoice(written)).toBe(canonical)
})

test('ZATCA-01 the previous hash of the first document is the digest of 0', () => {
  expect(FIRST_PREVIOUS_HASH).toBe(hexDigest('0'))
})

test.each([
  ['a text that is no XML', 'INV-1'],
  ['an open element', start],
  ['another root', '<a/>'],
  ['an invoice without namespace', '<Invoice/>'],
  ['an empty text', ''],
  ['a document type', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${start}&a;</Invoice>`],
])('%s is refused', (_, xml) => {
  expect(() => hashInvoice(xml)).toThrow(InvalidXmlError)
})

test('a refused text is told apart by its message', () => {
  expect(() => hashInvoice('<a/>')).toThrow('the root is not a UBL invoice')
  expect(() => hashInvoice(`<!DOCTYPE Invoice>${start}</Invoice>`)).toThrow(
    'a document type declaration is not allowed',
  )
  expect(() => hashInvoice('INV-1')).toThrow(/^Start tag expected.*[^\s]$/)
})
