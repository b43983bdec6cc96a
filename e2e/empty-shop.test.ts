import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { describe, expect, it } from 'vitest'
import { addCategory, addStock, fillProduct, saveEditor, waresFor } from './admin-catalogue.ts'
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
  inviteDriver,
  joinAsDriver,
  makeCode,
  openTheShop,
  sayWhereAndWhen,
  sayWhoWeAre,
  seeNobodyNamed,
  walkEmptyRooms,
} from './empty-shop.ts'
import { type Guest, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { newPerson } from './new-person.ts'
import { takePhoneOrder } from './phone-order.ts'
import { call } from './session.ts'

/** A shop with tables and nothing in them, as it is after its first start. */
async function inEmptyShop(journey: (server: TestServer, code: string) => Promise<void>): Promise<void> {
  const server = await openTestServer({ seed: async () => {} })
  try {
    const { setupCode } = server.running
    if (setupCode === null) throw new Error('The shop is run by somebody.')
    await journey(server, setupCode)
  } finally {
    await server.close()
  }
}

/** One category with one bouquet in two sizes, the large one in stock; it is in the shop. */
async function fillShelves(who: Guest): Promise<string> {
  const { page, base, t, language } = who
  const wares = waresFor(language)
  const title = language === 'ar' ? wares.titleAr : wares.titleEn
  await addCategory(who, wares)
  await fillProduct(who, wares)
  await page.getByRole('radio', { name: t('admin_products_published') }).check()
  await saveEditor(who, t('admin_products_create'))
  await page.waitForURL(/\/admin\/products\/\d+$/)
  await addStock(who, `${wares.slug.toUpperCase()}-L`)
  await page.goto(`${base}/shop`)
  await page.locator('main article').getByRole('link', { name: title }).first().waitFor()
  await expectUsablePage(who)
  return title
}

/** A customer on the telephone, whose flowers go out today whatever the hour of this run. */
async function takeTodaysOrder(server: TestServer, who: Guest, title: string): Promise<string> {
  await goToBackOfficePage(who, 'phone-order')
  const customer = { fullName: newPerson(who.language).fullName, phone: '0551234567' }
  const number = await takePhoneOrder(who, customer, title)
  const { today } = await call(who, 'GET', '/Delivery/getdays')
  await server.db
    .updateTable('orders')
    .set({ delivery_date: today })
    .where('number', '=', Number(number.replace('W', '')))
    .execute()
  return number
}

/** The morning's page counts the order of today, and leads to it. */
async function seeToday(who: Guest, number: string): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin`)
  const name = t('admin_today_to_deliver')
  const tile = page.locator('dl > div').filter({ hasText: name })
  await tile.waitFor()
  expect(plain(await tile.getByRole('definition').first().innerText())).toBe('1')
  await expectUsablePage(who)
  expect(await page.getByRole('region', { name: t('admin_first_title') }).count()).toBe(0)
  await page.getByRole('link', { name }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: `#${number}` })
    .waitFor()
}

/** What is late, what is low, and the week. */
async function seeMorning(who: Guest, { order }: OvernightEvents): Promise<void> {
  const { page, base, t } = who
  await page.goto(`${base}/admin`)
  await page.getByRole('link').filter({ hasText: order.orderNumber }).waitFor()
  await page.getByRole('region', { name: t('admin_today_week') }).waitFor()
  const low = page.getByRole('region', { name: t('admin_today_low') })
  await low.getByText(t('admin_today_out')).waitFor()
  await expectUsablePage(who)
}

describe('a new shop', () => {
  it(
    'in ar on a tablet: the owner sets it up, adds products, invites a driver, takes a phone order and processes it (ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-04 ADMIN-05)',
    () =>
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
          await openTheShop(owner, { ...newPerson('ar'), fullName: 'ليلى الحربي' }, code)
          await walkEmptyRooms(owner)
          await seeNobodyNamed(owner)
          await sayWhoWeAre(owner)
          await sayWhereAndWhen(owner)
          const title = await fillShelves(owner)
          await makeCode(owner)
          await inviteDriver(owner, driver)
          await visit(server, ['ar', 'phone'], (guest) => joinAsDriver(guest, driver))
          const number = await takeTodaysOrder(server, owner, title)
          await seeToday(owner, number)

          const nights: OvernightEvents[] = []
          await visit(server, reader, async (shopper) => {
            nights.push(await makeOvernightEvents(server, shopper))
          })
          for (const happened of nights) {
            await seeMorning(owner, happened)
            await answerReview(owner, happened)
            await answerMessage(owner, happened)
          }
          await changeLoyalty(owner)
          await downloadLastMonth(owner)
        })
      }),
    180_000,
  )

  it(
    'in en on a desktop: from the printed setup code to the first phone order (ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-04)',
    () =>
      inEmptyShop(async (server, code) => {
        await visit(server, ['en', 'desktop'], async (owner) => {
          await openTheShop(owner, { ...newPerson('en'), fullName: 'Layla Alharbi' }, code)
          await seeNobodyNamed(owner)
          await sayWhoWeAre(owner)
          await sayWhereAndWhen(owner)
          const title = await fillShelves(owner)
          await seeToday(owner, await takeTodaysOrder(server, owner, title))
        })
      }),
    120_000,
  )
})
