import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from './accounts.ts'
import type { Language, Screen } from './browser.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import type { Messages } from './messages.ts'
import { signIn } from './session.ts'

let server: TestServer
let florist: Member
beforeAll(async () => {
  server = await openTestServer()
  const { userId, ...member } = await newMember(server, 'en')
  florist = member
  await server.db
    .updateTable('app_user')
    .set({ role: 'Admin', permissions: ['workroom'] })
    .where('id', '=', userId)
    .execute()
})
afterAll(() => server.close())

/** An order in preparation with one item and a card. */
const findOrder = () =>
  server.db
    .selectFrom('orders as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.number', 'o.delivery_date as day'])
    .where('o.state', '=', 'preparing')
    .where('o.agreed_at', 'is not', null)
    .where('o.planned_date', 'is', null)
    .where('o.address_wanted_until', 'is', null)
    .where('o.card_message', 'is not', null)
    .groupBy(['o.id', 'o.number', 'o.delivery_date'])
    .having((eb) => eb.fn.countAll(), '=', 1)
    .orderBy('o.number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const readState = async (number: number) =>
  (await server.db.selectFrom('orders').select('state').where('number', '=', number).executeTakeFirstOrThrow()).state

/** The card of the order on the page. */
const cardOf = ({ page }: Guest, number: number): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `#${number}` }) })

const part = (guest: Guest, number: number, key: Parameters<Messages>[0]): Locator =>
  cardOf(guest, number).getByRole('button', { name: guest.t(key) })

const expectPressed = (button: Locator, pressed: boolean): Promise<void> =>
  expect.poll(() => button.getAttribute('aria-pressed')).toBe(String(pressed))

/** Presses a ticked part until the tick is removed; presses right after it was set are ignored. */
const takeBack = (button: Locator): Promise<void> =>
  expect
    .poll(async () => {
      if ((await button.getAttribute('aria-pressed')) === 'true') await button.click()
      return button.getAttribute('aria-pressed')
    })
    .toBe('false')

/** Ticks a checkbox whose state is in the URL, so that it changes after the click. */
async function choose(checkbox: Locator): Promise<void> {
  await checkbox.click()
  await expect.poll(() => checkbox.isChecked()).toBe(true)
}

async function openDay(guest: Guest, number: number, day: string): Promise<void> {
  await signIn(guest, florist)
  await guest.page.goto(`${guest.base}/admin/workroom?day=${day}`)
  await cardOf(guest, number).waitFor()
  await expectUsablePage(guest)
}

/** The number of pages of the print. */
const countPages = async ({ page }: Guest): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

const READERS: readonly [Language, Screen][] = [
  ['en', 'tablet'],
  ['ar', 'tablet'],
]

describe('the prints of a day', () => {
  it.each(READERS)('in %s: worksheets, cards of any size and route labels, each in two presses', async (...reader) => {
    const { number, day } = await findOrder()
    await visit(server, reader, async (guest) => {
      const { page, t } = guest
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
      })
      await openDay(guest, number, day)
      const open = async (key: Parameters<Messages>[0]): Promise<void> => {
        await page.goto(`${guest.base}/admin/workroom?day=${day}`)
        await page
          .getByRole('navigation', { name: t('workroom_print_title') })
          .getByRole('link', { name: t(key) })
          .click()
        await page.getByRole('main').getByRole('article').first().waitFor()
        await expectUsablePage(guest)
        await page.getByRole('button', { name: t('driver_print'), exact: true }).click()
        await page.locator('html[data-printed=yes]').waitFor()
      }
      await open('driver_print_worksheets')
      await page
        .getByRole('main')
        .getByRole('heading', { name: `#${number}` })
        .waitFor()
      await open('driver_print_cards')
      const cards = await page.getByRole('main').getByRole('article').count()
      await expect.poll(() => countPages(guest)).toBe(cards)
      await page.getByLabel(t('workroom_print_card_size')).selectOption('A5')
      await choose(page.getByLabel(t('workroom_print_large')))
      await expect.poll(() => countPages(guest)).toBe(cards)
      await page.getByLabel(t('workroom_print_card_size')).selectOption('own')
      await page.getByLabel(t('workroom_print_width')).fill('90')
      await page.getByLabel(t('workroom_print_height')).fill('20')
      await page.getByText(t('workroom_print_side', { min: 50, max: 300 })).waitFor()
      await page.getByLabel(t('workroom_print_height')).fill('٦٠')
      await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('90x60')
      await expect.poll(() => countPages(guest)).toBe(cards)
      await expectUsablePage(guest)
      await open('workroom_print_labels')
      const labels = await page.getByRole('main').getByRole('article').count()
      await page.getByLabel(t('driver_print_paper')).selectOption('roll')
      await expect.poll(() => countPages(guest)).toBe(labels)
    })
  })
})

describe('the workroom on two tablets', () => {
  it('DESK-04 a florist finds only the workroom; a tick at one tablet is on the other, the last makes the order ready, a mistaken one is removed', async () => {
    const { number, day } = await findOrder()
    await visit(server, ['en', 'tablet'], async (first) => {
      await signIn(first, florist)
      await first.page.goto(`${first.base}/admin`)
      await first.page.waitForURL(/\/admin\/workroom/)
      await openDay(first, number, day)
      await visit(server, ['ar', 'tablet'], async (second) => {
        await openDay(second, number, day)
        await part(first, number, 'workroom_arranged').dblclick()
        await expectPressed(part(first, number, 'workroom_arranged'), true)
        await expectPressed(part(second, number, 'workroom_arranged'), true)
        await part(second, number, 'workroom_card_written').click()
        await expectPressed(part(first, number, 'workroom_card_written'), true)
        await part(first, number, 'workroom_packed').click()
        for (const tablet of [first, second])
          await cardOf(tablet, number).getByText(tablet.t('workroom_ready'), { exact: true }).waitFor()
        await expect.poll(() => readState(number)).toBe('ready')
        await takeBack(part(second, number, 'workroom_packed'))
        await expectPressed(part(first, number, 'workroom_packed'), false)
        await expect.poll(() => readState(number)).toBe('preparing')
        await expectUsablePage(second)
      })
      await first.page.getByRole('button', { name: first.t('workroom_station_card'), exact: true }).click()
      await choose(first.page.getByRole('checkbox', { name: first.t('workroom_hide_ready') }))
      await cardOf(first, number).waitFor({ state: 'detached' })
      await expectUsablePage(first)
    })
  })
})
