import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { getAction, getCard, openBoard, openTab } from './board.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { cancelByShop, type Placed, placeOrder } from './orders.ts'
import { type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What a browser without network writes down of itself. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch/

/** Waits until the board and all it is made of lie on the phone: the list of its pages is kept last. */
const readyForTheRoad = ({ page }: Guest): Promise<unknown> =>
  expect.poll(() => page.evaluate(listIsKept), { timeout: 40_000 }).toBe(true)

/** Runs in the page. */
async function listIsKept(): Promise<boolean> {
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

/** A driver at the board with an order of theirs, ready to go offline. */
const onTheRoad = (
  reader: (typeof READERS)[number],
  journey: (who: Guest, order: Placed, session: Session) => Promise<void>,
): Promise<void> =>
  visit(
    server,
    reader,
    async (who) => {
      const buyer = await signIn(who, await newMember(server, who.language))
      const order = await placeOrder(server, who, buyer, 'cash')
      const session = await openBoard(who, demoMember('ShippingEmployee'), `?day=${await getDay(order)}`)
      await getCard(who, order.orderNumber).waitFor()
      await readyForTheRoad(who)
      await journey(who, order, session)
    },
    NO_NETWORK,
  )

/** Its delivery day, on which there is little else. */
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
      await onTheRoad(reader, async (who, order) => {
        const { page, t } = who
        await setOffline(who, true)
        await page.reload()
        await getCard(who, order.orderNumber).waitFor()
        await getCard(who, order.orderNumber).getByText('King Fahd Road 12').first().waitFor()
        await page.getByText(t('board_live_offline'), { exact: true }).waitFor()
        await expectUsablePage(who)
        await getAction(who, 'board_start', order.orderNumber).click()
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor()
        await openTab(who, 'board_tab_inDelivery')
        await getCard(who, order.orderNumber).getByText(t('board_waiting'), { exact: true }).waitFor()
        await expectUsablePage(who)
        await page.reload()
        await getCard(who, order.orderNumber).getByText(t('board_waiting'), { exact: true }).waitFor()
        expect(await getStarts(order)).toHaveLength(0)

        await setOffline(who, false)
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor({ state: 'hidden' })
        await getAction(who, 'board_complete', order.orderNumber).waitFor()
        await page.getByText(t('board_live_connected'), { exact: true }).waitFor()
        expect(await getStarts(order)).toHaveLength(1)
        await page.reload()
        await getAction(who, 'board_complete', order.orderNumber).waitFor()
        expect(await getStarts(order)).toHaveLength(1)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a queued action that is refused shows an error until it is dismissed (ROUTE-18 DELIV-05)',
    async (...reader) => {
      await onTheRoad(reader, async (who, order) => {
        const { page, t } = who
        await setOffline(who, true)
        await getAction(who, 'board_start', order.orderNumber).click()
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor()
        await cancelByShop(server, order)
        await setOffline(who, false)
        const conflict = page.getByRole('alert').filter({ hasText: t('driver_outbox_conflicts') })
        await conflict.getByText(t('error_order_not_on_board')).waitFor()
        await expectUsablePage(who)
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
