import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, newMember } from './accounts.ts'
import { getManager, getSession, makeApprovedOwner, type Owner } from './business.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { plain } from './messages.ts'
import { placeOrder } from './orders.ts'
import { call, signIn } from './session.ts'
import { watchForText } from './watch-for-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const openAsOwner = async (guest: Guest): Promise<Owner> => {
  const owner = await makeApprovedOwner(server, guest.language)
  await signIn(guest, owner)
  return owner
}

describe('the dashboard of a business', () => {
  it.each(READERS)(
    'in %s on a %s: the menu links every page; on a phone it opens and closes (ROUTE-17)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t, screen } = guest
        const owner = await openAsOwner(guest)
        const home = `${base}/dashboard-user/${owner.userId}`
        await page.goto(home)
        await page.getByRole('heading', { name: t('client_nav_overview'), level: 1 }).waitFor()
        if (screen === 'phone') await expectMenuToggles(guest)
        const places = [
          ['/company', t('client_nav_company')],
          ['/branches', t('client_nav_branches')],
          ['/employees', t('client_nav_employees')],
          ['/loyalty-page', t('client_nav_loyalty')],
          ['', t('client_nav_overview')],
        ] as const
        for (const [path, name] of places) {
          await (await getMenu(guest)).getByRole('link', { name, exact: true }).click()
          await page.waitForURL(home + path)
          await page.getByRole('heading', { name, level: 1 }).waitFor()
          expect(await page.getByRole('dialog').count()).toBe(0)
        }
        await expectUsablePage(guest)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the points page shows balance, earning rules and movements (CLIENT-07)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const owner = await openAsOwner(guest)
        await page.goto(`${base}/dashboard-user/${owner.userId}/loyalty-page`)
        await page.getByRole('heading', { name: t('loyalty_available') }).waitFor()
        const rules = await page.getByRole('tabpanel').getByRole('listitem').allInnerTexts()
        const specified = [
          ['100', 10],
          ['200', 20],
          ['1,000', 100],
        ] as const
        expect(rules).toHaveLength(3)
        const shown = plain(rules.join(' ')).replace(/\s+/g, ' ')
        for (const [amount, points] of specified)
          expect(shown).toContain(plain(t('loyalty_rule', { amount, points })).replace(/\s+/g, ' '))
        await expectUsablePage(guest)
        await page.getByRole('tab', { name: t('loyalty_tab_history') }).click()
        await page.getByText(t('loyalty_empty_title')).waitFor()
        await expectUsablePage(guest)
        await insertPoints(owner.userId)
        await page.reload()
        await page.getByRole('tab', { name: t('loyalty_tab_history') }).click()
        const rows = page.getByRole('tabpanel').getByRole('listitem')
        await rows.first().waitFor()
        const texts = (await rows.allInnerTexts()).map((text) => plain(text).replace(/\s+/g, ' '))
        expect(texts.some((text) => text.includes(t('loyalty_earned')) && text.includes('+120'))).toBe(true)
        expect(texts.some((text) => text.includes(t('loyalty_used')) && text.includes('−20'))).toBe(true)
        for (const text of texts) expect(text).toMatch(/20\d\d/)
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a failed request shows an error and can be retried; an unreadable answer shows a message in both languages (CLIENT-08)',
    async (...reader) => {
      await visit(
        server,
        reader,
        async (guest) => {
          const { page, base, t } = guest
          const owner = await openAsOwner(guest)
          const branches = '**/api/Branch/getalltouser/**'
          await page.route(branches, (route) => route.fulfill({ status: 500, json: { message: '' } }))
          await page.goto(`${base}/dashboard-user/${owner.userId}/branches`)
          const again = page.getByRole('main').getByRole('button', { name: t('retry_action') })
          await again.waitFor()
          await expectUsablePage(guest)
          await page.unroute(branches)
          await again.click()
          await page.getByRole('article').waitFor()

          await page.route(branches, (route) => route.fulfill({ json: { data: [null] } }))
          await page.reload()
          await page.getByRole('heading', { name: t('client_failure'), level: 1 }).waitFor()
          await page.getByText(t('client_failure_other')).waitFor()
          const both = plain(await page.getByRole('main').innerText())
          for (const words of ['Something went wrong, refresh the page', 'حدث خطأ ما، حدّث الصفحة'])
            expect(both).toContain(plain(words))
          await expectUsablePage(guest)
          await page.unroute(branches)
          await page.getByRole('button', { name: t('client_failure_refresh') }).click()
          await page.getByRole('article').waitFor()
        },
        /500|Internal Server Error|null/,
      )
    },
  )
})

/** The menu; on a phone it is opened first. */
async function getMenu({ page, t, screen }: Guest) {
  if (screen === 'desktop') return page.getByRole('complementary')
  await page.getByRole('button', { name: t('client_menu_open') }).click()
  return page.getByRole('dialog')
}

