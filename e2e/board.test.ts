import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { MessageKey } from '@warda/i18n/keys'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, type Member, newMember, secondDriver } from './accounts.ts'
import {
  calm,
  chooseMore,
  confirmEarly,
  getAction,
  getCard,
  getCountOnTab,
  getMenuAction,
  openBoard,
  openTab,
  PROOF_CALL,
  STAGE_CALL,
  searchFor,
  type TabKey,
  waitForCount,
} from './board.ts'
import type { Language, Screen } from './browser.ts'
import { dateInput } from './date-fields.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { cancelByShop, type Placed, placeOrder } from './orders.ts'
import { call, type Session, signIn } from './session.ts'
import { watchForText } from './watch-for-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const driver = (): Member => demoMember('ShippingEmployee')

const getId = async (email: string): Promise<string> =>
  (await server.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** An employee at the board with a cash order, whose buyer was signed in in the same browser before. */
const withCashOrder = (
  reader: (typeof READERS)[number],
  journey: (guest: Guest, order: Placed, session: Session, buyer: Session) => Promise<void>,
): Promise<void> =>
  visit(server, reader, async (guest) => {
    const buyer = await signIn(guest, await newMember(server, guest.language))
    const order = await placeOrder(server, guest, buyer, 'cash')
    const session = await openBoard(guest, driver(), `?q=${order.orderNumber}`)
    await getCard(guest, order.orderNumber).waitFor()
    await journey(guest, order, session, buyer)
  })

const move = (guest: Guest, session: Session, { id }: Placed, stage: 5 | 6) =>
  call(guest, 'PATCH', `/Order/updateOrderStage?orderId=${id}&orderStage=${stage}&early=true`, undefined, session)

describe('access to the board', () => {
  it.each(['Shopper', 'Customer', 'BranchManager', 'Admin'] as const)(
    'a %s who opens a board sees "Access Denied" and is redirected to home (ROUTE-19)',
    async (role) => {
      await visit(server, ['en', 'desktop'], async (guest) => {
        const { page, base } = guest
        const session = await signIn(guest, demoMember(role))
        for (const address of [await getId(driver().email), session.userId, `${session.userId}/debts`]) {
          // The message is visible for one second.
          const denied = await watchForText(page, 'Access Denied')
          await page.goto(`${base}/dashboard-delivery/${address}`, { waitUntil: 'commit' })
          await denied()
          await page.waitForURL(`${base}/`)
        }
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: signed out it says "Access Denied" and leads home, and so does the board of a colleague (ROUTE-19)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const colleague = await getId(secondDriver().email)
        for (const room of ['', '/route', '/debts', '/print', '/statement?client=0']) {
          const refused = await watchForText(page, t('account_access_denied'))
          await page.goto(`${base}/dashboard-delivery/${colleague}${room}`, { waitUntil: 'commit' })
          await refused()
          await page.waitForURL(`${base}/`)
        }
        await signIn(guest, driver())
        for (const room of ['', '/route', '/debts']) {
          const denied = await watchForText(page, t('account_access_denied'))
          await page.goto(`${base}/dashboard-delivery/${colleague}${room}`, { waitUntil: 'commit' })
          await denied()
          await page.waitForURL(`${base}/`)
        }
      })
    },
  )
})

describe('finding orders', () => {
  it.each(READERS)(
    'in %s on a %s: by number, name and phone in any format, by day and by assignee; the counts follow (DELIV-01 DELIV-02 API-13)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order, session, buyer) => {
        const { page, t } = guest
        const { data: board } = await call(
          guest,
          'GET',
          `/ShippingEmployee/getAllOrderToemployee/${session.userId}?q=${order.orderNumber}`,
          undefined,
          session,
        )
        expect(await getCountOnTab(guest, 'board_tab_pending')).toBe(1)
        for (const words of [
          `#${order.orderNumber}`,
          arabicDigits(order.orderNumber),
          buyer.fullName,
          '+966 55 111 2233',
        ]) {
          await searchFor(guest, words)
          await page.waitForURL((url) => url.searchParams.get('q') === words)
          await getCard(guest, order.orderNumber).waitFor()
        }
        await searchFor(guest, 'nobody of this name')
        await page.getByText(t('board_empty_filtered')).waitFor()
        await waitForCount(guest, 'board_tab_pending', 0)
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('board_clear') }).click()
        await page.waitForURL((url) => url.search === '')
        await searchFor(guest, order.orderNumber)
        await page.waitForURL((url) => url.searchParams.get('q') === order.orderNumber)
        await page.getByLabel(t('board_day'), { exact: true }).selectOption('date')
        await page.waitForURL((url) => url.searchParams.has('day'))
        await page.getByLabel(t('board_day_pick')).fill(board[0].deliveryDate)
        await getCard(guest, order.orderNumber).waitFor()
        const whose = page.getByLabel(t('board_assigned'), { exact: true })
        await whose.selectOption('me')
        await page.getByText(t('board_empty_filtered')).waitFor()
        await whose.selectOption('none')
        await getCard(guest, order.orderNumber).waitFor()
        expect(new URL(page.url()).searchParams.get('day')).toBe(board[0].deliveryDate)
        await page.reload()
        await getCard(guest, order.orderNumber).waitFor()
      })
    },
  )

  it('a day that is chosen and a search that is cleared before the board shows the day both apply (DELIV-02)', async () => {
    await withCashOrder(['en', 'desktop'], async ({ page, t }) => {
      await page.evaluate(
        ([day, clear]) => {
          const select = [...document.querySelectorAll('select')].find((each) => each.labels[0]?.textContent === day)
          if (!select) throw new Error('The board has no day filter.')
          select.value = 'today'
          select.dispatchEvent(new Event('change', { bubbles: true }))
          document.querySelector<HTMLElement>(`[aria-label="${clear}"]`)?.click()
        },
        [t('board_day'), t('board_search_clear')] as const,
      )
      await page.waitForURL((url) => !url.searchParams.has('q'))
      expect(new URL(page.url()).searchParams.get('day')).toBe('today')
    })
  })

  it.each(READERS)(
    'in %s on a %s: a card shows recipient, address, contents and amount; phone and map are one tap away; the order can be assigned and planned (DELIV-03)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order, session, buyer) => {
        const { page, t } = guest
        const card = getCard(guest, order.orderNumber)
        const { data } = await call(guest, 'GET', `/ShippingEmployee/getorder/${order.id}`, undefined, session)
        // The next action is visible without scrolling; the contents of the order open below it.
        const start = await getAction(guest, 'board_start', order.orderNumber).boundingBox()
        expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThan((page.viewportSize()?.height ?? 0) - 64)
        expect(start?.height).toBeGreaterThanOrEqual(48)
        await card.locator('summary').click()
        const text = plain(await card.innerText())
        for (const shown of [
          buyer.fullName,
          'King Fahd Road 12',
          data.items[0].name,
          data.totalBalance.toFixed(2),
          data.outstanding.toFixed(2),
          t('board_terms_cash'),
          t('board_assignee_none'),
        ])
          expect(text).toContain(shown)
        const links = await card
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        expect(links.some((href) => href.startsWith('tel:'))).toBe(true)
        expect(links.some((href) => /^https:\/\/www\.google\.com\/maps\//.test(href))).toBe(true)

        await chooseMore(guest, order.orderNumber, 'board_assign')
        const dialog = page.getByRole('dialog')
        await dialog.getByText('Nasser Alharthi').click()
        await dialog.getByRole('button', { name: t('board_assign_submit'), exact: true }).click()
        await dialog.waitFor({ state: 'hidden' })
        await card.getByText('Nasser Alharthi').waitFor()

        await chooseMore(guest, order.orderNumber, 'board_plan')
        await dateInput(dialog, t('board_plan_from')).waitFor()
        await expectUsablePage(guest)
        await dateInput(dialog, t('board_plan_date')).fill(data.deliveryDate)
        await dateInput(dialog, t('board_plan_from')).fill('12:00')
        await dateInput(dialog, t('board_plan_to')).fill('11:00')
        await dialog.getByRole('button', { name: t('board_plan_submit'), exact: true }).click()
        await dialog.getByText(t('field_window_order')).waitFor()
        await dateInput(dialog, t('board_plan_to')).fill('13:00')
        await dialog.getByRole('button', { name: t('board_plan_submit'), exact: true }).click()
        await dialog.waitFor({ state: 'hidden' })
        await card.getByText(t('board_planned'), { exact: true }).waitFor()
      })
    },
  )
})

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

