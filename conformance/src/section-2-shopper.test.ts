// SPEC §2 "Shopper pages": settings, payment result, receipt, points, contact.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, go, mainText, ready, useBrowser, type Visit } from './browser.ts'
import { type Body, succeed } from './http-client.ts'
import { waitForLink } from './mailbox.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { approveAtBank, moveTo, payOnline, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let driver: Person
let pending: Body

beforeAll(async () => {
  shopper = await registerAndLogIn()
  driver = await logInAs('ShippingEmployee')
  const completed = await placeOrder(shopper, 'online')
  await payOnline(shopper, completed.id)
  await moveTo(driver, completed.id, 5)
  await moveTo(driver, completed.id, 6)
  const query = { userId: shopper.userId, orderId: completed.id, email: shopper.account.email }
  await succeed(shopper.client, 'PATCH Order/confirmDelivery', { query })
  pending = await placeOrder(shopper, 'online')
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')

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
  )('ROUTE-15 ERR-06 in %s with “%s”: warning “%s”, and the server is not asked', async (language, query, text) => {
    await visit({ language }, async (at) => {
      const sent: string[] = []
      at.page.on('request', (request) => sent.push(request.url()))
      await go(at, `/confirm-payment${query}`)
      await expectToast(at, text, 'warning')
      expect(sent.filter((url) => url.includes('/api/PayMent/'))).toEqual([])
    })
  })

  it('ROUTE-15 API-23 with orderId, status and trNumber it asks the server; success shows the order number and links to home and shop', async () => {
    const order = await placeOrder(shopper, 'online')
    const trNumber = await approveAtBank(shopper, order.id)
    await visit({ as: shopper }, async (at) => {
      const sent = at.page.waitForRequest(new RegExp(`/api/PayMent/confirm-payment/${order.id}/${trNumber}$`))
      await at.page.goto(`/confirm-payment?orderId=${order.id}&status=Paid&trNumber=${trNumber}`)
      expect((await sent).method()).toBe('GET')
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
        const link = main(at).getByRole('link', { name: support })
        await link.waitFor()
        expect(await link.getAttribute('href')).toBe('/contact')
        expect(await main(at).getByRole('button', { name: again }).count()).toBe(1)
        const text = await mainText(at)
        for (const part of ['The bank refused it: 51.', code, 'E-51']) expect(text).toContain(part)
      })
    },
  )
})

describe('SPEC §8 a confirm call that fails', () => {
  it.each([
    ['en', 'Error code: –'],
    ['ar', 'رمز الخطأ: –'],
  ] as const)('ROUTE-15 SPEC-19 in %s the error code is empty: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await at.page.route('**/api/PayMent/confirm-payment/**', (route) => route.fulfill({ status: 500, body: '' }))
      await at.page.goto(`/confirm-payment?orderId=${pending.id}&status=Failed&trNumber=1`)
      await expect.poll(() => mainText(at)).toContain(text)
    })
  })
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
      await expect.poll(() => getPath(at.page)).toBe('/')
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
      expect(await main(at).locator('a[href$="#reviews"]').count()).toBeGreaterThan(0)
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
      'Your account',
    ],
    [
      'ar',
      [
        'أنفق 100 ر.س. أو أكثر واكسب 10 نقاط',
        'أنفق 200 ر.س. أو أكثر واكسب 20 نقطة',
        'أنفق 1,000 ر.س. أو أكثر واكسب 100 نقطة',
      ],
      'السجل',
      'قائمة حسابك',
    ],
  ] as const)(
    'ROUTE-20 BIZ-02 SPEC-06 loyalty points for shoppers, reached from the user menu, in %s: %j and “%s”',
    async (language, rules, history, menu) => {
      await visit({ language, as: shopper }, async (at) => {
        await go(at, '/about')
        await at.page.getByRole('banner').getByRole('button', { name: menu }).click()
        await at.page.locator(`a[href="/loyalty/${shopper.userId}"]`).last().click()
        await at.page.waitForURL(`**/loyalty/${shopper.userId}`)
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
