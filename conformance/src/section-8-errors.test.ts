// SPEC §8 the error catalogue: messages of failures and successes.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, go, mainText, useBrowser, type Visit } from './browser.ts'
import { inBothLanguages } from './facts.ts'
import { type Body, HttpClient, type Language, type Send, succeed } from './http-client.ts'
import { logInAs, newAccount, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, branchForm, newClient } from './scenario/business.ts'
import { moveTo, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let shopper: Person
let owner: Person
let driver: Person
let started: Body
beforeAll(async () => {
  shopper = await registerAndLogIn()
  driver = await logInAs('ShippingEmployee')
  owner = await newClient()
  started = await placeOrder(shopper, 'cash')
  await moveTo(driver, started.id, 5)
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function openRegister(at: Visit): Promise<void> {
  await go(at, '/about')
  await at.page.getByRole('banner').getByRole('button', { name: 'Log in or create an account' }).click()
  await dialog(at).getByRole('tab').nth(1).click()
  const { fullName, email, phoneNumber, password } = newAccount()
  for (const [name, value] of Object.entries({ fullName, email, phoneNumber, password, confirmPassword: password }))
    await dialog(at).locator(`[name=${name}]`).fill(value)
  await dialog(at).getByRole('checkbox').last().check()
  await dialog(at).locator('button[type=submit]').click()
}

describe('SPEC §8 register failure, as an error toast', () => {
  it.each([
    [
      'an array of items with description: concatenated',
      [{ description: 'One.' }, { description: 'Two.' }],
      /One\.\s?Two\./,
    ],
    ['an array of strings: joined with commas', ['one', 'two'], /one,\s?two/],
    ['otherwise the message', { message: 'Please use another name.' }, /^Please use another name\.$/],
    ['or raw data', 'raw words', /^raw words$/],
  ])('ERR-01 %s', async (_case, answer, expected) => {
    await visit({}, async (at) => {
      await at.page.route('**/api/Account/register', (route) =>
        route.fulfill(
          typeof answer === 'string'
            ? { status: 400, body: answer, contentType: 'text/plain' }
            : { status: 400, json: answer },
        ),
      )
      await openRegister(at)
      await expect.poll(() => at.toasts.some(({ text, kind }) => kind === 'error' && expected.test(text))).toBe(true)
    })
  })
})

describe('SPEC §8 save failure', () => {
  async function addBranchAnswered(at: Visit, answer: Body): Promise<void> {
    await at.page.route('**/api/Branch/addbranch/**', (route) =>
      route.fulfill(
        typeof answer === 'string'
          ? { status: answer === '' ? 500 : 400, body: answer, contentType: 'text/plain' }
          : { status: 400, json: answer },
      ),
    )
    await go(at, `/dashboard-user/${owner.userId}/branches`)
    await main(at)
      .getByRole('button')
      .filter({ hasText: /branch|فرع/ })
      .first()
      .click()
    const form = branchForm('Refused branch')
    for (const name of ['branchName', 'address', 'phoneNumber', 'openingHours', 'employeeCount'])
      await dialog(at).locator(`[name=${name}]`).fill(String(form[name]))
    await dialog(at).locator('button[type=submit]').click()
  }

  it.each([
    [
      'an errors map: its message arrays joined with “ | ”',
      { errors: { a: ['One.'], b: ['Two.', 'Three.'] } },
      'One. | Two. | Three.',
    ],
    ['otherwise the message', { message: 'The branch is refused.' }, 'The branch is refused.'],
    ['or the body', 'The branch is refused in plain text.', 'The branch is refused in plain text.'],
  ])('ERR-03 %s', async (_case, answer, expected) => {
    await visit({ as: owner }, async (at) => {
      await addBranchAnswered(at, answer)
      await expectToast(at, expected, 'error')
    })
  })

  it.each([
    ['en', 'Failed to save data. Please try again.'],
    ['ar', 'تعذّر حفظ البيانات، حاول مرة أخرى.'],
  ] as const)('ERR-07 ERR-03 a generic save failure in %s: “%s”', async (language, text) => {
    await visit({ language, as: owner }, async (at) => {
      await addBranchAnswered(at, '')
      await expectToast(at, text)
    })
  })
})

describe('SPEC §8 cart and shop', () => {
  const add = (at: Visit) =>
    main(at)
      .getByRole('button', { name: at.language === 'en' ? 'Add to cart' : 'أضف إلى السلة', exact: true })
      .first()

  it.each([
    ['en', 'Please login to add to cart'],
    ['ar', 'سجّل الدخول لإضافة المنتج إلى السلة'],
  ] as const)('ERR-05 adding to the cart signed out in %s: “%s”, with the login form', async (language, text) => {
    await visit({ language }, async (at) => {
      await go(at, '/product/1')
      await add(at).click()
      await at.page.getByText(text, { exact: true }).first().waitFor()
      await dialog(at).locator('[name=password]').waitFor()
    })
  })

  it.each([
    ['en', 'Not allowed to add to cart'],
    ['ar', 'غير مسموح لك بالإضافة إلى السلة'],
  ] as const)('ERR-05 adding to the cart as delivery staff in %s: “%s”', async (language, text) => {
    await visit({ language, as: driver }, async (at) => {
      await go(at, '/product/1')
      await add(at).click()
      await expectToast(at, text)
    })
  })

  it.each([
    ['en', 'Failed to add product to cart'],
    ['ar', 'تعذّرت إضافة المنتج إلى السلة'],
  ] as const)('ERR-05 a failure in %s: “%s”', async (language, text) => {
    await visit({ language, as: shopper }, async (at) => {
      await at.page.route('**/api/Cart/addtocart/**', (route) => route.fulfill({ status: 500, body: '' }))
      await go(at, '/product/1')
      await add(at).click()
      await expectToast(at, text)
    })
  })

  it.each([
    ['en', 'Out of stock'],
    ['ar', 'نفدت الكمية'],
  ] as const)('ERR-05 the last piece is sold while the page is open, in %s: “%s”', async (language, text) => {
    const person = await registerAndLogIn()
    const admin = await logInAs('Admin')
    const { data } = await succeed(admin.client, 'GET /Product/getallproducts', { query: { page: 2 } })
    // A product that no other file orders.
    const { id, defaultVariantId: variantId } = data.at(-1)
    const changeStock = async (change: number): Promise<number> => {
      const json = { variantId, change, reason: 'countDifference' }
      return (await succeed(admin.client, 'POST /Admin/stock', { json })).onHand
    }
    await visit({ language, as: person }, async (at) => {
      await go(at, `/product/${id}`)
      const onHand = await changeStock(1)
      await changeStock(-onHand)
      try {
        await add(at).click()
        await expectToast(at, text)
        person.client.language = language
        const json = { variantId, quntity: 1 }
        const { status, body } = await person.client.call(`POST /Cart/addtocart/${person.userId}`, { json })
        expect({ status, message: body.message }).toEqual({ status: 409, message: text })
      } finally {
        await changeStock(onHand - 1)
      }
    })
  })

  it.each([
    ['en', 'Please login to add to cart', 'You must be logged in to add a review.', 'Not allowed to add to cart'],
    ['ar', 'سجّل الدخول أولًا لتضيف إلى السلة', 'سجّل الدخول أولًا لتكتب تقييمًا.', 'لا يمكن لهذا الحساب الإضافة إلى السلة'],
  ] as const)(
    'ERR-05 FORM-03 messages of the server in %s: “%s”, “%s”, “%s”',
    async (language, cart, review, notAllowed) => {
      const client = new HttpClient()
      client.language = language
      const message = async (call: string, send: Send, sender = client) => (await sender.call(call, send)).body.message
      const item = { json: { variantId: 1, quntity: 1 } }
      expect(await message(`POST /Cart/addtocart/${shopper.userId}`, item)).toBe(cart)
      expect(await message('POST /Review/addreview/1', { json: { description: 'Fresh for a week.', stars: 5 } })).toBe(
        review,
      )
      driver.client.language = language
      expect(await message(`POST /Cart/addtocart/${driver.userId}`, item, driver.client)).toBe(notAllowed)
      driver.client.language = 'en'
    },
  )

  it.each([
    ['en', 'You must be logged in to add a review.'],
    ['ar', 'يجب تسجيل الدخول لإضافة تقييم.'],
  ] as const)('FORM-03 ERR-05 writing a review signed out in %s: “%s”', async (language, text) => {
    await visit({ language }, async (at) => {
      await go(at, '/product/1')
      await main(at)
        .getByRole('button', { name: language === 'en' ? 'Write a review' : 'اكتب تقييمًا', exact: true })
        .click()
      await at.page.getByText(text, { exact: true }).first().waitFor()
    })
  })
})

describe('SPEC §8 delivery', () => {
  const ORDER_MISSING = { en: 'Error: Branch ID or Order ID not found', ar: 'خطأ: لم نجد رقم الفرع أو رقم الطلب' }
  const FILL_CONFIRMATION = { en: 'please fill all fields', ar: 'يرجى تعبئة جميع الحقول' }
  const FILL_FORM = { en: 'Please fill all the fields', ar: 'يرجى تعبئة جميع الحقول' }

  const rows: { id: string; call: string; send: () => Send; status: number; text: Record<Language, string> }[] = [
    {
      id: 'ERR-07',
      call: 'PATCH Order/updateOrderStage',
      send: () => ({ query: { orderId: NOBODY, orderStage: 5 } }),
      status: 404,
      text: ORDER_MISSING,
    },
    {
      id: 'ERR-07',
      call: 'POST /ShippingEmployee/addpaymentOrderpartly/{userId}',
      send: () => ({ json: { orderId: NOBODY, amount: 10, payPartOrall: 0 } }),
      status: 404,
      text: ORDER_MISSING,
    },
    {
      id: 'ERR-07',
      call: 'POST /ShippingEmployee/add-postponed-payment',
      send: () => ({ json: { orderId: NOBODY, postPondOrMonthly: 0, userId: shopper.userId } }),
      status: 404,
      text: ORDER_MISSING,
    },
    {
      id: 'ERR-07 API-15',
      call: 'GET ShippingEmployee/sendconfirmDelivry',
      send: () => ({ query: { userId: '', orderId: '' } }),
      status: 400,
      text: FILL_CONFIRMATION,
    },
    {
      id: 'ERR-07 API-17',
      call: 'POST /ShippingEmployee/addpaymentOrderpartly/{userId}',
      send: () => ({ json: { orderId: started.id } }),
      status: 400,
      text: FILL_FORM,
    },
    {
      id: 'ERR-07 API-16',
      call: 'PATCH Order/confirmDelivery',
      send: () => ({ query: { userId: '', orderId: '', email: '' } }),
      status: 400,
      text: { en: 'Invalid order details provided.', ar: 'بيانات الطلب غير صحيحة.' },
    },
  ]
  for (const { id, call, send, status, text, language } of inBothLanguages(rows)) {
    it(`${id} ${call} in ${language}: ${status} “${text[language]}”`, async () => {
      driver.client.language = language
      const answer = await driver.client.call(call.replace('{userId}', driver.userId), send())
      driver.client.language = 'en'
      expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message: text[language] })
    })
  }

  it.each([
    ['en', 'Please fill all the fields', 'Manual payment', 'Record payment'],
    ['ar', 'يرجى تعبئة جميع الحقول', 'دفعة يدوية', 'تسجيل الدفعة'],
  ] as const)('ERR-07 FORM-07 an empty payment form in %s: “%s”', async (language, text, open, send) => {
    await visit({ language, as: driver }, async (at) => {
      await at.page.goto(`/dashboard-delivery/${driver.userId}`)
      await at.page.getByRole('tab').nth(1).click()
      await at.page.getByRole('search').getByRole('textbox').fill(started.orderNumber)
      const card = at.page.getByRole('article').filter({ hasText: `#${started.orderNumber}` })
      await card.getByRole('button').filter({ hasText: open }).click()
      await dialog(at).locator('input[name=amount]').fill('')
      await dialog(at).getByRole('button', { name: send }).click()
      await expectToast(at, text)
    })
  })
})

describe('SPEC §8 success texts', () => {
  it.each([
    ['en', 'Data updated successfully'],
    ['ar', 'تم تحديث البيانات بنجاح'],
  ] as const)('ERR-08 saving the settings in %s: “%s”', async (language, text) => {
    const person = await registerAndLogIn()
    await visit({ language, as: person }, async (at) => {
      await go(at, `/setting/${person.userId}`)
      await expect.poll(() => main(at).locator('[name=fullName]').inputValue()).not.toBe('')
      await main(at).locator('[name=fullName]').fill('Nora Saved')
      await main(at).locator('form button[type=submit]').first().click()
      await expectToast(at, text)
      expect(getPath(at.page)).toBe(`/setting/${person.userId}`)
    })
  })

  it('ERR-08 “otherwise the server message”: the success toast shows the message of the answer', async () => {
    const branch = await addBranch(owner, 'Edited branch')
    const answer = await succeed(owner.client, `PATCH /Branch/updatebranch/${branch.id}`, {
      json: branchForm('Edited'),
    })
    expect(answer.message).toBe('Data updated successfully')
    await visit({ as: owner }, async (at) => {
      await at.page.route('**/api/Branch/addbranch/**', async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          json: { ...(await response.json()), message: 'The message of the server.' },
        })
      })
      await go(at, `/dashboard-user/${owner.userId}/branches`)
      await main(at).getByRole('button', { name: 'Add a branch' }).click()
      const form = branchForm('Branch with a message')
      for (const name of ['branchName', 'address', 'phoneNumber', 'openingHours', 'employeeCount'])
        await dialog(at).locator(`[name=${name}]`).fill(String(form[name]))
      await dialog(at).locator('button[type=submit]').click()
      await expectToast(at, 'The message of the server.')
      expect(await mainText(at)).toContain('Branch with a message')
    })
  })
})
