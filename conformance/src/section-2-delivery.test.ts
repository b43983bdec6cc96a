// SPEC §2 "Delivery dashboard": the orders board and its modals.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, pathOf, plain, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import { type Body, succeed } from './http-client.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, newClient } from './scenario/business.ts'
import { moveTo, payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let driver: Person
let buyer: Person
let pending: Body
let started: Body
let completed: Body

beforeAll(async () => {
  driver = await logInAs('ShippingEmployee')
  buyer = await registerAndLogIn()
  // More than one page of pending orders.
  for (let count = 0; count < 6; count++) pending = await placeOrder(buyer, 'cash')
  started = await placeOrder(buyer, 'cash')
  await moveTo(driver, started.id, 5)
  completed = await placeOrder(buyer, 'cash')
  await moveTo(driver, completed.id, 5)
  await moveTo(driver, completed.id, 6)
})

const dialog = ({ page }: Visit) => page.getByRole('dialog')
const cards = ({ page }: Visit) => page.getByRole('article')
const cardOf = (at: Visit, { orderNumber }: Body): Locator => cards(at).filter({ hasText: `#${orderNumber}` })
const button = (card: Locator, name: string) => card.getByRole('button').filter({ hasText: name })

/** Opens the board; with an order, its tab, found by its number. */
async function openBoard(at: Visit, order?: Body): Promise<void> {
  await at.page.goto(`/dashboard-delivery/${driver.userId}`)
  await cards(at).first().waitFor()
  if (!order) return
  const tab = order === completed ? 2 : order === started ? 1 : 0
  await at.page.getByRole('tab').nth(tab).click()
  await at.page.getByRole('search').getByRole('textbox').fill(order.orderNumber)
  await cardOf(at, order).waitFor()
  await expect.poll(() => cards(at).count()).toBe(1)
}

const TEXTS = {
  en: {
    title: 'flower delivery dispatcher',
    tabs: ['Pending', 'In delivery', 'Completed'],
    refresh: 'Refresh',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    start: 'Start delivery',
    complete: 'Complete delivery',
    send: 'Send confirmation email',
    pay: 'Manual payment',
    schedule: 'Schedule payment',
    debts: 'View customer debts',
    invoice: 'Create invoice',
    delivered: 'Delivered',
    full: 'Full',
    partial: 'Partial',
    postpone: 'Postpone',
    monthly: 'Monthly installments',
    debtsOf: (name: string) => `${name}: debts`,
    outstanding: 'Total outstanding',
    makePayment: 'Make payment',
    noDebts: 'No debts',
  },
  ar: {
    title: 'إدارة توصيل الورد',
    tabs: ['قيد الانتظار', 'قيد التوصيل', 'مكتملة'],
    refresh: 'تحديث',
    previous: 'السابق',
    next: 'التالي',
    page: (page: number, count: number) => `صفحة ${page} من ${count}`,
    start: 'ابدأ التوصيل',
    complete: 'أكمل التوصيل',
    send: 'أرسل بريد التأكيد',
    pay: 'دفعة يدوية',
    schedule: 'جدولة الدفع',
    debts: 'ديون العميل',
    invoice: 'إنشاء فاتورة',
    delivered: 'تم التوصيل',
    full: 'كاملة',
    partial: 'جزئية',
    postpone: 'تأجيل',
    monthly: 'أقساط شهرية',
    debtsOf: (name: string) => `ديون ${name}`,
    outstanding: 'إجمالي المتبقي',
    makePayment: 'سدّد',
    noDebts: 'لا ديون',
  },
} as const

describe('SPEC §2 delivery board', () => {
  it.each(LANGUAGES)(
    'ROUTE-18 DELIV-01 in %s: the header title with a link home, the tabs pending, in delivery, completed with pending first, and refresh',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at)
        expect(plain(await at.page.getByRole('banner').innerText())).toContain(t.title)
        expect(await at.page.getByRole('banner').locator('a[href="/"]').count()).toBeGreaterThan(0)
        const tabs = at.page.getByRole('tab')
        expect((await tabs.allInnerTexts()).map((text) => plain(text).replace(/ ?\d+.*$/, ''))).toEqual(t.tabs)
        expect(plain(await at.page.getByRole('tab', { selected: true }).innerText())).toContain(t.tabs[0])
        const asked = at.page.waitForRequest(/getAllOrderToemployee/)
        await at.page.getByRole('button', { name: t.refresh }).click()
        await asked
      })
    },
  )

  it.each(LANGUAGES)('DELIV-02 in %s: five orders a page, previous and next, “page X of Y”', async (language) => {
    const t = TEXTS[language]
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at)
      expect(await cards(at).count()).toBe(5)
      const label = at.page.getByText(new RegExp(`^${t.page(1, 0).replace('0', '\\d+')}$`))
      const count = Number(/(\d+)$/.exec(plain(await label.innerText()))?.[1])
      expect(count).toBeGreaterThan(1)
      const shown = Number(/\d+/.exec(await at.page.getByRole('tab').first().innerText())?.[0])
      expect(count).toBe(Math.ceil(shown / 5))
      await at.page.getByRole('button', { name: t.next }).click()
      await at.page.getByText(t.page(2, count), { exact: true }).waitFor()
      await at.page.getByRole('button', { name: t.previous }).click()
      await at.page.getByText(t.page(1, count), { exact: true }).waitFor()
    })
  })

  it('DELIV-03 a card shows customer name, phone link, branch name and address, total and order date', async () => {
    const owner = await newClient()
    const branch = await addBranch(owner, 'Diriyah')
    const order = await placeOrder(owner, 'cash', branch.id)
    await visit({ as: driver }, async (at) => {
      await openBoard(at, order)
      const card = cardOf(at, order)
      const text = plain(await card.innerText())
      for (const part of [
        owner.account.fullName,
        'Diriyah',
        branch.address,
        order.totalBalance.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','),
      ])
        expect(text).toContain(part)
      expect(text).toMatch(/20\d\d/)
      expect(await card.locator(`a[href="tel:${order.user.phoneNumber}"]`).count()).toBeGreaterThan(0)
    })
  })

  it.each(LANGUAGES)(
    'DELIV-04 DELIV-05 in %s: the actions of stages 2, 5 and 6, and schedule payment, customer debts and invoice on every card',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: driver }, async (at) => {
        const every = [t.pay, t.schedule, t.debts, t.invoice]
        for (const [order, own, others] of [
          [pending, [t.start], [t.complete, t.send]],
          [started, [t.complete, t.send], [t.start]],
          [completed, [], [t.start, t.complete, t.send]],
        ] as const) {
          await openBoard(at, order)
          for (const name of [...own, ...every]) expect(await button(cardOf(at, order), name).count(), name).toBe(1)
          for (const name of others) expect(await button(cardOf(at, order), name).count(), name).toBe(0)
        }
        expect(plain(await cardOf(at, completed).innerText())).toContain(t.delivered)
      })
    },
  )

  it.each(LANGUAGES)(
    'DELIV-04 DELIV-05 in %s: on a paid order manual and schedule payment stand disabled, with the reason',
    async (language) => {
      const t = TEXTS[language]
      const order = await placeOrder(buyer, 'online')
      await payOnline(buyer, order.id)
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, order)
        for (const name of [t.pay, t.schedule]) {
          const action = button(cardOf(at, order), name)
          expect(await action.count(), name).toBe(1)
          const described = await action.evaluate((element) => {
            const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
            const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
            return {
              off: (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true',
              reason: [...texts, element.getAttribute('title') ?? ''].join(''),
            }
          })
          expect(described.off, name).toBe(true)
          expect(described.reason, name).not.toBe('')
        }
      })
    },
  )

  it.each([
    ['en', 'Order stage updated successfully'],
    ['ar', 'تم تحديث مرحلة الطلب بنجاح'],
  ] as const)(
    'DELIV-04 SHELL-03 ERR-08 starting a delivery in %s: “%s”, at the top right for 5000 ms, the default of the library',
    async (language, text) => {
      const order = await placeOrder(buyer, 'cash')
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, order)
        await button(cardOf(at, order), TEXTS[language].start).click()
        expect(await expectToast(at, text)).toEqual({ text, place: 'top-right', duration: 5000 })
      })
    },
  )

  it.each([
    ['en', 'Email sent successfully'],
    ['ar', 'أرسلنا رسالة التأكيد'],
  ] as const)('DELIV-04 API-15 ERR-08 sending the confirmation e-mail in %s: “%s”', async (language, text) => {
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at, started)
      await button(cardOf(at, started), TEXTS[language].send).click()
      await expectToast(at, text)
    })
  })

  it.each([
    ['en', 'Failed Send Confirm Email'],
    ['ar', 'تعذّر إرسال بريد التأكيد'],
  ] as const)(
    'DELIV-04 ERR-07 a confirmation e-mail that fails without a message in %s: “%s”',
    async (language, text) => {
      await visit({ language, as: driver }, async (at) => {
        await at.page.route('**/api/ShippingEmployee/sendconfirmDelivry*', (route) =>
          route.fulfill({ status: 500, body: '' }),
        )
        await openBoard(at, started)
        await button(cardOf(at, started), TEXTS[language].send).click()
        await expectToast(at, text)
      })
    },
  )
})

