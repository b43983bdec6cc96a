// SPEC §2 "Shopper pages": orders, settings, payment result, receipt, points, contact.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, go, mainText, pathOf, plain, ready, useBrowser, type Visit } from './browser.ts'
import { type Body, succeed } from './http-client.ts'
import { waitForLink } from './mailbox.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, newApprovedClient } from './scenario/business.ts'
import { approveAtBank, moveTo, payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let driver: Person
let pending: Body
let waiting: Body
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
  waiting = await placeOrder(shopper, 'cash')
  pending = await placeOrder(shopper, 'online')
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const rowOf = ({ page }: Visit, { orderNumber }: Body): Locator =>
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
          await expect.poll(() => pathOf(at.page)).toBe('/')
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
      await rowOf(at, pending).waitFor()
      const buttons = main(at).getByRole('group').first().getByRole('button')
      expect(await buttons.allInnerTexts()).toEqual(filters)
      const expected = [[pending, waiting, completed, canceled], [pending], [waiting], [canceled]]
      for (const [index, orders] of expected.entries()) {
        await buttons.nth(index).click()
        for (const order of [pending, waiting, completed, canceled])
          await expect.poll(() => rowOf(at, order).count()).toBe(orders.includes(order) ? 1 : 0)
      }
    })
  })

  it.each([
    ['en', ['Customer name', 'Quantity', 'Total', 'Status', 'Date', 'Actions']],
    ['ar', ['اسم العميل', 'الكمية', 'الإجمالي', 'الحالة', 'التاريخ', 'الإجراءات']],
  ] as const)(
    'ORDERS-02 columns in %s: %j; a row expands to e-mail, phone, address and date',
    async (language, columns) => {
      await visit({ language, as: shopper }, async (at) => {
        await openOrders(at)
        await rowOf(at, pending).waitFor()
        expect((await at.page.getByRole('columnheader').allInnerTexts()).map(plain)).toEqual(
          expect.arrayContaining([...columns]),
        )
        await rowOf(at, pending).locator('button[aria-expanded]').click()
        const details = async () => plain(await rowOf(at, pending).innerText())
        await expect.poll(details).toContain(shopper.account.email)
        const text = await details()
        expect(text).toContain(pending.user.phoneNumber)
        expect(text).toContain('King Fahd Road 12')
        expect(text).toMatch(/20\d\d/)
      })
    },
  )

  it.each([
    ['en', 'Reject', 'Reject this order?', 'Order canceled successfully'],
    ['ar', 'إلغاء الطلب', 'تلغي هذا الطلب؟', 'تم إلغاء الطلب بنجاح'],
  ] as const)(
    'ORDERS-03 ERR-08 a pending order is rejected in %s with “%s” after “%s”, “%s”; others have no such button',
    async (language, reject, question, done) => {
      const order = await placeOrder(shopper, 'online')
      await visit({ language, as: shopper }, async (at) => {
        await openOrders(at)
        const button = rowOf(at, order).getByRole('button').filter({ hasText: reject })
        await button.waitFor()
        for (const other of [waiting, completed, canceled])
          expect(await rowOf(at, other).getByRole('button').filter({ hasText: reject }).count()).toBe(0)
        await button.click()
        const asked = at.page.getByRole('dialog', { name: question })
        await asked.getByRole('button', { name: reject, exact: true }).click()
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
        const asked = at.page.getByRole('dialog', { name: 'Pay this order?' })
        await asked.getByRole('button', { name: 'Pay', exact: true }).click()
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
      await rowOf(at, pending).getByRole('button').filter({ hasText: pay }).click()
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
        await rowOf(at, order).getByRole('button').filter({ hasText: confirm }).click()
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
      await rowOf(at, pending).waitFor()
      const colour = async (order: Body, status: string) => {
        const badge = rowOf(at, order).getByText(status, { exact: true }).first()
        const text = await badge.evaluate((element) => {
          // The nearest element that has a background is the badge.
          let painted: Element | null = element
          while (painted && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(painted).backgroundColor))
            painted = painted.parentElement
          return painted ? getComputedStyle(painted).backgroundColor : ''
        })
        return nameOf(text.match(/[\d.]+/g)?.map(Number) ?? [])
      }
      expect(await colour(pending, 'Pending')).toBe('yellow')
      expect(await colour(waiting, 'Waiting for payment')).toBe('blue')
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
        await rowOf(at, pending).waitFor()
        for (const [index, order] of [pending, waiting, completed, canceled].entries())
          expect(plain(await rowOf(at, order).innerText())).toContain(texts[index])
      })
    },
  )
})

/** The name of a colour by its hue: the specification names colours, not values. */
function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
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

