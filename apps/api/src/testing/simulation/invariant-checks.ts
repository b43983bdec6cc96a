import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestAnswer } from '../api-client.ts'
import { brokenInvariants } from '../invariants.ts'
import type { Buyer, Simulation } from './simulation.ts'

/** I1 I2: each key that was answered is one order, and there is no other. */
export async function expectOneOrderAKey({ shop, placed, orders, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ id: string; card: string }>`select id, card_message as card from orders`.execute(shop.db)
  const known = placed.map(({ key, answer }) => ({ id: answer.body.data.id as string, card: key }))
  const sorted = <T extends { id: string }>(list: T[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(sorted(rows), `seed ${seed}: I1`).toEqual(sorted(known))
  expect(new Set(known.map(({ card }) => card)).size, `seed ${seed}: I1`).toBe(orders.size)
}

export async function expectNothingBroken({ shop, seed }: Simulation): Promise<void> {
  expect(await brokenInvariants(shop.db), `seed ${seed}`).toEqual([])
}

/** I11: what the bank took stands in our books as applied or as credit, and in its till. */
export async function expectBankAgrees({ shop, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ captured: number; received: number; kept: number; till: number }>`
    select
      (select coalesce(sum(amount), 0) from sandbox_gateway.invoice where status = 'paid' or (status = 'pending' and paid_from <= now()))::int8 as captured,
      (select coalesce(sum(amount), 0) from payment where gateway = 'sandbox')::int8 as received,
      (select coalesce(sum(applied) + sum(amount - applied), 0) from order_payment where method = 'gateway')::int8 as kept,
      (select coalesce(sum(amount), 0) from ledger_entry where account = 'gateway')::int8 as till
  `.execute(shop.db)
  const { captured, ...ours } = rows[0] ?? { captured: 0 }
  expect(captured, `seed ${seed}: something was paid`).toBeGreaterThan(0)
  expect(ours, `seed ${seed}: I11`).toEqual({ received: captured, kept: captured, till: captured })
}

/** I25: the tabs part what is on the board, and pages of five show each card once. */
export async function expectTabsPart(life: Simulation): Promise<void> {
  const driver = life.drivers[0]
  if (!driver) return
  const shown: string[] = []
  for (const stage of ['2', '5', '6']) {
    shown.push(
      ...(await allPages((page) =>
        driver.at[page % 2]?.call('getBoardOrders', { params: { userId: driver.userId }, query: { stage, page } }),
      )),
    )
  }
  const { rows } = await sql<{ id: string }>`
    select id from orders where state in ('preparing', 'ready', 'outForDelivery', 'delivered', 'completed')
  `.execute(life.shop.db)
  expect(shown.toSorted(), `seed ${life.seed}: I25`).toEqual(rows.map(({ id }) => id).toSorted())
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

/** I29: the status filters part what the buyer sees without one. */
export async function expectFiltersPart(life: Simulation, buyer: Buyer): Promise<void> {
  const { userId, clientId } = buyer
  const all = await idsOf(buyer, { userId, clientId }, undefined)
  const parts = await Promise.all([0, 1, 2, 3].map((status) => idsOf(buyer, { userId, clientId }, status)))
  expect(parts.flat().toSorted(), `seed ${life.seed}: I29`).toEqual(all.toSorted())
}

const idsOf = (buyer: Buyer, params: { userId: string; clientId: number }, status: number | undefined) =>
  allPages((page) => buyer.at[page % 2]?.call('getOrders', { params, query: { page, pageSize: 20, status } }))

/** I30: the balance is what is listed. */
export async function expectPointsAddUp(life: Simulation, buyer: Buyer): Promise<void> {
  const { body } = (await buyer.at[0]?.call('getLoyaltyPoints', { params: { userId: buyer.userId } })) ?? {}
  const listed = body.data as { points: number; isUsed: boolean }[]
  const sum = listed.reduce((all, { points, isUsed }) => all + (isUsed ? -points : points), 0)
  expect({ listed: sum, positive: sum >= 0 }, `seed ${life.seed}: I30`).toEqual({ listed: body.points, positive: true })
}

/** I14: the total is the open debts', in halalas. */
export async function expectDebtsAddUp(life: Simulation, buyer: Buyer): Promise<void> {
  const { clientId, userId } = buyer
  const { body } =
    (await buyer.at[1]?.call('getDebts', { params: { clientId }, query: clientId ? {} : { userId } })) ?? {}
  const open = (body.data as { amountOwed: number; isResolved: boolean }[]).filter(({ isResolved }) => !isResolved)
  const halalas = (riyals: number) => Math.round(riyals * 100)
  const listed = open.reduce((sum, { amountOwed }) => sum + halalas(amountOwed), 0)
  expect(listed, `seed ${life.seed}: I14`).toBe(halalas(body.totalOutstanding))
}

/** I27: numbers run from 1 without a gap. */
export async function expectNumbersRun({ shop, seed }: Simulation): Promise<void> {
  const { rows } = await sql<{ credit: boolean; at: number }>`
    select kind = 'creditNote' as credit, substring(number from '\\d+')::int as at from invoice order by 1, 2
  `.execute(shop.db)
  for (const kind of [true, false]) {
    const numbers = rows.filter(({ credit }) => credit === kind).map(({ at }) => at)
    expect(numbers, `seed ${seed}: I27`).toEqual(numbers.map((_, at) => at + 1))
  }
}
