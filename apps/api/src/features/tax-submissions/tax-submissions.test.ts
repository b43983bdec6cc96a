import { readQrCode } from '@warda/zatca/read-signature'
import { isVerified, verifyInvoice } from '@warda/zatca/verify-invoice'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { invoiceUrl } from '../../invoice-url.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from './submit-documents.ts'

const REPORTING = '/invoices/reporting/single'
const CLEARANCE = '/invoices/clearance/single'

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop()
})
afterEach(() => {
  tax.authority.interrupt.clear()
  tax.authority.setClearance(true)
})
afterAll(() => tax.close())

type Submission = {
  kind: string
  state: string
  attempts: number
  failure: string | null
  messages: { code: string }[]
  xml: string
  qr: string
  clearedXml: string | null
}

async function submission(orderId: string): Promise<Submission> {
  const { rows } = await sql<Submission>`
    select s.kind, s.state, s.attempts, s.failure, s.messages, s.cleared_xml as "clearedXml", i.xml, i.qr
    from tax_submission s join invoice i on i.id = s.invoice_id where i.order_id = ${orderId}
  `.execute(tax.shop.db)
  if (!rows[0]) throw new Error('The document is not submitted.')
  return rows[0]
}

/** Makes all waiting documents due and ends the pause of the unit. */
async function passTime(): Promise<void> {
  await sql`update tax_submission set next_attempt_at = now() - interval '1 minute' where state = 'waiting'`.execute(
    tax.shop.db,
  )
  await sql`update tax_unit set paused_until = null`.execute(tax.shop.db)
}

async function submitAll(): Promise<void> {
  await submitDocuments(tax.shop.context)
}

/** Sets the authority's answer to all requests of a path. */
const answerWith = (path: string, status: number, body: string | object) =>
  tax.authority.interrupt.set(path, (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
    return true
  })
const requestCount = (path: string) => tax.authority.requests.filter((request) => request.includes(path)).length

describe('a simplified document', () => {
  test('ZATCA-05 is signed when it is issued and reported by the job', async () => {
    const orderId = await tax.issueSimplified()
    const before = await submission(orderId)
    expect(before).toMatchObject({ kind: 'report', state: 'waiting' })
    expect(isVerified(verifyInvoice(before.xml))).toBe(true)
    expect(readQrCode(before.xml)).toBe(before.qr)
    await tax.shop.runJobs()
    expect(await submission(orderId)).toMatchObject({ state: 'reported', attempts: 1, messages: [] })
  })

  test('ZATCA-05 is available to the buyer while the authority is down, and reported when it is up again', async () => {
    answerWith(REPORTING, 503, '')
    const orderId = await tax.issueSimplified()
    await tax.shop.runJobs()
    expect(await submission(orderId)).toMatchObject({ state: 'waiting', failure: 'server_error' })
    const { data } = (await tax.driver.visitor.call('getInvoices', { params: { orderId } })).body
    expect(data).toHaveLength(1)
    tax.authority.interrupt.clear()
    await passTime()
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'reported', failure: null })
  })

  test('ZATCA-05 is stored as reported after 409, when an earlier answer was lost', async () => {
    const orderId = await tax.issueSimplified()
    await submitAll()
    // The state as after a crash between the authority's answer and our commit.
    await sql`update tax_submission s set state = 'waiting', answered_at = null, next_attempt_at = now()
      from invoice i where i.id = s.invoice_id and i.order_id = ${orderId}`.execute(tax.shop.db)
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'reported', attempts: 2 })
    expect(tax.authority.requests.at(-1)).toContain('409')
  })

  test('ZATCA-05 is reported when accepted with a warning, which is stored', async () => {
    const orderId = await tax.issueSimplified()
    tax.shop.clock.advance(25 * 60 * 60_000)
    await submitAll()
    tax.shop.clock.advance(-25 * 60 * 60_000)
    expect(await submission(orderId)).toMatchObject({ state: 'reported', messages: [{ code: 'BR-KSA-98' }] })
  })

  test('ZATCA-05 dated in the future of the authority’s clock, it is rejected with that reason, and accepted when sent again later', async () => {
    tax.shop.clock.advance(10 * 60_000)
    const orderId = await tax.issueSimplified()
    tax.shop.clock.advance(-10 * 60_000)
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'rejected', messages: [{ code: 'BR-KSA-04' }] })
    tax.shop.clock.advance(10 * 60_000)
    const { data } = (await tax.admin.visitor.call('taxSubmissions', { query: { state: 'rejected' } })).body
    await tax.admin.visitor.call('retryTaxSubmission', { params: { invoiceId: data[0].invoiceId } })
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'reported' })
  })

  test('ZATCA-05 stays in the chain, with the reason, when rejected with an unknown code', async () => {
    answerWith(REPORTING, 400, { errors: [{ code: 'Never-Seen', message: 'Something new.' }] })
    const orderId = await tax.issueSimplified()
    await tax.shop.runJobs()
    expect(await submission(orderId)).toMatchObject({
      state: 'rejected',
      messages: [{ level: 'error', code: 'Never-Seen', text: 'Something new.' }],
    })
    tax.authority.interrupt.clear()
    const next = await tax.issueSimplified()
    await tax.shop.runJobs()
    expect(await submission(next)).toMatchObject({ state: 'reported' })
  })

  test.each([
    ['HTML', 200, '<html>Maintenance</html>', 'unreadable'],
    ['5 MB', 200, 'x'.repeat(5 * 1024 * 1024), 'too_large'],
    ['an unknown certificate', 401, '{}', 'unauthorized'],
  ])('ZATCA-05 waits with a reason after the answer %s, and is reported later', async (_, status, body, failure) => {
    answerWith(REPORTING, status, body)
    const orderId = await tax.issueSimplified()
    await tax.shop.runJobs()
    expect(await submission(orderId)).toMatchObject({ state: 'waiting', failure })
    tax.authority.interrupt.clear()
    await passTime()
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'reported' })
  })
})