describe('SPEC §2 /setting/:id', () => {
  it('ROUTE-14 AUTH-05 the form is prefilled from the public data, and saves fullName, email, phoneNumber', async () => {
    const person = await registerAndLogIn()
    await visit({ as: person }, async (at) => {
      await go(at, `/setting/${person.userId}`)
      const field = (name: string) => main(at).getByRole('textbox', { name })
      await expect.poll(() => field('Full name').inputValue()).toBe(person.account.fullName)
      expect(await field('Email').inputValue()).toBe(person.account.email)
      expect(await field('Phone number').inputValue()).toBe(person.account.phoneNumber)
      await field('Full name').fill('Nora Of The Settings')
      const sent = at.page.waitForRequest(/\/api\/User\/updatePublicDataUser\//)
      await main(at).getByRole('button', { name: 'Save changes' }).click()
      expect((await sent).postDataJSON()).toMatchObject({
        fullName: 'Nora Of The Settings',
        email: person.account.email,
        phoneNumber: person.account.phoneNumber,
      })
      await expectToast(at, 'Data updated successfully')
    })
  })

  it.each([
    ['en', ['Your name', 'you@example.com', '+966500000000']],
    ['ar', ['اسمك', 'you@example.com', '+966500000000']],
  ] as const)('ROUTE-14 SPEC-04 placeholders stand in the empty fields in %s: %j', async (language, placeholders) => {
    await visit({ language, as: shopper }, async (at) => {
      await at.page.route('**/api/User/getPublicDataUser/**', (route) =>
        route.fulfill({
          json: { data: { fullName: '', email: '', phoneNumber: '', pendingEmail: null, isEmailConfirmed: true } },
        }),
      )
      await go(at, `/setting/${shopper.userId}`)
      const inputs = main(at).locator('input[name=fullName], input[name=email], input[name=phoneNumber]')
      await inputs.first().waitFor()
      expect(await inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).placeholder))).toEqual(
        placeholders,
      )
      expect(await inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))).toEqual([
        '',
        '',
        '',
      ])
    })
  })

  it.each([
    ['en', 'Change password', 'Password changed successfully'],
    ['ar', 'تغيير كلمة المرور', 'تم تغيير كلمة المرور بنجاح'],
  ] as const)(
    'ROUTE-14 ROUTE-20 API-24 ERR-08 the change-password modal in %s opens from “%s”, closes when the password is changed: “%s”',
    async (language, open, done) => {
      const person = await registerAndLogIn()
      await visit({ language, as: person }, async (at) => {
        await go(at, `/setting/${person.userId}`)
        await main(at).getByRole('button', { name: open, exact: true }).click()
        await dialog(at).locator('input[type=password]').nth(0).fill(person.account.password)
        await dialog(at).locator('input[type=password]').nth(1).fill('Dahlia#Path-9')
        await dialog(at).locator('input[type=password]').nth(2).fill('Dahlia#Path-9')
        await dialog(at).getByRole('button', { name: open, exact: true }).click()
        await expectToast(at, done)
        await dialog(at).waitFor({ state: 'detached' })
      })
    },
  )
})

