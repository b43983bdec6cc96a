import { generateOrders } from '@warda/api/testing/make-orders'
import type { openDatabase } from '@warda/api/testing/open-database'
import { compare, type Loaded, well } from './compare.ts'

/** Orders behind the board, nearly all of them delivered long ago. */
const ORDERS = 100_000

/** The delivery board over many orders, as a driver reads it. */
export async function dashboards(db: ReturnType<typeof openDatabase>, run: Loaded): Promise<void> {
  const { url, floor } = run
  const [driver] = run.crowd
  if (!driver) return
  await db.updateTable('app_user').set({ role: 'ShippingEmployee' }).where('id', '=', driver.userId).execute()
  await generateOrders(db, ORDERS, driver.userId)
  const headers = { authorization: `Bearer ${driver.token}` }
  const board = `${url}/api/ShippingEmployee/getAllOrderToemployee/${driver.userId}`
  await compare(
    run,
    `delivery board, a page of ${ORDERS} orders`,
    (n) => floor.board(5 * (n % 50)),
    (n) => well(`${board}?page=${1 + (n % 50)}`, { headers }),
  )
  await compare(
    run,
    'delivery board, found by phone among the delivered',
    (n) => floor.found(String(100 + (n % 900))),
    (n) => well(`${board}?stage=6&q=05500${String(10_000 + (n % 80_000))}`, { headers }),
  )
}
