// SPEC §8 the error catalogue: fallbacks of calls that fail without a message, and generic client errors.
import { beforeAll, describe, expect, it } from 'vitest'
import { go, useBrowser, type Visit } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import { type Body, HttpClient } from './http-client.ts'
import { type Person, registerAndLogIn } from './scenario/accounts.ts'
import { placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let order: Body
beforeAll(async () => {
  shopper = await registerAndLogIn()
  order = await placeOrder(shopper, 'online')
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')

describe('SPEC §8 fallbacks of calls that fail without a message', () => {
  const FLOWERS = { en: 'Failed to fetch flowers', ar: 'تعذّر جلب الزهور' }
  const DATA = { en: 'Failed to fetch data', ar: 'تعذّر جلب البيانات' }

  const fail = (at: Visit, pattern: string) =>
    at.page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }))
  const shown = async (at: Visit, text: string) => {
    const isShown = async () =>
      at.toasts.some((toast) => toast.text === text) || (await at.page.getByText(text, { exact: true }).count()) > 0
    await expect.poll(isShown).toBe(true)
  }

  it.each(['en', 'ar'] as const)('ERR-09 SPEC-10 orders in %s: “Failed to fetch flowers”', async (language) => {
    await visit({ language, as: shopper }, async (at) => {
      await fail(at, '**/api/Order/getAllOrdersToUser/**')
      await go(at, `/orders/${shopper.userId}`)
      await shown(at, FLOWERS[language])
    })
  })

  it.each(['en', 'ar'] as const)('ERR-09 SPEC-10 payment in %s: “Failed to fetch flowers”', async (language) => {
    await visit({ language, as: shopper }, async (at) => {
      await fail(at, '**/api/PayMent/addpayment/**')
      await go(at, `/orders/${shopper.userId}`)
      const row = at.page.locator('main tbody').filter({ hasText: `#${order.orderNumber}` })
      const pay = language === 'en' ? 'Pay' : 'ادفع'
      await row.getByRole('button').filter({ hasText: pay }).click()
      await dialog(at).getByRole('button', { name: pay, exact: true }).click()
      await shown(at, FLOWERS[language])
    })
  })

  it.each(['en', 'ar'] as const)('ERR-09 SPEC-10 cancelling in %s: “Failed to fetch flowers”', async (language) => {
    await visit({ language, as: shopper }, async (at) => {
      await fail(at, '**/api/Order/rejectorder/**')
      await go(at, `/orders/${shopper.userId}`)
      const row = at.page.locator('main tbody').filter({ hasText: `#${order.orderNumber}` })
      const reject = language === 'en' ? 'Reject' : 'إلغاء الطلب'
      await row.getByRole('button').filter({ hasText: reject }).click()
      await dialog(at).getByRole('button', { name: reject, exact: true }).click()
      await shown(at, FLOWERS[language])
    })
  })

  it.each(['en', 'ar'] as const)(
    'ERR-09 SPEC-10 changing the password in %s: “Failed to fetch flowers”',
    async (language) => {
      await visit({ language, as: shopper }, async (at) => {
        await fail(at, '**/api/User/changepassord/**')
        await go(at, `/setting/${shopper.userId}`)
        const change = language === 'en' ? 'Change password' : 'تغيير كلمة المرور'
        await main(at).getByRole('button', { name: change, exact: true }).click()
        await dialog(at).locator('input[type=password]').nth(0).fill(shopper.account.password)
        await dialog(at).locator('input[type=password]').nth(1).fill('Dahlia#Path-9')
        await dialog(at).locator('input[type=password]').nth(2).fill('Dahlia#Path-9')
        await dialog(at).getByRole('button', { name: change, exact: true }).click()
        await shown(at, FLOWERS[language])
      })
    },
  )

  it.each(['en', 'ar'] as const)(
    'ERR-09 SPEC-10 loading and saving the profile in %s: “Failed to fetch data”',
    async (language) => {
      await visit({ language, as: shopper }, async (at) => {
        await fail(at, '**/api/User/getPublicDataUser/**')
        await go(at, `/setting/${shopper.userId}`)
        await shown(at, DATA[language])
      })
      await visit({ language, as: shopper }, async (at) => {
        await fail(at, '**/api/User/updatePublicDataUser/**')
        await go(at, `/setting/${shopper.userId}`)
        await expect.poll(() => main(at).locator('[name=fullName]').inputValue()).not.toBe('')
        await main(at).locator('[name=fullName]').fill('Nora Fails')
        await main(at).locator('form button[type=submit]').first().click()
        await shown(at, DATA[language])
      })
    },
  )

  // The server renders the categories, so a client cannot make that call fail; the page contains the text.
  it.each([
    ['en', 'Failed to fetch categories'],
    ['ar', 'تعذّر جلب التصنيفات'],
  ] as const)(
    'ERR-09 SPEC-11 a page in %s carries the text of categories that failed: “%s”',
    async (language, text) => {
      await visit({ language }, async (at) => {
        const scripts: Promise<string>[] = []
        at.page.on('response', (response) => {
          if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text().catch(() => ''))
        })
        await go(at, '/shop')
        await expect.poll(async () => (await Promise.all(scripts)).some((script) => script.includes(text))).toBe(true)
      })
    },
  )
})