describe('a standard document', () => {
  test('ZATCA-05 is cleared before the buyer gets it, and its PDF contains the cleared XML', async () => {
    const { owner, orderId, issue } = await tax.issueStandard()
    const created = await issue()
    expect(created.status).toBe(200)
    const { state, kind, clearedXml, xml } = await submission(orderId)
    expect([kind, state]).toEqual(['clear', 'cleared'])
    expect(clearedXml).not.toBe(xml)
    expect(isVerified(verifyInvoice(clearedXml ?? ''))).toBe(true)
    const path = new URL(created.body.invoiceUrl).pathname
    const pdf = Buffer.from(await (await tax.shop.app.request(path)).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { data } = (await owner.visitor.call('getInvoices', { params: { orderId } })).body
    expect(data).toMatchObject([{ invoiceUrl: created.body.invoiceUrl, kind: 'standard' }])
  })

  test('ZATCA-05 has no link and no PDF and is in no list before it is cleared, and the sale is not affected', async () => {
    answerWith(CLEARANCE, 503, '')
    const { owner, orderId, issue } = await tax.issueStandard()
    expect((await issue()).body.code).toBe('invoice.not_cleared')
    const lists = async () => ({
      invoices: (await owner.visitor.call('getInvoices', { params: { orderId } })).body.data.length,
      order: (await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: owner.clientId } }))
        .body.data[0].invoice,
    })
    expect(await lists()).toEqual({ invoices: 0, order: null })
    const { rows } = await sql<{
      id: string
      number: string
    }>`select id, number from invoice where order_id = ${orderId}`.execute(tax.shop.db)
    const path = new URL(invoiceUrl(tax.shop.context, rows[0] as { id: string; number: string })).pathname
    expect((await tax.shop.app.request(path)).status).toBe(404)
    tax.authority.interrupt.clear()
    await passTime()
    await submitAll()
    expect((await tax.shop.app.request(path)).status).toBe(200)
    expect((await issue()).status).toBe(200)
    expect((await lists()).invoices).toBe(1)
  })

  test('ZATCA-05 is reported when clearance is switched off (303)', async () => {
    tax.authority.setClearance(false)
    const { orderId, issue } = await tax.issueStandard()
    expect((await issue()).status).toBe(200)
    expect(await submission(orderId)).toMatchObject({ kind: 'clear', state: 'reported', clearedXml: null })
  })

  test('ZATCA-05 reported while clearance was off, with a lost answer, is reported again and not cleared when clearance is on again', async () => {
    tax.authority.setClearance(false)
    const { orderId, issue } = await tax.issueStandard()
    await issue()
    await sql`update tax_submission s set state = 'waiting', answered_at = null, next_attempt_at = now()
      from invoice i where i.id = s.invoice_id and i.order_id = ${orderId}`.execute(tax.shop.db)
    tax.authority.setClearance(true)
    await submitAll()
    expect(tax.authority.requests.at(-1)).toContain('/reporting/single 409')
    expect(await submission(orderId)).toMatchObject({ state: 'reported', clearedXml: null })
  })

  test('ZATCA-05 sent for reporting while clearance was off, but never received, is cleared when clearance is on again', async () => {
    tax.authority.setClearance(false)
    answerWith(REPORTING, 503, '')
    const { orderId, issue } = await tax.issueStandard()
    await issue()
    expect(await submission(orderId)).toMatchObject({ state: 'waiting', failure: 'server_error' })
    tax.authority.interrupt.clear()
    tax.authority.setClearance(true)
    await passTime()
    await submitAll()
    expect(await submission(orderId)).toMatchObject({ state: 'cleared' })
  })

  test('ZATCA-05 has the same stamp when cleared again after a lost answer', async () => {
    const { orderId, issue } = await tax.issueStandard()
    await issue()
    const first = await submission(orderId)
    await sql`update tax_submission s set state = 'waiting', answered_at = null, cleared_xml = null, next_attempt_at = now()
      from invoice i where i.id = s.invoice_id and i.order_id = ${orderId}`.execute(tax.shop.db)
    await submitAll()
    expect(await submission(orderId)).toMatchObject({
      state: 'cleared',
      clearedXml: first.clearedXml,
      messages: [{ code: 'Invoice-Warning' }],
    })
  })
})

