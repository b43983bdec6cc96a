import { randomUUID } from 'node:crypto'
import { type Member, makeManyUsers } from '@warda/api/testing/make-many-users'
import { liftSlotCapacity, openDatabase } from '@warda/api/testing/open-database'
import { openBaseline } from './baseline.ts'
import { type BenchRun, CONCURRENCY, compare, pick, succeeds } from './compare.ts'
import { dashboards } from './dashboards.ts'
import { generateProducts } from './generate.ts'
import { closeSockets, request } from './http.ts'
import { lighthouseScores } from './lighthouse.ts'
import { load } from './load.ts'
import { formatRatio, report } from './report.ts'
import { startServer } from './server.ts'

export type BenchOptions = {
  databaseUrl: string
  /** Number of generated products; the budgets apply to 10,000. */
  products: number
  /** Seconds of load per measurement. */
  seconds: number
  /** A database with the demo shop, for Lighthouse. */
  demoUrl: string
}

const SECRET = 'a secret that only the benchmark knows'
/**
 * Measures the shop in its own process against minimal SQL on the same database and prints ratios. Client, server and database share the
 * machine, so only the ratios are meaningful.
 */
export async function bench(options: BenchOptions): Promise<void> {
  const db = openDatabase(options.databaseUrl)
  const t = (line: string) => process.stdout.write(`${line}\n`)
  await generateProducts(db, options.products)
  await liftSlotCapacity(db)
  const users = await makeManyUsers(db, SECRET, 3_000)
  const catalogue = await db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.id', 'variant.product_id'])
    .where('stock.on_hand', '>=', 10)
    .orderBy('variant.id')
    .execute()
  const baseline = openBaseline(options.databaseUrl, CONCURRENCY)
  const server = await startServer(options.databaseUrl, SECRET)
  const run = {
    ...options,
    baseline,
    users,
    url: server.url,
    products: catalogue.map((v) => v.product_id),
    variants: catalogue.map((v) => v.id),
  }
  try {
    t(`${options.products} products, ${CONCURRENCY} callers, ${options.seconds} s a figure\n`)
    await measureCatalogue(run)
    await measureCarts(run)
    await pages(run)
    await dashboards(db, run)
  } finally {
    await server.stop()
    await baseline.close()
    await db.destroy()
    closeSockets()
  }
  await measurePages(options.demoUrl)
}

async function measurePages(demoUrl: string): Promise<void> {
  const server = await startServer(demoUrl, SECRET)
  try {
    process.stdout.write('\nLighthouse, mobile\n')
    await lighthouseScores(server.url, ['/', '/shop', '/product/blush-hour'])
  } finally {
    await server.stop()
  }
}

async function measureCatalogue(run: BenchRun): Promise<void> {
  const { url, baseline } = run
  // Every URL is different, so that no response is cached.
  await compare(
    run,
    'product list (uncached)',
    (n) => baseline.list(n % 9000),
    (n) => succeeds(`${url}/api/Product/getallproducts?min=${(n % 900000) / 100}`),
  )
  await compare(
    run,
    'product detail (mostly uncached)',
    (n) => baseline.detail(pick(run.products, n)),
    (n) => succeeds(`${url}/api/Product/getproduct/${pick(run.products, n)}`),
  )
  const words = ['rose', 'tulip', 'ورد', 'peony', 'orchid', 'white', 'lily', 'basket']
  await compare(
    run,
    'search (uncached)',
    (n) => baseline.search(`${pick(words, n)}`),
    (n) =>
      succeeds(`${url}/api/Product/getallproducts?q=${encodeURIComponent(pick(words, n))}&min=${(n % 90000) / 100}`),
  )
  const cached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, () =>
    succeeds(`${url}/api/Product/getallproducts`),
  )
  report({ name: 'product list (from memory)', ours: cached })
}

async function measureCarts(run: BenchRun): Promise<void> {
  const { url, baseline, users, variants } = run
  const xsrf = await fetchXsrfToken(url)
  const requestHeaders = (member: Member) => ({
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    cookie: `XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': xsrf,
  })
  await compare(
    run,
    'add to cart',
    (n) => baseline.addToCart(pick(users, n).userId, pick(variants, n)),
    (n) => {
      const member = pick(users, n)
      const body = JSON.stringify({ variantId: pick(variants, n), quntity: 1 })
      return succeeds(`${url}/api/Cart/addtocart/${member.userId}`, {
        method: 'POST',
        headers: requestHeaders(member),
        body,
      })
    },
  )
  await orders(run, requestHeaders)
}

async function orders(run: BenchRun, requestHeaders: (member: Member) => Record<string, string>): Promise<void> {
  const { url, baseline, variants } = run
  const half = Math.floor(run.users.length / 2)
  const [forFloor, forShop] = [run.users.slice(0, half), run.users.slice(half)]
  const fresh = openDatabase(run.databaseUrl)
  await fresh.deleteFrom('cart_line').execute()
  await fresh.destroy()
  await baseline.fillCarts(
    run.users.map((member) => member.userId),
    run.users.map((_, n) => pick(variants, n)),
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
    (n) => baseline.placeOrder(at(forFloor, n).userId, pick(variants, n), pick(slots, n).date, pick(slots, n).id),
    (n) => {
      const member = at(forShop, n)
      return succeeds(`${url}/api/Order/addorder/${member.userId}`, {
        method: 'POST',
        headers: { ...requestHeaders(member), 'idempotency-key': randomUUID() },
        body: body(n),
      })
    },
    half,
  )
}

const at = (users: Member[], n: number): Member => pick(users.slice(n % users.length, (n % users.length) + 1), 0)

async function openSlots(url: string): Promise<{ date: string; id: string }[]> {
  const reply = await request(`${url}/api/Delivery/getdays`)
  const { days } = JSON.parse(reply.body.toString()) as {
    days: { date: string; slots: { id: string; state: string }[] }[]
  }
  return days.flatMap((day) =>
    day.slots.filter((slot) => slot.state === 'open').map((slot) => ({ date: day.date, id: slot.id })),
  )
}

async function fetchXsrfToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/robots.txt`)
  await answer.arrayBuffer()
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.split(';')[0]?.slice('XSRF-TOKEN='.length) ?? '')
}

async function pages(run: BenchRun): Promise<void> {
  const { url } = run
  const gzip = { headers: { 'accept-encoding': 'gzip' } }
  for (const [name, address] of [
    ['home page', '/'],
    ['shop page', '/shop'],
  ] as const) {
    // An unknown query parameter bypasses the cache.
    const uncached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, (n) =>
      succeeds(`${url}${address}?n=${n}`, gzip),
    )
    const cached = await load({ concurrency: CONCURRENCY, seconds: run.seconds }, () =>
      succeeds(`${url}${address}`, gzip),
    )
    report({ name: `${name}, rendered`, ours: uncached })
    report({ name: `${name}, from memory`, ours: cached, note: `${formatRatio(cached, uncached)} the rendered rate` })
  }
}
