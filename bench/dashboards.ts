import { generateOrders } from '@warda/api/testing/make-orders'
import type { openDatabase } from '@warda/api/testing/open-database'
import { type BenchRun, compare, succeeds } from './compare.ts'

/** Number of orders, nearly all of them delivered. */
const ORDERS = 100_000

/** Measures the delivery board with many orders. */
export async function dashboards(db: ReturnType<typeof openDatabase>, run: BenchRun): Promise<void> {
  const { url, baseline } = run
  const [driver] = run.users
  if (!driver) return
  await db.updateTable('app_user').set({ role: 'ShippingEmployee' }).where('id', '=', driver.userId).execute()
  await generateOrders(db, ORDERS, driver.userId)
  const headers = { authorization: `Bearer ${driver.token}` }
  const board = `${url}/api/ShippingEmployee/getAllOrderToemployee/${driver.userId}`
  await compare(
    run,
    `delivery board, a page of ${ORDERS} orders`,
    (n) => baseline.board(5 * (n % 50)),
    (n) => succeeds(`${board}?page=${1 + (n % 50)}`, { headers }),
  )
  await compare(
    run,
    'delivery board, found by phone among the delivered',
    (n) => baseline.searchByPhone(String(100 + (n % 900))),
    (n) => succeeds(`${board}?stage=6&q=05500${String(10_000 + (n % 80_000))}`, { headers }),
  )
}