describe('SPEC §2 invoice result', () => {
  const answer = (at: Visit, invoiceUrl: string) =>
    at.page.route('**/api/Invoices/create-invoice', (route) =>
      route.fulfill({ json: { invoiceUrl, invoiceNumber: 'INV-4711' } }),
    )

  it.each([
    ['en', 'Download'],
    ['ar', 'تنزيل'],
  ] as const)(
    'DELIV-06 an address that ends in .pdf gives a toast of 5000 ms with a download link, in %s “%s”',
    async (language, link) => {
      await visit({ language, as: driver }, async (at) => {
        await answer(at, 'https://files.example/INV-4711.pdf')
        await openBoard(at, pending)
        await button(cardOf(at, pending), TEXTS[language].invoice).click()
        const download = at.page.getByRole('link', { name: link, exact: true })
        expect(await download.getAttribute('href')).toBe('https://files.example/INV-4711.pdf')
        expect(at.toasts.at(-1)?.duration).toBe(5000)
      })
    },
  )

  it.each(LANGUAGES)(
    'DELIV-06 in %s any other address opens in a new tab, and a toast shows the invoice number',
    async (language) => {
      await visit({ language, as: driver }, async (at) => {
        await answer(at, '/about?invoice=4711')
        await openBoard(at, pending)
        const opened = at.context.waitForEvent('page')
        await button(cardOf(at, pending), TEXTS[language].invoice).click()
        const tab = await opened
        await tab.waitForURL('**/about?invoice=4711')
        await expect.poll(() => at.toasts.some(({ text }) => text.includes('INV-4711'))).toBe(true)
        expect(pathOf(at.page)).toBe(`/dashboard-delivery/${driver.userId}`)
      })
    },
  )
})