describe('postponing a payment', () => {
  it.each<readonly [Language, Screen, MessageKey, number]>([
    ['en', 'desktop', 'board_schedule_monthly', 3],
    ['ar', 'phone', 'board_schedule_postpone', 1],
  ])(
    'in %s on a %s, %s: a choice is required, then the outstanding amount becomes %d visible debts (DELIV-08 DELIV-09 API-18 BIZ-05)',
    async (language, screen, kind, debts) => {
      await withCashOrder([language, screen], async (guest, order, session, buyer) => {
        const { page, t } = guest
        await (await getMenuAction(guest, 'board_schedule', order.orderNumber)).click()
        const dialog = page.getByRole('dialog', { name: t('board_schedule_title') })
        const submit = dialog.getByRole('button', { name: t('board_schedule_submit'), exact: true })
        await submit.click()
        await dialog.getByText(t('field_schedule_type_required')).waitFor()
        await expectUsablePage(guest)
        await dialog.getByText(t(kind), { exact: true }).click()
        await submit.dblclick()
        await dialog.waitFor({ state: 'hidden' })
        const owed = await call(guest, 'GET', `/Debits/getalltoClient/0?userId=${buyer.userId}`, undefined, session)
        expect(owed.data).toHaveLength(debts)
        expect(owed.totalOutstanding).toBe(
          owed.data.reduce((sum: number, debt: { amountOwed: number }) => sum + debt.amountOwed * 100, 0) / 100,
        )
        await (await getMenuAction(guest, 'board_debts', order.orderNumber)).click()
        const list = page.getByRole('dialog', { name: t('board_debts_title', { name: buyer.fullName }) })
        await list
          .getByText(t('board_debts_order', { number: order.orderNumber }))
          .first()
          .waitFor()
        expect(await list.getByText(t('board_debts_order', { number: order.orderNumber })).count()).toBe(debts)
        expect(plain(await list.innerText())).toContain(owed.totalOutstanding.toFixed(2))
        await calm(guest)
        await expectUsablePage(guest)
      })
    },
  )
})

