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
