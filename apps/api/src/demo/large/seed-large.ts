import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ARABIC, COLOURS, FIRST, SECOND } from '../../testing/make-products.ts'
import { insertTraces, insertWords } from './after-queries.ts'
import { gatherStatistics } from './analyze-queries.ts'
import { beginBulk, dropIndexes, makeIndexes, whoseShop } from './bulk-queries.ts'
import { insertMoney } from './money-queries.ts'
import { insertOrders, planOrders } from './order-queries.ts'
import { insertPeople } from './people-queries.ts'
import { insertProducts, insertStock } from './product-queries.ts'

export type LargeSeed = {
  /** A database with the demo shop: its categories, pictures and people are used. */
  db: Database
  products: number
  orders: number
  /** Over how many days up to now the orders lie; three years unless said. */
  days?: number
  /** Milliseconds, UTC. */
  now: number
  report: (line: string) => void
}

const words = { first: FIRST, second: SECOND, arabic: ARABIC, colours: COLOURS }

/** `seed.taken`: the shop has accounts of its own; `seed.large`: it was filled before. */
export type SeedResult = { ok: true } | { ok: false; code: 'seed.taken' | 'seed.large' }

/** One shopper places about this many orders in three years, one client about that many. */
const ORDERS_EACH = { shopper: 20, client: 500 }

/**
 * Fills a demo shop with very much: what a shop has after years, for measuring. Written set by set in one transaction with triggers asleep, so
 * a broken filling leaves nothing; what they would have kept (shares, debts, searches, counts) is written too and holds every invariant. The
 * same sizes and moment give the same shop. A shop with people of its own is refused, and so is a second filling.
 */
export async function seedLarge(seed: LargeSeed): Promise<SeedResult> {
  const { products, orders, days = 1_095 } = seed
  const now = new Date(seed.now)
  const shoppers = Math.max(20, Math.round(orders / ORDERS_EACH.shopper))
  const clients = Math.max(3, Math.round(orders / ORDERS_EACH.client / 10))
  const result = await inTransaction<SeedResult>(seed.db, async (trx) => {
    const whose = await whoseShop(trx)
    if (whose !== 'free') return { ok: false, code: `seed.${whose}` }
    await beginBulk(trx)
    const steps: [string, () => Promise<unknown>][] = [
      ['people', () => insertPeople(trx, { shoppers, clients, now, days })],
      ['products', () => insertProducts(trx, { count: products, now, words })],
      ['a plan of orders', () => planOrders(trx, { orders, products, shoppers, days, now })],
      ['orders', () => insertOrders(trx, now)],
      ['the ledger', () => insertMoney(trx)],
      ['reviews and messages', () => insertWords(trx)],
      ['stock', () => insertStock(trx, new Date(seed.now - (days + 10) * 86_400_000))],
      ['mails and the audit', () => insertTraces(trx, now)],
    ]
    const indexes = await dropIndexes(trx)
    for (const [name, write] of steps) await timed(name, seed.report, write)
    await timed('indexes', seed.report, () => makeIndexes(trx, indexes))
    return { ok: true }
  })
  if (result.ok) await timed('statistics', seed.report, () => gatherStatistics(seed.db))
  return result
}

async function timed(name: string, report: LargeSeed['report'], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  report(`${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
}