describe('SPEC §2 manual payment', () => {
  it.each(LANGUAGES)(
    'DELIV-07 in %s: order, customer, total and date; amount with step 0.01, payment type full or partial, and full sets the outstanding amount',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, pending)
        await button(cardOf(at, pending), t.pay).click()
        const modal = at.page.getByRole('dialog', { name: t.pay })
        const text = plain(await modal.innerText())
        for (const part of [pending.orderNumber, buyer.account.fullName, pending.totalBalance.toFixed(2)])
          expect(text).toContain(part)
        expect(text).toMatch(/20\d\d/)
        const amount = modal.locator('input[name=amount]')
        const radio = (name: string) => modal.getByRole('radio', { name, exact: true })
        // By default the order's total; once a part is paid, what is outstanding (decisions §10).
        expect(Number(await amount.inputValue())).toBe(pending.totalBalance)
        await amount.fill('10.05')
        await radio(t.partial).check({ force: true })
        expect(await amount.inputValue()).toBe('10.05')
        await radio(t.full).check({ force: true })
        await expect.poll(async () => Number(await amount.inputValue())).toBe(pending.totalBalance)
      })
    },
  )

  it('DELIV-07 FORM-07 API-17 it sends amount, payPartOrall 0 and orderId of a part, and 1 of all', async () => {
    const order = await placeOrder(buyer, 'cash')
    await visit({ as: driver }, async (at) => {
      for (const [type, payPartOrall] of [
        ['Partial', 0],
        ['Full', 1],
      ] as const) {
        await openBoard(at, order)
        await button(cardOf(at, order), 'Manual payment').click()
        const modal = at.page.getByRole('dialog', { name: 'Manual payment' })
        if (payPartOrall === 0) await modal.locator('input[name=amount]').fill('10.05')
        await modal.getByRole('radio', { name: type, exact: true }).check({ force: true })
        const sent = at.page.waitForRequest(/addpaymentOrderpartly/)
        await modal.getByRole('button', { name: 'Record payment' }).click()
        expect((await sent).postDataJSON()).toMatchObject({
          amount: payPartOrall === 0 ? 10.05 : Math.round((order.totalBalance - 10.05) * 100) / 100,
          payPartOrall,
          orderId: order.id,
        })
        await modal.waitFor({ state: 'detached' })
      }
    })
  })
})

