import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { fillCheckout } from './buy.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { fillCart, placeOrder } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const getOrders = (userId: string) => server.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()

describe('placing and paying', () => {
  it.each(READERS)(
    'in %s on a %s: "place order" pressed twice and Enter place one order; a declined payment shows the reason and the outstanding amount, and "try again" pays it (W2 ROUTE-15 ERR-06 AGREE-05 OPEN-09)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        const session = await signIn(guest, member)
        await fillCart(server, guest, session)
        await page.goto(`${base}/checkout`)
        await fillCheckout(guest, member.fullName)
        const place = page.getByRole('button', { name: t('checkout_place_pay') })
        await place.dblclick()
        await place.press('Enter', { timeout: 500 }).catch(() => undefined)
        await page.waitForURL(/\/sandbox-gateway\/pay\//)
        expect(await getOrders(member.userId)).toHaveLength(1)

        await page.getByRole('button', { name: t('sandbox_insufficient'), exact: true }).click()
        await page.getByRole('heading', { name: t('payment_failed_title') }).waitFor()
        await page.getByText(t('pay_declined_insufficientFunds')).waitFor()
        await page.getByText(t('payment_error_code')).waitFor()
        const [order] = await getOrders(member.userId)
        const [toPay = ''] = t('payment_failed_to_pay', { number: String(order?.number), amount: '|' }).split('|')
        await page.getByText(toPay.trim()).waitFor()
        const [held = ''] = t('payment_failed_held', { time: '|' }).split('|')
        await page.getByText(held.trim()).waitFor()
        await expectUsablePage(guest)
        expect(await page.getByRole('link', { name: t('payment_support') }).getAttribute('href')).toBe('/contact')
        await page.getByRole('button', { name: t('payment_try_again') }).click()
        await page.waitForURL(/\/sandbox-gateway\/pay\//)
        await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
        await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
        const main = page.getByRole('main')
        expect(await main.getByRole('link', { name: t('payment_home') }).getAttribute('href')).toBe('/')
        expect(await main.getByRole('link', { name: t('payment_shop') }).getAttribute('href')).toBe('/shop')
        await page.reload()
        await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
        expect(await getOrders(member.userId)).toHaveLength(1)
      })
    },
  )

  it('given a slow payment, the page polls until it is paid and does not ask to pay again (ROUTE-15)', async () => {
    await visit(server, ['ar', 'phone'], async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, 'ar'))
      const order = await placeOrder(server, guest, session, 'online')
      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByRole('button', { name: t('orders_pay_named', { number: order.orderNumber }) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('orders_pay'), exact: true })
        .click()
      await page.waitForURL(/\/sandbox-gateway\/pay\//)
      await page.getByRole('button', { name: t('sandbox_slow'), exact: true }).click()
      await page.getByRole('heading', { name: t('payment_waiting_title') }).waitFor()
      await expectUsablePage(guest)
      expect(await page.getByRole('button', { name: t('payment_try_again') }).count()).toBe(0)
      await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
    })
  })

  it('/confirm-payment with missing parameters shows an error (ROUTE-15 ERR-06)', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base }) => {
      for (const query of ['', '?orderId=1&status=ok', '?status=ok&trNumber=2', '?orderId=1&trNumber=2']) {
        await page.goto(`${base}/confirm-payment${query}`)
        await page.getByRole('alert').getByText('Invalid payment status URL parameters.').first().waitFor()
      }
    })
  })

  it('a success status in the URL has no effect (ROUTE-15)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, 'en'))
      const order = await placeOrder(server, guest, session, 'online')
      await page.goto(`${base}/confirm-payment?orderId=${order.id}&status=success&trNumber=made-up-1`)
      await page.getByRole('heading', { name: t('payment_failed_title') }).waitFor()
      await page.getByText(t('pay_unknown')).waitFor()
    })
  })

  it('Back from the gateway shows the order, not a second checkout (W4 ORDERS-04)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base, t } = guest
      const member = await newMember(server, 'en')
      const session = await signIn(guest, member)
      const order = await placeOrder(server, guest, session, 'online')
      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByRole('button', { name: t('orders_pay_named', { number: order.orderNumber }) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('orders_pay'), exact: true })
        .click()
      await page.waitForURL(/\/sandbox-gateway\/pay\//)
      await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
      await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
      await page.goBack()
      await page.goBack()
      await page.getByText(t('money_paid'), { exact: true }).first().waitFor()
      expect(await getOrders(member.userId)).toHaveLength(1)
    })
  })
})

describe('errors without a server message', () => {
  const FAILURES = [
    [400, 'problem_bad_request'],
    [403, 'problem_forbidden'],
    [404, 'problem_not_found'],
    [405, 'problem_method'],
    ['network', 'problem_network'],
  ] as const

  it.each(READERS)('in %s on a %s: show a default message and can be retried (ERR-09)', async (...reader) => {
    const journey = async (guest: Guest): Promise<void> => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, guest.language))
      for (const [failure, key] of FAILURES) {
        await page.route('**/api/User/getAllLoyaltyPoints/**', (route) =>
          failure === 'network' ? route.abort('connectionreset') : route.fulfill({ status: failure, body: '' }),
        )
        await page.goto(`${base}/loyalty/${session.userId}`)
        await page.getByRole('main').getByText(t(key)).waitFor()
        await page.unroute('**/api/User/getAllLoyaltyPoints/**')
        await page.getByRole('button', { name: t('retry_action') }).click()
        await page.getByText(t('loyalty_available')).waitFor()
      }
    }
    await visit(server, reader, journey, /ERR_CONNECTION_RESET/)
  })
})
