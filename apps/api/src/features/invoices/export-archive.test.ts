import { documentFileName } from '@warda/domain/invoices/document-file-name'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { isVerified, verifyInvoice } from '@warda/zatca/verify-invoice'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from '../tax-submissions/index.ts'

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop()
})
afterAll(() => tax.close())

const download = (from: string, to: string, options = '') =>
  tax.admin.visitor.fetch(`/api/Admin/export/taxdocuments?from=${from}&to=${to}${options}`)

test('ZATCA-07 the archive of a period has each document under its prescribed name, as the authority has it, and an index', async () => {
  await tax.issueSimplified()
  const { issue } = await tax.issueStandard()
  await issue()
  await submitDocuments(tax.shop.context)
  const answer = await download('2026-11-29', '2026-11-29')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const { rows } = await sql<{ document: InvoiceDocument; xml: string; number: string; hash: string }>`
    select i.document, coalesce(s.cleared_xml, i.xml) as xml, i.number, i.hash from invoice i left join tax_submission s on s.invoice_id = i.id
    order by i.counter
  `.execute(tax.shop.db)
  expect(Object.keys(files)).toEqual([...rows.map(({ document }) => `${documentFileName(document)}.xml`), 'index.csv'])
  for (const { document, xml } of rows) {
    const text = strFromU8(files[`${documentFileName(document)}.xml`] ?? new Uint8Array())
    expect(text).toBe(xml)
    expect(isVerified(verifyInvoice(text))).toBe(true)
  }
  const index = strFromU8(files['index.csv'] ?? new Uint8Array()).split('\r\n')
  for (const { number, hash } of rows)
    expect(index.some((line) => line.includes(number) && line.includes(hash))).toBe(true)
  const empty = await download('2020-01-01', '2020-12-31')
  expect(Object.keys(unzipSync(new Uint8Array(await empty.arrayBuffer())))).toEqual(['index.csv'])
})

test('ZATCA-07 an archive of days that do not exist or are out of order is refused, and an aborted download ends quietly', async () => {
  for (const [from, to] of [
    ['2026-11-30', '0000-00-00'],
    ['2026-02-30', '2026-03-01'],
    ['2026-11-30', '2026-11-29'],
  ] as const) {
    const answer = await download(from, to)
    expect([from, to, answer.status]).toEqual([from, to, 400])
    expect(await answer.json()).toMatchObject({ code: 'figures.period' })
  }
  const archive = await download('2026-11-29', '2026-11-29')
  expect(await archive.body?.cancel()).toBeUndefined()
})

test('ZATCA-07 an archive with PDFs has the paper of each released document beside its XML, and none of a rejected one', async () => {
  tax.authority.interrupt.set('/invoices/reporting/single', (_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ errors: [{ code: 'BR-KSA-37', message: 'Four digits.' }] }))
    return true
  })
  await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  const answer = await download('2026-11-29', '2026-11-29', '&pdf=1')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const { rows } = await sql<{ document: InvoiceDocument; isReleased: boolean }>`
    select document, invoice_is_released(invoice) as "isReleased" from invoice order by counter
  `.execute(tax.shop.db)
  expect(rows.map(({ isReleased }) => isReleased)).toEqual([true, true, false])
  expect(Object.keys(files)).toEqual([
    ...rows.flatMap(({ document, isReleased }) => {
      const name = documentFileName(document)
      return [`${name}.xml`, ...(isReleased ? [`${name}.pdf`] : [])]
    }),
    'index.csv',
  ])
  const pdfs = Object.entries(files).filter(([name]) => name.endsWith('.pdf'))
  for (const [name, pdf] of pdfs) {
    expect(strFromU8(pdf.slice(0, 5), true)).toBe('%PDF-')
    // The XML is attached under its own name.
    expect(strFromU8(pdf, true)).toContain(name.replace('.pdf', '.xml'))
  }
  expect((await download('2026-11-29', '2026-11-29', '&pdf=2')).status).toBe(400)
})