describe('SPEC §6 requests of signed-out visitors', () => {
  it('SPEC-24 API-26 without a session a request carries no Authorization', async () => {
    await visit({}, async (at) => {
      const sent = at.page.waitForRequest(/\/api\/Account\/sendresetpassword/)
      await go(at, '/auth/forget-password')
      await main(at).getByRole('textbox').fill('nobody@warda.example')
      await main(at).locator('button[type=submit]').click()
      expect(Object.keys(await (await sent).allHeaders())).not.toContain('authorization')
    })
  })
})

describe('SPEC §8 generic client errors', () => {
  const TEXTS = {
    400: [
      'Something in this request was not right. Please check it and try again.',
      'في الطلب شيء غير صحيح، راجعه وحاول مرة أخرى.',
    ],
    403: ['You don’t have access to this.', 'ليست لديك صلاحية لهذا.'],
    404: ['We couldn’t find what you were looking for.', 'لم نجد ما تبحث عنه.'],
    405: [
      'This can’t be done this way. Please reload the page and try again.',
      'لا يمكن تنفيذ هذا بهذه الطريقة، حدّث الصفحة وحاول مرة أخرى.',
    ],
    network: [
      'No connection. Check your internet and try again; nothing you typed is lost.',
      'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى، ولن يضيع ما كتبته.',
    ],
    // The default timeout is none in the source (spec §7), although it specifies a text for it; ours aborts a call without an answer.
    timeout: [
      'This is taking too long. Please try again; we won’t do it twice.',
      'استغرق الأمر وقتًا طويلًا. حاول مرة أخرى، ولن يتكرر الطلب.',
    ],
    canceled: ['The request was canceled.', 'أُلغي الطلب.'],
  } as const

  async function sendReport(at: Visit): Promise<void> {
    await go(at, '/contact')
    for (const [name, value] of Object.entries({
      name: 'Nora',
      email: 'nora@warda.example',
      phone: '0551234567',
      description: 'The page did not open.',
    }))
      await main(at).locator(`[name=${name}]`).fill(value)
    await main(at).locator('select[name=problemType]').selectOption({ index: 1 })
    await main(at).locator('form button[type=submit]').click()
  }

  for (const [index, language] of (['en', 'ar'] as const).entries()) {
    for (const status of [400, 403, 404, 405] as const)
      it(`ERR-09 ${status} in ${language}: “${TEXTS[status][index]}”`, async () => {
        await visit({ language }, async (at) => {
          await at.page.route('**/api/Report/addreport', (route) => route.fulfill({ status, body: '' }))
          await sendReport(at)
          await at.page
            .getByText(TEXTS[status][index] ?? '')
            .first()
            .waitFor()
        })
      })

    it(`ERR-09 network in ${language}: “${TEXTS.network[index]}”`, async () => {
      await visit({ language }, async (at) => {
        await at.page.route('**/api/Report/addreport', (route) => route.abort())
        await sendReport(at)
        await at.page
          .getByText(TEXTS.network[index] ?? '')
          .first()
          .waitFor()
      })
    })

    it(`ERR-09 timeout in ${language}: “${TEXTS.timeout[index]}”`, async () => {
      await visit({ language, isNew: true }, async (at) => {
        await at.page.clock.install()
        await at.page.route('**/api/Report/addreport', () => undefined)
        const sent = at.page.waitForRequest(/addreport/)
        await sendReport(at)
        await sent
        await at.page.clock.runFor(120_000)
        await at.page
          .getByText(TEXTS.timeout[index] ?? '')
          .first()
          .waitFor()
      })
    })
  }

  // A canceled read is replaced by another one, so its text is never shown, but the page contains it.
  it.each(LANGUAGES)('ERR-09 canceled in %s: a page that calls the server carries the text', async (language) => {
    await visit({ language }, async (at) => {
      const scripts: Promise<string>[] = []
      at.page.on('response', (response) => {
        if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text().catch(() => ''))
      })
      await at.page.route('**/api/Report/addreport', (route) => route.abort())
      await sendReport(at)
      const text = TEXTS.canceled[language === 'en' ? 0 : 1]
      await expect.poll(async () => (await Promise.all(scripts)).some((script) => script.includes(text))).toBe(true)
    })
  })

  it.each([
    ['en', 'We couldn’t find that.'],
    ['ar', 'لم نجد ما تبحث عنه.'],
  ] as const)('ERR-09 an unknown path below /api in %s is 404 with a JSON message “%s”', async (language, message) => {
    const client = new HttpClient()
    client.language = language
    for (const call of ['GET /Nothing/here', 'POST /Account/nothing']) {
      const answer = await client.call(call)
      expect(answer.headers.get('content-type'), call).toMatch(/json/)
      expect({ status: answer.status, message: answer.body.message }, call).toEqual({ status: 404, message })
    }
  })

  it.each([
    ['en', 'This can’t be done that way.'],
    ['ar', 'لا يمكن تنفيذ هذا بهذه الطريقة.'],
  ] as const)(
    'ERR-09 a method that a path does not have in %s is 405 with the message “%s”',
    async (language, message) => {
      const client = new HttpClient()
      client.language = language
      const { status, body } = await client.call('PUT /Account/login')
      expect({ status, message: body.message }).toEqual({ status: 405, message })
    },
  )
})