async function expectMenuToggles(guest: Guest): Promise<void> {
  const { page, t } = guest
  const button = page.getByRole('button', { name: t('client_menu_open') })
  const sheet = page.getByRole('dialog')
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: t('ui_close') }).click(),
  ]) {
    await button.click()
    await sheet.getByRole('navigation', { name: t('client_dashboard') }).waitFor()
    await expectUsablePage(guest)
    await close()
    await sheet.waitFor({ state: 'hidden' })
  }
}

/** Inserts earned and used points. */
async function insertPoints(userId: string): Promise<void> {
  await server.db
    .insertInto('loyalty_entry')
    .values([
      { user_id: userId, points: 120, kind: 'earn' },
      { user_id: userId, points: -20, kind: 'redeem' },
    ])
    .execute()
}

describe('refused access', () => {
  it.each(READERS)(
    'in %s on a %s: another role, another person’s id and an invalid id redirect to home with a message (ROUTE-19 ERR-04)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const owner = await openAsOwner(guest)
        const other = await makeApprovedOwner(server, guest.language)
        const denied = [
          `/dashboard-manager/${owner.userId}`,
          `/dashboard-delivery/${owner.userId}`,
          `/dashboard-user/${other.userId}`,
          `/dashboard-user/${other.userId}/employees`,
        ]
        for (const path of denied) {
          const messageShown = await watchForText(page, t('account_access_denied'))
          await page.goto(base + path)
          await messageShown()
          await page.waitForURL(`${base}/`)
        }
        for (const path of ['/dashboard-user', '/dashboard-user/undefined', '/dashboard-user/undefined/branches']) {
          const messageShown = await watchForText(page, t('client_invalid_user'))
          await page.goto(base + path)
          await messageShown()
          await page.waitForURL(`${base}/`)
        }
        const messageShown = await watchForText(page, t('client_invalid_id'))
        await page.goto(`${base}/dashboard-user/${owner.userId}/branches/first`)
        await messageShown()
        await page.waitForURL(`${base}/dashboard-user/${owner.userId}/branches`)
      })
    },
  )

  it('the access messages are those of the message files, and other roles and users see no dashboard (ROUTE-19 ERR-04)', async () => {
    await visit(server, ['en', 'desktop'], async (guest) => {
      const { page, base } = guest
      const owner = await makeApprovedOwner(server, 'en')
      const manager = await getManager(server, 'en', owner)
      const refused = await watchForText(page, 'Access Denied')
      await page.goto(`${base}/dashboard-user/${owner.userId}`)
      await refused()
      await page.waitForURL(`${base}/`)
      for (const member of [
        manager,
        await newMember(server, 'en'),
        demoMember('ShippingEmployee'),
        demoMember('Admin'),
      ]) {
        const { userId } = await signIn(guest, member)
        const messageShown = await watchForText(page, 'Access Denied')
        await page.goto(`${base}/dashboard-user/${userId}`)
        await messageShown()
        await page.waitForURL(`${base}/`)
      }
      const messageShown = await watchForText(page, 'Invalid User Id')
      await page.goto(`${base}/dashboard-user/17`)
      await messageShown()
    })
  })

  it.each(READERS)(
    'in %s on a %s: another client’s branch and order are not found (ROUTE-17 ROUTE-19)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const other = await makeApprovedOwner(server, guest.language, [guest.language === 'ar' ? 'الجار' : 'Neighbour'])
        const otherSession = await getSession(guest, other)
        const order = await placeOrder(server, guest, otherSession, 'postponed')
        const owner = await openAsOwner(guest)
        const ownSession = await getSession(guest, owner)
        const home = `${base}/dashboard-user/${owner.userId}`
        for (const id of [other.branchIds[0], 99_999_999]) {
          await page.goto(`${home}/branches/${id}`)
          await page.getByRole('heading', { name: t('branches_missing_title') }).waitFor()
          expect(await page.getByRole('main').innerText()).not.toMatch(/Neighbour|الجار/)
        }
        await expectUsablePage(guest)
        await page.goto(`${base}/orders/${owner.userId}`)
        await page.getByText(t('orders_empty_title')).waitFor()
        expect(await page.getByRole('main').innerText()).not.toContain(order.orderNumber)
        const foreign = [
          ['GET', `/Branch/getbranch/${other.branchIds[0]}`, undefined],
          ['PATCH', `/Order/approve/${owner.userId}/${order.id}`, { approve: true }],
          ['POST', `/Order/reorder/${owner.userId}/${order.id}`, {}],
          ['POST', `/PayMent/payorders/${owner.userId}`, { orderIds: [order.id] }],
        ] as const
        for (const [method, path, body] of foreign)
          await expect(call(guest, method, path, body, ownSession), path).rejects.toThrow(/: 404 /)
      })
    },
  )
})
