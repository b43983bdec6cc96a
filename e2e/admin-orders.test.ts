import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { box, goToBackOfficePage, openBackOffice } from './back-office.ts'
import { confirmEarly, getAction, getCard, openBoard, openTab } from './board.ts'
import { makeOwner } from './business.ts'
import { completeProfile } from './client.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { newPerson } from './new-person.ts'
import { fillCart, findWellStocked, placeOrder } from './orders.ts'
import { takePhoneOrder } from './phone-order.ts'
import { call, signIn } from './session.ts'
import { type Ware, wares } from './wholesale.ts'

let server: TestServer
let ware: Ware
beforeAll(async () => {
  server = await openTestServer()
  const [first] = await wares(server, 1)
  if (!first) throw new Error('Nothing is in stock.')
  ware = first
  const zone = { name: { en: 'Inner Riyadh', ar: 'داخل الرياض' }, centre: null, radiusMiles: 5, feeHalalas: 1_500 }
  const value = JSON.stringify({ zones: [zone] })
  await server.db
    .insertInto('setting')
    .values({ key: 'calendar', value })
    .onConflict((there) => there.column('key').doUpdateSet({ value }))
    .execute()
})

/** The first line of the order's credit note. */
async function findCreditedLine(orderId: string): Promise<unknown> {
  const note = await server.db
    .selectFrom('invoice')
    .where('order_id', '=', orderId)
    .where('corrects', 'is not', null)
    .select('document')
    .executeTakeFirst()
  return (note?.document as { lines: unknown[] } | undefined)?.lines[0]
}

/** Changes the price of the product by SAR 7. */
const reprice = async (): Promise<void> => {
  await server.db
    .updateTable('variant')
    .set((row) => ({ price: row('price', '+', 700) }))
    .where('product_id', '=', ware.productId)
    .execute()
}
afterAll(() => server.close())

const arabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

const getProductName = async (guest: Guest): Promise<string> =>
  (await call(guest, 'GET', `/Product/getproduct/${ware.productId}`)).name

/** The driver starts and completes the delivery. */
async function deliver(reader: (typeof READERS)[number], number: string): Promise<void> {
  await visit(server, reader, async (driver) => {
    await openBoard(driver, demoMember('ShippingEmployee'), `?q=${number}`)
    await getAction(driver, 'board_start', number).click()
    await getCard(driver, number).waitFor({ state: 'hidden' })
    await openTab(driver, 'board_tab_inDelivery')
    await getAction(driver, 'board_complete', number).click()
    const { page, t } = driver
    await confirmEarly(driver)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('board_complete'), exact: true })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openTab(driver, 'board_tab_completed')
    await getCard(driver, number).waitFor()
  })
}

describe('orders in the back office', () => {
  it.each(READERS)(
    'ADMIN-02 in %s on a %s: a phone order of a new customer is placed once at the expected total, found by phone in Arabic digits, moved at a changed fee, marked ready and delivered; the timeline lists every step with its actor',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        const { fullName } = newPerson(guest.language)
        const phone = `05${String(Date.now()).slice(-8)}`
        await openBackOffice(guest, 'phone-order')
        const number = await takePhoneOrder(guest, { fullName, phone }, await getProductName(guest), reprice)
        await page.getByRole('button', { name: t('admin_phone_next') }).press('Enter')
        await page.getByRole('combobox', { name: t('admin_phone_find') }).waitFor()

        await goToBackOfficePage(guest, 'orders')
        await page.keyboard.press('/')
        await page.keyboard.type(arabicDigits(phone))
        await page.getByText(plain(t('admin_orders_count', { count: 1 }))).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('link', { name: `#${number}` }).click()
        await page.getByRole('heading', { level: 1, name: `#${number}` }).waitFor()
        await page.getByText(fullName).first().waitFor()
        await expectUsablePage(guest)

        await page.getByRole('button', { name: t('admin_order_edit'), exact: true }).click()
        const dialog = page.getByRole('dialog')
        const times = dialog
          .getByRole('group', { name: t('checkout_slots') })
          .getByRole('radio', { checked: false, disabled: false })
        await times.first().check({ force: true })
        const costs = dialog.getByRole('region', { name: t('admin_order_cost') })
        await costs.getByRole('status').waitFor()
        await dialog.getByLabel(t('checkout_map_link')).fill('https://maps.google.com/?q=24.7136,46.6753')
        await dialog.getByLabel(t('checkout_map_link')).blur()
        await dialog.getByText(t('checkout_location_done')).waitFor()
        await dialog.getByRole('button', { name: t('admin_order_save') }).click()
        await costs.getByText(t('admin_order_cost_choose')).waitFor()
        await costs.getByRole('radio').first().check()
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('admin_order_save') }).click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByText(t('admin_order_fee_reason')).first().waitFor()

        await page.getByRole('button', { name: t('admin_order_mark_ready') }).click()
        await page.getByText(t('status_ready'), { exact: true }).first().waitFor()

        await deliver(reader, number)
        await page.reload()
        const timeline = page.getByRole('region', { name: t('admin_order_timeline') })
        await timeline.getByText(demoMember('ShippingEmployee').fullName).first().waitFor()
        await timeline.getByText(demoMember('Admin').fullName).first().waitFor()
        await expectUsablePage(guest)
      })
    },
  )

  it.each(READERS)(
    'ADMIN-02 ZATCA-06 DESK-06 in %s on a %s: a payment is recorded, one of three pieces credited at its price and another order cancelled; the amounts add up, and the pages of customers and debts show it',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        const buyer = await signIn(guest, await newMember(server, guest.language))
        const variantId = await findWellStocked(server)
        for (let piece = 1; piece < 3; piece++) await fillCart(server, guest, buyer, variantId)
        const order = await placeOrder(server, guest, buyer, 'cash', variantId)
        const other = await placeOrder(server, guest, buyer, 'cash')
        await openBackOffice(guest, `orders/${order.id}`)
        const dialog = page.getByRole('dialog')
        await page.getByRole('button', { name: t('admin_order_take_payment') }).click()
        await dialog.getByRole('button', { name: t('board_pay_submit') }).click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByText(t('money_paid'), { exact: true }).first().waitFor()

        await page.getByRole('button', { name: t('admin_order_credit') }).click()
        await dialog.getByLabel(t('admin_order_credit_pieces')).selectOption('1')
        const price = await dialog.getByLabel(t('board_pay_amount')).inputValue()
        await dialog.getByLabel(t('admin_order_reason')).fill('Two stems were bent')
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('admin_order_credit_submit') }).click()
        await dialog.waitFor({ state: 'hidden' })
        await expect
          .poll(() => findCreditedLine(order.id))
          .toMatchObject({ quantity: 1, gross: Math.round(Number(price) * 100) })
        const credited = Math.round(Number(price) * 100)
        await expect.poll(() => readAmount(guest, t('orders_credited'))).toBe(credited)
        const total = await readAmount(guest, t('admin_order_total'))
        const net = total - credited
        expect(await readAmount(guest, t('amounts_net'))).toBe(net)
        const [paid, refunded] = [t('checkout_placed_paid'), t('amounts_refunded')]
        expect((await readAmount(guest, paid)) - (await readAmount(guest, refunded))).toBe(net)
        expect(await readAmount(guest, t('orders_outstanding'))).toBe(0)

        await goToBackOfficePage(guest, `orders/${other.id}`)
        await page.getByRole('button', { name: t('admin_order_cancel') }).click()
        await dialog.getByRole('button', { name: t('admin_order_cancel') }).click()
        await dialog.getByRole('alert').waitFor()
        await dialog.getByLabel(t('admin_order_reason')).fill('The buyer called')
        await dialog.getByRole('button', { name: t('admin_order_cancel') }).click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByText(t('status_canceled'), { exact: true }).first().waitFor()
        await expectUsablePage(guest)

        await goToBackOfficePage(guest, `customers/${buyer.userId}`)
        await page.getByRole('link', { name: `#${order.orderNumber}` }).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('link', { name: t('admin_customers_statement') }).click()
        await page.getByRole('heading', { name: t('statement_title') }).waitFor()
        for (const room of ['customers', 'board', 'debts', 'route', `print?orders=${order.id}&kind=worksheet`]) {
          await goToBackOfficePage(guest, room)
          await expectUsablePage(guest)
        }
      })
    },
  )
})

