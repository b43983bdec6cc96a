import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { REGISTRATIONS_PER_HOUR: '5' } })
})
afterAll(() => shop.close())

const register = (at: number, ip: string, rest: object = {}) =>
  shop.visitor({ ip }).call('register', {
    body: {
      fullName: 'Nora Salem',
      email: `nora${at}@example.com`,
      phoneNumber: '05512345678',
      password: 'Peony-Path-81',
      confirmPassword: 'Peony-Path-81',
      acceptTerms: true,
      ...rest,
    },
  })

describe('H44 registrations from one IP address', () => {
  test('are limited to five an hour; a taken address counts, an invalid form does not', async () => {
    const ip = '10.5.0.1'
    for (let at = 0; at < 8; at++)
      expect((await register(at, ip, { confirmPassword: 'Other-Path-81' })).status).toBe(400)
    for (let at = 0; at < 4; at++) expect((await register(at, ip)).status).toBe(200)
    const taken = await register(0, ip)
    expect(taken).toMatchObject({ status: 409, body: [{ code: 'email.taken' }] })
    const sixth = await register(5, ip)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    // Further requests about taken addresses are refused, too.
    expect((await register(0, ip)).status).toBe(429)
    expect((await register(5, '10.5.0.2')).status).toBe(200)
  })

  test('let no more than five of many concurrent ones through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => register(100 + at, '10.5.0.3')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  test('have a higher limit when configured, and in the demo', () => {
    const shared = {
      DATABASE_URL: 'postgres://x',
      SECRET: 'a secret that only tests know, long enough',
      NODE_ENV: 'test',
    }
    const read = (environment: Record<string, string>) =>
      readConfig({ ...shared, ...environment }).REGISTRATIONS_PER_HOUR
    expect(read({})).toBe(undefined)
    expect(read({ DEMO: '1' })).toBe(30)
    expect(read({ REGISTRATIONS_PER_HOUR: '200' })).toBe(200)
    expect(() => read({ REGISTRATIONS_PER_HOUR: '0' })).toThrow('REGISTRATIONS_PER_HOUR')
  })
})
