import { requestJob } from '@warda/api/testing/run-job'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAdminSession, getManager, getSession, makeApprovedOwner, type Owner } from './business.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { LOST_ANSWER, pressAfterLostAnswer } from './lost-answer.ts'
import { waitForMail } from './mailbox.ts'
import { plain } from './messages.ts'
import { call, signIn } from './session.ts'
import { checkList, orderForBranch, type Ware, wares } from './wholesale.ts'

let server: TestServer
let ware: Ware
let other: Ware
beforeAll(async () => {
  server = await openTestServer()
  const [first, second] = await wares(server, 2)
  if (!first || !second) throw new Error('Too little is in stock.')
  ware = first
  other = second
})
afterAll(() => server.close())

const inRiyals = (riyals: number): string =>
  riyals.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const nameOfBranch = (who: Guest): string => (who.language === 'ar' ? 'فرع العليا' : 'Olaya')

describe('a quick order', () => {
  it.each(READERS)(
    'in %s on a %s: pasted or from a CSV file, errors are shown before ordering, with the client’s prices, also at checkout',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await makeApprovedOwner(server, who.language)
        const price = Math.round(ware.price * 50) / 100
        const admin = await getAdminSession(who)
        await call(
          who,
          'PATCH',
          `/Client/terms/${owner.clientId}`,
          {
            prices: [{ sku: ware.sku, fromQuantity: 5, price }],
            minimums: [{ productId: other.productId, quantity: 4 }],
          },
          admin,
        )
        await signIn(who, owner)
        await page.goto(`${base}/dashboard-user/${owner.userId}/quick-order`)
        const list = `${ware.sku} ٥\nNO-SUCH-1, 3\n${other.sku}\t2\n${ware.sku} lots`
        const rows = (await checkList(who, list)).getByRole('row')
        expect(await rows.count()).toBe(5)
        expect(plain(await rows.nth(1).innerText())).toContain(inRiyals(price))
        await rows.nth(2).getByText(t('error_quick_unknown_sku')).waitFor()
        await rows
          .nth(3)
          .getByText(t('error_quantity_below_minimum', { minimum: 4 }))
          .waitFor()
        await rows.nth(4).getByText(t('error_quick_bad_quantity')).waitFor()
        await page.getByText(plainStart(t('quick_problems', { count: '3' }))).waitFor()
        await expectUsablePage(who)

        await page.getByRole('textbox', { name: t('quick_text') }).fill('')
        const csv = `sku;quantity\r\n${ware.sku};5\r\n${other.sku};4\r\n`
        await page
          .locator('main input[type=file]')
          .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
        await page.getByRole('button', { name: t('quick_preview') }).click()
        await page.getByText(t('quick_all_good')).waitFor()
        await page.getByRole('button', { name: t('quick_add'), exact: true }).click()
        await page.getByRole('link', { name: t('quick_to_cart') }).click()
        const sum = 5 * price + 4 * other.price
        await page.getByRole('link', { name: t('cart_checkout') }).click()
        await page.waitForURL(/\/checkout/)
        const summary = page.getByRole('complementary', { name: t('checkout_summary') })
        if (who.screen === 'phone') await summary.locator('summary').click()
        await summary.getByText(inRiyals(sum)).and(page.locator(':visible')).first().waitFor()
        await summary
          .getByText(inRiyals(5 * price))
          .first()
          .waitFor({ state: 'attached' })
      })
    },
  )
})

/** The beginning of a message, up to its number. */
const plainStart = (sentence: string): string => plain(sentence).split(/\d/)[0]?.trim() ?? sentence

