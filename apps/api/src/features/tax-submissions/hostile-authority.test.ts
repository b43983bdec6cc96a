import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from './submit-documents.ts'

const REPORTING = '/invoices/reporting/single'
const CLEARANCE = '/invoices/clearance/single'

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop()
})
afterEach(() => tax.authority.interrupt.clear())
afterAll(() => tax.close())

const answerWith = (path: string, status: number, body: string | object) =>
  tax.authority.interrupt.set(path, (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
    return true
  })

async function readState(orderId: string) {
  const { rows } = await sql<{ state: string; failure: string | null }>`
    select s.state, s.failure from tax_submission s join invoice i on i.id = s.invoice_id where i.order_id = ${orderId}
  `.execute(tax.shop.db)
  return rows[0]
}

test('ZATCA-05 a rejection with characters that PostgreSQL does not store is stored without them', async () => {
  answerWith(REPORTING, 400, { errors: [{ code: 'X', message: `\0\ud83c${'x'.repeat(997)}🌹` }] })
  const orderId = await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  expect(await readState(orderId)).toMatchObject({ state: 'rejected' })
})

test('ZATCA-05 a 404 of a gateway does not reject a document', async () => {
  answerWith(REPORTING, 404, { message: 'no Route matched with those values' })
  const orderId = await tax.issueSimplified()
  await submitDocuments(tax.shop.context)
  expect(await readState(orderId)).toMatchObject({ state: 'waiting' })
})

test('ZATCA-05 the cleared XML of another document is not released to the buyer', async () => {
  const clearedInvoice = Buffer.from('<html>Not an invoice</html>').toString('base64')
  answerWith(CLEARANCE, 200, { clearanceStatus: 'CLEARED', clearedInvoice })
  const { orderId, issue } = await tax.issueStandard()
  expect((await issue()).body).toMatchObject({ code: 'invoice.not_cleared' })
  expect(await readState(orderId)).toMatchObject({ state: 'waiting' })
})
