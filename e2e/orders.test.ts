import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { placeOrder } from './orders.ts'
import { call, signIn } from './session.ts'
import { watchForText } from './watch-for-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The row or card of an order. */
const getOrder = ({ page }: Guest, number: string): Locator =>
  page.locator('main tbody, main li').filter({ hasText: `#${number}` })

const background = (badge: Locator): Promise<string> =>
  badge.evaluate((element) => getComputedStyle(element.closest('span[class*=rounded-full]') ?? element).backgroundColor)

const YELLOW = 'rgb(251, 240, 207)'
const BLUE = 'rgb(224, 235, 247)'
const GREEN = 'rgb(223, 238, 225)'
const RED = 'rgb(249, 225, 222)'

describe('the orders page', () => {
  it.each(READERS)(
    'in %s on a %s: filters in the URL, columns and details, rejection after confirmation, badges in four colours (ORDERS-01 ORDERS-02 ORDERS-03 ORDERS-06)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        const session = await signIn(guest, member)
        const agreed = await placeOrder(server, guest, session, 'cash')
        const pending = await placeOrder(server, guest, session, 'online')
        await page.goto(`${base}/orders/${session.userId}`)
        await getOrder(guest, pending.orderNumber).waitFor()
        const badge = (number: string, text: string) => getOrder(guest, number).getByText(text, { exact: true }).first()
        expect(await background(badge(pending.orderNumber, t('status_pending')))).toBe(YELLOW)
        expect(await background(badge(agreed.orderNumber, t('status_beingPrepared')))).toBe(BLUE)
        await expectUsablePage(guest)

        if (guest.screen === 'desktop') {
          const columns = await page.getByRole('columnheader').allInnerTexts()
          expect(columns.slice(1)).toEqual([
            t('orders_column_customer'),
            t('orders_column_quantity'),
            t('orders_column_total'),
            t('orders_column_status'),
            t('orders_column_date'),
            t('orders_column_actions'),
          ])
          await page.getByRole('button', { name: t('orders_expand', { number: pending.orderNumber }) }).click()
        } else {
          await getOrder(guest, pending.orderNumber).locator('summary').click()
        }
        const details = getOrder(guest, pending.orderNumber)
        await details.getByText(member.email).waitFor()
        const text = plain(await details.innerText())
        for (const shown of ['0551234567', 'King Fahd Road 12', t('orders_placed_on'), t('orders_phone')])
          expect(text).toContain(shown)
        await expectUsablePage(guest)
        if (guest.screen === 'desktop') {
          // A turned tablet: the same order stays open among the cards.
          await page.setViewportSize({ width: 768, height: 1024 })
          await page.getByRole('table').waitFor({ state: 'detached' })
          await getOrder(guest, pending.orderNumber).locator('details[open]').getByText(member.email).waitFor()
          await page.setViewportSize({ width: 1280, height: 900 })
          await page.getByRole('table').waitFor()
          await details.getByText(member.email).waitFor()
        }

        const filter = (name: string) =>
          page.getByRole('group', { name: t('orders_filters') }).getByRole('button', { name, exact: true })
        await filter(t('orders_filter_pending')).click()
        await page.waitForURL(/status=pending/)
        await getOrder(guest, agreed.orderNumber).waitFor({ state: 'detached' })
        await filter(t('orders_filter_waiting')).click()
        await getOrder(guest, agreed.orderNumber).waitFor()
        expect(await getOrder(guest, pending.orderNumber).count()).toBe(0)
        await page.goBack()
        await getOrder(guest, pending.orderNumber).waitFor()
        expect(await filter(t('orders_filter_pending')).getAttribute('aria-pressed')).toBe('true')
        await filter(t('orders_filter_canceled')).click()
        await page.getByText(t('orders_empty_filtered')).waitFor()
        await filter(t('orders_filter_all')).click()
        await getOrder(guest, agreed.orderNumber).waitFor()

        expect(
          await page.getByRole('button', { name: t('orders_reject_named', { number: agreed.orderNumber }) }).count(),
        ).toBe(0)
        const reject = page.getByRole('button', { name: t('orders_reject_named', { number: pending.orderNumber }) })
        await reject.click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('orders_keep') })
          .click()
        await badge(pending.orderNumber, t('status_pending')).waitFor()
        await reject.click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('orders_reject'), exact: true })
          .click()
        await page.getByText(t('order_rejected_done')).first().waitFor()
        const canceled = badge(pending.orderNumber, t('status_canceled'))
        await canceled.waitFor()
        expect(await background(canceled)).toBe(RED)
        expect(await reject.count()).toBe(0)
      })
    },
  )

  it.each([
    ['en', 'desktop', 'main'],
    ['ar', 'phone', 'mobile'],
  ] as const)(
    'in %s on a %s: payment asks for confirmation and opens the %s link, and a paid order is being prepared, without a payment button (ORDERS-04 ORDERS-06 AGREE-04)',
    async (language, screen, expected) => {
      await visit(server, [language, screen], async (guest) => {
        const { page, base, t } = guest
        const session = await signIn(guest, await newMember(server, language))
        const order = await placeOrder(server, guest, session, 'online')
        // The two links of the sandbox have the same target, so they are replaced by different ones.
        await page.route('**/api/PayMent/addpayment/**', async (route) => {
          const response = await route.fetch()
          const { link, mopileUrl, qrUrl } = await response.json()
          await route.fulfill({
            response,
            json: { link: `${link}?by=main`, mopileUrl: `${mopileUrl}?by=mobile`, qrUrl },
          })
        })
        await page.goto(`${base}/orders/${session.userId}`)
        const pay = page.getByRole('button', { name: t('orders_pay_named', { number: order.orderNumber }) })
        await pay.click()
        const dialog = page.getByRole('dialog', { name: t('orders_pay_title') })
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('orders_pay'), exact: true }).click()
        await page.waitForURL(new RegExp(`/sandbox-gateway/pay/.*by=${expected}$`))
        await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
        await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
        await page.goto(`${base}/orders/${session.userId}`)
        const badge = getOrder(guest, order.orderNumber).getByText(t('status_beingPrepared'), { exact: true })
        await badge.waitFor()
        expect([YELLOW, BLUE, GREEN, RED]).not.toContain(await background(badge))
        await getOrder(guest, order.orderNumber).getByText(t('money_paid'), { exact: true }).waitFor()
        expect(await getOrder(guest, order.orderNumber).getByText(t('status_completed'), { exact: true }).count()).toBe(
          0,
        )
        expect(await pay.count()).toBe(0)
      })
    },
  )

  it('without a payment link, both messages are shown and the order stays (ORDERS-04 ERR-06)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, 'en'))
      const order = await placeOrder(server, guest, session, 'online')
      await page.route('**/api/PayMent/addpayment/**', (route) =>
        route.fulfill({ json: { link: '', mopileUrl: '', qrUrl: '' } }),
      )
      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByRole('button', { name: t('orders_pay_named', { number: order.orderNumber }) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('orders_pay'), exact: true }).click()
      await dialog.getByText('Payment link is not available.').waitFor()
      await page.getByText('payment link unavailable').waitFor()
      expect(new URL(page.url()).pathname).toBe(`/orders/${session.userId}`)
    })
  })

  it.each(READERS)(
    'in %s on a %s: a postponed order shows "confirm order", which moves it to preparation (ORDERS-05)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const session = await signIn(guest, demoMember('Customer'))
        const order = await placeOrder(server, guest, session, 'postponed')
        await page.goto(`${base}/orders/${session.userId}`)
        const confirm = page.getByRole('button', {
          name: t('orders_confirm_named', { number: order.orderNumber }),
        })
        await confirm.click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('orders_confirm'), exact: true })
          .click()
        await page.getByText(t('order_confirmed_done')).first().waitFor()
        await getOrder(guest, order.orderNumber).getByText(t('status_beingPrepared'), { exact: true }).waitFor()
        expect(await confirm.count()).toBe(0)
        const { data } = await call(
          guest,
          'GET',
          `/Order/getAllOrdersToUser/${session.userId}/${session.clientId}`,
          undefined,
          session,
        )
        const stored = data.find((each: { id: string }) => each.id === order.id)
        expect(stored).toMatchObject({ isPostponed: true, orderStage: 2, orderStatus: 2 })
      })
    },
  )

  it('the orders page of somebody else leads home with "Access Denied"; signed out also to the login and back (ROUTE-13 ROUTE-19 ERR-04)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const other = await newMember(server, 'en')
      const own = await newMember(server, 'en')
      const refused = await watchForText(page, 'Access Denied')
      await page.goto(`${base}/orders/${own.userId}`)
      await refused()
      await page.waitForURL(`${base}/`)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('account_login_to_open')).waitFor()
      await expectUsablePage(guest)
      await dialog.getByRole('textbox', { name: t('auth_email') }).fill(own.email)
      await dialog.getByLabel(t('auth_password'), { exact: true }).fill(own.password)
      await dialog.getByRole('button', { name: t('auth_submit_login'), exact: true }).click()
      await page.waitForURL(`${base}/orders/${own.userId}`)
      await page.context().clearCookies()
      await signIn(guest, await newMember(server, 'en'))
      const denied = await watchForText(page, 'Access Denied')
      await page.goto(`${base}/orders/${other.userId}`)
      await denied()
      await page.waitForURL(`${base}/`)
    })
  })
})
