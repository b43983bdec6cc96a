import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('LANG-02 API-06 the chosen language is stored for the mails of a signed-in user', async () => {
  const user = await makeUser(shop)
  const { status } = await user.visitor.call('setLanguage', { body: { culture: 'ar' } })
  expect(status).toBe(200)
  await shop.visitor({ language: 'en' }).call('sendResetPassword', { query: { email: user.email } })
  const [mail] = await shop.mails(user.email)
  expect(mail).toMatchObject({ language: 'ar', subject: 'إعادة تعيين كلمة المرور في وردة' })
  expect(mail?.body_text).toContain('lng=ar')
})

test('LANG-02 anybody may choose; another language is refused', async () => {
  expect((await shop.visitor().call('setLanguage', { body: { culture: 'en' } })).status).toBe(200)
  const other = await shop.visitor().call('setLanguage', { body: { culture: 'fr' } })
  expect(other).toMatchObject({ status: 400, body: { errors: { culture: [expect.any(String)] } } })
})

test('LANG-03 messages follow the order of Accept-Language, English otherwise', async () => {
  const said = async (header: string | null) => {
    const visitor = shop.visitor()
    const headers: Record<string, string> = header === null ? { 'accept-language': '' } : { 'accept-language': header }
    const answer = await visitor.call('login', { body: { email: 'x', password: 'y' }, headers })
    return [answer.headers.get('content-language'), /[\u0600-\u06FF]/.test(answer.body.message)]
  }
  expect(await said('ar')).toEqual(['ar', true])
  expect(await said('ar-SA,en;q=0.5')).toEqual(['ar', true])
  expect(await said('fr, en;q=0.4, ar;q=0.8')).toEqual(['ar', true])
  expect(await said('en-GB,ar;q=0.9')).toEqual(['en', false])
  expect(await said('fr')).toEqual(['en', false])
  expect(await said('../../etc/passwd')).toEqual(['en', false])
  expect(await said(null)).toEqual(['en', false])
})
