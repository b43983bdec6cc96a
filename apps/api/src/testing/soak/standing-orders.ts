import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { standingBody } from '../make-standing-order.ts'
import { requestJob } from '../run-job.ts'
import { waitForJobs } from '../simulation/evening.ts'
import { createRandom, type Random } from '../simulation/random.ts'
import { type Buyer, countResult, type Simulation, sendRequest } from '../simulation/simulation.ts'

/** Pause between two rounds, ms. */
const INTERVAL_MS = 2_000
/** Each run of the job looks at all of them, so that more would only fill the queue. */
const MAX_STANDING_ORDERS = 150
/** Status of a request above the hourly limit of an account. */
const TOO_MANY = 429

type StandingOrder = { id: number; name: string; maker: Buyer }

export type StandingOrders = {
  ended: Promise<void>
  /** Each acknowledged standing order exists once, and each date that was due has one order or the reason why not. */
  expectPlacedOnce(): Promise<void>
}

/** Creates, pauses, skips and ends standing orders of clients while both processes place their orders. */
export function startStandingOrders(simulation: Simulation, isOver: () => boolean): StandingOrders {
  const random = createRandom(simulation.seed + 13)
  const created: StandingOrder[] = []
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const standing = created.length < MAX_STANDING_ORDERS ? await create(simulation, random) : null
      if (standing) created.push(standing)
      const other = random.pick(created)
      if (other) await change(simulation, random, other)
      await placeDue(simulation)
      await pause(INTERVAL_MS)
    }
  }
  return {
    ended: work(),
    async expectPlacedOnce() {
      await placeDue(simulation)
      await waitForJobs(simulation)
      await expectPlacedOnce(simulation, created)
    },
  }
}

/** Creates a weekly standing order whose first date, the first day of the calendar, is due at once. */
async function create(simulation: Simulation, random: Random): Promise<StandingOrder | null> {
  const maker = random.pick(simulation.buyers.filter(({ branchId }) => branchId !== null))
  const flower = random.pick(simulation.flowers)
  const [date = ''] = simulation.days
  if (!maker?.branchId || !flower) return null
  const name = randomUUID()
  const body = standingBody(maker.branchId, flower.variantId, {
    name,
    day: new Date(date).getUTCDay(),
    slot: random.pick(simulation.slots),
    startsOn: riyadhDate(Date.now()),
    paymentTerms: random.pick(['cash', 'postponed', 'monthly']),
  })
  const input = { params: { userId: maker.userId }, body, headers: { 'idempotency-key': name } }
  const answer = await sendRequest(simulation, random, maker, 'addStandingOrder', input, [TOO_MANY])
  countResult(simulation, 'action standing order created')
  return answer.status === 200 ? { id: answer.body.data.id, name, maker } : null
}

async function change(simulation: Simulation, random: Random, { id, maker }: StandingOrder): Promise<void> {
  const params = { userId: maker.userId, standingId: id }
  if (random.oneIn(6)) {
    await sendRequest(simulation, random, maker, 'deleteStandingOrder', { params })
    countResult(simulation, 'action standing order ended')
    return
  }
  const body = random.pick([{ isPaused: true }, { isPaused: false }, { skip: simulation.days[0] }])
  await sendRequest(simulation, random, maker, 'updateStandingOrder', { params, body })
  countResult(simulation, 'action standing order changed')
}

/** Two jobs at once, so that both processes place the same dates; what they placed takes part in the simulation. */
async function placeDue(simulation: Simulation): Promise<void> {
  const { db } = simulation.shop
  // With keys, so that runs which take longer than the pause between two rounds do not fill the queue.
  await Promise.all(['first', 'second'].map((key) => requestJob(db, 'place-standing', `soak:${key}`)))
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id as "userId" from orders where standing_order_id is not null
  `.execute(db)
  for (const { id, userId } of rows) {
    const buyer = simulation.buyers.find((one) => one.userId === userId)
    if (buyer) simulation.orders.set(id, buyer)
  }
}

async function expectPlacedOnce({ shop, seed, days }: Simulation, created: readonly StandingOrder[]): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; due: boolean; runs: number; orders: number }>`
    select s.id, s.name,
      s.deleted_at is null and not s.paused and not exists (
        select from standing_order_skip k where k.standing_order_id = s.id and k.date = ${days[0]}
      ) as due,
      (select count(*)::int from standing_order_run r where r.standing_order_id = s.id) as runs,
      (select count(*)::int from orders o where o.standing_order_id = s.id) as orders
    from standing_order s order by s.id
  `.execute(shop.db)
  const acknowledged = created.map(({ id, name }) => ({ id, name })).toSorted((left, right) => left.id - right.id)
  expect(
    rows.map(({ id, name }) => ({ id, name })),
    `seed ${seed}`,
  ).toEqual(acknowledged)
  const wrong = rows.filter(({ due, runs, orders }) => (due && runs === 0) || runs > 1 || orders > runs)
  expect(wrong, `seed ${seed}`).toEqual([])
  expect(
    rows.some(({ orders }) => orders === 1),
    `seed ${seed}: something was placed`,
  ).toBe(true)
}
