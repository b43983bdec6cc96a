import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ARABIC, COLOURS, FIRST, SECOND } from '../../testing/make-products.ts'
import { insertMailsAndAudit, insertReviewsAndReports } from './after-queries.ts'
import { gatherStatistics } from './analyze-queries.ts'
import { beginBulk, checkShop, dropIndexes, makeIndexes } from './bulk-queries.ts'
import { insertMaterialStock, insertMaterials } from './material-queries.ts'
import { insertMoney } from './money-queries.ts'
import { insertOrders, planOrders } from './order-queries.ts'
import { insertPeople } from './people-queries.ts'
import { insertProducts, insertStock } from './product-queries.ts'

export type LargeSeed = {
  /** A database with the demo shop, whose categories, pictures and users are used. */
  db: Database
  products: number
  orders: number
  /** Number of days before `now` with orders; default three years. */
  days?: number
  /** Milliseconds, UTC. */
  now: number
  report: (line: string) => void
}

const words = { first: FIRST, second: SECOND, arabic: ARABIC, colours: COLOURS }

/** `seed.taken`: the shop has accounts other than the demo's; `seed.large`: it was filled before. */
export type SeedResult = { ok: true; value: null } | { ok: false; code: 'seed.taken' | 'seed.large' }

/** Approximate number of orders per shopper and per client. */
const ORDERS_EACH = { shopper: 20, client: 500 }

/**
 * Fills a demo shop with years of data for measurements, in one transaction with triggers disabled; the data that triggers maintain is written
 * too and satisfies every invariant. The same parameters give the same data. Fails for a shop with other users and for a second run.
 */
export async function seedLarge(seed: LargeSeed): Promise<SeedResult> {
  const { products, orders, days = 1_095 } = seed
  const now = new Date(seed.now)
  const shoppers = Math.max(20, Math.round(orders / ORDERS_EACH.shopper))
  const clients = Math.max(3, Math.round(orders / ORDERS_EACH.client / 10))
  const result = await inTransaction<SeedResult>(seed.db, async (trx) => {
    const status = await checkShop(trx)
    if (status !== 'free') return { ok: false, code: `seed.${status}` }
    await beginBulk(trx)
    const steps: [string, () => Promise<unknown>][] = [
      ['people', () => insertPeople(trx, { shoppers, clients, now, days })],
      ['products', () => insertProducts(trx, { count: products, now, words })],
      ['recipes', () => insertMaterials(trx)],
      ['a plan of orders', () => planOrders(trx, { orders, products, shoppers, days, now })],
      ['orders', () => insertOrders(trx, now)],
      ['the ledger', () => insertMoney(trx)],
      ['reviews and messages', () => insertReviewsAndReports(trx)],
      ['stock', () => insertStock(trx, new Date(seed.now - (days + 10) * 86_400_000))],
      ['materials', () => insertMaterialStock(trx, { days, now })],
      ['mails and the audit', () => insertMailsAndAudit(trx, now)],
    ]
    const indexes = await dropIndexes(trx)
    for (const [name, write] of steps) await timed(name, seed.report, write)
    await timed('indexes', seed.report, () => makeIndexes(trx, indexes))
    return { ok: true, value: null }
  })
  if (result.ok) await timed('statistics', seed.report, () => gatherStatistics(seed.db))
  return result
}

async function timed(name: string, report: LargeSeed['report'], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  report(`${name} (${((performance.now() - start) / 1_000).toFixed(1)} s)`)
}
