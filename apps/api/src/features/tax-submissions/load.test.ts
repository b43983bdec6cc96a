import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from './submit-documents.ts'

/** Documents to issue; TAX_LOAD measures with more and prints the times (docs/testing.md). */
const LOAD = process.env.TAX_LOAD === undefined ? null : Number(process.env.TAX_LOAD)
const DOCUMENTS = LOAD ?? 40
const CONCURRENCY = 4
/** An employee may request 600 invoices an hour. */
const DOCUMENTS_PER_EMPLOYEE = 500

let tax: TaxShop
let employees: TestUser[]
beforeAll(async () => {
  tax = await openTaxShop()
  await raiseCapacity(tax.shop)
  employees = []
  for (let at = 0; at < DOCUMENTS / DOCUMENTS_PER_EMPLOYEE; at++)
    employees.push(await makeUser(tax.shop, { role: 'ShippingEmployee' }))
})
afterAll(() => tax.close())

async function forEach<T>(items: readonly T[], work: (item: T, at: number) => Promise<unknown>): Promise<void> {
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

async function issue(orderId: string, at: number): Promise<void> {
  const answer = await employees[at % employees.length]?.visitor.call('createInvoice', {
    body: { clientId: 0, orderId },
  })
  expect(answer?.status).toBe(200)
}

const print = (text: string) => LOAD !== null && process.stdout.write(`${text}\n`)
const seconds = (ms: number) => (ms / 1_000).toFixed(1)

test('ZATCA-05 the documents of many concurrent sales are signed, chained and reported', {
  timeout: 2_400_000,
}, async () => {
  const { shop, authority } = tax
  const orderIds: string[] = []
  await forEach(Array.from({ length: DOCUMENTS }), async () => {
    orderIds.push((await makeOrder(shop, { paymentTerms: 'cash' })).order.id)
  })
  const began = performance.now()
  await forEach(orderIds, issue)
  const issued = performance.now()
  await submitDocuments(shop.context)
  const reported = performance.now()
  const perMinute = Math.round((DOCUMENTS / (reported - began)) * 60_000)
  print(
    `${DOCUMENTS} issued in ${seconds(issued - began)} s, reported in ${seconds(reported - issued)} s: ${perMinute} a minute`,
  )
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from tax_submission group by state
  `.execute(shop.db)
  expect(rows).toEqual([{ state: 'reported', count: DOCUMENTS }])
  expect(authority.counters()).toEqual([Array.from({ length: DOCUMENTS }, (_, at) => at + 1)])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

// Declared only to be measured: a skipped test counts as failed.
if (LOAD !== null) {
  test('ZATCA-05 a sale takes about the same time with and without a unit', { timeout: 2_400_000 }, async () => {
    const { shop, admin } = tax
    const SALES = 50
    /** Milliseconds of making and placing orders, and of doing so and invoicing them. */
    const measure = async () => {
      const times = { place: 0, invoice: 0 }
      for (let at = 0; at < SALES; at++) {
        const began = performance.now()
        const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
        times.place += performance.now() - began
        await issue(order.id, at)
        times.invoice += performance.now() - began
      }
      return times
    }
    await measure()
    const withUnit = await measure()
    const { data } = (await admin.visitor.call('taxUnits', {})).body
    await admin.visitor.call('revokeTaxUnit', { params: { unitId: data[0].id } })
    const without = await measure()
    const ratio = (name: 'place' | 'invoice') => (withUnit[name] / without[name]).toFixed(2)
    print(
      `with a unit, placing takes ${ratio('place')} of the time without one, placing and invoicing ${ratio('invoice')}`,
    )
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
}
