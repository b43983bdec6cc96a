import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { countFailure } from './login-alarm.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A log that records its messages. */
function listen() {
  const heard: Record<string, unknown>[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void heard.push(JSON.parse(line)) })
  return { heard, log }
}

test('H41 counts wrong passwords over all accounts and addresses, and no correct ones', async () => {
  const user = await makeUser(shop)
  const owner = await makeUser(shop, { role: 'Admin' })
  const alarm = async () => (await owner.visitor.call('shopOverview')).body.wrongPasswords
  const counted = async () =>
    (await shop.db.selectFrom('rate_bucket').select('hits').where('key', '=', 'password:failed').execute()).reduce(
      (sum, { hits }) => sum + hits,
      0,
    )
  const login = (email: string, password: string, at: number) =>
    shop.visitor({ ip: `10.9.0.${at}` }).call('login', { body: { email, password } })
  expect((await login(user.email, user.password, 1)).status).toBe(200)
  expect(await counted()).toBe(0)
  await login(user.email, 'Wrong-Password-9', 2)
  await login('nobody@example.com', 'Wrong-Password-9', 3)
  expect(await counted()).toBe(2)
  expect(await alarm()).toBe(null)

  const { heard, log } = listen()
  await Promise.all(Array.from({ length: 97 }, () => countFailure({ db: shop.db, log })))
  expect(heard).toEqual([])
  await Promise.all(Array.from({ length: 30 }, () => countFailure({ db: shop.db, log })))
  expect(heard).toMatchObject([{ level: 50, failures: 100, msg: 'unusually many wrong passwords' }])
  expect(JSON.stringify(heard)).not.toContain('@')
  expect(await alarm()).toBe(129)
})
