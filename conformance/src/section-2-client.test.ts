// SPEC §2 "Customer (client) dashboard": wizard, company, branches, managers, points.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, go, mainText, pathOf, plain, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import { type Body, type Language, succeed } from './http-client.ts'
import { newEmail, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, branchForm, managerForm, newClient, ownerStep, registerStep, taxStep } from './scenario/business.ts'
import { moveTo, payOnline, placeOrder } from './scenario/orders.ts'
import { png } from './scenario/pictures.ts'

const visit = useBrowser()
let owner: Person
let fresh: Person
let branch: Body

beforeAll(async () => {
  owner = await newClient()
  fresh = await registerAndLogIn('business')
  branch = await addBranch(owner, 'Olaya Conformance')
})

const TEXTS = {
  en: {
    step: ['Commercial register', 'Owner of the company', 'Tax'],
    next: 'Next',
    back: 'Back',
    complete: 'Complete',
    processing: 'Processing',
    saved: 'data Saved Success',
    edit: 'Edit profile',
    unknown: 'Unknown',
    registered: 'Yes, it is registered',
    notRegistered: 'Not registered',
    taxNumber: 'VAT number',
    letter: 'Tax exemption letter',
    noImage: 'Please add a picture of the owner’s identity.',
    menu: ['Company', 'Branches', 'Employees', 'Points'],
    openMenu: 'Open the menu',
    addFirst: 'Add your first branch',
    add: 'Add branch',
    active: 'Active',
    notAdded: 'not added',
    details: 'View details',
    added: 'Branch added successfully',
    back2: 'Back to branches',
    orders: 'Orders this month',
    revenue: 'Revenue this month',
    last: 'Last orders',
    addManager: 'Add a manager',
    show: 'Show',
    delete: 'Delete',
    deleteText: (name: string) => `${name} will be deleted and is not recoverable.`,
    confirmDelete: 'Delete manager',
    deleted: 'Manger Branch deleted successfully',
    nothingToDelete: 'no branch manager to delete',
    noManagers: 'Open a branch and add its manager there.',
    identity: 'Identity picture',
    points: 'Available points',
    rules: 'How to earn',
    history: 'History',
    noPoints: 'No points yet',
    failure: 'Something went wrong, refresh the page',
  },
  ar: {
    step: ['السجل التجاري', 'مالك المنشأة', 'الضريبة'],
    next: 'التالي',
    back: 'رجوع',
    complete: 'إتمام',
    processing: 'جارٍ الحفظ',
    saved: 'تم حفظ البيانات بنجاح',
    edit: 'تعديل الملف',
    unknown: 'غير معروف',
    registered: 'نعم، مسجلة',
    notRegistered: 'غير مسجلة',
    taxNumber: 'الرقم الضريبي',
    letter: 'خطاب الإعفاء الضريبي',
    noImage: 'أضف صورة هوية المالك من فضلك.',
    menu: ['المنشأة', 'الفروع', 'الموظفون', 'النقاط'],
    openMenu: 'افتح القائمة',
    addFirst: 'أضف فرعك الأول',
    add: 'إضافة الفرع',
    active: 'نشط',
    notAdded: 'لم يُضف',
    details: 'عرض التفاصيل',
    added: 'أُضيف الفرع بنجاح',
    back2: 'العودة إلى الفروع',
    orders: 'طلبات هذا الشهر',
    revenue: 'مشتريات هذا الشهر',
    last: 'آخر الطلبات',
    addManager: 'أضف مديرًا',
    show: 'عرض',
    delete: 'حذف',
    deleteText: (name: string) => `سيُحذف ${name} ولا يمكن استرجاعه.`,
    confirmDelete: 'احذف المدير',
    deleted: 'حُذف مدير الفرع بنجاح',
    nothingToDelete: 'لا يوجد مدير فرع لحذفه',
    noManagers: 'افتح فرعًا وأضف مديره من صفحته.',
    identity: 'صورة الهوية',
    points: 'النقاط المتاحة',
    rules: 'كيف تكسب',
    history: 'السجل',
    noPoints: 'لا توجد نقاط بعد',
    failure: 'حدث خطأ ما، حدّث الصفحة',
  },
} as const

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const home = (person = owner) => `/dashboard-user/${person.userId}`
const heading = (at: Visit, name: string) => main(at).getByRole('heading', { name, exact: true })
const press = (at: Visit, name: string) => main(at).getByRole('button', { name, exact: true })
const file = (name: string) => {
  const { bytes, type } = png(name)
  return { name, mimeType: type, buffer: bytes }
}

