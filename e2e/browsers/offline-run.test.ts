import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from '../accounts.ts'
import type { Language } from '../browser.ts'
import { visit } from '../journey.ts'
import { plain } from '../messages.ts'
import { type Placed, placeOrder } from '../orders.ts'
import { signIn } from '../session.ts'
import { openShopBehindProxy, type ShopBehindProxy } from './shop-behind-proxy.ts'
import { logIn } from './steps.ts'
import {
  by,
  click,
  fill,
  openPage,
  reloadPage,
  retry,
  type Visitor,
  waitFor,
  waitForText,
  waitUntilGone,
} from './visitor.ts'
import { expectUsablePage, RUNS, visitAs } from './visits.ts'

let shop: ShopBehindProxy
beforeAll(async () => {
  shop = await openShopBehindProxy()
})
afterAll(() => shop.close())

/** What a browser logs when a request fails without a network. */
const NO_NETWORK = /NetworkError|network|Failed to load|Could not connect|Load failed|connection|cancelled/i

const getDriverId = async (): Promise<string> =>
  (
    await shop.server.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', demoMember('ShippingEmployee').email)
      .executeTakeFirstOrThrow()
  ).id

const STOPS = 2

/** Gives the driver exactly two stops today, new orders that are both paid in cash. */
async function assignStops(driverId: string, language: Language): Promise<Placed[]> {
  const { server } = shop
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
  const stops: Placed[] = []
  await visit(server, [language, 'desktop'], async (guest) => {
    const buyer = await signIn(guest, await newMember(server, language))
    for (let n = 0; n < STOPS; n += 1) stops.push(await placeOrder(server, guest, buyer, 'cash'))
  })
  const ids = stops.map(({ id }) => id)
  await server.db.updateTable('orders').set({ assigned_to: null }).where('assigned_to', '=', driverId).execute()
  await server.db
    .updateTable('orders')
    .set({ assigned_to: driverId, planned_date: today, delivery_date: today })
    .where('id', 'in', ids)
    .execute()
  return stops
}

/** Waits until the pages and the day are stored on the device. */
const waitForStoredDay = (visitor: Visitor, stops: number): Promise<boolean> =>
  retry('the day is not stored', visitor, async () => {
    const { tab } = visitor
    return (await tab.run(arePagesStored)) && (await tab.run(countStoredStops)) === stops
  })

/** Runs in the page; the list of routes is stored last. */
async function arePagesStored(): Promise<boolean> {
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return stored.flat().some(({ url }) => new URL(url).pathname === '/__manifest')
}

/** Runs in the page. */
function countStoredStops(): Promise<number> {
  return new Promise((resolve) => {
    const request = indexedDB.open('warda-answers')
    request.onsuccess = () => {
      const database = request.result
      const all = database.transaction('answers').objectStore('answers').getAll()
      all.onsuccess = () => {
        database.close()
        resolve(all.result.find(({ name }) => name === 'getDriverDay')?.answer.route.stops.length ?? -1)
      }
    }
  })
}

/** Runs in the page: the text of the next stop, without the list of those after it. */
const readStop = (): string => document.querySelector('main article')?.textContent ?? ''

/** Works the next stop: on the way, arrived, cash, photo, delivered. */
async function completeStop(visitor: Visitor, photo: string): Promise<void> {
  const { t } = visitor
  const article = by('article')
  await click(visitor, by('button', t('board_start'), { within: article }))
  await click(visitor, by('button', t('run_arrived'), { within: article }))
  const take = t('run_take', { money: '§' }).split('§')[0] ?? ''
  await click(visitor, by('button', undefined, { text: take, within: article }))
  const payment = by('dialog', t('board_pay_title'))
  await click(visitor, by('button', t('board_pay_submit'), { within: payment }))
  await waitUntilGone(visitor, payment)
  await waitForText(visitor, t('run_collect_none'))
  await click(visitor, by('button', t('board_complete'), { within: article }))
  const dialog = by('dialog', t('board_complete_title'))
  await fill(visitor, by('textbox', t('board_recipient'), { within: dialog }), 'Um Khalid')
  await (await waitFor(visitor, by('file', undefined, { within: dialog }))).upload(photo)
  await waitForText(visitor, t('board_photo_again'))
  await expectUsablePage(visitor)
  await click(visitor, by('button', t('board_complete'), { within: dialog }))
  await waitUntilGone(visitor, dialog)
}

async function expectSentOnce({ id }: Placed): Promise<void> {
  const { db } = shop.server
  const proofs = await db
    .selectFrom('delivery_proof')
    .select(['recipient_name', 'file_id'])
    .where('order_id', '=', id)
    .execute()
  expect(proofs).toEqual([{ recipient_name: 'Um Khalid', file_id: expect.any(String) }])
  const payments = await db.selectFrom('payment').select('method').where('order_id', '=', id).execute()
  expect(payments).toEqual([{ method: 'cash' }])
}

describe('the run of a driver without a network', () => {
  it.each(RUNS)(
    '%s, %s: the stored day opens, a stop is worked and kept over a reload, and sent once when the network returns (ROUTE-18 DELIV-05 RUN-01 RUN-02)',
    async (engine, language) => {
      const driverId = await getDriverId()
      const stops = await assignStops(driverId, language)
      await visitAs(
        { engine, language, screen: 'phone', base: shop.server.url },
        async (visitor) => {
          const { t } = visitor
          await openPage(visitor, '/')
          await logIn(visitor, demoMember('ShippingEmployee'))
          await openPage(visitor, `/dashboard-delivery/${driverId}`)
          await waitFor(visitor, by('heading', t('board_heading')))
          await waitForStoredDay(visitor, stops.length)
          const photo = path.join(tmpdir(), `warda-door-${process.pid}.png`)
          writeFileSync(photo, await visitor.tab.screenshot())

          await shop.cutNetwork()
          await openPage(visitor, `/dashboard-delivery/${driverId}?assigned=me`)
          for (const { orderNumber } of stops) await waitForText(visitor, `#${orderNumber}`)
          await expectUsablePage(visitor)
          await openPage(visitor, `/dashboard-delivery/${driverId}/run`)
          await waitForText(visitor, t('run_progress', { number: 1, count: STOPS }))
          const shown = await visitor.tab.run(readStop)
          const stop = stops.find(({ orderNumber }) => plain(shown).includes(`#${orderNumber}`))
          if (!stop) throw new Error('The run shows no stop.')
          await completeStop(visitor, photo)
          await waitForText(visitor, t('run_delivered_waiting'))
          await reloadPage(visitor)
          await waitForText(visitor, t('run_delivered_waiting'))
          await expectUsablePage(visitor)

          await shop.restoreNetwork()
          await waitUntilGone(visitor, by('region', t('driver_outbox_title')))
          await waitForText(visitor, t('run_progress', { number: 2, count: STOPS }))
          await expectSentOnce(stop)
        },
        NO_NETWORK,
      )
    },
  )
})
