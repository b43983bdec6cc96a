import { makeManyUsers } from '@warda/api/testing/make-many-users'
import { openDatabase } from '@warda/api/testing/open-database'
import { buildAddress, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { closeSockets, request } from './http.ts'
import { load, type Measurement } from './load.ts'
import { startServer } from './server.ts'

/** A database with its numbers of products and orders. */
export type SizedShop = { databaseUrl: string; products: number; orders: number }

/** Concurrent users: staff, not shoppers. */
const CALLERS = 2
/** Accounts that take turns, so that none exceeds the limits of a user. */
const OWNERS = 50
const SECRET = 'a secret that only the benchmark knows'

/** The shop with the ids of the demo's import and webhook. */
type MeasuredShop = SizedShop & { importId: string; webhookId: string }

type List = [name: string, address: (n: number, shop: MeasuredShop) => string]

const call = <N extends RouteName>(name: N, query: CallInput<N> extends { query?: infer Q } ? Q : never): string =>
  `/api${buildAddress(name, { query: query as Record<string, unknown> }).address}`

const day = (back: number): string =>
  new Date(Date.now() + 3 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10)
/** The number of a generated order; demo orders have lower numbers. */
const number = (n: number, { orders }: SizedShop): string => String(10_017 + ((n * 7919) % orders))

/** The requests of the staff: every list with searches and filters, and the overview. */
const LISTS: readonly List[] = [
  ['products', () => call('adminProducts', {})],
  [
    'products, page 100',
    (_, { products }) =>
      call('adminProducts', { page: String(Math.min(100, Math.floor(products / 25))), pageSize: '25' }),
  ],
  [
    'products found by words',
    (n) => call('adminProducts', { q: ['rose', 'moonlit', 'توليب', 'velvet tulips'][n % 4] ?? '' }),
  ],
  ['products low in stock', () => call('adminProducts', { stock: 'low' })],
  ['imports', () => call('imports', {})],
  ['rows of an import', (_, { importId }) => `/api${buildAddress('importRows', { params: { importId } }).address}`],
  [
    'recipes of a product',
    (n) => `/api${buildAddress('recipes', { params: { productId: String(1 + (n % 40)) } }).address}`,
  ],
  ['product options', () => `/api${buildAddress('productOptions', {}).address}`],
  [
    'deliveries of a webhook',
    (_, { webhookId }) => `/api${buildAddress('webhookDeliveries', { params: { webhookId } }).address}`,
  ],
  ['products in draft', () => call('adminProducts', { status: 'draft' })],
  ['orders', () => call('adminOrders', {})],
  ['orders, page 40', () => call('adminOrders', { page: '40', pageSize: '25' })],
  ['orders found by number', (n, shop) => call('adminOrders', { q: number(n, shop) })],
  ['orders found by phone', (n) => call('adminOrders', { q: `05${10_000_000 + (n % 50) * 37}` })],
  [
    'orders found by name',
    (n) => call('adminOrders', { q: ['نورة القحطاني', 'Noura Alqahtani', 'فهد الراشد', 'majed'][n % 4] ?? '' }),
  ],
  ['orders being made', () => call('adminOrders', { state: 'preparing' })],
  ['orders completed', () => call('adminOrders', { state: 'completed' })],
  ['orders not paid', () => call('adminOrders', { money: 'unpaid' })],
  ['orders late', () => call('adminOrders', { late: '1' })],
  ['orders of a day of delivery', (n) => call('adminOrders', { deliveryDay: day(n % 30) })],
  ['orders of a month', (n) => call('adminOrders', { from: day(60 + (n % 10)), to: day(30 + (n % 10)) })],
  ['customers', () => call('adminCustomers', {})],
  [
    'customers found by name',
    (n) => call('adminCustomers', { q: ['نورة', 'Majed Alrashid', 'shopper12'][n % 3] ?? '' }),
  ],
  ['companies to check', () => call('getClients', { state: 'pending' })],
  ['discount codes', () => call('adminCoupons', {})],
  ['reviews', () => call('adminReviews', {})],
  [
    'reviews found by words',
    (n) => call('adminReviews', { q: ['broken stem', 'التغليف', 'moonlit roses'][n % 3] ?? '' }),
  ],
  ['reviews hidden', () => call('adminReviews', { hidden: '1' })],
  ['messages', () => call('adminReports', {})],
  ['who owes', () => call('getDebtors', {})],
  ['activity', () => call('getAudit', {})],
  ['the day of the workroom', () => call('workroomDay', {})],
  ['materials', () => call('materials', {})],
  ['materials low in stock', () => call('materials', { show: 'low' })],
  ['purchase list, 7 days', () => call('purchaseList', { days: '7' })],
  ['orders to suppliers', () => call('supplierOrders', {})],
  ['suppliers', () => call('suppliers', {})],
  ['gift cards', () => call('adminGiftCards', {})],
  ['goods of the counter', () => call('counterItems', {})],
  [
    'goods of the counter by words',
    (n) => call('counterItems', { q: ['rose', 'moonlit', 'توليب', 'L77-M'][n % 4] ?? '' }),
  ],
  ['callers by number', (n) => call('counterCustomers', { phoneNumber: `05${10_000_000 + (n % 50) * 37}` })],
  ['pickups of the counter', () => call('counterPickups', {})],
  ['cash drawers', () => call('cashDrawers', {})],
  ['margins of a day', (n) => call('margins', { from: day(n % 30) })],
  ['margins of 31 days', () => call('margins', { from: day(30), to: day(0) })],
  ['the overview', () => call('shopOverview', {})],
  ['revenue by day, 30 days', () => call('getRevenue', { from: day(29), to: day(0), by: 'day' })],
  ['revenue by category, 30 days', () => call('getRevenue', { from: day(29), to: day(0), by: 'category' })],
  ['revenue by branch, a year', () => call('getRevenue', { from: day(364), to: day(0), by: 'branch' })],
  [
    'revenue of a month and its documents',
    (n) => call('reconcileMonth', { month: day(31 * (1 + (n % 12))).slice(0, 7) }),
  ],
]

/**
 * Measures every list of the back office on a small and a large shop: 95th percentile in milliseconds and their ratio.
 */
export async function adminLists(small: SizedShop, large: SizedShop, seconds: number): Promise<void> {
  const t = (line: string) => process.stdout.write(`${line}\n`)
  const sizes = ({ products, orders }: SizedShop) => `${formatCount(products)} products, ${formatCount(orders)} orders`
  t(`\nThe back office: ${sizes(small)} against ${sizes(large)}; p95 of ${CALLERS} callers, ms`)
  const [before, after] = [await measure(small, seconds), await measure(large, seconds)]
  for (const [at, [name]] of LISTS.entries()) {
    const [smallResult, largeResult] = [before[at], after[at]]
    if (!smallResult || !largeResult) continue
    const failed =
      smallResult.failed + largeResult.failed > 0 ? `  ${smallResult.failed + largeResult.failed} FAILED` : ''
    const ratio = `${(largeResult.p95 / smallResult.p95).toFixed(1)}×`
    t(
      `${name.padEnd(38)}${smallResult.p95.toFixed(1).padStart(9)}${largeResult.p95.toFixed(1).padStart(10)}${ratio.padStart(9)}${failed}`,
    )
  }
}

const formatCount = (count: number): string =>
  count >= 1_000_000 ? `${count / 1_000_000} M` : count >= 1_000 ? `${count / 1_000} k` : String(count)

async function measure(shop: SizedShop, seconds: number): Promise<Measurement[]> {
  const db = openDatabase(shop.databaseUrl)
  const server = await startServer(shop.databaseUrl, SECRET)
  try {
    const owners = await makeManyUsers(db, SECRET, OWNERS)
    await db
      .updateTable('app_user')
      .set({ role: 'Admin' })
      .where(
        'id',
        'in',
        owners.map(({ userId }) => userId),
      )
      .execute()
    const { id: importId } = await db.selectFrom('product_import').select('id').limit(1).executeTakeFirstOrThrow()
    const { id: webhookId } = await db.selectFrom('webhook').select('id').limit(1).executeTakeFirstOrThrow()
    const measured = { ...shop, importId: String(importId), webhookId }
    const figures: Measurement[] = []
    for (const [name, address] of LISTS) {
      const send = async (n: number): Promise<boolean> => {
        const headers = { authorization: `Bearer ${owners[n % OWNERS]?.token}` }
        const { status, body } = await request(`${server.url}${address(n, measured)}`, { headers })
        if (status !== 200 && n === 0) process.stderr.write(`${name}: ${status} ${body.toString().slice(0, 200)}\n`)
        return status === 200
      }
      await send(1)
      figures.push(await load({ concurrency: CALLERS, seconds }, send))
    }
    return figures
  } finally {
    await server.stop()
    await db.destroy()
    closeSockets()
  }
}
