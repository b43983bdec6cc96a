import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestAnswer } from '../api-client.ts'
import { brokenInvariants } from '../invariants.ts'
import type { Buyer, Simulation } from './simulation.ts'

/** I1 I2: each acknowledged key has exactly one order, and no other orders exist but those of standing orders. */
export async function expectOneOrderPerKey({ shop, placed, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ id: string; card: string }>`
    select id, card_message as card from orders where standing_order_id is null
  `.execute(shop.db)
  const acknowledged = placed.map(({ key, answer }) => ({ id: answer.body.data.id as string, card: key }))
  const sorted = <T extends { id: string }>(list: T[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(sorted(rows), `seed ${seed}: I1`).toEqual(sorted(acknowledged))
  expect(new Set(acknowledged.map(({ card }) => card)).size, `seed ${seed}: I1`).toBe(acknowledged.length)
}

export async function expectInvariants({ shop, seed }: Simulation): Promise<void> {
  expect(await brokenInvariants(shop.db), `seed ${seed}`).toEqual([])
}

/** I11: the gateway's captured amount equals received payments, applied or store credit, and the gateway account. */
export async function expectGatewayMatches({ shop, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ captured: number; received: number; accounted: number; gatewayAccount: number }>`
    select
      (select coalesce(sum(amount), 0) from sandbox_gateway.invoice where status = 'paid' or (status = 'pending' and paid_from <= now()))::int8 as captured,
      (select coalesce(sum(amount), 0) from payment where gateway = 'sandbox')::int8 as received,
      (select coalesce(sum(applied) + sum(amount - applied), 0) from order_payment where method = 'gateway')::int8 as accounted,
      (select coalesce(sum(amount), 0) from ledger_entry where account = 'gateway')::int8 as "gatewayAccount"
  `.execute(shop.db)
  const { captured, ...accountedAmounts } = rows[0] ?? { captured: 0 }
  expect(captured, `seed ${seed}: something was paid`).toBeGreaterThan(0)
  expect(accountedAmounts, `seed ${seed}: I11`).toEqual({
    received: captured,
    accounted: captured,
    gatewayAccount: captured,
  })
}

/** I25: the tabs partition the orders of the board, and paging shows each card once. */
export async function expectTabsPartition(simulation: Simulation): Promise<void> {
  const driver = simulation.drivers[0]
  if (!driver) return
  const messages: string[] = []
  for (const stage of ['2', '5', '6']) {
    messages.push(
      ...(await allPages((page) =>
        driver.at[page % 2]?.call('getBoardOrders', { params: { userId: driver.userId }, query: { stage, page } }),
      )),
    )
  }
  const { rows } = await sql<{ id: string }>`
    select id from orders where state in ('preparing', 'ready', 'outForDelivery', 'delivered', 'completed')
  `.execute(simulation.shop.db)
  expect(messages.toSorted(), `seed ${simulation.seed}: I25`).toEqual(rows.map(({ id }) => id).toSorted())
}

async function allPages(read: (page: number) => Promise<TestAnswer> | undefined): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await read(page)
    if (answer?.status !== 200) throw new Error(`A page answered ${answer?.status}.`)
    ids.push(...answer.body.data.map(({ id }: { id: string }) => id))
    if (page >= answer.body.pageCount) return ids
  }
}

/** I29: the status filters partition the unfiltered list. */
export async function expectFiltersPartition(simulation: Simulation, buyer: Buyer): Promise<void> {
  const { userId, clientId } = buyer
  const all = await fetchIds(buyer, { userId, clientId }, undefined)
  const parts = await Promise.all([0, 1, 2, 3].map((status) => fetchIds(buyer, { userId, clientId }, status)))
  expect(parts.flat().toSorted(), `seed ${simulation.seed}: I29`).toEqual(all.toSorted())
}

const fetchIds = (buyer: Buyer, params: { userId: string; clientId: number }, status: number | undefined) =>
  allPages((page) => buyer.at[page % 2]?.call('getOrders', { params, query: { page, pageSize: 20, status } }))

/** I30: the balance is the sum of the listed points. */
export async function expectPointsAddUp(simulation: Simulation, buyer: Buyer): Promise<void> {
  const { body } = (await buyer.at[0]?.call('getLoyaltyPoints', { params: { userId: buyer.userId } })) ?? {}
  const listed = body.data as { points: number; isUsed: boolean }[]
  const sum = listed.reduce((all, { points, isUsed }) => all + (isUsed ? -points : points), 0)
  expect({ listed: sum, positive: sum >= 0 }, `seed ${simulation.seed}: I30`).toEqual({
    listed: body.points,
    positive: true,
  })
}

/** I14: the total is the sum of the open debts. */
export async function expectDebtsAddUp(simulation: Simulation, buyer: Buyer): Promise<void> {
  const { clientId, userId } = buyer
  const { body } =
    (await buyer.at[1]?.call('getDebts', { params: { clientId }, query: clientId ? {} : { userId } })) ?? {}
  const open = (body.data as { amountOwed: number; isResolved: boolean }[]).filter(({ isResolved }) => !isResolved)
  const halalas = (riyals: number) => Math.round(riyals * 100)
  const listed = open.reduce((sum, { amountOwed }) => sum + halalas(amountOwed), 0)
  expect(listed, `seed ${simulation.seed}: I14`).toBe(halalas(body.totalOutstanding))
}

/** I27: numbers start at 1 and have no gaps. */
export async function expectGaplessNumbers({ shop, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ series: string; at: number }>`
    select split_part(number, '-', 1) as series, substring(number from '\\d+')::int as at from invoice order by 1, 2
  `.execute(shop.db)
  for (const name of new Set(rows.map(({ series }) => series))) {
    const numbers = rows.filter(({ series }) => series === name).map(({ at }) => at)
    expect(numbers, `seed ${seed}: I27`).toEqual(numbers.map((_, at) => at + 1))
  }
}
