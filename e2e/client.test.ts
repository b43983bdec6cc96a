import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Locale } from '@warda/i18n/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from './accounts.ts'
import { approve, getSession } from './business.ts'
import { shopper } from './buy.ts'
import { addBranch, addManager, completeProfile, goToDashboardPage, openDashboard, registerBusiness } from './client.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { plain } from './messages.ts'
import { newPerson } from './new-person.ts'
import { logIn } from './session.ts'
import { checkList, confirmOrder, orderForBranch, type Ware, wares } from './wholesale.ts'

let server: TestServer
let ware: Ware
beforeAll(async () => {
  server = await openTestServer()
  const [first] = await wares(server, 1)
  if (!first) throw new Error('Nothing is in stock.')
  ware = first
})
afterAll(() => server.close())

const BRANCHES = {
  en: [
    { name: 'Olaya', address: 'Olaya Street 112, Riyadh' },
    { name: 'Diplomatic Quarter', address: 'Abdullah Alsahmi Street 8, Riyadh' },
    { name: 'Corniche', address: 'Corniche Road 5, Jeddah' },
  ],
  ar: [
    { name: 'فرع العليا', address: 'شارع العليا 112، الرياض' },
    { name: 'الحي الدبلوماسي', address: 'شارع عبدالله السهمي 8، الرياض' },
    { name: 'الكورنيش', address: 'طريق الكورنيش 5، جدة' },
  ],
} as const

const MANAGERS = {
  en: ['Mona Aldosari', 'Saad Alotaibi', 'Reem Alharbi'],
  ar: ['منى الدوسري', 'سعد العتيبي', 'ريم الحربي'],
} as const

const getManagers = (language: Locale): Member[] =>
  MANAGERS[language].map((fullName) => ({ ...newPerson(language), fullName }))

describe('a hotel owner', () => {
  it.each(READERS)(
    'in %s on a %s: registers, completes the profile, adds branches and managers; a manager orders on credit terms; the owner sees it and pays the statement (ROUTE-17 CLIENT-01 CLIENT-02 CLIENT-04 CLIENT-05 CLIENT-06 FORM-04 FORM-05 FORM-06 ERR-08)',
    async (...reader) => {
      await visit(server, reader, async (visitor) => {
        const person = newPerson(visitor.language)
        const guest = shopper(visitor.page, visitor.base, visitor.language, visitor.screen, person)
        const { page, t } = guest
        await registerBusiness(guest)
        await logIn(guest, person)
        await openDashboard(guest)
        await completeProfile(guest)
        await expectUsablePage(guest)
        const owner = await getSession(guest, person)
        await approve(guest, owner.clientId, 5_000)
        await page.reload()
        await page.getByText(t('client_review_approved'), { exact: true }).waitFor()

        const branches = BRANCHES[guest.language]
        const managers = getManagers(guest.language)
        await addBranches(guest, branches)
        await addManagers(guest, branches, managers)
        await expectManagers(guest, managers)

        const [manager] = managers
        if (!manager) throw new Error('There is no manager.')
        let number = ''
        await visit(server, reader, async (elsewhere) => {
          number = await orderAsManager(elsewhere, manager, branches[0].name)
        })
        await seeOrder(guest, owner.userId, branches[0].name, number)
        await payStatement(guest, number)
      })
    },
  )
})

async function addBranches(guest: Guest, branches: (typeof BRANCHES)[Locale]): Promise<void> {
  const { page, t } = guest
  await goToDashboardPage(guest, t('client_nav_branches'))
  await page.getByText(t('branches_empty_title')).waitFor()
  await expectUsablePage(guest)
  for (const [index, branch] of branches.entries()) {
    await page.getByRole('button', { name: index === 0 ? t('branches_add_first') : t('branches_add') }).click()
    if (index === 0) await expectUsablePage(guest)
    await addBranch(guest, branch)
    await page.getByRole('article', { name: branch.name }).waitFor()
  }
  const card = page.getByRole('article', { name: branches[0].name })
  const text = plain(await card.innerText())
  for (const shown of [branches[0].address, t('branches_active'), t('branches_manager_none'), '0112345678'])
    expect(text).toContain(shown)
  expect(text).toContain(plain(t('branches_employees_count', { count: '12' })))
  await expectUsablePage(guest)
}

