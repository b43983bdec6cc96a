import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { describe, expect, it } from 'vitest'
import { addCategory, addStock, fillProduct, getTestProduct, saveEditor } from './admin-catalogue.ts'
import {
  answerMessage,
  answerReview,
  downloadLastMonth,
  makeOvernightEvents,
  type OvernightEvents,
} from './answer-customers.ts'
import { goToBackOfficePage } from './back-office.ts'
import {
  changeLoyalty,
  checkEmptyLists,
  createCoupon,
  expectMissingSettings,
  inviteDriver,
  joinAsDriver,
  saveContactAndCapacity,
  saveSeller,
  setUpShop,
} from './empty-shop.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { newPerson } from './new-person.ts'
import { takePhoneOrder } from './phone-order.ts'
import { call } from './session.ts'

/** Runs a journey in a shop without data, as after its first start without the demo. */
async function inEmptyShop(journey: (server: TestServer, code: string) => Promise<void>): Promise<void> {
  const server = await openTestServer({ seed: async () => {} })
  try {
    const { setupCode } = server.running
    if (setupCode === null) throw new Error('The shop already has an Admin.')
    await journey(server, setupCode)
  } finally {
    await server.close()
  }
}

/** Publishes a category with a product in two sizes, the large one in stock; returns its title. */
async function publishProduct(guest: Guest): Promise<string> {
  const { page, base, t, language } = guest
  const wares = getTestProduct(language)
  const title = language === 'ar' ? wares.titleAr : wares.titleEn
  await addCategory(guest, wares)
  await fillProduct(guest, wares)
  await page.getByRole('radio', { name: t('admin_products_published') }).check()
  await saveEditor(guest, t('admin_products_create'))
  await page.waitForURL(/\/admin\/products\/\d+$/)
  await addStock(guest, `${wares.slug.toUpperCase()}-L`)
  await page.goto(`${base}/shop`)
  await page.locator('main article').getByRole('link', { name: title }).first().waitFor()
  await expectUsablePage(guest)
  return title
}

/** Takes a phone order and moves it to today, independent of the time of the run; returns its number. */
async function takeOrderForToday(server: TestServer, guest: Guest, title: string): Promise<string> {
  await goToBackOfficePage(guest, 'phone-order')
  const customer = { fullName: newPerson(guest.language).fullName, phone: '0551234567' }
  const number = await takePhoneOrder(guest, customer, title)
  const { today } = await call(guest, 'GET', '/Delivery/getdays')
  await server.db
    .updateTable('orders')
    .set({ delivery_date: today })
    .where('number', '=', Number(number.replace('W', '')))
    .execute()
  return number
}

/** Expects that the overview counts today's order and links to it. */
async function expectTodayCount(guest: Guest, number: string): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin`)
  const name = t('admin_today_to_deliver')
  const tile = page.locator('dl > div').filter({ hasText: name })
  await tile.waitFor()
  expect(plain(await tile.getByRole('definition').first().innerText())).toBe('1')
  await expectUsablePage(guest)
  expect(await page.getByRole('region', { name: t('admin_first_title') }).count()).toBe(0)
  await page.getByRole('link', { name }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: `#${number}` })
    .waitFor()
}

/** Expects the late order, low stock and the weekly revenue on the overview. */
async function expectOverview(guest: Guest, { order }: OvernightEvents): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/admin`)
  await page.getByRole('link').filter({ hasText: order.orderNumber }).waitFor()
  await page.getByRole('region', { name: t('admin_today_week') }).waitFor()
  const low = page.getByRole('region', { name: t('admin_today_low') })
  await low.getByText(t('admin_today_out')).waitFor()
  await expectUsablePage(guest)
}

describe('a new shop', () => {
  it('in ar on a tablet: the owner sets it up, adds products, invites a driver, takes a phone order and processes it (ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-04 ADMIN-05)', () =>
    inEmptyShop(async (server, code) => {
      const reader = ['ar', 'tablet'] as const
      const driver = { ...newPerson('ar'), fullName: 'فهد القحطاني' }
      await visit(server, reader, async (owner) => {
        const { page, base } = owner
        await page.goto(base)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectUsablePage(owner)
        await page.goto(`${base}/shop`)
        await page.getByRole('heading', { name: owner.t('shop_soon_title') }).waitFor()
        await expectUsablePage(owner)
        await setUpShop(owner, { ...newPerson('ar'), fullName: 'ليلى الحربي' }, code)
        await checkEmptyLists(owner)
        await expectMissingSettings(owner)
        await saveSeller(owner)
        await saveContactAndCapacity(owner)
        const title = await publishProduct(owner)
        await createCoupon(owner)
        await inviteDriver(owner, driver)
        await visit(server, ['ar', 'phone'], (guest) => joinAsDriver(guest, driver))
        const number = await takeOrderForToday(server, owner, title)
        await expectTodayCount(owner, number)

        const events: OvernightEvents[] = []
        await visit(server, reader, async (shopper) => {
          events.push(await makeOvernightEvents(server, shopper))
        })
        for (const event of events) {
          await expectOverview(owner, event)
          await answerReview(owner, event)
          await answerMessage(owner, event)
        }
        await changeLoyalty(owner)
        await downloadLastMonth(owner)
      })
    }))

  it('in en on a desktop: from the printed setup code to the first phone order (ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-04)', () =>
    inEmptyShop(async (server, code) => {
      await visit(server, ['en', 'desktop'], async (owner) => {
        await setUpShop(owner, { ...newPerson('en'), fullName: 'Layla Alharbi' }, code)
        await expectMissingSettings(owner)
        await saveSeller(owner)
        await saveContactAndCapacity(owner)
        const title = await publishProduct(owner)
        await expectTodayCount(owner, await takeOrderForToday(server, owner, title))
      })
    }))
})
