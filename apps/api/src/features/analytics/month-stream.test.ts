import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { createMonthFile } from './month-file.ts'

/** Number of documents in the month; a manual run with 200,000 takes some minutes. */
const DOCUMENTS = Number(process.env.WARDA_DOCUMENTS ?? 6_500)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })
  // Credit notes of one invoice, inserted without the checks: only their number matters.
  await shop.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      insert into invoice (kind, number, order_id, corrects, credit_id, counter, previous_hash, hash, issued_at, document, xml, qr, net, vat, total, actor, request_id)
      select 'creditNote', 'CN-' || n, order_id, id, gen_random_uuid(), 1 + n, '', '', issued_at + make_interval(secs => n % 100), document, xml, qr, net, vat, total, actor, request_id
      from invoice, generate_series(1, ${DOCUMENTS - 1}::int) n
    `.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`analyze invoice`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
})
afterAll(() => shop.close())

/** A reader of the month's file, and the number of queries so far. */
function openMonth() {
  let queryCount = 0
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queryCount += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { body } = createMonthFile({ db }, { month: '2026-11', what: 'invoices' }, (key) => key)
  return { reader: body.getReader(), countQueries: () => queryCount }
}

test('ADMIN-05 a big month is read in batches on demand, and no further when its reader disconnects', async () => {
  const { reader, countQueries } = openMonth()
  for (let chunk = 0; chunk < 3; chunk += 1) expect((await reader.read()).done).toBe(false)
  // Three chunks were read: the header and two batches; the next query may have started.
  expect(countQueries()).toBeLessThanOrEqual(4)
  await reader.cancel()
  expect(countQueries()).toBeLessThanOrEqual(4)
})

test('ADMIN-05 a big month has each document once, in chunks of bounded size', async () => {
  const { reader, countQueries } = openMonth()
  const numbers = new Set<string>()
  let lines = 0
  let largest = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    largest = Math.max(largest, read.value.length)
    for (const line of new TextDecoder().decode(read.value).trim().split('\r\n')) {
      lines += 1
      const number = /(?:CN|INV)-\d+/.exec(line)?.[0]
      if (number) numbers.add(number)
    }
  }
  expect(numbers.size).toBe(DOCUMENTS)
  expect(lines).toBeGreaterThan(DOCUMENTS)
  expect(countQueries()).toBe(Math.ceil(DOCUMENTS / 1_000) + 1)
  // A thousand lines per chunk.
  expect(largest).toBeLessThan(400_000)
})
