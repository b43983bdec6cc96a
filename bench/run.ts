import { randomUUID } from 'node:crypto'
import { type Member, makeManyUsers } from '@warda/api/testing/make-many-users'
import { liftSlotCapacity, openDatabase } from '@warda/api/testing/open-database'
import { CONCURRENCY, compare, type Loaded, pick, well } from './compare.ts'
import { dashboards } from './dashboards.ts'
import { openFloor } from './floor.ts'
import { generateProducts } from './generate.ts'
import { ask, closeSockets } from './http.ts'
import { lighthouseScores } from './lighthouse.ts'
import { load } from './load.ts'
import { ratioOf, tell } from './report.ts'
import { startServer } from './server.ts'

export type BenchOptions = {
  databaseUrl: string
  /** How many products the catalogue gets; the budgets are spoken of at 10,000. */
  products: number
  /** Seconds of load per figure. */
  seconds: number
  /** A database with the demo shop, whose pages Lighthouse looks at. */
  demoUrl: string
}

const SECRET = 'a secret that only the benchmark knows'
/**
 * Measures the shop in a process of its own against a bare client on the same database, alternating in one run, and prints shares.
 * Client, server and database share the machine: trust the ratios, not the absolute numbers.
 */
export async function bench(options: BenchOptions): Promise<void> {
  const db = openDatabase(options.databaseUrl)
  const t = (line: string) => process.stdout.write(`${line}\n`)
  await generateProducts(db, options.products)
  await liftSlotCapacity(db)
  const crowd = await makeManyUsers(db, SECRET, 3_000)
  const catalogue = await db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.id', 'variant.product_id'])
    .where('stock.on_hand', '>=', 10)
    .orderBy('variant.id')
    .execute()
  const floor = openFloor(options.databaseUrl, CONCURRENCY)
  const server = await startServer(options.databaseUrl, SECRET)
  const run = {
    ...options,
    floor,
    crowd,
    url: server.url,
    products: catalogue.map((v) => v.product_id),
    variants: catalogue.map((v) => v.id),
  }
  try {
    t(`${options.products} products, ${CONCURRENCY} callers, ${options.seconds} s a figure\n`)
    await catalogueReads(run)
    await baskets(run)
    await pages(run)
    await dashboards(db, run)
  } finally {
    await server.stop()
    await floor.close()
    await db.destroy()
    closeSockets()
  }
  await look(options.demoUrl)
}

async function look(demoUrl: string): Promise<void> {
  const server = await startServer(demoUrl, SECRET)
  try {
    process.stdout.write('\nLighthouse, mobile\n')
    await lighthouseScores(server.url, ['/', '/?lng=ar', '/shop', '/product/1', '/product/1?lng=ar'])
  } finally {
    await server.stop()
  }
}

async function catalogueReads(run: Loaded): Promise<void> {
  const { url, floor } = run
  // Every address is new, so no answer comes from memory.
  await compare(
    run,
    'product list (uncached)',
    (n) => floor.list(n % 9000),
    (n) => well(`${url}/api/Product/getallproducts?min=${(n % 900000) / 100}`),
  )
  await compare(
    run,
    'product detail (mostly uncached)',
    (n) => floor.detail(pick(run.products, n)),
    (n) => well(`${url}/api/Product/getproduct/${pick(run.products, n)}`),
  )
  const words = ['rose', 'tulip', 'ورد', 'peony', 'orchid', 'white', 'lily', 'basket']
  await compare(
    run,
    'search (uncached)',
    (n) => floor.search(`${pick(words, n)}`),
    (n) => well(`${url}/api/Product/getallproducts?q=${encodeURIComponent(pick(words, n))}&min=${(n % 90000) / 100}`),
  )
  const cached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, () =>
    well(`${url}/api/Product/getallproducts`),
  )
  tell({ what: 'product list (from memory)', ours: cached })
}

async function baskets(run: Loaded): Promise<void> {
  const { url, floor, crowd, variants } = run
  const xsrf = await xsrfOf(url)
  const headersOf = (member: Member) => ({
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    cookie: `XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': xsrf,
  })
  await compare(
    run,
    'add to cart',
    (n) => floor.addToCart(pick(crowd, n).userId, pick(variants, n)),
    (n) => {
      const member = pick(crowd, n)
      const body = JSON.stringify({ variantId: pick(variants, n), quntity: 1 })
      return well(`${url}/api/Cart/addtocart/${member.userId}`, { method: 'POST', headers: headersOf(member), body })
    },
  )
  await orders(run, headersOf)
}

async function orders(run: Loaded, headersOf: (member: Member) => Record<string, string>): Promise<void> {
  const { url, floor, variants } = run
  const half = Math.floor(run.crowd.length / 2)
  const [forFloor, forShop] = [run.crowd.slice(0, half), run.crowd.slice(half)]
  const fresh = openDatabase(run.databaseUrl)
  await fresh.deleteFrom('cart_line').execute()
  await fresh.destroy()
  await floor.fillCarts(
    run.crowd.map((member) => member.userId),
    run.crowd.map((_, n) => pick(variants, n)),
  )
  const slots = await openSlots(url)
  const body = (n: number): string => {
    const slot = pick(slots, n)
    return JSON.stringify({
      recipient: { fullName: 'Bench Person', phoneNumber: '0551234567' },
      deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh' },
      deliveryDate: slot.date,
      deliverySlot: slot.id,
      paymentTerms: 'online',
    })
  }
  await compare(
    run,
    'place order',
    (n) => floor.placeOrder(at(forFloor, n).userId, pick(variants, n), pick(slots, n).date, pick(slots, n).id),
    (n) => {
      const member = at(forShop, n)
      return well(`${url}/api/Order/addorder/${member.userId}`, {
        method: 'POST',
        headers: { ...headersOf(member), 'idempotency-key': randomUUID() },
        body: body(n),
      })
    },
    half,
  )
}

const at = (crowd: Member[], n: number): Member => pick(crowd.slice(n % crowd.length, (n % crowd.length) + 1), 0)

async function openSlots(url: string): Promise<{ date: string; id: string }[]> {
  const reply = await ask(`${url}/api/Delivery/getdays`)
  const { days } = JSON.parse(reply.body.toString()) as {
    days: { date: string; slots: { id: string; state: string }[] }[]
  }
  return days.flatMap((day) =>
    day.slots.filter((slot) => slot.state === 'open').map((slot) => ({ date: day.date, id: slot.id })),
  )
}

async function xsrfOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/`)
  await answer.arrayBuffer()
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.split(';')[0]?.slice('XSRF-TOKEN='.length) ?? '')
}

async function pages(run: Loaded): Promise<void> {
  const { url } = run
  const gzip = { headers: { 'accept-encoding': 'gzip' } }
  for (const [what, address] of [
    ['home page', '/'],
    ['shop page', '/shop'],
  ] as const) {
    // A number that no page knows goes past the cache.
    const uncached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, (n) =>
      well(`${url}${address}?n=${n}`, gzip),
    )
    const cached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, () => well(`${url}${address}`, gzip))
    tell({ what: `${what}, rendered`, ours: uncached })
    tell({ what: `${what}, from memory`, ours: cached, note: `${ratioOf(cached, uncached)} the rendered rate` })
  }
}