describe('an order above the budget of its branch', () => {
  it.each(READERS)(
    'in %s on a %s: needs the owner’s approval, proceeds after it, and can be reordered',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await makeApprovedOwner(server, who.language)
        await setBudget(who, owner, 10)
        const manager = await getManager(server, who.language, owner)
        await visit(server, reader, async (elsewhere) => {
          const { userId } = await signIn(elsewhere, manager)
          const number = await orderAboveBudget(elsewhere, userId)
          await expectWaiting(elsewhere, userId, number)
          const mail = await waitForMail(base, owner.email, (mail) => mail.text.includes(number))
          expect(mail.subject).toBe(t('mail_approval_asked_subject', { number }))

          await signIn(who, owner)
          await page.goto(`${base}/dashboard-user/${owner.userId}`)
          const approve = page.getByRole('button', { name: t('client_approve_named', { number }) })
          await approve.waitFor()
          await expectUsablePage(who)
          await approve.click()
          await page.getByText(t('approval_given')).first().waitFor()
          await approve.waitFor({ state: 'detached' })
          await waitForMail(
            base,
            manager.email,
            (mail) => mail.subject === t('mail_approval_given_subject', { number }),
          )

          await expectInPreparation(elsewhere, number)
          await orderAgain(elsewhere, number)
        })
      })
    },
  )
})

async function setBudget(who: Guest, owner: Owner, monthlyBudget: number): Promise<void> {
  const session = await getSession(who, owner)
  const { data } = await call(who, 'GET', `/Branch/getalltouser/${owner.userId}`, undefined, session)
  const { branchName, address, phoneNumber, openingHours, employeeCount } = data[0]
  const body = { branchName, address, phoneNumber, openingHours, employeeCount, monthlyBudget }
  await call(who, 'PATCH', `/Branch/updatebranch/${data[0].id}`, body, session)
}

async function orderAboveBudget(who: Guest, userId: string): Promise<string> {
  const { page, base, t } = who
  await page.goto(`${base}/dashboard-manager/${userId}`)
  await page.getByText(t('client_budget_left')).waitFor()
  await expectUsablePage(who)
  await page.goto(`${base}/dashboard-manager/${userId}/quick-order`)
  await checkList(who, `${other.sku} 2`)
  await page.getByRole('button', { name: t('quick_add'), exact: true }).click()
  await page.getByRole('link', { name: t('quick_to_cart') }).click()
  await page.getByRole('link', { name: t('cart_checkout') }).waitFor()
  return orderForBranch(who, nameOfBranch(who))
}

async function expectWaiting(who: Guest, userId: string, number: string): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/orders/${userId}`)
  await page
    .locator('main tbody, main li')
    .filter({ hasText: `#${number}` })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: t('orders_confirm_named', { number }) }).count()).toBe(0)
}

/** Expects the approved order in preparation, because the approval accepts the terms. */
async function expectInPreparation(who: Guest, number: string): Promise<void> {
  const { page, t } = who
  await page.reload()
  const order = page.locator('main tbody, main li').filter({ hasText: `#${number}` })
  await order.getByText(t('status_beingPrepared'), { exact: true }).first().waitFor()
  const placed = server.db.selectFrom('orders').select(['state', 'approval']).where('number', '=', Number(number))
  expect(await placed.executeTakeFirst()).toEqual({ state: 'preparing', approval: 'approved' })
}

async function orderAgain(who: Guest, number: string): Promise<void> {
  const { page, t, screen } = who
  if (screen === 'desktop') await page.getByRole('button', { name: t('orders_expand', { number }) }).click()
  else
    await page
      .locator('main li')
      .filter({ hasText: `#${number}` })
      .locator('summary')
      .click()
  await page.getByRole('button', { name: t('orders_again_named', { number }) }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('link', { name: t('cart_checkout') }).waitFor()
}

const DAY_MS = 86_400_000
const dayAhead = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)