describe('SPEC §2 /confirm-payment', () => {
  it.each(
    ['', '?orderId=1', '?orderId=1&status=Paid', '?status=Paid&trNumber=1', '?orderId=1&trNumber=1'].flatMap(
      (query) => [
        ['en', query, 'Invalid payment status URL parameters.'] as const,
        ['ar', query, 'معطيات رابط حالة الدفع غير صحيحة.'] as const,
      ],
    ),
  )('ROUTE-15 ERR-06 in %s with “%s”: “%s”', async (language, query, text) => {
    await visit({ language }, async (at) => {
      await at.page.goto(`/confirm-payment${query}`)
      await at.page.getByText(text, { exact: true }).first().waitFor()
    })
  })

  it('ROUTE-15 API-23 with orderId, status and trNumber it asks the server; success shows the order number and links to home and shop', async () => {
    const order = await placeOrder(shopper, 'online')
    const trNumber = await approveAtBank(shopper, order.id)
    await visit({ as: shopper }, async (at) => {
      const asked = at.page.waitForRequest(new RegExp(`/api/PayMent/confirm-payment/${order.id}/${trNumber}$`))
      await at.page.goto(`/confirm-payment?orderId=${order.id}&status=Paid&trNumber=${trNumber}`)
      expect((await asked).method()).toBe('GET')
      await main(at).getByRole('link', { name: 'Home', exact: true }).waitFor()
      expect(await mainText(at)).toContain(order.orderNumber)
      expect(await main(at).getByRole('link', { name: 'Home', exact: true }).getAttribute('href')).toBe('/')
      expect(await main(at).getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/shop')
    })
  })

  it.each([
    ['en', 'Error code', 'Try again', 'Contact support'],
    ['ar', 'رمز الخطأ', 'حاول مرة أخرى', 'تواصل مع الدعم'],
  ] as const)(
    'ROUTE-15 SPEC-05 failure in %s shows the server message, “%s”, “%s” and “%s”',
    async (language, code, again, support) => {
      await visit({ language }, async (at) => {
        await at.page.route('**/api/PayMent/confirm-payment/**', (route) =>
          route.fulfill({
            json: { isSuccess: false, message: 'The bank refused it: 51.', orderNumber: null, errorCode: 'E-51' },
          }),
        )
        await at.page.goto(`/confirm-payment?orderId=${pending.id}&status=Failed&trNumber=1`)
        await main(at).getByRole('link', { name: support }).waitFor()
        const text = await mainText(at)
        for (const part of ['The bank refused it: 51.', code, 'E-51', again]) expect(text).toContain(part)
      })
    },
  )
})

describe('SPEC §2 /confirm-receive-order', () => {
  it.each(
    [
      '',
      '?orderId=1',
      '?orderId=1&email=a&userid=1',
      '?email=a&userid=1&totalPrice=1',
      '?orderId=1&userid=1&totalPrice=1',
    ].flatMap((query) => [
      ['en', query, 'Invalid order details provided.'] as const,
      ['ar', query, 'بيانات الطلب غير صحيحة.'] as const,
    ]),
  )('ROUTE-16 ERR-07 in %s with “%s”: “%s” and to /', async (language, query, text) => {
    await visit({ language }, async (at) => {
      await at.page.goto(`/confirm-receive-order${query}`)
      await expectToast(at, text)
      await expect.poll(() => pathOf(at.page)).toBe('/')
    })
  })

  it('ROUTE-16 API-15 API-16 BIZ-04 the mailed link confirms the delivery and shows the total, a delivery summary, feedback and contact', async () => {
    const person = await registerAndLogIn()
    const order = await placeOrder(person, 'cash')
    await moveTo(driver, order.id, 5)
    const query = { userId: person.userId, orderId: order.id }
    await succeed(driver.client, 'GET /ShippingEmployee/sendconfirmDelivry', { query })
    const link = await waitForLink(person.account.email, '/confirm-receive-order')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      orderId: order.id,
      email: person.account.email,
      userid: person.userId,
      totalPrice: expect.any(String),
    })
    expect(Number(link.searchParams.get('totalPrice'))).toBe(order.totalBalance)
    await visit({}, async (at) => {
      await at.page.goto(link.pathname + link.search)
      await main(at).getByRole('heading', { name: 'Your order is received' }).waitFor()
      const text = await mainText(at)
      for (const part of [
        order.totalBalance.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','),
        'Delivery summary',
        'How were the flowers?',
      ])
        expect(text).toContain(part)
      expect(await main(at).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
    })
    const { data } = await succeed(person.client, `GET /Order/getAllOrdersToUser/${person.userId}/0`)
    expect(data[0].orderStage).toBe(7)
  })
})

describe('SPEC §2 other screens implied by the texts', () => {
  it.each([
    [
      'en',
      [
        'Spend SAR 100 or more, earn 10 points',
        'Spend SAR 200 or more, earn 20 points',
        'Spend SAR 1,000 or more, earn 100 points',
      ],
      'History',
    ],
    [
      'ar',
      [
        'أنفق 100 ر.س. أو أكثر واكسب 10 نقاط',
        'أنفق 200 ر.س. أو أكثر واكسب 20 نقطة',
        'أنفق 1,000 ر.س. أو أكثر واكسب 100 نقطة',
      ],
      'السجل',
    ],
  ] as const)(
    'ROUTE-20 BIZ-02 SPEC-06 loyalty points for shoppers in %s: %j and “%s”',
    async (language, rules, history) => {
      await visit({ language, as: shopper }, async (at) => {
        await go(at, `/loyalty/${shopper.userId}`)
        for (const rule of rules) await expect.poll(() => mainText(at)).toContain(rule)
        await main(at).getByRole('tab', { name: history }).click()
        await expect.poll(() => mainText(at)).toMatch(/\+\d+/)
      })
    },
  )

  it('ROUTE-20 FORM-02 /contact is a problem report with an FAQ; account confirmation with resend is reachable from it', async () => {
    await visit({}, async (at) => {
      await go(at, '/contact')
      for (const name of ['Name', 'Email', 'Phone', 'Description'])
        expect(await main(at).getByLabel(name, { exact: true }).count()).toBe(1)
      expect(await main(at).locator('select option').allInnerTexts()).toEqual(
        expect.arrayContaining(['Technical issue', 'Payment problem', 'Sales inquiry']),
      )
      await main(at).getByText('I didn’t get the confirmation email').click()
      await main(at).getByRole('link', { name: 'Send a new link' }).click()
      await ready(at.page)
      await main(at).getByRole('button', { name: 'Send a new link' }).waitFor()
    })
  })
})
