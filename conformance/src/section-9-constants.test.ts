// SPEC §1 marketing and §9 constants that no form shows: delivery, points, welcome discount, lists. Limits of fields: section 5.
import { beforeAll, describe, expect, it } from 'vitest'
import { go, mainText, plain, useBrowser } from './browser.ts'
import { type Body, HttpClient, succeed } from './http-client.ts'
import { confirmEmail, logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { fillCart, orderBody, placeOrder } from './scenario/orders.ts'

const visit = useBrowser()
let days: Body
let shopper: Person
beforeAll(async () => {
  days = await succeed(new HttpClient(), 'GET /Delivery/getdays')
  shopper = await registerAndLogIn()
})

const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
const FRIDAY = 5

describe('SPEC §1 delivery', () => {
  it('BIZ-01 the radius is 25 miles and the freshness guarantee 7 days', () => {
    expect(days).toMatchObject({ radiusMiles: 25, freshnessDays: 7 })
  })

  it('BIZ-01 same-day delivery is for orders before 2 PM in Riyadh', () => {
    if (days.sameDayUntil === null) {
      // After 2 PM or on a Friday nothing can be ordered for today.
      const today = days.days.find((day: Body) => day.date === days.today)
      expect(today?.slots.some((slot: Body) => slot.state === 'open') ?? false).toBe(false)
    } else {
      // Riyadh is three hours ahead of UTC all year.
      expect(days.sameDayUntil).toBe(`${days.today}T11:00:00.000Z`)
    }
  })

  it('BIZ-01 Friday is closed; Saturday to Thursday windows begin at 9:00 and the last one ends at 20:00, when the shop closes', () => {
    expect(new Set(days.days.map((day: Body) => weekday(day.date))).size).toBe(7)
    for (const { date, open, slots } of days.days) {
      // Today is no longer open after its ordering deadline.
      if (date !== days.today) expect(open, date).toBe(weekday(date) !== FRIDAY)
      if (weekday(date) === FRIDAY) expect(slots, date).toEqual([])
      else expect([slots[0].start, slots.at(-1).end], date).toEqual(['09:00', '20:00'])
    }
  })

  it.each([
    ['en', 'We’re closed that day. Please choose another.', 'This address is outside our delivery area.'],
    ['ar', 'نحن مغلقون في ذلك اليوم. اختر يومًا آخر.', 'هذا العنوان خارج نطاق التوصيل.'],
  ] as const)(
    'BIZ-01 in %s an order for a Friday is refused, “%s”, and one beyond 25 miles as well, “%s”',
    async (language, closed, far) => {
      await fillCart(shopper)
      const body = await orderBody(shopper, 'cash')
      const place = async (change: Body) => {
        shopper.client.language = language
        const answer = await shopper.client.call(`POST /Order/addorder/${shopper.userId}`, {
          json: { ...body, ...change },
        })
        shopper.client.language = 'en'
        return { status: answer.status, message: answer.body.message }
      }
      const friday = days.days.find((day: Body) => weekday(day.date) === FRIDAY && day.date !== days.today)
      expect(await place({ deliveryDate: friday.date })).toEqual({ status: 400, message: closed })
      const { latitude, longitude } = days.shop
      // A degree of latitude is 69 miles: 24 and 26 miles north of the shop.
      const at = (miles: number) => ({
        deliveryAddress: { ...body.deliveryAddress, latitude: latitude + miles / 69.05, longitude },
      })
      expect(await place(at(26))).toEqual({ status: 400, message: far })
      expect((await place(at(24))).status).toBe(200)
    },
  )

  it.each([
    ['en', ['2 PM', '7 days', '37 cities', '9 countries'], 'Saturday to Thursday, 9 AM – 8 PM. Closed Friday.'],
    ['ar', ['2 م', '7 أيام', '37 مدينة', '9 دول'], 'من السبت إلى الخميس، 9 ص – 8 م. الجمعة مغلق.'],
  ] as const)('BIZ-01 SPEC-12 the claims are shown in %s: %j and “%s”', async (language, claims, hours) => {
    await visit({ language }, async (at) => {
      await go(at, '/about')
      const text = await mainText(at)
      for (const claim of claims) expect(text).toContain(claim)
      expect(plain(await at.page.getByRole('contentinfo').innerText())).toContain(hours)
    })
  })
})

describe('SPEC §9 welcome discount', () => {
  it('BIZ-03 15 percent once, on the first order only', async () => {
    const person = await registerAndLogIn()
    const { welcomeCode } = await confirmEmail(person)
    expect(welcomeCode).toMatch(/^WARDA-[A-Z0-9]{6}$/)
    await fillCart(person)
    const json = { couponCode: welcomeCode }
    const quote = () => succeed(person.client, `POST /Order/quote/${person.userId}`, { json })
    const { subtotal, discount, coupon } = await quote()
    expect(coupon).toMatchObject({ percent: 15, problem: null })
    expect(discount).toBeCloseTo(subtotal * 0.15, 1)
    const order = { ...(await orderBody(person, 'online')), couponCode: welcomeCode }
    await succeed(person.client, `POST /Order/addorder/${person.userId}`, { json: order })
    await fillCart(person)
    const again = await quote()
    expect(again.coupon.problem).toEqual(expect.any(String))
    expect(again.discount).toBe(0)
  })

  it('BIZ-03 another buyer cannot use the code', async () => {
    const person = await registerAndLogIn()
    const { welcomeCode } = await confirmEmail(person)
    await fillCart(shopper)
    const json = { couponCode: welcomeCode }
    const { coupon, discount } = await succeed(shopper.client, `POST /Order/quote/${shopper.userId}`, { json })
    expect(coupon.problem).toEqual(expect.any(String))
    expect(discount).toBe(0)
  })
})

describe('SPEC §9 loyalty and lists', () => {
  it('BIZ-02 the rules on the wire: 100 earns 10, 200 earns 20, 1000 earns 100', async () => {
    const { rules } = await succeed(shopper.client, `GET /User/getAllLoyaltyPoints/${shopper.userId}`)
    expect(rules).toEqual([
      { amount: 100, points: 10 },
      { amount: 200, points: 20 },
      { amount: 1000, points: 100 },
    ])
  })

  it('DELIV-02 SPEC-13 the board’s page has 5 orders: pageSize 5 answers five with page, pageCount and total', async () => {
    const driver = await logInAs('ShippingEmployee')
    for (let count = 0; count < 6; count++) await placeOrder(shopper, 'cash')
    const call = `GET ShippingEmployee/getAllOrderToemployee/${driver.userId}`
    const body = await succeed(driver.client, call, { query: { stage: 2, page: 1, pageSize: 5 } })
    expect(body.data).toHaveLength(5)
    expect(body).toMatchObject({ page: 1, pageCount: Math.ceil(body.total / 5) })
  })

  it.each([
    ['GET /Order/getAllOrdersToUser/{self}/0', 'Shopper'],
    ['GET ShippingEmployee/getAllOrderToemployee/{self}', 'ShippingEmployee'],
  ] as const)(
    'SPEC-13 %s answers the first 100 without paging, and pages with page and pageSize (decisions §9)',
    async (call, role) => {
      const person = role === 'Shopper' ? shopper : await logInAs(role)
      const address = call.replace('{self}', person.userId)
      const all = await succeed(person.client, address)
      expect(all).toMatchObject({ page: 1, pageCount: Math.ceil(all.total / 100) })
      expect(all.data).toHaveLength(Math.min(all.total, 100))
      const some = await succeed(person.client, address, { query: { page: 2, pageSize: 2 } })
      expect(some.page).toBe(2)
      expect(some.data).toHaveLength(2)
    },
  )

  it('SPEC-14 money is SAR with two decimals; the dollar sign of the source is not shown (decisions §2)', async () => {
    await visit({ as: shopper }, async (at) => {
      await go(at, `/orders/${shopper.userId}`)
      await expect.poll(() => mainText(at)).toMatch(/SAR [\d,]+\.\d\d\b/)
      for (const path of ['/', '/shop', '/cart', `/loyalty/${shopper.userId}`]) {
        await go(at, path)
        expect(await mainText(at)).not.toMatch(/\$\s?\d|\d\s?\$/)
      }
    })
  })

  it('SPEC-15 unfinished payment calls on a placeholder base are unreachable: they do not exist', async () => {
    const client = new HttpClient()
    for (const call of [
      'POST /payments/process',
      'POST /payments/schedule',
      'GET /customers/1/debts',
      'POST /debts/1/payment',
    ])
      expect((await client.call(call)).status, call).toBe(404)
  })
})
