import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { retailOrder } from '../make-order.ts'
import { waitUntil } from '../wait-until.ts'
import { listenToBoard } from './board-listener.ts'
import { place } from './buyer-actions.ts'
import { simulateDay } from './day.ts'
import { endDay } from './evening.ts'
import { expectGatewayMatches, expectInvariants, expectOneOrderPerKey } from './invariant-checks.ts'
import { closeSimulation, openSimulation, startStopped } from './open-simulation.ts'
import { createRandom, runSeed } from './random.ts'
import { collectErrors, type Simulation, sendRequest } from './simulation.ts'

const seed = runSeed()
const ACTIONS = 240
const LANES = 8

let simulation: Simulation
beforeAll(async () => {
  simulation = await openSimulation(seed)
})
beforeEach(() => startStopped(simulation))
afterAll(() => closeSimulation(simulation))

async function expectConsistentData(): Promise<void> {
  await endDay(simulation)
  await expectInvariants(simulation)
  await expectOneOrderPerKey(simulation)
  await expectGatewayMatches(simulation)
}

/** Runs `work` once, halfway through the actions. */
function halfWay(work: () => Promise<void>) {
  let going: Promise<void> | undefined
  return {
    during: (done: number) => {
      if (done === ACTIONS / 2) going = work()
    },
    ended: async () => going,
  }
}

test('ROUTE-18 I67 a live board receives changes of another server, and a reload event after a lost database connection', async () => {
  const driver = simulation.drivers[0]
  if (!driver) throw new Error('Nobody drives.')
  const listener = await listenToBoard(driver, 0)
  const orderId = await orderOnBoard(simulation)
  const plan = () =>
    driver.at[1]?.call('planOrder', { body: { orderId, plannedDate: simulation.days[0], plannedSlot: '10:00-11:00' } })
  expect((await plan())?.status).toBe(200)
  await listener.waitForOrder(orderId)
  await cutConnections(simulation, "application_name = 'warda-notifications'")
  await listener.waitForReload()
  const assigned = { body: { orderIds: [orderId], employeeId: driver.userId } }
  expect((await driver.at[1]?.call('assignOrders', assigned))?.status).toBe(200)
  await listener.waitForOrder(orderId)
  await listener.close()
})

test('D12 a stopping server responds to requests in progress and then ends cleanly', async () => {
  const [process] = simulation.processes
  const [driver] = simulation.drivers
  const orderId = await orderOnBoard(simulation)
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lockTransaction = simulation.shop.db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(trx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const answer = driver?.at[0]?.call('updateOrderStage', { query: { orderId, orderStage: 5 } })
  await waitUntil('a waiting request', async () => (await waitingFor(simulation)) > 0)
  const ending = process?.stop()
  await waitUntil('a server that accepts no connections', () =>
    fetch(`${process?.url}/healthz`).then(
      () => false,
      () => true,
    ),
  )
  release.resolve()
  await lockTransaction
  // On a machine under load the lock may time out.
  expect([200, 503]).toContain((await answer)?.status)
  expect(await ending).toBe(0)
})

test(`D12 I1 I3 I11 servers stopped and restarted one by one under load end cleanly, and no order or payment is lost (WARDA_SEED=${seed})`, async () => {
  const codes: (number | null)[] = []
  const rolling = halfWay(async () => {
    for (const process of simulation.processes) {
      codes.push(await process.stop())
      await process.start()
    }
  })
  await simulateDay(simulation, { actions: ACTIONS, lanes: LANES, during: rolling.during })
  await rolling.ended()
  expect(codes).toEqual([0, 0])
  await expectConsistentData()
})

test(`D1 I60 when all database connections are terminated under load, the servers keep running and all data is consistent (WARDA_SEED=${seed})`, async () => {
  const disconnection = halfWay(() => cutConnections(simulation, "application_name <> 'warda-test'"))
  await simulateDay(simulation, { actions: ACTIONS, lanes: LANES, during: disconnection.during })
  await disconnection.ended()
  for (const process of simulation.processes) expect(process.isUp(), collectErrors(simulation).join('\n')).toBe(true)
  await place(simulation, createRandom(seed))
  await expectConsistentData()
  for (const process of simulation.processes) expect(await process.stop()).toBe(0)
})

async function cutConnections({ shop }: Simulation, which: string): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${sql.raw(which)}
  `.execute(shop.db)
}

async function waitingFor({ shop }: Simulation): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db)
  return rows[0]?.n ?? 0
}

async function orderOnBoard(simulation: Simulation): Promise<string> {
  const random = createRandom(seed)
  const [buyer] = simulation.buyers
  const [flower] = simulation.flowers
  if (!buyer || !flower) throw new Error('Nobody buys.')
  const params = { userId: buyer.userId, id: buyer.userId }
  await sendRequest(simulation, random, buyer, 'addToCart', {
    params,
    body: { variantId: flower.variantId, quntity: 1 },
  })
  const when = { deliveryDate: simulation.days[0] ?? '', deliverySlot: simulation.slots[0] ?? '' }
  const key = randomUUID()
  const body = { ...retailOrder({ ...when, paymentTerms: 'cash' }), cardMessage: key }
  const headers = { 'idempotency-key': key }
  const answer = await sendRequest(simulation, random, buyer, 'placeOrder', { params, body, headers })
  const orderId = answer.body.data.id
  simulation.orders.set(orderId, buyer)
  simulation.placed.push({ buyer, key, body, answer })
  return orderId
}