describe('a standing order', () => {
  it.each(READERS)(
    'in %s on a %s: is created once despite a lost answer (AGREE-10), skips a date, is paused and resumed, and places its orders',
    async (...reader) => {
      await visit(
        server,
        reader,
        async (who) => {
          const { page, base, t } = who
          const owner = await makeApprovedOwner(server, who.language)
          await signIn(who, owner)
          await page.goto(`${base}/dashboard-user/${owner.userId}/standing-orders`)
          await page.getByText(t('standing_empty_title')).waitFor()
          await expectUsablePage(who)
          const name = who.language === 'ar' ? 'ورد البهو' : 'Lobby flowers'
          await makeStanding(who, name)
          const card = page.getByRole('article').filter({ hasText: name })
          await card.getByText(t('standing_running'), { exact: true }).waitFor()
          const orders = await server.db
            .selectFrom('standing_order')
            .where('client_id', '=', owner.clientId)
            .select('id')
            .execute()
          expect(orders).toHaveLength(1)
          await expectUsablePage(who)

          const dates = card.getByRole('region', { name: t('standing_next') }).getByRole('listitem')
          await dates.nth(1).getByRole('button').click()
          await dates.nth(1).getByText(t('standing_skipped'), { exact: true }).waitFor()
          await card.getByRole('button', { name: t('standing_pause') }).click()
          await card.getByText(t('standing_next_paused')).waitFor()
          await card.getByRole('button', { name: t('standing_resume') }).click()
          await card.getByText(t('standing_running'), { exact: true }).waitFor()
          await dates.nth(1).getByText(t('standing_skipped'), { exact: true }).waitFor()

          const number = await runStandingOrder(owner)
          await page.reload()
          await card.getByText(t('standing_runs')).click()
          await card.getByText(`#${number}`).waitFor()
          await expectUsablePage(who)
          await page.goto(`${base}/dashboard-user/${owner.userId}/branches/${owner.branchIds[0]}`)
          await page.getByText(`#${number}`).waitFor()
        },
        LOST_ANSWER,
      )
    },
  )
})

async function makeStanding(who: Guest, name: string): Promise<void> {
  const { page, t } = who
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('standing_add'), exact: true }).click()
  await dialog.getByRole('textbox', { name: t('standing_name') }).fill(name)
  await dialog.getByRole('button', { name: t('standing_add_submit') }).click()
  await dialog.getByRole('alert').first().waitFor()
  await expectUsablePage(who)
  await dialog.getByRole('tab', { name: t('standing_by_sku') }).click()
  await dialog.getByRole('textbox', { name: t('quick_text') }).fill(`${ware.sku} 2`)
  await dialog.getByRole('button', { name: t('standing_add_lines') }).click()
  await dialog.getByRole('listitem').first().waitFor()
  const first = dayAhead(2)
  await dialog
    .getByRole('combobox', { name: t('standing_weekday') })
    .selectOption(String(new Date(`${first}T00:00:00Z`).getUTCDay()))
  const slot = dialog.getByRole('combobox', { name: t('checkout_slots') })
  await slot.locator('option').nth(1).waitFor({ state: 'attached' })
  await slot.selectOption({ index: 1 })
  await dialog.getByLabel(t('standing_starts')).fill(dayAhead(1))
  await dialog.getByRole('textbox', { name: t('standing_recipient'), exact: true }).fill('Reception')
  await dialog.getByRole('textbox', { name: t('standing_recipient_phone') }).fill('0551234567')
  await pressAfterLostAnswer(who, '**/api/StandingOrder/add/**', () =>
    dialog.getByRole('button', { name: t('standing_add_submit') }).click(),
  )
  await page.getByText(t('standing_added')).first().waitFor()
}

/** Runs the job in the server's worker and returns the number of the placed order. */
async function runStandingOrder(owner: Owner): Promise<string> {
  await requestJob(server.db, 'place-standing')
  const placed = () =>
    server.db
      .selectFrom('orders')
      .select(['number', 'state', 'terms'])
      .where('client_id', '=', owner.clientId)
      .execute()
  await expect.poll(async () => (await placed()).length).toBe(1)
  const [order] = await placed()
  expect(order).toMatchObject({ state: 'preparing', terms: 'postponed' })
  return String(order?.number)
}