describe('SPEC §2 schedule payment and customer debts', () => {
  it.each(LANGUAGES)(
    'DELIV-08 API-18 schedule payment in %s: Postpone (0) or Monthly installments (1)',
    async (language) => {
      const t = TEXTS[language]
      for (const [name, postPondOrMonthly] of [
        [t.postpone, 0],
        [t.monthly, 1],
      ] as const) {
        const order = await placeOrder(buyer, 'cash')
        await visit({ language, as: driver }, async (at) => {
          await openBoard(at, order)
          await button(cardOf(at, order), t.schedule).click()
          const modal = at.page.getByRole('dialog', { name: t.schedule })
          await expect.poll(() => modal.getByRole('radio').count()).toBe(2)
          await modal.getByRole('radio', { name }).check({ force: true })
          const sent = at.page.waitForRequest(/add-postponed-payment/)
          await modal.locator('button[type=submit]').click()
          expect((await sent).postDataJSON()).toMatchObject({
            orderId: order.id,
            postPondOrMonthly,
            userId: buyer.userId,
          })
          await modal.waitFor({ state: 'detached' })
        })
      }
    },
  )

  it.each(LANGUAGES)(
    'DELIV-09 debts in %s: customer name and debts, total outstanding, each debt with id, date and amount, make payment on an unresolved one, refresh, and a form with cancel',
    async (language) => {
      const t = TEXTS[language]
      const person = await registerAndLogIn()
      const order = await placeOrder(person, 'cash')
      const json = { amount: 25, payPartOrall: 0, orderId: order.id }
      await succeed(driver.client, `POST /ShippingEmployee/addpaymentOrderpartly/${driver.userId}`, { json })
      const owed = (order.totalBalance - 25).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, order)
        await button(cardOf(at, order), t.debts).click()
        const modal = at.page.getByRole('dialog', { name: t.debtsOf(person.account.fullName) })
        const text = async () => plain(await modal.innerText())
        await expect.poll(text).toContain(owed)
        for (const part of [t.outstanding, order.orderNumber]) expect(await text()).toContain(part)
        expect(await text()).toMatch(/20\d\d/)
        const asked = at.page.waitForRequest(/getalltoClient/)
        await modal.getByRole('button', { name: t.refresh }).click()
        await asked
        await modal.getByRole('button').filter({ hasText: t.makePayment }).click()
        const amount = modal.locator('input[name=amount]')
        await amount.waitFor()
        const cancel = modal.getByRole('button', { name: language === 'en' ? 'Cancel' : 'إلغاء', exact: true })
        await cancel.click()
        await amount.waitFor({ state: 'detached' })
      })
    },
  )

  it.each(LANGUAGES)('DELIV-09 the empty state in %s', async (language) => {
    const person = await registerAndLogIn()
    const order = await placeOrder(person, 'online')
    await payOnline(person, order.id)
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at, order)
      await button(cardOf(at, order), TEXTS[language].debts).click()
      await dialog(at).getByText(TEXTS[language].noDebts, { exact: true }).waitFor()
    })
  })
})
