// SPEC §5: validation runs on blur and change, and errors show only after a field is touched.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, go, useBrowser, type Visit } from './browser.ts'
import { type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, newClient } from './scenario/business.ts'
import { createPng, pdf, png } from './scenario/pictures.ts'

const visit = useBrowser()
let shopper: Person
beforeAll(async () => {
  shopper = await registerAndLogIn()
})

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => page.getByRole('dialog')

describe('SPEC §5 when errors show', () => {
  it.each([
    ['en', 'At least 3 characters, please.', 'At most 50 characters, please.'],
    ['ar', 'اكتب 3 أحرف على الأقل.', 'الحد الأقصى 50 حرفًا.'],
  ] as const)(
    'FORM-01 AUTH-05 in %s nothing while typing at first, “%s” on blur, “%s” on change, nothing once it is right',
    async (language, short, tooLong) => {
      await visit({ language, as: shopper }, async (at) => {
        await go(at, `/setting/${shopper.userId}`)
        const name = main(at).locator('[name=fullName]')
        await expect.poll(() => name.inputValue()).not.toBe('')
        await name.fill('ab')
        expect(await main(at).getByText(short, { exact: true }).count()).toBe(0)
        await name.blur()
        await main(at).getByText(short, { exact: true }).waitFor()
        await name.fill('n'.repeat(51))
        await main(at).getByText(tooLong, { exact: true }).waitFor()
        await name.fill('Nora')
        await main(at).getByText(tooLong, { exact: true }).waitFor({ state: 'detached' })
      })
    },
  )

  it.each([
    [
      'en',
      'Log in or create an account',
      [
        'The phone number must have exactly 11 characters.',
        'Add a capital letter.',
        'The two passwords differ.',
        'This doesn’t look like an email address.',
      ],
    ],
    [
      'ar',
      'تسجيل الدخول أو إنشاء حساب',
      [
        'رقم الجوال يجب أن يتكوّن من 11 خانة بالضبط.',
        'أضف حرفًا لاتينيًا كبيرًا.',
        'كلمتا المرور غير متطابقتين.',
        'هذا لا يبدو بريدًا إلكترونيًا صحيحًا.',
      ],
    ],
  ] as const)(
    'AUTH-01 FORM-01 the register form in %s (%s) says on blur what is wrong: %j',
    async (language, open, texts) => {
      await visit({ language }, async (at) => {
        await go(at, '/about')
        await at.page.getByRole('banner').getByRole('button', { name: open }).click()
        await dialog(at).getByRole('tab').nth(1).click()
        for (const [field, value] of [
          ['phoneNumber', '0551'],
          ['password', 'peony-path-81'],
          ['confirmPassword', 'peony-path-82'],
          ['email', 'nobody'],
        ] as const) {
          await dialog(at).locator(`[name=${field}]`).fill(value)
          await dialog(at).locator(`[name=${field}]`).blur()
        }
        for (const text of texts) await dialog(at).getByText(text, { exact: true }).first().waitFor()
      })
    },
  )

  it.each([
    ['en', 'Please choose a JPEG or PNG picture.', 'The picture may have at most 2 MB.'],
    ['ar', 'اختر صورة بصيغة JPEG أو PNG.', 'حجم الصورة 2 ميغابايت على الأكثر.'],
  ] as const)(
    'FORM-05 the add-manager form in %s refuses another kind of file, “%s”, and a picture above 2,000,000 bytes, “%s”; then it adds the manager',
    async (language, kind, size) => {
      const owner = await newClient()
      const branch = await addBranch(owner)
      await visit({ language, as: owner }, async (at) => {
        await go(at, `/dashboard-user/${owner.userId}/branches/${branch.id}`)
        await main(at)
          .getByRole('button', { name: language === 'en' ? 'Add a manager' : 'أضف مديرًا' })
          .click()
        const file = dialog(at).locator('input[type=file]')
        const choose = ({ bytes, type, name }: ReturnType<typeof png>) =>
          file.setInputFiles({ name, mimeType: type, buffer: bytes })
        await choose(pdf)
        await dialog(at).getByText(kind, { exact: true }).waitFor()
        // Declared as a picture, but a browser cannot decode and shrink it.
        await choose({ ...createPng(2_000_001), bytes: Buffer.alloc(2_000_001, 7) })
        await dialog(at).getByText(size, { exact: true }).waitFor()
        await choose(png())
        for (const [name, value] of Object.entries({
          fullName: 'Mona Form',
          email: `mona.${owner.userId}@warda.example`,
          phoneNumber: '0557778889',
          identityNumber: '1000000008',
          password: 'Dahlia-Path-92',
          confirmPassword: 'Dahlia-Path-92',
        }))
          await dialog(at).locator(`[name=${name}]`).fill(value)
        const sent = at.page.waitForRequest(/\/api\/BranchManager\/adddmanger\//)
        await dialog(at).locator('button[type=submit]').click()
        expect((await sent).method()).toBe('POST')
        await expectToast(at, language === 'en' ? 'Manger Branch added successfully' : 'أُضيف مدير الفرع بنجاح')
      })
    },
  )
})