describe('a paid order', () => {
  it.each(READERS)(
    'in %s on a %s: manual payment and schedule payment stay on its card, disabled, reachable and with the reason (DELIV-04 DELIV-05)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order, session) => {
        const { page, t } = guest
        const buttons = [
          await getMenuAction(guest, 'board_pay', order.orderNumber),
          await getMenuAction(guest, 'board_schedule', order.orderNumber),
        ]
        for (const button of buttons) expect(await button.getAttribute('aria-disabled')).toBeNull()
        const { data } = await call(guest, 'GET', `/ShippingEmployee/getorder/${order.id}`, undefined, session)
        const body = { orderId: order.id, amount: data.outstanding, payPartOrall: 1 }
        await call(guest, 'POST', `/ShippingEmployee/addpaymentOrderpartly/${session.userId}`, body, session)
        await page.reload()
        await getCard(guest, order.orderNumber).waitFor()
        await getMenuAction(guest, 'board_pay', order.orderNumber)
        const reason = getCard(guest, order.orderNumber).getByText(t('board_paid_reason'))
        await reason.waitFor()
        for (const button of buttons) {
          expect(await button.getAttribute('aria-disabled')).toBe('true')
          expect(await button.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'))
          await button.focus()
          expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
        }
        await page.keyboard.press('Enter')
        await page
          .locator('.Toastify__toast')
          .filter({ hasText: t('board_paid_reason') })
          .waitFor()
        expect(await page.getByRole('dialog').count()).toBe(0)
        await calm(guest)
        await expectUsablePage(guest)
      })
    },
  )
})