async function addManagers(guest: Guest, branches: (typeof BRANCHES)[Locale], managers: Member[]): Promise<void> {
  const { page, t } = guest
  for (const [index, manager] of managers.entries()) {
    const name = branches[index]?.name ?? ''
    await page.getByRole('link', { name: t('branches_details_named', { name }) }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    if (index === 0) await expectUsablePage(guest)
    await addManager(guest, manager)
    await page.getByRole('button', { name: t('managers_delete'), exact: true }).waitFor()
    expect(await page.getByRole('button', { name: t('managers_add'), exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: t('branches_back') }).click()
    await page.getByRole('article', { name }).getByText(manager.fullName).waitFor()
  }
}

async function expectManagers(guest: Guest, managers: Member[]): Promise<void> {
  const { page, t } = guest
  await goToDashboardPage(guest, t('client_nav_employees'))
  for (const { fullName, email } of managers) {
    const card = page.getByRole('article').filter({ hasText: fullName })
    await card.getByText(email).waitFor()
    expect(plain(await card.innerText())).toContain('0557778889')
  }
  await expectUsablePage(guest)
}

/** The manager confirms the address (required for credit terms, decisions §8), signs in on another device, places a quick order for the branch and confirms it. */
async function orderAsManager(guest: Guest, manager: Member, branch: string): Promise<string> {
  const { page, base, t } = guest
  const mail = await waitForMail(base, manager.email, (mail) => mail.text.includes('/auth/confirm-email'))
  expect(mail.language).toBe(guest.language)
  await page.goto(linkIn(mail, '/auth/confirm-email'))
  await page.getByText(t('confirm_email_done', { email: manager.email })).waitFor()
  await logIn(guest, manager)
  await openDashboard(guest)
  await page.waitForURL(/\/dashboard-manager\//)
  await page.getByRole('heading', { name: branch, level: 1 }).waitFor()
  await expectUsablePage(guest)
  const userId = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page
    .getByRole('main')
    .getByRole('link', { name: t('client_nav_quick') })
    .click()
  await checkList(guest, `${ware.sku} 3`)
  await page.getByText(t('quick_all_good')).waitFor()
  await expectUsablePage(guest)
  await page.getByRole('button', { name: t('quick_add'), exact: true }).click()
  await page.getByRole('link', { name: t('quick_to_cart') }).click()
  await page.getByRole('link', { name: t('cart_checkout') }).waitFor()
  const number = await orderForBranch(guest, branch)
  await confirmOrder(guest, userId, number)
  return number
}

/** The overview and the branch's page show the order in numbers, charts and their tables. */
async function seeOrder(guest: Guest, userId: string, branch: string, number: string): Promise<void> {
  const { page, base, t } = guest
  await page.goto(`${base}/dashboard-user/${userId}`)
  const table = page.getByRole('table', { name: t('client_by_branch') })
  const row = table.getByRole('row').filter({ hasText: branch })
  await row.waitFor()
  const cells = (await row.getByRole('cell').allInnerTexts()).map((text) => plain(text))
  expect(cells).toHaveLength(5)
  expect(cells[0]).toMatch(/1/)
  expect(cells[1]).not.toMatch(/(^|\s)0\.00/)
  expect(cells[2]).toContain(amountIn(cells[1]))
  await expectUsablePage(guest)
  await row.getByRole('link', { name: branch }).click()
  await page.getByRole('heading', { name: branch, level: 1 }).waitFor()
  await page.getByText(`#${number}`).waitFor()
  for (const title of [t('branches_month_orders_chart'), t('branches_month_revenue_chart')]) {
    const chart = page.getByRole('figure', { name: title })
    await chart.getByText(t('branches_as_table', { title })).click()
    const values = await chart.getByRole('table', { name: title }).getByRole('cell').allInnerTexts()
    expect(values).toHaveLength(12)
    expect(plain(values.at(-1) ?? '')).toMatch(/[1-9]/)
  }
  await expectUsablePage(guest)
}

const amountIn = (text = ''): string => text.match(/[\d,]+\.\d\d/)?.[0] ?? 'no amount'

/** Pays all debts of the statement with one link. */
async function payStatement(guest: Guest, number: string): Promise<void> {
  const { page, t } = guest
  await goToDashboardPage(guest, t('client_nav_statement'))
  await page.getByRole('heading', { name: t('client_statement_open') }).waitFor()
  await page.getByRole('main').getByText(`#${number}`).waitFor()
  await expectUsablePage(guest)
  await page
    .getByRole('button', { name: new RegExp(`^${t('client_statement_pay_all', { money: '' }).trim()}`) })
    .click()
  await page.waitForURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: t('sandbox_success'), exact: true }).click()
  await page.getByRole('heading', { name: t('payment_success_title') }).waitFor()
  await expectUsablePage(guest)
  await openDashboard(guest)
  await goToDashboardPage(guest, t('client_nav_statement'))
  await page.getByText(t('client_statement_none_title')).waitFor()
  await page.getByRole('tab', { name: t('client_statement_tab_movements') }).click()
  const movements = page.getByRole('table', { name: t('client_statement_title') })
  await movements.getByText(t('client_statement_kind_payment')).waitFor()
  expect(plain(await movements.getByRole('row').last().innerText())).toMatch(/(^|\D)0\.00/)
  await expectUsablePage(guest)
  await goToDashboardPage(guest, t('client_nav_overview'))
  const owed = page
    .getByRole('table', { name: t('client_by_branch') })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(2)
  await owed.waitFor()
  expect(plain(await owed.innerText())).toMatch(/(^|\D)0\.00/)
}
