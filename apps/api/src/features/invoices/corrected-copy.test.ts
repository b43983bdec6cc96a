import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { isVerified, verifyInvoice } from '@warda/zatca/verify-invoice'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { invoiceUrl } from '../../invoice-url.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from '../tax-submissions/index.ts'
import { issueCorrectedCopy } from './issue-corrected-copy.ts'

/** A VAT number that the authority does not know. */
const UNKNOWN = '399999999900003'
const VALID = '311111111100003'

/** Whether the authority rejects all documents. */
let rejectsAll = false

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop({
    checkXml: async (xml) =>
      rejectsAll || xml.includes(UNKNOWN)
        ? [{ type: 'ERROR', code: 'BR-KSA-44', category: 'KSA', message: 'The VAT number of the buyer is unknown.' }]
        : [],
  })
})
afterEach(async () => {
  rejectsAll = false
  expect(await brokenInvariants(tax.shop.db)).toEqual([])
})
afterAll(() => tax.close())

async function documents(orderId: string) {
  const { rows } = await sql<{
    id: string
    number: string
    kind: string
    state: string
    document: InvoiceDocument
    xml: string
    unitCounter: number
    replaces: string | null
  }>`
    select i.id, i.number, i.kind, s.state, i.document, coalesce(s.cleared_xml, i.xml) as xml, i.unit_counter as "unitCounter", i.replaces
    from invoice i join tax_submission s on s.invoice_id = i.id where i.order_id = ${orderId} order by i.counter
  `.execute(tax.shop.db)
  return rows
}

const states = async (orderId: string) => (await documents(orderId)).map(({ kind, state }) => [kind, state])
const correct = (invoiceId: string) => tax.admin.visitor.call('issueCorrectedCopy', { params: { invoiceId } })
const retry = (invoiceId: string) => tax.admin.visitor.call('retryTaxSubmission', { params: { invoiceId } })
const listed = async (orderId: string): Promise<string[]> =>
  (await tax.driver.visitor.call('getInvoices', { params: { orderId } })).body.data.map(
    ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
  )
const pdfStatus = async (invoice: { id: string; number: string }) =>
  (await tax.shop.app.request(new URL(invoiceUrl(tax.shop.context, invoice)).pathname)).status

/** A cash order with a simplified invoice that the authority rejected. */
async function makeRejected() {
  rejectsAll = true
  const orderId = await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  rejectsAll = false
  const [invoice] = await documents(orderId)
  if (invoice?.state !== 'rejected') throw new Error('The invoice was not rejected.')
  return { orderId, invoice }
}

/** Credits an amount of an order, in riyals. */
async function credit(orderId: string, amount: number): Promise<void> {
  const body = { amount, reason: 'Wilted', refundTo: 'credit' }
  const { status } = await tax.admin.visitor.call('creditOrder', { params: { orderId }, body })
  expect(status).toBe(200)
  await tax.shop.runJobs()
}

describe('a rejected standard invoice', () => {
  test('ZATCA-07 is replaced by one corrected copy with the mended VAT number, and only that one is given to the buyer', async () => {
    const { owner, orderId, issue } = await tax.issueStandard()
    expect((await issue()).body.code).toBe('invoice.rejected')
    const [rejected] = await documents(orderId)
    if (!rejected) throw new Error('No document.')
    expect(rejected.state).toBe('rejected')
    const again = await correct(rejected.id)
    expect(again.status).toBe(200)
    expect(await states(orderId)).toEqual([
      ['standard', 'replaced'],
      ['standard', 'rejected'],
    ])
    await tax.shop.db.updateTable('client').set({ tax_number: VALID }).where('id', '=', owner.clientId).execute()
    const [, second] = await documents(orderId)
    const twin = await tax.shop.twin()
    const request = { invoiceId: second?.id ?? '', actor: 'Admin', requestId: 'test' }
    const copies = await Promise.all([
      correct(request.invoiceId),
      correct(request.invoiceId),
      issueCorrectedCopy(twin.context, request),
    ])
    const all = await documents(orderId)
    expect(all.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'cleared'])
    const copy = all[2]
    if (!copy) throw new Error('No copy.')
    expect(copies[0].body.invoiceNumber).toBe(copy.number)
    expect(copies[1].body.invoiceNumber).toBe(copy.number)
    expect(copies[2]).toMatchObject({ ok: true, value: { number: copy.number } })
    expect(copy).toMatchObject({ replaces: second?.id, unitCounter: rejected.unitCounter + 2 })
    expect(copy.document.uuid).not.toBe(rejected.document.uuid)
    expect(copy.document.lines).toEqual(rejected.document.lines)
    expect(copy.document.buyer.business?.vatNumber).toBe(VALID)
    expect(isVerified(verifyInvoice(copy.xml))).toBe(true)
    const { data } = (await owner.visitor.call('getInvoices', { params: { orderId } })).body
    expect(data.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)).toEqual([copy.number])
    expect([await pdfStatus(rejected), await pdfStatus(copy)]).toEqual([404, 200])
    expect((await issue()).body.invoiceNumber).toBe(copy.number)
    expect((await retry(rejected.id)).body.code).toBe('tax.replaced')
    expect((await correct(copy.id)).body.code).toBe('tax.not_rejected')
  })

  test('ZATCA-07 without the client’s address no copy is issued, and the reason is given', async () => {
    const { owner, orderId, issue } = await tax.issueStandard()
    await issue()
    const [rejected] = await documents(orderId)
    await tax.shop.db.updateTable('client').set({ postal_code: '' }).where('id', '=', owner.clientId).execute()
    expect((await correct(rejected?.id ?? '')).body.code).toBe('invoice.buyer_incomplete')
    expect(await states(orderId)).toEqual([['standard', 'rejected']])
  })
})

