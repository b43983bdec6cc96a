// SPEC §2 "Customer (client) dashboard": branches, managers and points.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, go, mainText, plain, useBrowser } from './browser.ts'
import { dialog, heading, home, main, press, TEXTS } from './client-pages.ts'
import { LANGUAGES } from './facts.ts'
import { type Body, type Language, succeed } from './http-client.ts'
import { logInAs, newEmail, type Person } from './scenario/accounts.ts'
import { addBranch, branchForm, managerForm, newClient } from './scenario/business.ts'
import { moveTo, payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let owner: Person
let branch: Body

beforeAll(async () => {
  owner = await newClient()
  branch = await addBranch(owner, 'Olaya Conformance')
})

describe('SPEC §2 branches', () => {
  it.each([
    ['en', 'Invalid User Id'],
    ['ar', 'معرّف المستخدم غير صالح'],
  ] as const)(
    'CLIENT-04 ERR-04 without a user id in the route the branches lead in %s to / with “%s”',
    async (language, text) => {
      await visit({ language, as: owner }, async (at) => {
        await at.page.goto('/dashboard-user/undefined/branches')
        await expectToast(at, text, 'warning')
        await expect.poll(() => getPath(at.page)).toBe('/')
      })
    },
  )

  it.each([
    ['en', 'Invalid Id'],
    ['ar', 'المعرّف غير صالح'],
  ] as const)('CLIENT-05 ERR-04 a branch id that is not a number warns in %s “%s”', async (language, text) => {
    await visit({ language, as: owner }, async (at) => {
      await at.page.goto(`${home(owner)}/branches/first`)
      await expectToast(at, text)
    })
  })

  it.each(LANGUAGES)(
    'CLIENT-04 FORM-04 ERR-08 API-11 in %s: the empty state prompts for the first branch, submit is disabled while invalid, employeeCount is sent as an integer',
    async (language) => {
      const t = TEXTS[language]
      const person = await newClient()
      await visit({ language, as: person }, async (at) => {
        await go(at, `${home(person)}/branches`)
        await main(at).getByRole('button', { name: t.addFirst }).click()
        const submit = dialog(at).getByRole('button', { name: t.add, exact: true })
        await expect.poll(() => submit.isDisabled()).toBe(true)
        const form = branchForm('First branch')
        const fill = (name: string, value: unknown) => dialog(at).locator(`[name=${name}]`).fill(String(value))
        for (const name of ['branchName', 'address', 'phoneNumber', 'openingHours']) await fill(name, form[name])
        expect(await submit.isDisabled()).toBe(true)
        await fill('employeeCount', 12)
        await expect.poll(() => submit.isDisabled()).toBe(false)
        const sent = at.page.waitForRequest(/\/api\/Branch\/addbranch\//)
        await submit.click()
        const { clientId: _ignored, ...expected } = form
        expect((await sent).postDataJSON()).toMatchObject(expected)
        await expectToast(at, t.added)
        await main(at).getByRole('article').filter({ hasText: 'First branch' }).waitFor()
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-04 in %s a card shows name, the active badge, address, phone, the manager or “not added”, opening hours, employee count, the tiles pending and orders, and view details',
    async (language) => {
      const t = TEXTS[language]
      const { branchName: managedName } = await branchWithManager()
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/branches`)
        const card = main(at).getByRole('article').filter({ hasText: branch.branchName })
        await card.waitFor()
        const text = plain(await card.innerText())
        for (const part of [
          branch.branchName,
          t.active,
          branch.address,
          branch.phoneNumber,
          t.notAdded,
          branch.openingHours,
          '12',
          `${t.pendingTile} 0`,
          `${t.ordersTile} 0`,
          t.details,
        ])
          expect(text).toContain(part)
        const managed = main(at).getByRole('article').filter({ hasText: managedName })
        expect(plain(await managed.innerText())).toContain('Mona Manager')
        expect(plain(await managed.innerText())).not.toContain(t.notAdded)
        const link = card.locator(`a[href="${home(owner)}/branches/${branch.id}"]`)
        expect(await link.count()).toBeGreaterThan(0)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-05 in %s a branch has a back link, its info, monthly orders, revenue and last orders; without a manager an add button',
    async (language) => {
      const t = TEXTS[language]
      const { id } = await addBranch(owner, 'Branch page')
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/branches/${id}`)
        await press(at, t.addManager).waitFor()
        const text = await mainText(at)
        const { address, phoneNumber, openingHours } = branch
        for (const part of ['Branch page', t.orders, t.revenue, t.last, address, phoneNumber, openingHours, '12'])
          expect(text).toContain(part)
        expect(await main(at).getByRole('link', { name: t.backToBranches }).getAttribute('href')).toBe(
          `${home(owner)}/branches`,
        )
        expect(await press(at, t.delete).count()).toBe(0)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-05 API-12 ERR-08 in %s a branch with a manager shows name, active, show and delete; deleting asks, then says so',
    async (language) => {
      const t = TEXTS[language]
      const { branchId, email } = await branchWithManager()
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/branches/${branchId}`)
        await press(at, t.delete).waitFor()
        expect(await press(at, t.addManager).count()).toBe(0)
        expect(await press(at, t.show).count()).toBe(1)
        const text = await mainText(at)
        for (const part of ['Mona Manager', t.active]) expect(text).toContain(part)
        await press(at, t.show).click()
        await dialog(at).getByText(email).waitFor()
        await at.page.keyboard.press('Escape')
        await dialog(at).waitFor({ state: 'detached' })
        await press(at, t.delete).click()
        await dialog(at).getByText(t.deleteText('Mona Manager')).waitFor()
        await dialog(at).getByRole('button', { name: t.confirmDelete, exact: true }).click()
        await expectToast(at, t.deleted)
        await press(at, t.addManager).waitFor()
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-05 ERR-07 deleting a manager who is already deleted in %s: “no branch manager to delete”',
    async (language) => {
      const { branchId, managerId } = await branchWithManager()
      await succeed(owner.client, `DELETE /BranchManager/deletemanger/${branchId}/${managerId}`)
      owner.client.language = language
      const { body } = await owner.client.call(`DELETE /BranchManager/deletemanger/${branchId}/${managerId}`)
      owner.client.language = 'en'
      expect(body.message).toBe(TEXTS[language].nothingToDelete)
    },
  )
})

async function branchWithManager(): Promise<{
  branchId: number
  branchName: string
  managerId: number
  email: string
}> {
  const { id, branchName } = await addBranch(owner, 'With a manager')
  const email = newEmail()
  const { data } = await succeed(owner.client, `POST /BranchManager/adddmanger/${id}`, {
    multipart: managerForm(email),
  })
  return { branchId: id, branchName, managerId: data.id, email }
}

describe('SPEC §2 employees and points', () => {
  it.each(LANGUAGES)('CLIENT-06 the empty state in %s says to add a manager from the branch page', async (language) => {
    const person = await newClient()
    await visit({ language, as: person }, async (at) => {
      await go(at, `${home(person)}/employees`)
      await main(at).getByText(TEXTS[language].noManagers).waitFor()
    })
  })

  it.each(LANGUAGES)(
    'CLIENT-06 in %s each card shows full name, e-mail, phone and a link that opens the identity image',
    async (language) => {
      const { email } = await branchWithManager()
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/employees`)
        const card = main(at).getByRole('article').filter({ hasText: email })
        await card.waitFor()
        const text = plain(await card.innerText())
        for (const part of ['Mona Manager', email, '0557778889', TEXTS[language].identity]) expect(text).toContain(part)
        const picture = await card.getByRole('link').filter({ hasText: TEXTS[language].identity }).getAttribute('href')
        const { token } = owner.client
        const response = await fetch(new URL(picture ?? '', at.page.url()), {
          headers: { authorization: `Bearer ${token}` },
        })
        expect(response.headers.get('content-type')).toMatch(/^image\//)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-07 SPEC-06 in %s the header has the available points, the rules 100/10, 200/20, 1000/100, and an empty history',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/loyalty-page`)
        await heading(at, t.points).waitFor()
        expect(await mainText(at)).toContain(`${t.points} 0`)
        const tabs = main(at).getByRole('tab')
        expect(await tabs.allInnerTexts()).toEqual([t.rules, t.history])
        const rules = (await main(at).getByRole('tabpanel').getByRole('listitem').allInnerTexts()).map(plain)
        expect(rules.map((rule) => rule.match(/\d[\d,]*/g))).toEqual([
          ['10', '100', '10'],
          ['20', '200', '20'],
          ['100', '1,000', '100'],
        ])
        await tabs.nth(1).click()
        await main(at).getByText(t.noPoints, { exact: true }).waitFor()
      })
    },
  )

  it('CLIENT-07 BIZ-02 the history has a row with date and +points (not used) or −points (used)', async () => {
    await visit({ as: owner }, async (at) => {
      await at.page.route('**/api/User/getAllLoyaltyPoints/**', (route) =>
        route.fulfill({
          json: {
            data: [
              { id: 1, points: 120, isUsed: false, createdAt: '2026-02-01T10:00:00.000Z', orderNumber: '10001' },
              { id: 2, points: 20, isUsed: true, createdAt: '2026-02-02T10:00:00.000Z', orderNumber: '10002' },
            ],
            points: 100,
            rules: [{ amount: 100, points: 10 }],
            pointsPerRiyal: 10,
          },
        }),
      )
      await go(at, `${home(owner)}/loyalty-page`)
      await main(at).getByRole('tab').nth(1).click()
      const rows = main(at).getByRole('tabpanel').getByRole('listitem')
      await expect.poll(() => rows.count()).toBe(2)
      const texts = (await rows.allInnerTexts()).map(plain)
      expect(texts[0]).toMatch(/\+120/)
      expect(texts[1]).toMatch(/[−-]20/)
      for (const text of texts) expect(text).toMatch(/2026/)
    })
  })

  it.each(LANGUAGES)(
    'CLIENT-08 a dashboard that cannot be shown says in %s “something went wrong, refresh the page” in both languages',
    async (language: Language) => {
      await visit({ language, as: owner }, async (at) => {
        await at.page.route('**/api/Branch/getalltouser/**', (route) => route.fulfill({ json: { data: [null] } }))
        await at.page.goto(`${home(owner)}/branches`)
        await at.page.getByRole('heading', { name: TEXTS[language].failure, level: 1 }).waitFor()
        const text = plain(await at.page.locator('body').innerText())
        for (const shown of LANGUAGES) expect(text).toContain(TEXTS[shown].failure)
      })
    },
  )

  it('SPEC-07 branch order statuses are pending, processing, delivered, cancelled', async () => {
    const { id } = await addBranch(owner, 'Statuses')
    const driver = await logInAs('ShippingEmployee')
    const cancelled = await placeOrder(owner, 'online', id)
    await succeed(owner.client, `PATCH /Order/rejectorder/${owner.userId}/${cancelled.id}`)
    const delivered = await placeOrder(owner, 'cash', id)
    await moveTo(driver, delivered.id, 5)
    await moveTo(driver, delivered.id, 6)
    const processing = await placeOrder(owner, 'online', id)
    await payOnline(owner, processing.id)
    const pending = await placeOrder(owner, 'online', id)
    for (const [language, texts] of [
      ['en', ['Pending', 'Processing', 'Delivered', 'Cancelled']],
      ['ar', ['قيد الانتظار', 'قيد التجهيز', 'تم التسليم', 'ملغى']],
    ] as const)
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home(owner)}/branches/${id}`)
        for (const [index, order] of [pending, processing, delivered, cancelled].entries()) {
          const row = main(at)
            .getByRole('listitem')
            .filter({ hasText: `#${order.orderNumber}` })
          await row.waitFor()
          expect(plain(await row.innerText()).toLowerCase()).toContain(texts[index]?.toLowerCase())
        }
      })
  })
})