describe('SPEC §2 wizard', () => {
  it.each(['', '/company'])(
    'CLIENT-01 an incomplete profile shows the three-step wizard at /dashboard-user/:id%s',
    async (path) => {
      await visit({ as: fresh }, async (at) => {
        await go(at, home(fresh) + path)
        await heading(at, 'Commercial register').waitFor()
        for (const mark of ['Register', 'Owner', 'Tax']) expect(await mainText(at)).toContain(mark)
        expect(await press(at, 'Next').count()).toBe(1)
        // Back from step 2 onward (spec §4).
        expect(await press(at, 'Back').count()).toBe(0)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-01 CLIENT-02 CLIENT-03 FORM-06 ERR-03 API-09 the wizard in %s: each save marks its step and advances, Back from step 2, an error toast without the owner image, tax number or exemption letter, success after step 3 and then the card',
    async (language) => {
      const t = TEXTS[language]
      const person = await registerAndLogIn('business')
      const step1 = registerStep()
      const step2 = ownerStep()
      await visit({ language, as: person }, async (at) => {
        await go(at, home(person))
        await heading(at, t.step[0]).waitFor()
        const fill = (name: string, value: unknown) => main(at).locator(`[name=${name}]`).first().fill(String(value))
        await fill('organizationName', step1.organizationName)
        await fill('unifiedNumber', step1.unifiedNumber)
        await fill('registerNumber', step1.registerNumber)
        await main(at).locator('input[type=date]').nth(0).fill('2024-01-01')
        await main(at).locator('input[type=date]').nth(1).fill('2034-01-01')
        await main(at).locator('input[type=file]').first().setInputFiles(file('register.png'))
        await press(at, t.next).click()
        await heading(at, t.step[1]).waitFor()
        await press(at, t.back).click()
        await heading(at, t.step[0]).waitFor()
        await press(at, t.next).click()
        await heading(at, t.step[1]).waitFor()
        await fill('ownerName', step2.ownerName)
        await fill('ownerIdentityNumber', step2.ownerIdentityNumber)
        await fill('ownerContactNumber', step2.ownerContactNumber)
        await press(at, t.next).click()
        await expectToast(at, t.noImage)
        await main(at).locator('input[type=file]').first().setInputFiles(file('identity.png'))
        await press(at, t.next).click()
        await heading(at, t.step[2]).waitFor()
        await main(at).getByRole('radio', { name: t.notRegistered }).check({ force: true })
        await main(at).getByText(t.letter).first().waitFor()
        expect(await main(at).locator('[name=taxNumber]').count()).toBe(0)
        await main(at).getByRole('radio', { name: t.registered }).check({ force: true })
        await fill('taxNumber', taxStep().taxNumber)
        expect(await main(at).locator('input[type=file]').count()).toBe(0)
        const held = Promise.withResolvers<void>()
        await at.page.route('**/completedatatouser/tax/**', async (route) => {
          await held.promise
          await route.continue()
        })
        await press(at, t.complete).click()
        await main(at).getByRole('button', { name: t.processing }).waitFor()
        held.resolve()
        await expectToast(at, t.saved)
        await press(at, t.edit).waitFor()
      })
    },
  )

  it('CLIENT-01 AUTH-07 a complete profile shows the read-only card: organisation name, e-mail, phone, an unknown address, edit profile; the cookie ClientData has path / and the fields a client reads', async () => {
    for (const language of LANGUAGES)
      await visit({ language, as: owner }, async (at) => {
        await go(at, home())
        await press(at, TEXTS[language].edit).waitFor()
        const text = await mainText(at)
        // Shown when known (decisions §11): this client has told no national address.
        for (const part of ['Narjis Hotels', owner.account.email, owner.account.phoneNumber, TEXTS[language].unknown])
          expect(text).toContain(part)
        const cookie = (await at.context.cookies()).find(({ name }) => name === 'ClientData')
        expect(cookie?.path).toBe('/')
        expect(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).toMatchObject({
          email: owner.account.email,
          phoneNumber: owner.account.phoneNumber,
          clientDto: { organizationName: 'Narjis Hotels', id: owner.session.clientId },
          isNotComplete: false,
        })
      })
  })

  it('CLIENT-01 AUTH-07 API-08 an incomplete client is not cached in the cookie ClientData', async () => {
    await visit({ as: fresh }, async (at) => {
      await go(at, home(fresh))
      await heading(at, 'Commercial register').waitFor()
      expect((await at.context.cookies()).map(({ name }) => name)).not.toContain('ClientData')
    })
  })
})

describe('SPEC §2 side menu', () => {
  it.each(LANGUAGES)('ROUTE-17 in %s: company, branches, employees, loyalty-page', async (language) => {
    await visit({ language, as: owner }, async (at) => {
      await go(at, home())
      const links = at.page.getByRole('complementary').getByRole('link')
      for (const [index, path] of ['company', 'branches', 'employees', 'loyalty-page'].entries()) {
        const link = links.and(at.page.locator(`a[href="${home()}/${path}"]`))
        expect(plain(await link.innerText())).toBe(TEXTS[language].menu[index])
        await link.click()
        await at.page.waitForURL(`**${home()}/${path}`)
      }
      const direction = await at.page.locator('html').getAttribute('dir')
      // Shown right to left in the source; it follows the chosen language (decisions §11).
      expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr')
    })
  })

  it('ROUTE-17 on a phone the menu opens and closes', async () => {
    await visit({ screen: 'phone', as: owner }, async (at) => {
      await go(at, home())
      await at.page.getByRole('button', { name: 'Open the menu' }).click()
      await dialog(at).getByRole('link', { name: 'Branches' }).waitFor()
      await at.page.keyboard.press('Escape')
      await dialog(at).waitFor({ state: 'detached' })
    })
  })
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
        await expectToast(at, text)
        await expect.poll(() => pathOf(at.page)).toBe('/')
      })
    },
  )

  it.each([
    ['en', 'Invalid Id'],
    ['ar', 'المعرّف غير صالح'],
  ] as const)('CLIENT-05 ERR-04 a branch id that is none warns in %s “%s”', async (language, text) => {
    await visit({ language, as: owner }, async (at) => {
      await at.page.goto(`${home()}/branches/first`)
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
    'CLIENT-04 in %s a card shows name, the active badge, address, phone, “not added”, opening hours, employee count, tiles and view details',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home()}/branches`)
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
          t.details,
        ])
          expect(text).toContain(part)
        const link = card.locator(`a[href="${home()}/branches/${branch.id}"]`)
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
        await go(at, `${home()}/branches/${id}`)
        await press(at, t.addManager).waitFor()
        const text = await mainText(at)
        for (const part of ['Branch page', t.orders, t.revenue, t.last, branch.address, '12'])
          expect(text).toContain(part)
        expect(await main(at).getByRole('link', { name: t.back2 }).getAttribute('href')).toBe(`${home()}/branches`)
        expect(await press(at, t.delete).count()).toBe(0)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-05 API-12 ERR-08 in %s a branch with a manager shows name, active, show and delete; deleting asks, then says so',
    async (language) => {
      const t = TEXTS[language]
      const { branchId } = await branchWithManager()
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home()}/branches/${branchId}`)
        await press(at, t.delete).waitFor()
        expect(await press(at, t.addManager).count()).toBe(0)
        expect(await press(at, t.show).count()).toBe(1)
        const text = await mainText(at)
        for (const part of ['Mona Manager', t.active]) expect(text).toContain(part)
        await press(at, t.delete).click()
        await dialog(at).getByText(t.deleteText('Mona Manager')).waitFor()
        await dialog(at).getByRole('button', { name: t.confirmDelete, exact: true }).click()
        await expectToast(at, t.deleted)
        await press(at, t.addManager).waitFor()
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-05 ERR-07 deleting a manager who is gone already in %s: “no branch manager to delete”',
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

async function branchWithManager(): Promise<{ branchId: number; managerId: number; email: string }> {
  const { id } = await addBranch(owner, 'With a manager')
  const email = newEmail()
  const { data } = await succeed(owner.client, `POST /BranchManager/adddmanger/${id}`, {
    multipart: managerForm(email),
  })
  return { branchId: id, managerId: data.id, email }
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
    'CLIENT-06 in %s each card shows full name, e-mail, phone and a link to the identity image',
    async (language) => {
      const { email } = await branchWithManager()
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home()}/employees`)
        const card = main(at).getByRole('article').filter({ hasText: email })
        await card.waitFor()
        const text = plain(await card.innerText())
        for (const part of ['Mona Manager', email, '0557778889', TEXTS[language].identity]) expect(text).toContain(part)
      })
    },
  )

  it.each(LANGUAGES)(
    'CLIENT-07 SPEC-06 in %s the header has the available points, the rules 100/10, 200/20, 1000/100, and an empty history',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home()}/loyalty-page`)
        await heading(at, t.points).waitFor()
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
      await go(at, `${home()}/loyalty-page`)
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
        await at.page.goto(`${home()}/branches`)
        await at.page.getByRole('heading', { name: TEXTS[language].failure, level: 1 }).waitFor()
        const text = plain(await at.page.locator('body').innerText())
        for (const each of LANGUAGES) expect(text).toContain(TEXTS[each].failure)
      })
    },
  )

  it('SPEC-07 branch order statuses are pending, processing, delivered, cancelled', async () => {
    const { id } = await addBranch(owner, 'Statuses')
    const driver = await import('./scenario/accounts.ts').then(({ logInAs }) => logInAs('ShippingEmployee'))
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
      ['ar', ['قيد الانتظار', 'قيد التجهيز', 'تم التوصيل', 'ملغى']],
    ] as const)
      await visit({ language, as: owner }, async (at) => {
        await go(at, `${home()}/branches/${id}`)
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