describe('a rejected simplified invoice', () => {
  test('ZATCA-07 is not given to the buyer any more, even when its PDF was shown before; the corrected copy is', async () => {
    rejectsAll = true
    const orderId = await tax.issueSimplified()
    const [invoice] = await documents(orderId)
    if (!invoice) throw new Error('No document.')
    expect([await listed(orderId), await pdfStatus(invoice)]).toEqual([[invoice.number], 200])
    await submitDocuments(tax.shop.context)
    expect([await listed(orderId), await pdfStatus(invoice)]).toEqual([[], 404])
    rejectsAll = false
    const { body } = await correct(invoice.id)
    expect(await listed(orderId)).toEqual([body.invoiceNumber])
    const { data } = (await tax.admin.visitor.call('taxSubmissions', { query: { state: 'replaced' } })).body
    expect(data.find(({ invoiceId }: { invoiceId: string }) => invoiceId === invoice.id)).toMatchObject({
      replacedBy: body.invoiceNumber,
      replaces: null,
      clientId: null,
      messages: [{ code: 'BR-KSA-44' }],
    })
  })

  test('ZATCA-07 is either sent again or replaced when both are asked for at once', async () => {
    const { orderId, invoice } = await makeRejected()
    const [copied, retried] = await Promise.all([correct(invoice.id), retry(invoice.id)])
    await tax.shop.runJobs()
    const accepted = (await documents(orderId)).filter(({ state }) => state === 'reported')
    expect(accepted).toHaveLength(1)
    expect([copied.status, retried.status].toSorted()).toEqual([200, 409])
  })

  test('ZATCA-07 has no notes before its corrected copy, which they name', async () => {
    const { orderId, invoice } = await makeRejected()
    await credit(orderId, 10)
    expect(await states(orderId)).toEqual([['simplified', 'rejected']])
    await correct(invoice.id)
    await tax.shop.runJobs()
    const [, copy, note] = await documents(orderId)
    expect([copy?.state, note?.kind, note?.state]).toEqual(['reported', 'creditNote', 'reported'])
    expect(note?.document.corrects?.number).toBe(copy?.number)
  })
})

test('ZATCA-07 a rejected note gets a corrected copy for the same credit, once its invoice is accepted', async () => {
  const orderId = await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  rejectsAll = true
  await credit(orderId, 10)
  rejectsAll = false
  const [invoice, note] = await documents(orderId)
  expect([invoice?.state, note?.state]).toEqual(['reported', 'rejected'])
  await credit(orderId, 5)
  await correct(note?.id ?? '')
  await tax.shop.runJobs()
  const all = await documents(orderId)
  expect(all.map(({ kind, state, document }) => [kind, state, document.total])).toEqual([
    ['simplified', 'reported', invoice?.document.total],
    ['creditNote', 'replaced', 1_000],
    ['creditNote', 'reported', 500],
    ['creditNote', 'reported', 1_000],
  ])
  expect(all[3]?.document).toMatchObject({
    reason: note?.document.reason,
    lines: note?.document.lines,
    corrects: { number: invoice?.number },
  })
  expect((await correct('11111111-1111-4111-8111-111111111111')).status).toBe(404)
})
