import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, it } from 'vitest'
import { newMember } from './accounts.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { payOrder, placeOrder } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it.each(READERS)(
  'AGREE-06 AGREE-04 in %s on a %s: a buyer changes the card of a paid order, then cancels it and reads what is paid back',
  async (...reader) => {
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      const session = await signIn(guest, await newMember(server, guest.language))
      const order = await placeOrder(server, guest, session, 'online')
      await payOrder(guest, session, order)
      await page.goto(`${base}/orders/${session.userId}`)
      const number = order.orderNumber
      const row = page.locator('main tbody, main li').filter({ hasText: `#${number}` })
      await row.getByText(t('status_beingPrepared'), { exact: true }).waitFor()
      const dialog = page.getByRole('dialog')

      await page.getByRole('button', { name: t('orders_change_named', { number }) }).click()
      await dialog.getByRole('radio').first().waitFor({ state: 'attached' })
      await expectUsablePage(guest)
      await dialog.getByLabel(t('checkout_card')).fill('With love from Riyadh')
      await dialog.getByRole('button', { name: t('orders_change_save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(t('orders_change_done')).first().waitFor()

      await page.getByRole('button', { name: t('orders_withdraw_named', { number }) }).click()
      await dialog.getByText(t('orders_withdraw_transfer_text')).waitFor()
      await expectUsablePage(guest)
      await dialog.getByRole('radio').last().check({ force: true })
      await dialog.getByRole('button', { name: t('orders_withdraw'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await row.getByText(t('status_canceled'), { exact: true }).waitFor()
      await expectUsablePage(guest)
    })
  },
)
