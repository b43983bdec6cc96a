import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDeadlocks, logSize } from '../find-deadlocks.ts'
import { signInAgain } from '../make-user.ts'
import { simulateDay } from '../simulation/day.ts'
import { endDay } from '../simulation/evening.ts'
import {
  expectGaplessNumbers,
  expectGatewayMatches,
  expectInvariants,
  expectOneOrderPerKey,
  expectTabsPartition,
} from '../simulation/invariant-checks.ts'
import { closeSimulation, openSimulation, startStopped } from '../simulation/open-simulation.ts'
import { createRandom, runSeed } from '../simulation/random.ts'
import { countResult, type Simulation, sendRequest } from '../simulation/simulation.ts'
import { startFaults } from './faults.ts'
import { startStandingOrders } from './standing-orders.ts'

const minutes = Number(process.env.WARDA_SOAK_MINUTES) || 3
const seed = runSeed()
const LANES = 8
const ACTIONS = 200
/** Access tokens are valid for longer, ms. */
const LOGIN_INTERVAL_MS = 4 * 60_000

const CHECKS = {
  'every invariant of the database (testing/invariants.ts: money, stock, states, points, numbers)': expectInvariants,
  'each acknowledged order exists once, and no other': expectOneOrderPerKey,
  'what the gateway captured is what the shop received and booked': expectGatewayMatches,
  'each order is in one tab of the board': expectTabsPartition,
  'tax documents are numbered without a gap': expectGaplessNumbers,
  'no statement was ended as a deadlock': expectNoDeadlock,
}

let simulation: Simulation
/** The log of the database server, and its size before this run, because the server is kept for the next one. */
let log: { file: string; size: number }
beforeAll(async () => {
  simulation = await openSimulation(seed)
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(
    simulation.shop.db,
  )
  const file = join(dirname(rows[0]?.folder ?? ''), 'postgres.log')
  log = { file, size: logSize(file) }
})
afterAll(() => closeSimulation(simulation))

async function expectNoDeadlock(): Promise<void> {
  expect(findDeadlocks([log.file], log.size)).toEqual([])
}

/** Looks at the shop as a visitor does. */
async function browse(isOver: () => boolean): Promise<void> {
  const random = createRandom(seed + 7)
  while (!isOver()) {
    const buyer = random.pick(simulation.buyers)
    const flower = random.pick(simulation.flowers)
    if (!buyer || !flower) return
    await sendRequest(simulation, random, buyer, 'getHome', {})
    await sendRequest(simulation, random, buyer, 'getProducts', { query: { q: 'bouquet' } })
    await sendRequest(simulation, random, buyer, 'getProduct', { params: { id: flower.productId } })
    await sendRequest(simulation, random, buyer, 'getDeliveryDays', {})
    await sendRequest(simulation, random, buyer, 'getCart', { params: { userId: buyer.userId } })
  }
}

/** New flowers arrive, so that the shop does not sell out. */
const restock = () =>
  sql`
    with moved as (insert into stock_move (variant_id, change, reason) select variant_id, 30, 'restock' from stock returning variant_id)
    update stock set on_hand = on_hand + 30 where variant_id in (select variant_id from moved)
  `.execute(simulation.shop.db)

/** The few accounts of a run stand for many buyers, so their hourly limits are reset after each round. */
const resetRateLimits = () => sql`delete from rate_bucket`.execute(simulation.shop.db)

async function logInAgain({ shop, buyers, staff }: Simulation): Promise<void> {
  for (const person of [...buyers, ...staff]) {
    await signInAgain(shop, person)
    for (const client of person.at) client.token = person.visitor.token
  }
}

test(`GROW-02 GROW-05 ${minutes} minutes of mixed load with faults lose nothing and double nothing (WARDA_SEED=${seed})`, async () => {
  const start = performance.now()
  const load = [loadavg()[0] ?? 0]
  const faults = startFaults(simulation, () => performance.now() - start > minutes * 60_000)
  const { isOver } = faults
  const standing = startStandingOrders(simulation, isOver)
  const background = [faults.ended, standing.ended, browse(isOver)]
  let lastLogin = start
  while (!isOver()) {
    if (performance.now() - lastLogin > LOGIN_INTERVAL_MS) {
      await logInAgain(simulation)
      lastLogin = performance.now()
    }
    await simulateDay(simulation, { actions: ACTIONS, lanes: LANES })
    await restock()
    await resetRateLimits()
    simulation.seed += 1
    countResult(simulation, 'round')
  }
  await Promise.all(background)
  load.push(loadavg()[0] ?? 0)
  const elapsedMinutes = (performance.now() - start) / 60_000
  await startStopped(simulation)
  await endDay(simulation)
  const results: string[] = []
  const failures: unknown[] = []
  const standingCheck = {
    'each acknowledged standing order exists once, and placed each date once': standing.expectPlacedOnce,
  }
  for (const [name, check] of Object.entries({ ...standingCheck, ...CHECKS })) {
    const failure = await check(simulation).then(
      () => null,
      (error: unknown) => error,
    )
    results.push(`- ${failure === null ? 'holds' : '**broken**'}: ${name}`)
    if (failure !== null) failures.push(failure)
  }
  if (process.env.WARDA_SOAK_REPORT)
    writeFileSync(process.env.WARDA_SOAK_REPORT, formatReport(results, { load, elapsedMinutes }))
  expect(failures).toEqual([])
})

/** `load` is the load average of the last minute, at the start and at the end. */
type Circumstances = { load: readonly number[]; elapsedMinutes: number }

function formatReport(results: readonly string[], { load, elapsedMinutes }: Circumstances): string {
  const { tally, orders, placed, lost } = simulation
  const list = (prefix: string) =>
    [...tally]
      .filter(([name]) => name.startsWith(prefix))
      .toSorted()
      .map(([name, count]) => `- ${name.slice(prefix.length)}: ${count}`)
  const answers = [...tally].filter(([name]) => /^\w+ \d{3}/.test(name))
  const byStatus = Map.groupBy(answers, ([name]) => name.split(' ')[1] ?? '')
  const statuses = [...byStatus]
    .toSorted()
    .map(([status, all]) => `- ${status}: ${all.reduce((sum, [, n]) => sum + n, 0)}`)
  return `# Soak

The last run of \`npm run soak -- ${minutes} --report docs/soak.md\`: two processes and one database, ${LANES} buyers and staff at a time, one visitor
who browses, and a client with standing orders, with a fault every 15 seconds. It ended on ${new Date().toISOString().slice(0, 10)} after ${elapsedMinutes.toFixed(1)} minutes, seed ${seed}, on ${cpus().length} cores
and ${Math.round(totalmem() / 2 ** 30)} GiB of memory that other work shared (load average ${load.map((value) => value.toFixed(1)).join(' at the start, ')} at the end).
${minutes < 60 ? '\nThe hour of a night (`npm run soak -- 60`) was not run for this report.\n' : ''}
## Checked afterwards

${results.join('\n')}

## What happened

- acknowledged orders: ${placed.length}
- orders placed by standing orders: ${orders.size - placed.length}
- requests whose answer was lost and that were sent again: ${lost}

Faults:

${list('fault ').join('\n')}

Answers by status (400, 404 and 409 are refusals by rules, such as sold out; a busy server is asked again and not counted):

${statuses.join('\n')}

Actions:

${list('action ').join('\n')}
`
}