/** The amount of this line in the order's list of amounts, in halalas without its sign. */
const readAmount = async ({ page, t }: Guest, name: string): Promise<number> => {
  const line = page.getByRole('region', { name: t('admin_order_money') }).locator('dl > div')
  const text = await line
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText()
  return Math.round(Number(text.match(/\d[\d,]*\.\d\d/)?.[0].replaceAll(',', '')) * 100)
}

describe('clients', () => {
  it.each(READERS)(
    'ADMIN-02 in %s on a %s: a client with a complete profile is listed first, its documents open, it is returned with a note and then approved with terms',
    async (...reader) => {
      const owner = await makeOwner(server, reader[0])
      await visit(server, reader, async (guest) => {
        await signIn(guest, owner)
        await guest.page.goto(`${guest.base}/dashboard-user/${owner.userId}/company`)
        await completeProfile(guest)
      })
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        await openBackOffice(guest, 'clients')
        await page.getByRole('tabpanel').getByRole('link').first().waitFor()
        await expectUsablePage(guest)
        await goToBackOfficePage(guest, `clients/${owner.clientId}`)
        await page
          .getByRole('button', { name: t('admin_clients_open_document', { name: t('client_register_copy') }) })
          .click()
        await page
          .getByRole('dialog')
          .getByRole('img', { name: t('client_register_copy') })
          .waitFor()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('ui_close') })
          .click()
        await expectUsablePage(guest)

        await page.getByRole('button', { name: t('admin_clients_send_back') }).click()
        await page.getByLabel(t('admin_clients_word')).fill('The copy is not readable')
        await page.getByRole('button', { name: t('admin_clients_send_back') }).click()
        await page.getByText(t('admin_clients_rejected'), { exact: true }).first().waitFor()
        await page.getByText('The copy is not readable').waitFor()
        await page.getByRole('button', { name: t('admin_clients_approve') }).click()
        await page.getByText(t('admin_clients_approved'), { exact: true }).first().waitFor()

        await box(guest, t('admin_clients_limit_field')).fill('٥٠٠٠')
        await box(guest, t('admin_clients_percent')).fill('91')
        await page.getByRole('button', { name: t('admin_clients_terms_save') }).click()
        await page.getByText(t('field_invalid_number')).waitFor()
        await box(guest, t('admin_clients_percent')).fill('5')
        await page.getByRole('button', { name: t('admin_clients_add_price') }).click()
        await box(guest, t('admin_clients_sku')).fill(ware.sku)
        await box(guest, t('admin_clients_price')).fill('50')
        await page.getByRole('button', { name: t('admin_clients_terms_save') }).click()
        await page.getByText(t('admin_ui_saved')).waitFor()
        await expectUsablePage(guest)
        const terms = await server.db
          .selectFrom('client')
          .select(['credit_limit', 'discount_percent'])
          .where('id', '=', owner.clientId)
          .executeTakeFirstOrThrow()
        expect(terms).toMatchObject({ credit_limit: 500_000, discount_percent: 5 })
      })
    },
  )
})
