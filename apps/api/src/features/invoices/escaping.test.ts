import type { Statement } from '@warda/contract/statements'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { toPrintableText } from '@warda/domain/invoices/printable-text'
import { languages } from '@warda/domain/language'
import { toRiyals } from '@warda/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfRenderer } from '../../adapters/pdf/renderer.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { invoiceFile } from './invoice-file.ts'
import { renderStatement } from './render-statement.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Texts with code of HTML, Typst (the language of the templates), format strings and spreadsheet formulas. */
const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '#eval("1") #panic("x") #import "/etc/passwd": * #pdf.attach("/etc/passwd") #{ 1 + 1 } #[x]',
  '*bold* _slanted_ `raw` $x^2$ = heading - list + list / term: x \\u{41} \\ @ref <label> // gone /* gone */ ~ -- ---',
  '"] } ) {{ y }} $z %s %00 &lt;b&gt; =1+1',
  'a\u202Eb\u2066c\u200Fd\u0007e\u0000f',
]

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
/** The text as a document prints it: without characters that its fonts lack. */
const toPrinted = (text: string): string => withoutSpaces(toPrintableText(text).text)
const read = (pdf: Uint8Array) => pdfPages(pdf).map(withoutSpaces)

/** Expects a PDF without scripts, links and actions. */
function expectNoActiveContent(pdf: Uint8Array): void {
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(
    /\/(?:JavaScript|JS|Launch|URI|OpenAction|AA|GoToR|SubmitForm)\b/,
  )
}

const inBothLanguages = (text: string) => ({ en: text, ar: text })

/** An invoice with this text in every field that a person types. */
const createInvoice = (text: string): InvoiceDocument => ({
  kind: 'standard',
  number: 'INV-000001',
  uuid: '11111111-1111-4111-8111-111111111111',
  issuedAt: Date.UTC(2026, 10, 29, 7),
  supplyDate: '2026-11-29',
  orderNumber: '12',
  terms: 'cash',
  seller: {
    name: inBothLanguages(text.slice(0, 100)),
    vatNumber: '300000000000003',
    crNumber: '1010000000',
    phone: '+966500000000',
    street: inBothLanguages(text),
    buildingNumber: '1',
    district: inBothLanguages(text),
    city: inBothLanguages(text),
    postalCode: '12345',
  },
  buyer: {
    name: text,
    business: {
      vatNumber: '300000000000003',
      registerNumber: null,
      street: text,
      buildingNumber: '1',
      district: text,
      city: text,
      postalCode: '12345',
    },
  },
  lines: [
    { title: { en: text, ar: text }, quantity: 1, unitPrice: 1_150, discount: 0, net: 1_000, vat: 150, gross: 1_150 },
  ],
  net: 1_000,
  vat: 150,
  total: 1_150,
  coupon: 0,
  redeemed: 0,
  money: { paid: 0, outstanding: 1_150 },
  corrects: null,
  reason: text,
})

const renderInvoice = (document: InvoiceDocument) =>
  pdfRenderer.render({
    template: 'invoice',
    data: invoiceFile(document, {
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      showRiyalSign: false,
    }),
    xml: '<Invoice/>',
    at: document.issuedAt,
  })

const accountStatement = (text: string): Statement => ({
  branch: null,
  who: { clientId: 7, userId: null, name: text, phoneNumber: text.slice(0, 30) },
  from: '2026-09-01',
  to: '2026-11-29',
  opening: toRiyals(0),
  closing: toRiyals(0),
  entries: [],
  ageing: {
    current: toRiyals(0),
    days0to30: toRiyals(0),
    days31to60: toRiyals(0),
    days61to90: toRiyals(0),
    over90: toRiyals(0),
    total: toRiyals(0),
  },
  storeCredit: toRiyals(0),
})

test('OPEN-01 a statement carries the name of the shop alone', async () => {
  const text = read(await renderStatement(accountStatement('Nora'), 'en', 'Layan Flowers')).join('')
  expect(text).toContain(toPrinted('Layan Flowers'))
  expect(text).not.toMatch(/warda/i)
})

describe('input of an Admin is plain text in every document', () => {
  test.each(HOSTILE)('ADMIN-01 ADMIN-04 an invoice and a statement contain it as entered: %s', async (text) => {
    const invoice = await renderInvoice(createInvoice(text))
    expectNoActiveContent(invoice)
    const pages = read(invoice)
    expect(pages).toHaveLength(1)
    // Seller's street, district and city twice, the buyer's name and address, the line and the reason.
    expect(pages.join('').split(toPrinted(text)).length - 1).toBeGreaterThanOrEqual(11)
    for (const language of languages) {
      const statement = await renderStatement(accountStatement(text), language, 'Warda')
      expectNoActiveContent(statement)
      expect(read(statement).join('')).toContain(toPrinted(text))
    }
  })

  test.each([
    ['sentences', `${HOSTILE.slice(0, 3).join(' ')} `.repeat(60).slice(0, 10_000), 'panic("x")'],
    ['one word', '#panic("x")'.repeat(1_000).slice(0, 10_000), null],
    ['one Arabic word', 'م'.repeat(10_000), null],
  ])('ADMIN-01 ADMIN-04 ten thousand characters are printed over several pages: %s', async (_, text, mark) => {
    const invoice = await renderInvoice(createInvoice(text))
    expectNoActiveContent(invoice)
    const pages = read(invoice)
    expect(pages.length).toBeGreaterThan(5)
    for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1}/${pages.length}`)
    // The total is at the end of an invoice.
    expect(pages.at(-1)).toContain('SAR11.50')
    const statement = await renderStatement(accountStatement(text), 'en', 'Warda')
    const statementPages = read(statement)
    for (const [at, page] of statementPages.entries()) expect(page).toContain(`${at + 1}/${statementPages.length}`)
    expect(statementPages.at(-1)).toContain('Closingbalance')
    if (mark === null) return
    const countMarks = (full: string) => full.split(mark).length - 1
    // A page break may split one.
    expect(countMarks(statementPages.join(''))).toBeGreaterThanOrEqual(
      countMarks(toPrinted(text)) - statementPages.length,
    )
  })

  test('ADMIN-01 ADMIN-04 documents of a client, a product and a buyer with such names are served at their URLs', async () => {
    const [, text = ''] = HOSTILE
    const { owner, branchId } = await makeBusiness(shop, { organizationName: text })
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const flower = await makeFlower(shop)
    await sql`update product set title_en = ${text}, title_ar = ${text} where id = ${flower.productId}`.execute(shop.db)
    await fillCart(shop, owner.userId, [flower])
    const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', branchId })
    const order = (await place(owner, body)).body.data
    const created = await driver.visitor.call('createInvoice', {
      body: { clientId: owner.clientId, orderId: order.id },
    })
    const paper = await shop.visitor().fetch(new URL(created.body.invoiceUrl).pathname)
    const pages = read(Buffer.from(await paper.arrayBuffer()))
    expect(pages.join('').split(toPrinted(text)).length - 1).toBeGreaterThanOrEqual(2)
    const statement = await owner.visitor.fetch(`/api/Debits/getstatementfile/${owner.clientId}`)
    expect(statement.status).toBe(200)
    expect(read(Buffer.from(await statement.arrayBuffer())).join('')).toContain(toPrinted(text))
  })
})
