import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from './submit-documents.ts'

/** Documents to issue; TAX_LOAD measures with more and prints the times (docs/testing.md). */
const DOCUMENTS = Number(process.env.TAX_LOAD ?? 40)
const CONCURRENCY = 4

let tax: TaxShop
beforeAll(async () => {
  tax = await openTaxShop()
  await raiseCapacity(tax.shop)
}, 60_000)
afterAll(() => tax.close())

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

test(`ZATCA-05 the documents of many concurrent sales are signed, chained and reported`, {
  timeout: 1_200_000,
}, async () => {
  const { shop, driver, authority } = tax
  const orderIds: string[] = []
  await forEach(
    Array.from({ length: DOCUMENTS }, (_, at) => at),
    async () => {
      orderIds.push((await makeOrder(shop, { paymentTerms: 'cash' })).order.id)
    },
  )
  const began = performance.now()
  await forEach(orderIds, (orderId) => driver.visitor.call('createInvoice', { body: { clientId: 0, orderId } }))
  const issued = performance.now()
  await submitDocuments(shop.context)
  const reported = performance.now()
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  if (process.env.TAX_LOAD)
    process.stdout.write(
      `${DOCUMENTS} issued in ${seconds(issued - began)} s, reported in ${seconds(reported - issued)} s\n`,
    )
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from tax_submission group by state
  `.execute(shop.db)
  expect(rows).toEqual([{ state: 'reported', count: DOCUMENTS }])
  expect(authority.counters()).toEqual([Array.from({ length: DOCUMENTS }, (_, at) => at + 1)])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
