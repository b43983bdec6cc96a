import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember, secondDriver } from './accounts.ts'
import { confirmEarly, getCard, openTab } from './board.ts'
import { type Guest, READERS, visitInNewContext, visitWithPictures } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { NO_NETWORK } from './no-network.ts'
import { cancelByShop, type Placed, placeOrder } from './orders.ts'
import { type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())

/** The driver has exactly these stops today; all of them are cash orders. */
async function assignStops(guest: Guest, driverId: string, count: number): Promise<Placed[]> {
  const buyer = await signIn(guest, await newMember(server, guest.language))
  await server.db.updateTable('orders').set({ assigned_to: null }).where('assigned_to', '=', driverId).execute()
  const orders: Placed[] = []
  for (let n = 0; n < count; n += 1) orders.push(await placeOrder(server, guest, buyer, 'cash'))
  await server.db
    .updateTable('orders')
    .set({ assigned_to: driverId, planned_date: today() })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return orders
}

const driverId = async (): Promise<string> =>
  (
    await server.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', demoMember('ShippingEmployee').email)
      .executeTakeFirstOrThrow()
  ).id

/** Waits until the day and every page of the dashboard are stored. */
async function waitForStoredDay({ page }: Guest, stops: number): Promise<void> {
  await expect.poll(() => page.evaluate(arePagesStored)).toBe(true)
  await expect.poll(() => page.evaluate(countStoredStops)).toBe(stops)
}

/** Runs in the page; the list of routes is stored last. */
async function arePagesStored(): Promise<boolean> {
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return stored.flat().some(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const paths = (searchParams.get('paths') ?? '').split(',')
    return (
      pathname === '/__manifest' &&
      paths.includes('/dashboard-delivery/') &&
      paths.some((path) => path.endsWith('/print'))
    )
  })
}

/** Runs in the page. */
function countStoredStops(): Promise<number> {
  return new Promise((resolve) => {
    const request = indexedDB.open('warda-answers')
    request.onsuccess = () => {
      const database = request.result
      if (!database.objectStoreNames.contains('answers')) {
        database.close()
        resolve(-1)
        return
      }
      const all = database.transaction('answers').objectStore('answers').getAll()
      all.onsuccess = () => {
        database.close()
        resolve(all.result.find(({ name }) => name === 'getDriverDay')?.answer.route.stops.length ?? -1)
      }
    }
  })
}

/** A new tab of the same browser without a network: nothing of the first page is in memory. */
async function openOfflineTab(guest: Guest, path: string): Promise<Guest> {
  const context = guest.page.context()
  await context.setOffline(true)
  await guest.page.close()
  const page: Page = await context.newPage()
  await page.goto(guest.base + path)
  return { ...guest, page }
}

const getStoredSince = ({ page, t }: Guest) =>
  page.getByText(t('driver_kept_since', { time: '§' }).split('§')[0] ?? '').first()
const action = (
  { page, t }: Guest,
  key: 'run_arrived' | 'board_complete' | 'board_fail' | 'board_start' | 'run_skip',
) => page.getByRole('article').getByRole('button', { name: t(key), exact: true })

async function outstanding({ id }: Placed): Promise<number> {
  const { outstanding: owed } = await server.db
    .selectFrom('order_money')
    .select('outstanding')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(owed) / 100
}

