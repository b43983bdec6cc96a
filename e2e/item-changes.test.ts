import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { goToBackOfficePage, openBackOffice, pick } from './back-office.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { payOrder, placeOrder } from './orders.ts'
import { call, signIn } from './session.ts'
import { type Ware, wares } from './wholesale.ts'

let server: TestServer
let kept: Ware
let added: Ware
beforeAll(async () => {
  server = await openTestServer()
  const [first, second] = await wares(server, 2)
  if (!first || !second) throw new Error('Nothing is in stock.')
  ;[kept, added] = [first, second]
})
afterAll(() => server.close())

const getMoney = (orderId: string) =>
  server.db.selectFrom('order_money').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

/** Opens the dialog that changes the items of the order. */
async function openDialog({ page, t }: Guest): Promise<Locator> {
  await page.getByRole('button', { name: t('item_change_open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: t('item_change_before') }).waitFor()
  return dialog
}

/** The buyer opens the link of the mail, agrees, and pays the difference at the bank. */
async function agreeAndPay(reader: (typeof READERS)[number], link: string): Promise<void> {
  await visit(server, reader, async (guest) => {
    const { page, t } = guest
    await page.goto(link)
    await page.getByRole('heading', { name: t('item_change_after') }).waitFor()
    await expectUsablePage(guest)
    await page.getByRole('button', { name: t('item_change_page_agree'), exact: true }).click()
    const [pay = ''] = t('item_change_page_pay', { money: '|' }).split('|')
    const payment = page.getByRole('link', { name: pay.trim() })
    await payment.waitFor()
    await expectUsablePage(guest)
    await payment.click()
    await page.waitForURL(/\/sandbox-gateway\/pay\//)
    await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
    await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
  })
}

it.each(READERS)(
  'DESK-02 in %s on a %s: a change of a paid order that costs more is agreed to and paid through the link; the refund of a cheaper one is store credit',
  async (...reader) => {
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      const member = await newMember(server, guest.language)
      const buyer = await signIn(guest, member)
      const order = await placeOrder(server, guest, buyer, 'online', kept.id)
      await payOrder(guest, buyer, order)
      const { due: first } = await getMoney(order.id)
      const { name } = await call(guest, 'GET', `/Product/getproduct/${added.productId}`)

      await openBackOffice(guest, `orders/${order.id}`)
      const dialog = await openDialog(guest)
      await pick(guest, t('item_change_add'), name)
      await dialog
        .getByRole('group', { name: t('admin_phone_sizes', { name }) })
        .getByRole('button', { disabled: false })
        .first()
        .click()
      const ask = dialog.getByRole('button', { name: t('item_change_submit_ask'), exact: true })
      await ask.waitFor()
      await dialog.getByText(t('item_change_difference')).waitFor()
      await expectUsablePage(guest)
      await ask.click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('heading', { name: t('item_change_waiting_title') }).waitFor()
      await expectUsablePage(guest)
      expect((await getMoney(order.id)).due).toBe(first)

      const subject = t('mail_items_request_subject', { number: order.orderNumber })
      const mail = await waitForMail(base, member.email, (found) => found.subject === subject)
      const link = /https?:\/\/\S+\/order-change\/\S+/.exec(mail.text)?.[0] ?? ''
      await agreeAndPay(reader, link)
      const increased = await getMoney(order.id)
      expect(Number(increased.due)).toBeGreaterThan(Number(first))
      expect([increased.paid, increased.outstanding]).toEqual([increased.due, 0])

      await goToBackOfficePage(guest, `orders/${order.id}`)
      const again = await openDialog(guest)
      await again.getByRole('button', { name: t('admin_phone_remove', { name }) }).click()
      await again.getByRole('radio').first().check({ force: true })
      await expectUsablePage(guest)
      await again.getByRole('button', { name: t('item_change_submit'), exact: true }).click()
      await again.waitFor({ state: 'hidden' })
      await waitForMail(
        base,
        member.email,
        (found) => found.text.includes(t('mail_items_before')) && found.subject !== subject,
      )
      expect(await getMoney(order.id)).toMatchObject({ due: first, paid: first, outstanding: 0 })
      const timeline = page.getByRole('region', { name: t('admin_order_timeline') })
      await timeline.getByText(name).first().waitFor()
      await expectUsablePage(guest)
    })
  },
)
