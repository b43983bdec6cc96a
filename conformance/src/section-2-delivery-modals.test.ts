import { beforeAll, describe, expect, it } from 'vitest'
import { button, dialog, getCard, openBoard, TEXTS } from './board-pages.ts'
import { getPath, plain, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import { type Body, succeed } from './http-client.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let driver: Person
let buyer: Person
let pending: Body

beforeAll(async () => {
  driver = await logInAs('ShippingEmployee')
  buyer = await registerAndLogIn()
  pending = await placeOrder(buyer, 'cash')
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
    'DELIV-06 SHELL-03 an address that ends in .pdf gives a toast of 5000 ms with a download link, in %s “%s”',
    async (language, link) => {
      await visit({ language, as: driver }, async (at) => {
        await answer(at, 'https://files.example/INV-4711.pdf')
        await openBoard(at, driver, pending)
        await button(getCard(at, pending), TEXTS[language].invoice).click()
        const download = at.page.getByRole('link', { name: link, exact: true })
        expect(await download.getAttribute('href')).toBe('https://files.example/INV-4711.pdf')
        // The specification gives the duration; the place is the default of the library (SHELL-03).
        expect(at.toasts.at(-1)).toMatchObject({ place: 'top-right', duration: 5000 })
      })
    },
  )

  it.each(LANGUAGES)(
    'DELIV-06 SHELL-03 SPEC-16 in %s any other address opens in a new tab, each time, and a toast with the place and time of the library shows the invoice number',
    async (language) => {
      await visit({ language, as: driver }, async (at) => {
        await answer(at, '/about?invoice=4711')
        await openBoard(at, driver, pending)
        const opened = at.context.waitForEvent('page')
        await button(getCard(at, pending), TEXTS[language].invoice).click()
        const tab = await opened
        await tab.waitForURL('**/about?invoice=4711')
        const openedAgain = at.context.waitForEvent('page')
        await button(getCard(at, pending), TEXTS[language].invoice).click()
        await (await openedAgain).waitForURL('**/about?invoice=4711')
        await expect.poll(() => at.toasts.some(({ text }) => text.includes('INV-4711'))).toBe(true)
        expect(at.toasts.at(-1)).toMatchObject({ place: 'top-right', duration: 5000 })
        expect(getPath(at.page)).toBe(`/dashboard-delivery/${driver.userId}`)
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
        await openBoard(at, driver, pending)
        await button(getCard(at, pending), t.pay).click()
        const modal = at.page.getByRole('dialog', { name: t.pay })
        const text = plain(await modal.innerText())
        for (const part of [pending.orderNumber, buyer.account.fullName, pending.totalBalance.toFixed(2)])
          expect(text).toContain(part)
        expect(text).toMatch(/20\d\d/)
        const amount = modal.locator('input[name=amount]')
        expect(await amount.getAttribute('step')).toBe('0.01')
        const radio = (name: string) => modal.getByRole('radio', { name, exact: true })
        // By default the order's total; once a part is paid, what is outstanding (decisions §10).
        expect(Number(await amount.inputValue())).toBe(pending.totalBalance)
        await amount.fill('10.05')
        await radio(t.partial).check({ force: true })
        expect(await amount.inputValue()).toBe('10.05')
        await radio(t.full).check({ force: true })
        await expect.poll(async () => Number(await amount.inputValue())).toBe(pending.totalBalance)
        await amount.fill('10.005')
        const sent: string[] = []
        at.page.on('request', (request) => sent.push(request.url()))
        await modal.locator('button[type=submit]').click()
        await modal.locator('input[name=amount][aria-invalid=true]').waitFor()
        expect(sent.filter((url) => url.includes('addpaymentOrderpartly'))).toEqual([])
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
        await openBoard(at, driver, order)
        await button(getCard(at, order), 'Manual payment').click()
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
          await openBoard(at, driver, order)
          await button(getCard(at, order), t.schedule).click()
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
    'DELIV-09 SPEC-17 debts in %s: customer name and debts, total outstanding, each debt with id, date and amount, make payment on unresolved ones only, refresh, and a form with cancel',
    async (language) => {
      const t = TEXTS[language]
      const person = await registerAndLogIn()
      const order = await placeOrder(person, 'cash')
      const json = { amount: 25, payPartOrall: 0, orderId: order.id }
      await succeed(driver.client, `POST /ShippingEmployee/addpaymentOrderpartly/${driver.userId}`, { json })
      const owed = (order.totalBalance - 25).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, driver, order)
        await button(getCard(at, order), t.debts).click()
        const modal = at.page.getByRole('dialog', { name: t.debtsOf(person.account.fullName) })
        const text = async () => plain(await modal.innerText())
        await expect.poll(text).toContain(owed)
        for (const part of [t.outstanding, order.orderNumber]) expect(await text()).toContain(part)
        expect(await text()).toMatch(/20\d\d/)
        const sent = at.page.waitForRequest(/getalltoClient/)
        await modal.getByRole('button', { name: t.refresh }).click()
        await sent
        await modal.getByRole('button').filter({ hasText: t.makePayment }).click()
        const amount = modal.locator('input[name=amount]')
        await amount.waitFor()
        const cancel = modal.getByRole('button', { name: language === 'en' ? 'Cancel' : 'إلغاء', exact: true })
        await cancel.click()
        await amount.waitFor({ state: 'detached' })
        const query = { userId: person.userId }
        const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query })
        const { id, amountOwed } = data.find((debt: Body) => !debt.isResolved)
        const payDebt = (value: number) => {
          const json = { amount: value, id, clientId: 0, userId: person.userId }
          return succeed(driver.client, 'PATCH /Debits/resolveOneDebit', { json })
        }
        await payDebt(10)
        await modal.getByRole('button', { name: t.refresh }).click()
        const remaining = (amountOwed - 10).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
        for (const part of [owed, remaining]) await expect.poll(text).toContain(part)
        await payDebt(amountOwed - 10)
        await modal.getByRole('button', { name: t.refresh }).click()
        await modal.getByRole('button').filter({ hasText: t.makePayment }).waitFor({ state: 'detached' })
        expect(await text()).toContain(order.orderNumber)
      })
    },
  )

  it.each(LANGUAGES)('DELIV-09 the empty state in %s', async (language) => {
    const person = await registerAndLogIn()
    const order = await placeOrder(person, 'online')
    await payOnline(person, order.id)
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at, driver, order)
      await button(getCard(at, order), TEXTS[language].debts).click()
      await dialog(at).getByText(TEXTS[language].noDebts, { exact: true }).waitFor()
    })
  })
})
