import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { getAction, getCard, openBoard, openTab } from './board.ts'
import { type Guest, READERS, visitInNewContext } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { NO_NETWORK } from './no-network.ts'
import { cancelByShop, type Placed, placeOrder } from './orders.ts'
import { type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Waits until the board is cached for offline use; the list of its pages is stored last. */
const waitForOfflineCache = ({ page }: Guest): Promise<unknown> =>
  expect.poll(() => page.evaluate(isPageListCached)).toBe(true)

/** Runs in the page. */
async function isPageListCached(): Promise<boolean> {
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return stored
    .flat()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/__manifest')
    .some(({ searchParams }) => {
      const paths = searchParams.get('paths')?.split(',') ?? []
      return paths.includes('/dashboard-delivery/') && paths.includes(location.pathname)
    })
}

/** A driver at the board with an assigned order, cached for offline use. */
const withOfflineReadyOrder = (
  reader: (typeof READERS)[number],
  journey: (guest: Guest, order: Placed, session: Session) => Promise<void>,
): Promise<void> =>
  visitInNewContext(
    server,
    reader,
    async (guest) => {
      const buyer = await signIn(guest, await newMember(server, guest.language))
      const order = await placeOrder(server, guest, buyer, 'cash')
      const session = await openBoard(guest, demoMember('ShippingEmployee'), `?day=${await getDay(order)}`)
      await getCard(guest, order.orderNumber).waitFor()
      await waitForOfflineCache(guest)
      await journey(guest, order, session)
    },
    NO_NETWORK,
  )

/** The delivery day of an order, as a filter with few other orders. */
const getDay = async ({ id }: Placed): Promise<string> =>
  String(
    (await server.db.selectFrom('orders').select('delivery_date').where('id', '=', id).executeTakeFirstOrThrow())
      .delivery_date,
  )

const getStarts = ({ id }: Placed) =>
  server.db
    .selectFrom('order_event')
    .select('seq')
    .where('order_id', '=', id)
    .where('to_state', '=', 'outForDelivery')
    .execute()

const setOffline = ({ page }: Guest, offline: boolean): Promise<void> => page.context().setOffline(offline)

describe('offline', () => {
  it.each(READERS)(
    'in %s on a %s: the board is readable, a started delivery is queued, and sent once when the network returns (ROUTE-18 DELIV-05)',
    async (...reader) => {
      await withOfflineReadyOrder(reader, async (guest, order) => {
        const { page, t } = guest
        await setOffline(guest, true)
        await page.reload()
        await getCard(guest, order.orderNumber).waitFor()
        await getCard(guest, order.orderNumber).getByText('King Fahd Road 12').first().waitFor()
        await page.getByText(t('board_live_offline'), { exact: true }).waitFor()
        await expectUsablePage(guest)
        await getAction(guest, 'board_start', order.orderNumber).click()
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor()
        await openTab(guest, 'board_tab_inDelivery')
        await getCard(guest, order.orderNumber).getByText(t('board_waiting'), { exact: true }).waitFor()
        await expectUsablePage(guest)
        await page.reload()
        await getCard(guest, order.orderNumber).getByText(t('board_waiting'), { exact: true }).waitFor()
        expect(await getStarts(order)).toHaveLength(0)

        await setOffline(guest, false)
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor({ state: 'hidden' })
        await getAction(guest, 'board_complete', order.orderNumber).waitFor()
        await page.getByText(t('board_live_connected'), { exact: true }).waitFor()
        expect(await getStarts(order)).toHaveLength(1)
        await page.reload()
        await getAction(guest, 'board_complete', order.orderNumber).waitFor()
        expect(await getStarts(order)).toHaveLength(1)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a queued action that is refused shows an error until it is dismissed (ROUTE-18 DELIV-05)',
    async (...reader) => {
      await withOfflineReadyOrder(reader, async (guest, order) => {
        const { page, t } = guest
        await setOffline(guest, true)
        await getAction(guest, 'board_start', order.orderNumber).click()
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor()
        await cancelByShop(server, order)
        await setOffline(guest, false)
        const conflict = page.getByRole('alert').filter({ hasText: t('driver_outbox_conflicts') })
        await conflict.getByText(t('error_order_not_on_board')).waitFor()
        await expectUsablePage(guest)
        await page.reload()
        await conflict.waitFor()
        const label = t('board_label', { action: t('board_start'), number: order.orderNumber })
        await conflict.getByRole('button', { name: t('driver_outbox_dismiss_named', { label }) }).click()
        await conflict.waitFor({ state: 'hidden' })
        expect(await getStarts(order)).toHaveLength(0)
      })
    },
  )
})
