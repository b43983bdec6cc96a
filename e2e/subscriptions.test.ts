import { requestJob } from '@warda/api/testing/run-job'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { waitForMail } from './mailbox.ts'
import { findWellStocked } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Opens the page of a well-stocked product. */
async function openProduct({ page, base, t }: Guest): Promise<void> {
  const { slug } = await server.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('product.slug')
    .where('variant.id', '=', await findWellStocked(server))
    .executeTakeFirstOrThrow()
  await page.goto(`${base}/product/${slug}`)
  await page.getByRole('link', { name: t('product_subscribe') }).click()
  await page.getByRole('heading', { level: 1, name: t('standing_shopper_new') }).waitFor()
}

/** Fills the form of a new subscription and saves it. */
async function subscribe(guest: Guest): Promise<void> {
  const { page, t, language } = guest
  const isArabic = language === 'ar'
  const start = page.getByRole('button', { name: t('standing_shopper_start') })
  await start.click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectUsablePage(guest)
  await page.getByLabel(t('standing_cadence'), { exact: true }).selectOption('fortnightly')
  const slot = page.getByLabel(t('checkout_slots'), { exact: true })
  await slot.locator('option').nth(1).waitFor({ state: 'attached' })
  const weekday = new Date(`${await startDate(guest)}T00:00:00Z`).getUTCDay()
  await page.getByLabel(t('standing_weekday'), { exact: true }).selectOption(String(weekday))
  await slot.selectOption({ index: 1 })
  await page
    .getByRole('textbox', { name: t('standing_recipient'), exact: true })
    .fill(isArabic ? 'هدى الحربي' : 'Huda Alharbi')
  await page.getByRole('textbox', { name: t('standing_recipient_phone') }).fill('0551234567')
  await page.getByRole('combobox', { name: t('checkout_city') }).fill(isArabic ? 'الرياض' : 'Riyadh')
  await page
    .getByRole('textbox', { name: t('checkout_line') })
    .fill(isArabic ? 'طريق الملك فهد، مبنى 12' : 'King Fahd Road, building 12')
  await page.getByRole('textbox', { name: t('standing_card') }).fill(isArabic ? 'أسبوعًا سعيدًا' : 'Have a good week')
  await page
    .getByRole('region', { name: t('standing_shopper_price') })
    .getByText(t('standing_shopper_total'))
    .waitFor()
  await expectUsablePage(guest)
  await start.click()
  await page.getByText(t('standing_shopper_added')).first().waitFor()
  await page.getByRole('heading', { level: 1, name: t('standing_shopper_title') }).waitFor()
}

const startDate = ({ page, t }: Guest): Promise<string> =>
  page.getByLabel(t('standing_starts'), { exact: true }).inputValue()

const findOrders = (userId: string) =>
  server.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()

describe('subscriptions', () => {
  it.each(READERS)(
    'in %s on a %s: a shopper subscribes from the product page, skips, pauses and changes it, pays its order by link, and ends it (DESK-09)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        await server.db
          .updateTable('app_user')
          .set({ language: guest.language })
          .where('id', '=', member.userId)
          .execute()
        await signIn(guest, member)
        await page.goto(`${base}/subscriptions/${member.userId}`)
        await page.getByText(t('standing_shopper_empty_title')).waitFor()
        await expectUsablePage(guest)
        await openProduct(guest)
        await subscribe(guest)

        const card = page.getByRole('article')
        await card.getByText(t('standing_running'), { exact: true }).waitFor()
        const dates = card.getByRole('region', { name: t('standing_next') }).getByRole('listitem')
        await dates.nth(1).getByRole('button').click()
        await dates.nth(1).getByText(t('standing_skipped'), { exact: true }).waitFor()
        await card.getByRole('button', { name: t('standing_pause') }).click()
        await card.getByText(t('standing_next_paused')).waitFor()
        await card.getByRole('button', { name: t('standing_resume') }).click()
        await card.getByText(t('standing_running'), { exact: true }).waitFor()

        await requestJob(server.db, 'place-standing')
        await expect.poll(async () => (await findOrders(member.userId)).length, { timeout: 30_000 }).toBe(1)
        const [order] = await findOrders(member.userId)
        await page.reload()
        await card.getByText(t('standing_shopper_unpaid')).waitFor()
        await card.getByText(t('standing_placed'), { exact: true }).waitFor()
        await expectUsablePage(guest)
        const mail = await waitForMail(server.url, member.email, ({ text }) =>
          text.includes(t('mail_subscription_placed')),
        )
        const link = mail.text.match(/https?:\/\/\S+\/pay\S*/)?.[0] ?? ''
        await page.goto(link)
        await page.waitForURL(/\/sandbox-gateway\/pay\//)
        await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
        await expect
          .poll(async () => (await findOrders(member.userId))[0]?.state, { timeout: 30_000 })
          .toBe('preparing')
        await page.goto(`${base}/subscriptions/${member.userId}`)
        await card.getByRole('link', { name: t('standing_shopper_order', { number: String(order?.number) }) }).waitFor()
        expect(await card.getByText(t('standing_shopper_unpaid')).count()).toBe(0)

        await card.getByRole('button', { name: t('standing_edit') }).click()
        const dialog = page.getByRole('dialog', { name: t('standing_shopper_edit_title') })
        await dialog.getByRole('radio', { name: t('standing_shopper_by_credit') }).check()
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('standing_save') }).click()
        await dialog.waitFor({ state: 'detached' })
        await card.getByText(t('standing_shopper_by_credit'), { exact: true }).waitFor()
        await card.getByRole('button', { name: t('standing_shopper_end') }).click()
        await page
          .getByRole('dialog', { name: t('standing_shopper_end_title') })
          .getByRole('button', { name: t('standing_shopper_end'), exact: true })
          .click()
        await page.getByText(t('standing_shopper_empty_title')).waitFor()
      })
    },
  )
})
