import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../jobs/enqueue.ts'
import { brokenInvariants } from './invariants.ts'
import { makeUnderWay, walkOrder } from './make-delivery.ts'
import { makeOrder } from './make-order.ts'
import { type ServerProcess, startProcesses } from './processes.ts'
import { openTestShop, type TestShop } from './shop.ts'
import { waitUntil } from './wait-until.ts'

const TEN_DAYS = 10 * 86_400_000
let shop: TestShop
let ahead: ServerProcess | undefined
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await ahead?.stop()
  await shop.close()
})

const getState = async (orderId: string) =>
  (await shop.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state

/** Has the process run the sweep that cancels unpaid orders and completes delivered ones. */
async function sweep(key: string): Promise<void> {
  await enqueue(shop.db, 'sweep-orders', {}, { key })
  await waitUntil(`the sweep ${key}`, async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs where key = ${key}`.execute(shop.db)
    return rows.length === 0
  })
}

test('AGREE-16 a process whose clock is ten days ahead cancels and completes orders when they are due by the database’s clock, not before', async () => {
  const unpaid = await makeOrder(shop)
  const delivered = await makeUnderWay(shop)
  await walkOrder(shop, delivered.order.id, ['delivered'])
  await sql`update orders set expires_at = now() + interval '20 minutes' where id = ${unpaid.order.id}`.execute(shop.db)
  await sql`update orders set delivered_at = now() - interval '47 hours' where id = ${delivered.order.id}`.execute(
    shop.db,
  )
  // Its first sweep must find the deadlines above, not those of the test's clock.
  ;[ahead] = await startProcesses(shop.context.config, 1, TEN_DAYS)
  await sweep('early')
  expect([await getState(unpaid.order.id), await getState(delivered.order.id)]).toEqual(['placed', 'delivered'])
  await sql`update orders set expires_at = now() - interval '1 second' where id = ${unpaid.order.id}`.execute(shop.db)
  await sql`update orders set delivered_at = now() - interval '49 hours' where id = ${delivered.order.id}`.execute(
    shop.db,
  )
  await sweep('due')
  expect([await getState(unpaid.order.id), await getState(delivered.order.id)]).toEqual(['cancelled', 'completed'])
  const { rows } = await sql<{ close: boolean }>`
    select bool_and(abs(extract(epoch from at - now())) < 3600) as close from order_event
    where to_state in ('cancelled', 'completed')
  `.execute(shop.db)
  expect(rows).toEqual([{ close: true }])
  expect(await brokenInvariants(shop.db)).toEqual([])
  expect(ahead?.errors()).toEqual([])
})
