import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { type ServerProcess, startProcesses } from '../../testing/processes.ts'
import { createProcessClient } from '../../testing/simulation/open-simulation.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { submitDocuments } from './submit-documents.ts'

const ORDERS = 20

let tax: TaxShop
let processes: ServerProcess[] = []
beforeAll(async () => {
  // The real clock, because other processes cannot use a test clock.
  tax = await openTaxShop({ shopNow: Date.now() })
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  await tax.close()
})

const countLockWaiters = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
  `.execute(tax.shop.db)
  return rows[0]?.count ?? 0
}

test('ZATCA-05 two processes extend one chain; killing one between hash and commit leaves no gap and no fork', async () => {
  const { shop, driver, authority } = tax
  const orderIds: string[] = []
  for (let at = 0; at <= ORDERS; at++) orderIds.push((await makeOrder(shop, { paymentTerms: 'cash' })).order.id)
  const [blockedOrderId = '', ...otherOrderIds] = orderIds
  // The document of one order waits for a lock after it was signed and before its transaction commits.
  await sql`
    create function wait_for_test_lock() returns trigger language plpgsql as $$ begin
      if exists (select from invoice where id = new.invoice_id and order_id::text = ${sql.lit(blockedOrderId)}) then perform pg_advisory_xact_lock(4712); end if;
      return new;
    end $$;
    create trigger wait_for_test_lock after insert on tax_submission for each row execute function wait_for_test_lock()
  `.execute(shop.db)
  processes = await startProcesses(shop.context.config, 2)
  const [killedProcess, otherProcess] = processes
  if (!killedProcess || !otherProcess) throw new Error('No servers.')
  const issueOnce = (process: ServerProcess, orderId: string) =>
    createProcessClient(shop, process, driver).call('createInvoice', { body: { clientId: 0, orderId } })
  // A request may time out while it waits for the lock of the chain (503); repeating it is safe.
  const issue = async (process: ServerProcess, orderId: string) => {
    for (;;) {
      const answer = await issueOnce(process, orderId)
      if (answer.status !== 503) return answer
    }
  }

  await shop.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(4712)`.execute(holder)
    const blockedCall = issueOnce(killedProcess, blockedOrderId).catch(() => null)
    await waitUntil('a process between hash and commit', async () => (await countLockWaiters()) === 1)
    const issued = Promise.all(otherOrderIds.slice(0, 5).map((orderId) => issue(otherProcess, orderId)))
    await killedProcess.kill()
    await sql`select pg_advisory_unlock(4712)`.execute(holder)
    await blockedCall
    expect((await issued).map(({ status }) => status)).toEqual(Array(5).fill(200))
  })
  await sql`drop trigger wait_for_test_lock on tax_submission`.execute(shop.db)
  await killedProcess.start()
  const rest = [blockedOrderId, ...otherOrderIds.slice(5)]
  const answers = await Promise.all(rest.map((orderId, at) => issue(at % 2 ? killedProcess : otherProcess, orderId)))
  expect(answers.map(({ status }) => status)).toEqual(rest.map(() => 200))

  await submitDocuments(shop.context)
  await waitUntil('all documents to be reported', async () => (await countUnreported()) === 0)
  const counters = Array.from({ length: ORDERS + 1 }, (_, at) => at + 1)
  expect(authority.counters()).toEqual([counters])
  expect(authority.requests.filter((request) => request.includes('/reporting/')).length).toBe(ORDERS + 1)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ZATCA-05 a process whose clock is ten days ahead dates documents by the database’s clock, and they are accepted', async () => {
  const { shop, driver } = tax
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const [ahead] = await startProcesses(shop.context.config, 1, 10 * 86_400_000)
  if (!ahead) throw new Error('No server.')
  processes.push(ahead)
  const body = { clientId: 0, orderId: order.id }
  expect((await createProcessClient(shop, ahead, driver).call('createInvoice', { body })).status).toBe(200)
  await submitDocuments(shop.context)
  await waitUntil('the document to be reported', async () => (await countUnreported()) === 0)
  const { rows } = await sql<{ isClose: boolean; warnings: unknown[] }>`
    select abs(extract(epoch from i.issued_at - now())) < 3600 and i.xml like '%<cbc:IssueDate>' || (i.issued_at at time zone 'Asia/Riyadh')::date || '<%' as "isClose",
      s.messages as warnings
    from invoice i join tax_submission s on s.invoice_id = i.id where i.order_id = ${order.id}
  `.execute(shop.db)
  expect(rows).toEqual([{ isClose: true, warnings: [] }])
})

async function countUnreported(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tax_submission where state <> 'reported'
  `.execute(tax.shop.db)
  return rows[0]?.count ?? 0
}
