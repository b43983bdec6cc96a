import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { pendingSetupCode, setupCode } from './setup-code.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const PASSWORD = 'Lilac!Lane47'
const begin = (on: TestShop, code: string, email = 'owner@example.com') =>
  on.visitor().call('setUpShop', { body: { code, fullName: 'Layla Harbi', email, password: PASSWORD } })

test('ADMIN-03 an empty shop is set up once, with the code that every process computes', async () => {
  const twin = await shop.twin()
  const code = (await pendingSetupCode(shop.context)) ?? ''
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){4}$/)
  expect(await pendingSetupCode(twin.context)).toBe(code)
  expect((await twin.visitor().call('getSetUp')).body).toEqual({ open: true })

  expect((await begin(twin, code.toLowerCase())).status).toBe(200)
  const login = await shop.visitor().call('login', {
    body: { email: 'owner@example.com', password: PASSWORD, rememberMe: true },
  })
  expect(login.body).toMatchObject({ roles: ['Admin'], isEmailConfirmed: true })
  const owner = shop.visitor()
  owner.token = login.body.token
  expect((await owner.call('adminMe')).body).toMatchObject({ fullName: 'Layla Harbi', permissions: null })

  for (const process of [shop, twin]) {
    expect((await process.visitor().call('getSetUp')).body).toEqual({ open: false })
    const again = await begin(process, code, 'second@example.com')
    expect([again.status, again.body.code]).toEqual([409, 'setup.closed'])
    expect(await pendingSetupCode(process.context)).toBeNull()
  }
  const log = await owner.call('getAudit', { query: { action: 'setUpShop' } })
  expect(log.body.data).toMatchObject([{ actor: 'Layla Harbi' }])
})

test('ADMIN-03 of concurrent setups on two processes one succeeds', async () => {
  const twin = await shop.twin()
  const code = await setupCode(shop.context)
  const answers = await Promise.all(
    [shop, twin, shop, twin].map((process, n) => begin(process, code, `owner${n}@example.com`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const admins = await shop.db.selectFrom('app_user').select('id').where('role', '=', 'Admin').execute()
  expect(admins).toHaveLength(1)
})

test('ADMIN-03 accepts the code with spaces for dashes, small letters, Arabic digits', async () => {
  const code = (await setupCode(shop.context)).toLowerCase().replaceAll('-', ' ')
  const copied = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  expect((await begin(shop, ` ${copied} `)).status).toBe(200)
})

test('ADMIN-03 refuses a wrong code, a weak password and too many attempts', async () => {
  const wrong = await begin(shop, 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA')
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([403, 'setup.wrong_code', ['code']])
  const weak = { code: await setupCode(shop.context), fullName: 'Layla', email: 'owner@example.com', password: 'short' }
  expect((await shop.visitor().call('setUpShop', { body: weak })).status).toBe(400)
  const tries = await Promise.all(Array.from({ length: 12 }, () => begin(shop, 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAB')))
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect((await shop.visitor().call('getSetUp')).body.open).toBe(true)
})

test('ADMIN-03 another secret or database has another code, and a shop that had an admin has none', async () => {
  const config = { ...shop.context.config, SECRET: 'another secret that only tests know, long enough' }
  const code = await setupCode(shop.context)
  expect(await setupCode({ ...shop.context, config })).not.toBe(code)
  const other = await openTestShop()
  expect(await setupCode(other.context)).not.toBe(code)
  await other.close()

  const admin = await makeAdmin(shop)
  await shop.db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', admin.userId).execute()
  const refused = await begin(shop, code)
  expect([refused.status, refused.body.code]).toEqual([409, 'setup.closed'])
})