/** Holds back the next request to move an order: `requested` resolves when it arrives, `release` sends it. */
async function holdMove(
  { page }: Guest,
  url = STAGE_CALL,
): Promise<{ requested: Promise<Route>; release: () => void }> {
  const requested = Promise.withResolvers<Route>()
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    requested.resolve(route)
    await released.promise
    await route.continue()
  })
  return { requested: requested.promise, release: released.resolve }
}

describe('a move that the server refuses', () => {
  it.each(READERS)(
    'in %s on a %s: the order has left the board meanwhile; it is shown moved until the refusal, whose message stays (DELIV-05 BIZ-04)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order) => {
        const { page, t } = guest
        const { requested, release } = await holdMove(guest)
        await getAction(guest, 'board_start', order.orderNumber).click()
        await requested
        await getCard(guest, order.orderNumber).waitFor({ state: 'hidden' })
        await waitForCount(guest, 'board_tab_inDelivery', 1)
        await cancelByShop(server, order)
        release()
        await page.getByRole('main').getByText(t('error_order_not_on_board')).waitFor()
        await waitForCount(guest, 'board_tab_inDelivery', 0)
        await waitForCount(guest, 'board_tab_pending', 0)
        await expectUsablePage(guest)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a delivery that a colleague reported as failed is refused with a message, and the input stays (DELIV-05)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order, session) => {
        const { page, t } = guest
        await move(guest, session, order, 5)
        await openTab(guest, 'board_tab_inDelivery')
        await getAction(guest, 'board_complete', order.orderNumber).click()
        const dialog = page.getByRole('dialog', { name: t('board_complete_title') })
        await dialog.getByRole('textbox', { name: t('board_recipient') }).fill('Front desk')
        await confirmEarly(guest)
        const { requested, release } = await holdMove(guest, PROOF_CALL)
        await dialog.getByRole('button', { name: t('board_complete'), exact: true }).click()
        await requested
        await waitForCount(guest, 'board_tab_completed', 1)
        const failed = { orderId: order.id, reason: 'recipientAbsent', note: '' }
        await call(guest, 'POST', '/ShippingEmployee/faildelivery', failed, session)
        release()
        await dialog.getByText(t('error_order_awaits_choice')).waitFor()
        expect(await dialog.getByRole('textbox', { name: t('board_recipient') }).inputValue()).toBe('Front desk')
        await dialog.getByRole('button', { name: t('ui_cancel'), exact: true }).click()
        await getCard(guest, order.orderNumber).getByText(t('board_failed_waits')).waitFor()
        await expectCounts(guest, { board_tab_inDelivery: 1, board_tab_completed: 0 })
        await expectUsablePage(guest)
      })
    },
  )
})

async function expectCounts(guest: Guest, counts: Partial<Record<TabKey, number>>): Promise<void> {
  for (const [tab, count] of Object.entries(counts)) await waitForCount(guest, tab as TabKey, count)
}

describe('bulk actions', () => {
  it.each(READERS)(
    'in %s on a %s: the selected orders start, and each refused one shows its reason (DELIV-05)',
    async (...reader) => {
      await withCashOrder(reader, async (guest, order) => {
        const { page, t } = guest
        await page.getByRole('button', { name: t('board_select'), exact: true }).click()
        await page.getByRole('checkbox', { name: t('board_select_one', { number: order.orderNumber }) }).check()
        await page.getByText(t('board_selected', { count: 1 })).waitFor()
        await expectUsablePage(guest)
        await page.route('**/api/ShippingEmployee/updatestages', async (route) => {
          await cancelByShop(server, order)
          await route.continue()
        })
        await page.getByRole('button', { name: t('board_start'), exact: true }).click()
        const results = page.getByRole('dialog')
        await results.getByText(t('error_order_not_on_board')).waitFor()
        await results.getByRole('img', { name: t('board_results_failed') }).waitFor()
        await expectUsablePage(guest)
      })
    },
  )
})
