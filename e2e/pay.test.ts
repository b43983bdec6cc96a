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
    'in %s on a %s: pressing "place order" twice, and Enter on top, gives one order; the bank declines, "try again", and it is paid (W2 ROUTE-15 ERR-06)',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const member = await newMember(server, who.language)
        const session = await signIn(who, member)
        await fillCart(server, who, session)
        await page.goto(`${base}/checkout`)
        await fillCheckout(who, member.fullName)
        const place = page.getByRole('button', { name: t('checkout_place_pay') })
        await place.dblclick()
        await place.press('Enter', { timeout: 500 }).catch(() => undefined)
        await page.waitForURL(/\/sandbox-gateway\/pay\//)
        expect(await getOrders(member.userId)).toHaveLength(1)

        await page.getByRole('button', { name: t('sandbox_decline'), exact: true }).click()
        await page.getByRole('heading', { name: t('payment_failed_title') }).waitFor()
        await page.getByText(t('pay_declined')).waitFor()
        await page.getByText(t('payment_error_code')).waitFor()
        await expectUsablePage(who)
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

  it('a bank that takes its time: the page waits and finds out by itself, and nobody is told to pay again (ROUTE-15)', async () => {
    await visit(server, ['ar', 'phone'], async (who) => {
      const { page, base, t } = who
      const session = await signIn(who, await newMember(server, 'ar'))
      const order = await placeOrder(server, who, session, 'online')
      await page.goto(`${base}/orders/${session.userId}`)
      await page.getByRole('button', { name: t('orders_pay_named', { number: order.orderNumber }) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('orders_pay'), exact: true })
        .click()
      await page.waitForURL(/\/sandbox-gateway\/pay\//)
      await page.getByRole('button', { name: t('sandbox_slow'), exact: true }).click()
      await page.getByRole('heading', { name: t('payment_waiting_title') }).waitFor()
      await expectUsablePage(who)
      expect(await page.getByRole('button', { name: t('payment_try_again') }).count()).toBe(0)
      await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
    })
  })

  it('an address /confirm-payment that lacks something says so (ROUTE-15 ERR-06)', async () => {
    await visit(server, ['en', 'desktop'], async ({ page, base }) => {
      for (const query of ['', '?orderId=1&status=ok', '?status=ok&trNumber=2', '?orderId=1&trNumber=2']) {
        await page.goto(`${base}/confirm-payment${query}`)
        await page.getByRole('alert').getByText('Invalid payment status URL parameters.').first().waitFor()
      }
    })
  })

  it('an address that claims success is not believed (ROUTE-15)', async () => {
    await visit(server, ['en', 'desktop'], async (who) => {
      const { page, base, t } = who
      const session = await signIn(who, await newMember(server, 'en'))
      const order = await placeOrder(server, who, session, 'online')
      await page.goto(`${base}/confirm-payment?orderId=${order.id}&status=success&trNumber=made-up-1`)
      await page.getByRole('heading', { name: t('payment_failed_title') }).waitFor()
      await page.getByText(t('pay_unknown')).waitFor()
    })
  })

  it('coming back from the bank with Back finds the order, not a second checkout (W4 ORDERS-04)', async () => {
    await visit(server, ['en', 'desktop'], async (who) => {
      const { page, base, t } = who
      const member = await newMember(server, 'en')
      const session = await signIn(who, member)
      const order = await placeOrder(server, who, session, 'online')
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
      await page.getByText(t('orders_status_completed')).first().waitFor()
      expect(await getOrders(member.userId)).toHaveLength(1)
    })
  })
})

describe('failures that come without a sentence', () => {
  const FAILURES = [
    [400, 'problem_bad_request'],
    [403, 'problem_forbidden'],
    [404, 'problem_not_found'],
    [405, 'problem_method'],
    ['network', 'problem_network'],
  ] as const

  it.each(READERS)('in %s on a %s: have one of their own, and can be tried again (ERR-09)', async (...reader) => {
    const journey = async (who: Guest): Promise<void> => {
      const { page, base, t } = who
      const session = await signIn(who, await newMember(server, who.language))
      for (const [failure, key] of FAILURES) {
        await page.route('**/api/User/getPublicDataUser/**', (route) =>
          failure === 'network' ? route.abort('connectionreset') : route.fulfill({ status: failure, body: '' }),
        )
        await page.goto(`${base}/setting/${session.userId}`)
        await page.getByRole('main').getByText(t(key)).waitFor()
        await page.unroute('**/api/User/getPublicDataUser/**')
        await page.getByRole('button', { name: t('retry_action') }).click()
        await page.getByRole('textbox', { name: t('auth_full_name') }).waitFor()
      }
    }
    await visit(server, reader, journey, /ERR_CONNECTION_RESET/)
  })
})
