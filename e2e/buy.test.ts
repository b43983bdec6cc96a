import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { addAndRegister, checkOut, confirmEmail, expectPaid, findBouquet, pay, shopper } from './buy.ts'
import { newPerson } from './new-person.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const VISITS: [Language, Screen][] = [
  ['en', 'phone'],
  ['ar', 'phone'],
  ['en', 'desktop'],
  ['ar', 'desktop'],
]

describe('a person buys a bouquet', () => {
  it.each(VISITS)(
    'in %s on a %s: home, product, register, cart, checkout, paid, mail (ROUTE-01 ROUTE-04 ROUTE-06 ROUTE-09 ROUTE-13 ROUTE-15 ORDERS-04 ORDERS-06 SHELL-08 BIZ-03 LANG-01)',
    async (language, screen) => {
      await withBrowser({ language, screen }, async (visit) => {
        const guest = shopper(visit.page, server.url, language, screen, newPerson(language))
        await findBouquet(guest)
        await addAndRegister(guest)
        const code = await confirmEmail(guest)
        await checkOut(guest, code)
        const number = await pay(guest)
        await expectPaid(guest, number)
        expect(visit.pageErrors).toEqual([])
      })
    },
  )
})