/** What a driver took in cash and has not handed in, in riyals. */
async function sumCashInHand(driver: string): Promise<number> {
  const { amount } = await server.db
    .selectFrom('payment')
    .select(({ fn }) => fn.sum('amount').as('amount'))
    .where('taken_by', '=', driver)
    .where('method', '=', 'cash')
    .where('cash_handover_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(amount ?? 0) / 100
}

/** Takes the whole amount of the next stop in cash; returns it. */
async function takeCash(guest: Guest): Promise<void> {
  const { page, t } = guest
  await page
    .getByRole('article')
    .getByRole('button', { name: t('run_take', { money: '§' }).split('§')[0] ?? '' })
    .click()
  const dialog = page.getByRole('dialog', { name: t('board_pay_title') })
  await dialog.getByRole('button', { name: t('board_pay_submit'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function complete(guest: Guest, recipient: string): Promise<void> {
  const { page, t } = guest
  await action(guest, 'board_complete').first().click()
  const dialog = page.getByRole('dialog', { name: t('board_complete_title') })
  await dialog.getByRole('textbox', { name: t('board_recipient') }).fill(recipient)
  await confirmEarly(guest)
  const buffer = await page.screenshot({ type: 'jpeg' })
  await dialog
    .getByLabel(t('board_photo'), { exact: false })
    .first()
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('img', { name: t('board_photo_preview') }).waitFor()
  await dialog.getByRole('button', { name: t('board_complete'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A driver signed in, with stops, on a page that shows none of them, ready to go offline. */
const visitAsDriver = (
  reader: (typeof READERS)[number],
  stops: number,
  journey: (guest: Guest, orders: Placed[], session: Session) => Promise<void>,
): Promise<void> =>
  visitInNewContext(
    server,
    reader,
    async (guest) => {
      const orders = await assignStops(guest, await driverId(), stops)
      const session = await signIn(guest, demoMember('ShippingEmployee'))
      await guest.page.goto(`${guest.base}/dashboard-delivery/${session.userId}/debts`)
      await guest.page.getByRole('heading', { name: guest.t('debts_title') }).waitFor()
      await waitForStoredDay(guest, stops)
      await journey(guest, orders, session)
    },
    NO_NETWORK,
  )

describe('the day without a network', () => {
  it.each(READERS)(
    'RUN-01 in %s on a %s: after one visit of the debts page, a cold start shows board, filters, pages, route, run and sheets of the whole day',
    async (...reader) => {
      await visitAsDriver(reader, 7, async (visitor, orders, { userId }) => {
        const guest = await openOfflineTab(visitor, '/dashboard-delivery/')
        const { page, base, t } = guest
        await getStoredSince(guest).waitFor()
        await expect.poll(() => page.getByRole('article').count()).toBe(5)
        await page.getByRole('button', { name: t('board_next') }).click()
        await expect.poll(() => page.getByRole('article').count()).toBe(2)
        await expectUsablePage(guest)
        const [first, last] = [orders[0], orders.at(-1)]
        if (!first || !last) throw new Error('no orders')
        await page.goto(`${base}/dashboard-delivery/${userId}?q=%23${last.orderNumber}&assigned=me`)
        await getCard(guest, last.orderNumber).waitFor()
        expect(await page.getByRole('article').count()).toBe(1)
        await page.goto(`${base}/dashboard-delivery/${userId}/route`)
        await getStoredSince(guest).waitFor()
        const list = page.getByRole('list', { name: t('driver_stop_list') })
        await expect.poll(() => list.getByRole('listitem').count()).toBe(7)
        await page.goto(`${base}/dashboard-delivery/${userId}/run`)
        await getStoredSince(guest).waitFor()
        await page.getByText(t('run_progress', { number: 1, count: 7 }), { exact: true }).waitFor()
        const pictures = page.getByRole('article').locator('img')
        await expect
          .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        await expectUsablePage(guest)
        await page.goto(`${base}/dashboard-delivery/${userId}/print?orders=${first.id},${last.id}&kind=worksheet`)
        await getStoredSince(guest).waitFor()
        await page.getByText(`#${last.orderNumber}`).waitFor()
        await page.reload()
        await page.getByText(`#${first.orderNumber}`).waitFor()
        await expectUsablePage(guest)
      })
    },
  )

  it.each(READERS)(
    'RUN-01 RUN-02 in %s on a %s: a stop is worked without a network, counts at once, is named at sign-out, and is sent once',
    async (...reader) => {
      await visitAsDriver(reader, 2, async (visitor, orders, { userId }) => {
        const guest = await openOfflineTab(visitor, `/dashboard-delivery/${userId}/run`)
        const { page, base, t } = guest
        const article = page.getByRole('article')
        await article.waitFor()
        const text = plain(await article.innerText())
        const [order, other] = orders[0] && text.includes(`#${orders[0].orderNumber}`) ? orders : orders.toReversed()
        if (!order || !other) throw new Error('no orders')
        const amount = (await outstanding(order)).toFixed(2)
        const cashBefore = await sumCashInHand(userId)
        await action(guest, 'board_start').click()
        await action(guest, 'run_arrived').click()
        await takeCash(guest)
        await article.getByText(t('run_collect_none'), { exact: true }).waitFor()
        const sums = page.getByRole('region', { name: t('run_cash') })
        const inHand = (cashBefore + Number(amount)).toFixed(2)
        await expect.poll(async () => plain(await sums.innerText())).toContain(inHand)
        await expectUsablePage(guest)
        await complete(guest, 'Um Khalid')
        await article.getByText(`#${other.orderNumber}`).waitFor()
        await page.getByText(t('run_delivered_waiting'), { exact: true }).waitFor()
        await page.reload()
        await page.getByText(t('run_delivered_waiting'), { exact: true }).waitFor()
        await page.goto(`${base}/dashboard-delivery/${userId}`)
        await openTab(guest, 'board_tab_completed')
        await expect
          .poll(async () => plain(await getCard(guest, order.orderNumber).innerText()))
          .toContain(plain(t('money_paid')))

        await page
          .getByRole('banner')
          .getByRole('button', { name: t('shell_account_menu') })
          .click()
        await page.getByRole('button', { name: t('shell_sign_out'), exact: true }).click()
        const dialog = page.getByRole('dialog', { name: t('shell_sign_out_title') })
        await dialog.getByText(t('driver_sign_out_kept')).waitFor()
        expect(plain(await dialog.innerText())).toContain(amount)
        expect(plain(await dialog.innerText())).toContain(order.orderNumber)
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('shell_stay') }).click()
        await dialog.waitFor({ state: 'hidden' })

        await page.context().setOffline(false)
        await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor({ state: 'hidden' })
        expect(await outstanding(order)).toBe(0)
        const proofs = await server.db
          .selectFrom('delivery_proof')
          .select(['recipient_name', 'file_id'])
          .where('order_id', '=', order.id)
          .execute()
        expect(proofs).toHaveLength(1)
        expect(proofs[0]?.recipient_name).toBe('Um Khalid')
        expect(proofs[0]?.file_id).not.toBeNull()
        const arrivals = await server.db
          .selectFrom('delivery_arrival')
          .select('attempt')
          .where('order_id', '=', order.id)
          .execute()
        expect(arrivals).toHaveLength(1)
      })
    },
  )

  it('RUN-01 RUN-02 an action that the shop refuses afterwards is explained at its stop', async () => {
    await visitAsDriver(['ar', 'phone'], 1, async (visitor, [order], { userId }) => {
      if (!order) throw new Error('no order')
      const guest = await openOfflineTab(visitor, `/dashboard-delivery/${userId}`)
      const { page, t } = guest
      await getCard(guest, order.orderNumber).waitFor()
      await page
        .getByRole('button', { name: t('board_of_order', { action: t('board_start'), number: order.orderNumber }) })
        .click()
      await page.getByRole('region', { name: t('driver_outbox_title') }).waitFor()
      // Another driver has it now, and the desk cancelled it.
      await cancelByShop(server, order)
      await page.context().setOffline(false)
      const conflict = page.getByRole('alert').filter({ hasText: t('driver_outbox_conflicts') })
      await conflict.getByText(t('error_order_not_on_board')).waitFor()
      await expectUsablePage(guest)
    })
  })

  it('RUN-01 signing out removes the day from the device, and another account does not see it', async () => {
    await visitAsDriver(['en', 'desktop'], 1, async (guest) => {
      const { page, t } = guest
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell_account_menu') })
        .click()
      await page.getByRole('button', { name: t('shell_sign_out'), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('shell_sign_out'), exact: true })
        .click()
      await page.waitForURL(`${guest.base}/`)
      await expect.poll(() => page.evaluate(countStoredStops)).toBe(-1)
    })
  })
})

/** Opens the unconfirmed handovers from the tasks of the day, counts one, then records the cash of a driver who has not handed in. */
async function confirmAndRecord(desk: Guest): Promise<void> {
  const { page, base, t } = desk
  await page.goto(`${base}/admin`)
  await page.getByRole('main').locator('a[href$="onlyUnconfirmed=true"]').click()
  await page.waitForURL(/onlyUnconfirmed=true/)
  const name = demoMember('ShippingEmployee').fullName
  const confirm = page.getByRole('button', { name: t('cash_of_driver', { action: t('cash_confirm'), name }) })
  await confirm.first().waitFor()
  const unconfirmed = await confirm.count()
  await confirm.first().click()
  await expect.poll(() => confirm.count()).toBe(unconfirmed - 1)
  const driver = page.getByRole('listitem').filter({ hasText: secondDriver().fullName }).first()
  await driver.getByRole('button').click()
  await driver.getByRole('textbox', { name: t('cash_received') }).fill('٣')
  await driver.getByText(t('cash_missing')).waitFor()
  await expectUsablePage(desk)
}

describe('a run', () => {
  it.each(READERS)(
    'RUN-02 in %s on a %s: arrive, take the cash, hand over, fail the next, skip one, and hand in the cash with a difference that the desk sees',
    async (...reader) => {
      await visitAsDriver(reader, 3, async (guest, _orders, { userId }) => {
        const { page, base, t } = guest
        await page.goto(`${base}/dashboard-delivery/${userId}/run`)
        const article = page.getByRole('article')
        await page.getByText(t('run_progress', { number: 1, count: 3 }), { exact: true }).waitFor()
        await expectUsablePage(guest)
        const skipped = plain(await article.innerText()).match(/#(\d+)/)?.[1] ?? ''
        await action(guest, 'run_skip').click()
        await expect.poll(async () => plain(await article.innerText()).match(/#(\d+)/)?.[1]).not.toBe(skipped)
        const name = page.getByRole('link', { name: t('driver_stop_navigate') }).first()
        expect(await name.getAttribute('href')).toContain('google.com/maps/dir')
        expect(
          await page
            .getByRole('link', { name: t('run_whatsapp') })
            .first()
            .getAttribute('href'),
        ).toBe('https://wa.me/966551112233')
        await action(guest, 'board_start').click()
        await action(guest, 'run_arrived').click()
        await article.getByText(t('run_arrived_at', { time: '§' }).split('§')[0] ?? '').waitFor()
        await takeCash(guest)
        await article.getByText(t('run_collect_none'), { exact: true }).waitFor()
        await complete(guest, 'Um Khalid')
        await page.getByText(t('run_progress', { number: 2, count: 3 }), { exact: true }).waitFor()
        await action(guest, 'board_start').click()
        await action(guest, 'board_fail').click()
        const dialog = page.getByRole('dialog', { name: t('board_fail_title') })
        await dialog.getByRole('radio').first().check()
        await dialog.getByRole('button', { name: t('board_fail_submit'), exact: true }).click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByText(t('run_failed'), { exact: true }).waitFor()
        await page.getByText(t('run_progress', { number: 3, count: 3 }), { exact: true }).waitFor()
        expect(plain(await article.innerText())).toContain(`#${skipped}`)

        await page.getByRole('button', { name: t('cash_hand_in') }).click()
        const counted = page.getByRole('textbox', { name: t('cash_counted') })
        await counted.fill('1')
        await page.getByText(t('cash_missing')).first().waitFor()
        await expectUsablePage(guest)
        await page.getByRole('textbox', { name: t('cash_note') }).fill('Lost on the way')
        await page.getByRole('button', { name: t('cash_hand_in_submit'), exact: true }).click()
        await page.getByRole('button', { name: t('cash_hand_in') }).waitFor({ state: 'hidden' })

        await visitWithPictures(server, reader, async (desk) => {
          await signIn(desk, demoMember('Admin'))
          await desk.page.goto(`${base}/admin/debts/cash?onlyDifferences=true`)
          await desk.page.getByText('Lost on the way').first().waitFor()
          await desk.page.getByText(t('cash_missing')).first().waitFor()
          await expectUsablePage(desk)
          await confirmAndRecord(desk)
        })
      })
    },
  )
})
