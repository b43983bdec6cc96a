import { beforeAll, describe, expect, it } from 'vitest'
import { button, cards, getCard, openBoard, TEXTS } from './board-pages.ts'
import { expectToast, plain, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import type { Body } from './http-client.ts'
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

type Texts = (typeof TEXTS)[keyof typeof TEXTS]

/** The label "page `page` of Y" for any Y. */
const getPageLabel = (at: Visit, t: Texts, page: number) =>
  at.page.getByText(new RegExp(`^${t.page(page, 0).replace(/0$/, '\\d+')}$`))

/** The Y of "page 1 of Y". */
const getPageCount = async (at: Visit, t: Texts): Promise<number> =>
  Number(/(\d+)$/.exec(plain(await getPageLabel(at, t, 1).innerText()))?.[1])

/** The number on the tab of pending orders. */
const getPendingCount = async (at: Visit): Promise<number> =>
  Number(/\d+/.exec(await at.page.getByRole('tab').first().innerText())?.[0])

describe('SPEC §2 delivery board', () => {
  it.each(LANGUAGES)(
    'ROUTE-18 DELIV-01 in %s: the header title with a link home, the tabs pending, in delivery, completed with pending first, and refresh',
    async (language) => {
      const t = TEXTS[language]
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, driver)
        expect(plain((await at.page.getByRole('banner').textContent()) ?? '')).toContain(t.title)
        expect(await at.page.getByRole('banner').locator('a[href="/"]').count()).toBeGreaterThan(0)
        const tabs = at.page.getByRole('tab')
        expect((await tabs.allInnerTexts()).map((text) => plain(text).replace(/ ?\d+.*$/, ''))).toEqual(t.tabs)
        expect(plain(await at.page.getByRole('tab', { selected: true }).innerText())).toContain(t.tabs[0])
        const sent = at.page.waitForRequest(/getAllOrderToemployee/)
        await at.page.getByRole('button', { name: t.refresh }).click()
        await sent
      })
    },
  )

  it.each(LANGUAGES)('DELIV-02 in %s: five orders a page, previous and next, “page X of Y”', async (language) => {
    const t = TEXTS[language]
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at, driver)
      expect(await cards(at).count()).toBe(5)
      // Other tests place orders meanwhile, so both numbers may grow between two looks.
      await expect.poll(async () => (await getPageCount(at, t)) - Math.ceil((await getPendingCount(at)) / 5)).toBe(0)
      expect(await getPageCount(at, t)).toBeGreaterThan(1)
      await at.page.getByRole('button', { name: t.next }).click()
      await getPageLabel(at, t, 2).waitFor()
      await at.page.getByRole('button', { name: t.previous }).click()
      await getPageLabel(at, t, 1).waitFor()
    })
  })

  it('DELIV-03 a card shows customer name, phone link, branch name and address, total and order date', async () => {
    const owner = await newClient()
    const branch = await addBranch(owner, 'Diriyah')
    const order = await placeOrder(owner, 'cash', branch.id)
    await visit({ as: driver }, async (at) => {
      await openBoard(at, driver, order)
      const card = getCard(at, order)
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
        const common = [t.pay, t.schedule, t.debts, t.invoice]
        for (const [tab, order, actions, otherActions] of [
          [0, pending, [t.start], [t.complete, t.send]],
          [1, started, [t.complete, t.send], [t.start]],
          [2, completed, [], [t.start, t.complete, t.send]],
        ] as const) {
          await openBoard(at, driver, order, tab)
          for (const name of [...actions, ...common])
            expect(await button(getCard(at, order), name).count(), name).toBe(1)
          for (const name of otherActions) expect(await button(getCard(at, order), name).count(), name).toBe(0)
        }
        expect(plain(await getCard(at, completed).innerText())).toContain(t.delivered)
      })
    },
  )

  it.each(LANGUAGES)(
    'DELIV-04 DELIV-05 in %s: on a paid order manual and schedule payment are shown disabled, with the reason',
    async (language) => {
      const t = TEXTS[language]
      const order = await placeOrder(buyer, 'online')
      await payOnline(buyer, order.id)
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, driver, order)
        for (const name of [t.pay, t.schedule]) {
          const action = button(getCard(at, order), name)
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
    'DELIV-04 ERR-08 starting a delivery in %s sends stage 5, says “%s” and moves the card to the tab in delivery',
    async (language, text) => {
      const order = await placeOrder(buyer, 'cash')
      await visit({ language, as: driver }, async (at) => {
        await openBoard(at, driver, order)
        const sent = at.page.waitForRequest(/\/api\/Order\/updateOrderStage/)
        await button(getCard(at, order), TEXTS[language].start).click()
        const request = await sent
        expect(request.method()).toBe('PATCH')
        expect(Object.fromEntries(new URL(request.url()).searchParams)).toMatchObject({
          orderId: order.id,
          orderStage: '5',
        })
        await expectToast(at, text, 'success')
        await openBoard(at, driver, order, 1)
      })
    },
  )

  it.each([
    ['en', 'Email sent successfully'],
    ['ar', 'أرسلنا رسالة التأكيد'],
  ] as const)('DELIV-04 API-15 ERR-08 sending the confirmation e-mail in %s: “%s”', async (language, text) => {
    await visit({ language, as: driver }, async (at) => {
      await openBoard(at, driver, started, 1)
      await button(getCard(at, started), TEXTS[language].send).click()
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
        await openBoard(at, driver, started, 1)
        await button(getCard(at, started), TEXTS[language].send).click()
        await expectToast(at, text)
      })
    },
  )
})