describe('the service', () => {
  test('ZATCA-05 after three requests without an answer nothing is sent until the pause ends, then one document', async () => {
    answerWith(REPORTING, 503, '')
    for (let at = 0; at < 6; at++) await tax.issueSimplified()
    tax.authority.interrupt.set(REPORTING, (request, response) => {
      tax.authority.requests.push(`down ${request.url}`)
      response.writeHead(503).end()
      return true
    })
    await passTime()
    await submitAll()
    await passTime()
    const before = requestCount('down')
    await submitAll()
    expect(requestCount('down')).toBe(before + 1)
    await sql`update tax_submission set next_attempt_at = now() where state = 'waiting'`.execute(tax.shop.db)
    await submitAll()
    expect(requestCount('down')).toBe(before + 1)
    tax.authority.interrupt.clear()
    await passTime()
    await submitAll()
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from tax_submission where state = 'waiting'`.execute(tax.shop.db)
    expect(rows).toEqual([{ count: 0 }])
  })

  test('ZATCA-05 two processes send every document once', async () => {
    for (let at = 0; at < 12; at++) await tax.issueSimplified()
    const twin = await tax.shop.twin()
    const before = requestCount(REPORTING)
    await Promise.all([submitDocuments(tax.shop.context), submitDocuments(twin.context)])
    expect(requestCount(REPORTING) - before).toBe(12)
  })

  test('ZATCA-05 with an expired certificate documents wait, and are issued after the renewal', async () => {
    const { rows } = await sql<{
      expires: Date
    }>`select expires_at as expires from tax_unit where state = 'active'`.execute(tax.shop.db)
    await sql`update tax_unit set expires_at = ${new Date(tax.shop.clock.now() - 1_000)} where state = 'active'`.execute(
      tax.shop.db,
    )
    const orderId = await tax.issueSimplified()
    const waiting = await tax.driver.visitor.call('createInvoice', { body: { clientId: 0, orderId } })
    expect(waiting.body.code).toBe('invoice.certificate_expired')
    await sql`update tax_unit set expires_at = ${rows[0]?.expires} where state = 'active'`.execute(tax.shop.db)
    expect((await tax.driver.visitor.call('createInvoice', { body: { clientId: 0, orderId } })).status).toBe(200)
  })

  test('ZATCA-05 after all tests every chain is complete, in the shop and at the authority', async () => {
    await passTime()
    await submitAll()
    expect(await brokenInvariants(tax.shop.db)).toEqual([])
    const { rows } = await sql<{ counter: number }>`
      select i.unit_counter as counter from invoice i join tax_submission s on s.invoice_id = i.id where s.state <> 'rejected' order by 1
    `.execute(tax.shop.db)
    expect(tax.authority.counters()).toEqual([rows.map(({ counter }) => counter)])
  })
})
