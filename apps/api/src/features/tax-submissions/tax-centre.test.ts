import { documentFileName } from '@warda/domain/invoices/document-file-name'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { isVerified, verifyInvoice } from '@warda/zatca/verify-invoice'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { listSubmissions } from './list-submissions.ts'
import { submitDocuments } from './submit-documents.ts'

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop()
})
afterAll(() => tax.close())

const list = async (query: Record<string, string> = {}) =>
  (await tax.admin.visitor.call('taxSubmissions', { query })).body

const download = (from: string, to: string) =>
  tax.admin.visitor.fetch(`/api/Admin/export/taxdocuments?from=${from}&to=${to}`)

/** Lets the authority reject the next reported documents. */
const reject = () =>
  tax.authority.interrupt.set('/invoices/reporting/single', (_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ errors: [{ code: 'BR-KSA-37', message: 'Four digits.' }] }))
    return true
  })

test('ZATCA-07 the desk lists documents with counts per state, filters them, sees why one was rejected, and sends it again', async () => {
  await tax.issueSimplified()
  const { issue } = await tax.issueStandard()
  await issue()
  await submitDocuments(tax.shop.context)
  reject()
  const rejectedOrder = await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  tax.authority.interrupt.clear()
  await tax.issueSimplified()

  const all = await list()
  expect(all.counts).toEqual({ waiting: 1, late: 0, reported: 1, cleared: 1, rejected: 1, warned: 0, replaced: 0 })
  expect([all.total, all.data.length, all.pausedUntil]).toEqual([4, 4, null])
  const { data } = await list({ state: 'rejected' })
  expect(data).toMatchObject([
    {
      orderId: rejectedOrder,
      state: 'rejected',
      messages: [{ level: 'error', code: 'BR-KSA-37', text: 'Four digits.' }],
    },
  ])
  const later = { ...tax.shop.context, clock: { now: () => tax.shop.clock.now() + 25 * 60 * 60_000 } }
  expect((await listSubmissions(later, { page: undefined, state: undefined })).counts).toMatchObject({
    waiting: 1,
    late: 1,
  })

  const overview = (await tax.admin.visitor.call('shopOverview')).body
  expect([overview.taxRejected, overview.taxCertificates]).toEqual([1, 0])
  const retry = (invoiceId: string) => tax.admin.visitor.call('retryTaxSubmission', { params: { invoiceId } })
  expect((await retry(data[0].invoiceId)).status).toBe(200)
  await tax.shop.runJobs()
  expect((await list()).counts).toEqual({
    waiting: 0,
    late: 0,
    reported: 3,
    cleared: 1,
    rejected: 0,
    warned: 0,
    replaced: 0,
  })
  expect((await retry(data[0].invoiceId)).body.code).toBe('tax.already_accepted')
  expect((await retry('11111111-1111-4111-8111-111111111111')).status).toBe(404)
})

test('ZATCA-07 the archive of a period has each document under its prescribed name, as the authority has it, and an index', async () => {
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
