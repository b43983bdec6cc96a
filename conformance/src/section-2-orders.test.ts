// SPEC §2 "Shopper pages": /orders/:userId.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, go, plain, useBrowser, type Visit } from './browser.ts'
import { type Body, succeed } from './http-client.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, newApprovedClient } from './scenario/business.ts'
import { moveTo, payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let driver: Person
let pending: Body
let waiting: Body
let received: Body
let completed: Body
let canceled: Body

beforeAll(async () => {
  shopper = await registerAndLogIn()
  driver = await logInAs('ShippingEmployee')
  canceled = await placeOrder(shopper, 'online')
  await succeed(shopper.client, `PATCH /Order/rejectorder/${shopper.userId}/${canceled.id}`)
  completed = await placeOrder(shopper, 'online')
  await payOnline(shopper, completed.id)
  await moveTo(driver, completed.id, 5)
  await moveTo(driver, completed.id, 6)
  const query = { userId: shopper.userId, orderId: completed.id, email: shopper.account.email }
  await succeed(shopper.client, 'PATCH Order/confirmDelivery', { query })
  received = await placeOrder(shopper, 'cash')
  await moveTo(driver, received.id, 5)
  await moveTo(driver, received.id, 6)
  const receipt = { userId: shopper.userId, orderId: received.id, email: shopper.account.email }
  await succeed(shopper.client, 'PATCH Order/confirmDelivery', { query: receipt })
  waiting = await placeOrder(shopper, 'cash')
  pending = await placeOrder(shopper, 'online')
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const getRow = ({ page }: Visit, { orderNumber }: Body): Locator =>
  page.locator('main tbody, main li').filter({ hasText: `#${orderNumber}` })
const openOrders = (at: Visit, person = shopper) => go(at, `/orders/${person.userId}`)

describe('SPEC §2 /orders/:userId', () => {
  it.each([
    ['en', 'Access Denied', 'Log in or create an account'],
    ['ar', 'غير مسموح بالدخول', 'تسجيل الدخول أو إنشاء حساب'],
  ] as const)(
    'ROUTE-13 ROUTE-14 ROUTE-19 ERR-04 signed out in %s, orders and settings lead to / with “%s” and the way to log in',
    async (language, text, login) => {
      for (const path of ['/orders/', '/setting/']) {
        await visit({ language }, async (at) => {
          await at.page.goto(`${path}${shopper.userId}`)
          await expect.poll(() => getPath(at.page)).toBe('/')
          await expectToast(at, text)
          await at.page.getByRole('button', { name: login }).waitFor({ state: 'attached' })
        })
      }
    },
  )

  it.each([
    ['en', ['All', 'Pending', 'Waiting paid', 'Canceled']],
    ['ar', ['الكل', 'قيد الانتظار', 'بانتظار الدفع', 'ملغاة']],
  ] as const)('ORDERS-01 filter buttons in %s: %j', async (language, filters) => {
    await visit({ language, as: shopper }, async (at) => {
      await openOrders(at)
      await getRow(at, pending).waitFor()
      const buttons = main(at).getByRole('group').first().getByRole('button')
      expect(await buttons.allInnerTexts()).toEqual(filters)
      // The page opens with all orders.
      expect(await main(at).getByRole('button', { pressed: true }).allInnerTexts()).toEqual([filters[0]])
      for (const order of [pending, waiting, completed, canceled]) await getRow(at, order).waitFor()
      const expected = [[pending, waiting, completed, canceled], [pending], [waiting], [canceled]]
      for (const [index, orders] of expected.entries()) {
        await buttons.nth(index).click()
        for (const order of [pending, waiting, completed, canceled])
          await expect.poll(() => getRow(at, order).count()).toBe(orders.includes(order) ? 1 : 0)
      }
    })
  })

  it.each([
    ['en', ['Customer name', 'Quantity', 'Total', 'Status', 'Date', 'Actions']],
    ['ar', ['اسم العميل', 'الكمية', 'الإجمالي', 'الحالة', 'التاريخ', 'الإجراءات']],
  ] as const)(
    'ORDERS-02 columns in %s: %j; a row shows them and expands to e-mail, phone, address and date',
    async (language, columns) => {
      await visit({ language, as: shopper }, async (at) => {
        await openOrders(at)
        await getRow(at, pending).waitFor()
        expect((await at.page.getByRole('columnheader').allInnerTexts()).map(plain)).toEqual(
          expect.arrayContaining([...columns]),
        )
        const cells = getRow(at, pending).getByRole('row').first().locator('th, td')
        const shown = (await cells.allInnerTexts()).map(plain)
        expect(shown[1]).toContain(shopper.account.fullName)
        expect(shown[2]).toBe(String(pending.quntity))
        expect(shown[3]).toContain(pending.totalBalance.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','))
        expect(shown[5]).toMatch(/20\d\d/)
        await getRow(at, pending).locator('button[aria-expanded]').click()
        const details = getRow(at, pending).getByRole('row').last()
        await expect.poll(async () => plain(await details.innerText())).toContain(shopper.account.email)
        const text = plain(await details.innerText())
        expect(text).toContain(pending.user.phoneNumber)
        expect(text).toContain('King Fahd Road 12')
        expect(await details.locator(`time[datetime="${pending.createdAt}"]`).innerText()).toMatch(/20\d\d/)
      })
    },
  )

  it.each([
    ['en', 'Reject', 'Reject this order?', 'Order canceled successfully'],
    ['ar', 'إلغاء الطلب', 'هل تريد إلغاء هذا الطلب؟', 'تم إلغاء الطلب بنجاح'],
  ] as const)(
    'ORDERS-03 ERR-08 a pending order is rejected in %s with “%s” after “%s”, “%s”; others have no such button',
    async (language, reject, title, done) => {
      const order = await placeOrder(shopper, 'online')
      await visit({ language, as: shopper }, async (at) => {
        await openOrders(at)
        const button = getRow(at, order).getByRole('button').filter({ hasText: reject })
        await button.waitFor()
        for (const other of [waiting, completed, canceled])
          expect(await getRow(at, other).getByRole('button').filter({ hasText: reject }).count()).toBe(0)
        await button.click()
        const question = at.page.getByRole('dialog', { name: title })
        await question.getByRole('button', { name: reject, exact: true }).click()
        await expectToast(at, done)
        await button.waitFor({ state: 'detached' })
      })
    },
  )

  it.each([
    ['phone', 'mobile'],
    ['breakpoint', 'mobile'],
    ['aboveBreakpoint', 'main'],
    ['desktop', 'main'],
  ] as const)(
    'ORDERS-04 pay asks first, then on a %s screen opens the %s link: the mobile one up to 768 px',
    async (screen, expected) => {
      await visit({ screen, as: shopper }, async (at) => {
        await at.page.route('**/api/PayMent/addpayment/**', (route) =>
          route.fulfill({ json: { link: '/about?by=main', mopileUrl: '/about?by=mobile', qrUrl: '/about?by=qr' } }),
        )
        await openOrders(at)
        await at.page.getByRole('button', { name: `Pay order ${pending.orderNumber}` }).click()
        const question = at.page.getByRole('dialog', { name: 'Pay this order?' })
        await question.getByRole('button', { name: 'Pay', exact: true }).click()
        await at.page.waitForURL(`**/about?by=${expected}`)
      })
    },
  )

  it.each([
    ['en', 'Pay', 'payment link unavailable', 'Payment link is not available.'],
    ['ar', 'ادفع', 'رابط الدفع غير متاح', 'رابط الدفع غير متوفر.'],
  ] as const)('ORDERS-04 ERR-06 without a link in %s after “%s”: “%s” and “%s”', async (language, pay, short, long) => {
    await visit({ language, as: shopper }, async (at) => {
      await at.page.route('**/api/PayMent/addpayment/**', (route) =>
        route.fulfill({ json: { link: '', mopileUrl: '', qrUrl: '' } }),
      )
      await openOrders(at)
      await getRow(at, pending).getByRole('button').filter({ hasText: pay }).click()
      await dialog(at).getByRole('button', { name: pay, exact: true }).click()
      await at.page.getByText(short, { exact: true }).first().waitFor()
      await at.page.getByText(long, { exact: true }).first().waitFor()
    })
  })

  it.each([
    ['en', 'Confirm order'],
    ['ar', 'تأكيد الطلب'],
  ] as const)(
    'ORDERS-05 a postponed order shows in %s “%s”, and confirming it works (decisions §11)',
    async (language, confirm) => {
      const owner = await newApprovedClient()
      const branch = await addBranch(owner)
      const order = await placeOrder(owner, 'postponed', branch.id)
      expect(order.isPostponed).toBe(true)
      await visit({ language, as: owner }, async (at) => {
        await openOrders(at, owner)
        await getRow(at, order).getByRole('button').filter({ hasText: confirm }).click()
        await dialog(at).getByRole('button', { name: confirm, exact: true }).click()
        const read = async () => {
          const list = `GET /Order/getAllOrdersToUser/${owner.userId}/${owner.session.clientId}`
          return (await succeed(owner.client, list)).data[0].orderStage
        }
        await expect.poll(read).toBe(2)
      })
    },
  )

  it('ORDERS-06 badge colours: pending yellow, waiting paid blue, completed green, canceled red', async () => {
    await visit({ as: shopper }, async (at) => {
      await openOrders(at)
      await getRow(at, pending).waitFor()
      const colour = async (order: Body, status: string) => {
        const badge = getRow(at, order).getByText(status, { exact: true }).first()
        const text = await badge.evaluate((element) => {
          // The badge is the nearest element with a background.
          let painted: Element | null = element
          while (painted && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(painted).backgroundColor))
            painted = painted.parentElement
          return painted ? getComputedStyle(painted).backgroundColor : ''
        })
        return getColourName(text.match(/[\d.]+/g)?.map(Number) ?? [])
      }
      expect(await colour(pending, 'Pending')).toBe('yellow')
      // Decisions §12: until the goods are received, the badge of an unpaid order names their stage, in blue.
      expect(await colour(waiting, 'Being prepared')).toBe('blue')
      expect(await colour(received, 'Waiting for payment')).toBe('blue')
      expect(await colour(completed, 'Completed')).toBe('green')
      expect(await colour(canceled, 'Canceled')).toBe('red')
    })
  })

  it.each([
    ['en', ['Pending', 'Waiting for payment', 'Completed', 'Canceled']],
    ['ar', ['قيد الانتظار', 'بانتظار الدفع', 'مكتمل', 'ملغى']],
  ] as const)(
    'SPEC-03 the statuses Pending, waitingPaid, Completed, Canceled have in %s the texts %j',
    async (language, texts) => {
      await visit({ language, as: shopper }, async (at) => {
        await openOrders(at)
        await getRow(at, pending).waitFor()
        // Decisions §12: “Waiting for payment” is the badge of a received and unpaid order; before, it names the stage of the goods.
        for (const [index, order] of [pending, received, completed, canceled].entries())
          expect(plain(await getRow(at, order).innerText())).toContain(texts[index])
      })
    },
  )
})

/** The name of a colour by its hue: the specification names colours, not values. */
function getColourName([red = 0, green = 0, blue = 0]: number[]): string {
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (range < 8) return 'grey'
  const sixth =
    max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  const hue = (sixth * 60 + 360) % 360
  if (hue < 30 || hue >= 330) return 'red'
  if (hue < 75) return 'yellow'
  if (hue < 170) return 'green'
  return hue < 260 ? 'blue' : 'purple'
}
