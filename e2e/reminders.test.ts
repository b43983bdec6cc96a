import { makeRemindersDue } from '@warda/api/testing/make-occasion-reminder'
import { requestJob } from '@warda/api/testing/run-job'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from './accounts.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, type Mail, waitForMail } from './mailbox.ts'
import { placeOrder } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const NAME = 'Um Khalid'
const isAboutHer = ({ text }: Mail): boolean => text.includes(NAME)

/** Adds a reminder of 1 Ramadan, a week before. */
async function addReminder(guest: Guest): Promise<void> {
  const { page, t } = guest
  await page.getByRole('button', { name: t('occasion_reminder_add') }).click()
  const dialog = page.getByRole('dialog', { name: t('occasion_reminder_add_title') })
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await dialog.getByRole('button', { name: t('occasion_reminder_save') }).click()
  await dialog.getByText(t('field_required')).first().waitFor()
  await field(t('occasion_reminder_name')).fill(NAME)
  await field(t('occasion_reminder_occasion')).selectOption('birthday')
  await field(t('occasion_reminder_calendar')).selectOption('hijri')
  await field(t('occasion_reminder_month')).selectOption('9')
  await field(t('occasion_reminder_day')).selectOption('30')
  await dialog.getByText(t('occasion_reminder_short_month')).waitFor()
  await field(t('occasion_reminder_day')).selectOption('1')
  await dialog.getByText(guest.language === 'ar' ? /^1 رمضان \d{4}$/ : /^1 Ramadan \d{4}$/).waitFor()
  expect(await dialog.getByRole('alert').count()).toBe(0)
  await expectUsablePage(guest)
  await dialog.getByRole('button', { name: t('occasion_reminder_save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('article', { name: NAME }).waitFor()
}

/** Lets the day of the mail come for every reminder of a person, and runs the job of that morning. */
async function runMorning({ email }: Member): Promise<void> {
  await makeRemindersDue(server.db, email)
  await requestJob(server.db, 'send-occasion-reminders')
}

describe('occasion reminders', () => {
  it.each(READERS)(
    'in %s on a %s: a noted occasion is mailed about, leads to its flowers, and is stopped by one press without a login (OPEN-04)',
    async (...reader) => {
      const member = await newMember(server, reader[0])
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, member)
        await page.goto(`${base}/orders/${userId}`)
        await page.getByRole('button', { name: t('shell_account_menu') }).click()
        const menu = page.getByRole('navigation', { name: t('shell_account_menu') })
        await menu.getByRole('link', { name: t('account_nav_reminders') }).click()
        await page.getByText(t('occasion_reminder_empty_title')).waitFor()
        await expectUsablePage(guest)
        await addReminder(guest)
        await expectUsablePage(guest)
      })
      await runMorning(member)
      const mail = await waitForMail(server.url, member.email, isAboutHer)
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        await page.goto(linkIn(mail, '/shop'))
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(new URL(page.url()).searchParams.get('occasion')).toBe('birthday')
        await page.goto(linkIn(mail, '/reminders/stop'))
        await page.getByRole('button', { name: t('occasion_reminder_stop_this') }).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('occasion_reminder_stop_this') }).click()
        await page.getByText(t('occasion_reminder_stopped')).waitFor()
      })
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, member)
        await page.goto(`${base}/reminders/${userId}`)
        const card = page.getByRole('article', { name: NAME })
        await card.getByText(t('occasion_reminder_is_stopped')).waitFor()
        await expectUsablePage(guest)
        await card.getByRole('button', { name: t('occasion_reminder_resume_named', { name: NAME }) }).click()
        await card.getByText(t('occasion_reminder_is_stopped')).waitFor({ state: 'detached' })
        await card.getByRole('button', { name: t('occasion_reminder_delete_named', { name: NAME }) }).click()
        await page
          .getByRole('dialog', { name: t('occasion_reminder_delete_title') })
          .getByRole('button', { name: t('occasion_reminder_delete'), exact: true })
          .click()
        await page.getByText(t('occasion_reminder_empty_title')).waitFor()
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the page after an order and its details offer a reminder that begins with the order (OPEN-04)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const session = await signIn(guest, await newMember(server, guest.language))
        const { id, orderNumber } = await placeOrder(server, guest, session, 'cash')
        await page.goto(`${base}/thanks/${id}`)
        await page.getByRole('link', { name: t('occasion_reminder_offer') }).click()
        const dialog = page.getByRole('dialog', { name: t('occasion_reminder_add_title') })
        const name = await dialog.getByLabel(t('occasion_reminder_name'), { exact: true }).inputValue()
        expect(name.length).toBeGreaterThan(1)
        await dialog.getByLabel(t('occasion_reminder_occasion'), { exact: true }).selectOption('*')
        await dialog.getByLabel(t('occasion_reminder_words'), { exact: true }).fill('Ten years')
        await dialog.getByRole('button', { name: t('occasion_reminder_save') }).click()
        await page.getByRole('article', { name }).getByText('Ten years').waitFor()
        expect(new URL(page.url()).search).toBe('')

        await page.goto(`${base}/orders/${session.userId}`)
        const order = page.locator('main tbody, main li').filter({ hasText: `#${orderNumber}` })
        await (guest.screen === 'desktop'
          ? page.getByRole('button', { name: t('orders_expand', { number: orderNumber }) })
          : order.locator('summary')
        ).click()
        await page.getByRole('link', { name: t('occasion_reminder_offer') }).click()
        await page.getByRole('dialog', { name: new RegExp(name) }).waitFor()
      })
    },
  )
})
