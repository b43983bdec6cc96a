// SPEC §7 "Other": the calls of a shopper: language, orders, payment, points, public data, password, and the calls not shown.
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallFact, checkCalls } from './call-facts.ts'
import { type Body, HttpClient, succeed } from './http-client.ts'
import { below, type Read } from './reads.ts'
import { logIn, logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { approveAtBank, fillCart, moveTo, orderBody, payOnline, placeOrder } from './scenario/orders.ts'

let buyer: Person
let productId: number

beforeAll(async () => {
  buyer = await registerAndLogIn()
  const { data } = await succeed(buyer.client, 'GET /Product/getallproducts')
  productId = data[0].id
})

const self = () => ({ path: { userId: buyer.userId } })

/** SPEC §3 "Order (shopper view)": the delivery view plus quntity (spelled so), orderStatus, isPostponed; number, delivery date, items. */
const SHOPPER_ORDER: Read[] = [
  'id: text',
  'userId: text',
  'user.fullName: text',
  'user.phoneNumber: text',
  'user.email: text',
  'branch: object?',
  'totalBalance: money',
  'createdAt: instant',
  'orderStage: whole',
  'quntity: whole',
  'orderStatus: whole',
  'isPostponed: flag',
  'orderNumber: text',
  'deliveryDate: text',
  'items: list',
  'items[].quntity: whole',
]

const facts: CallFact[] = [
  {
    id: 'API-06',
    call: 'POST /Language/set-language',
    note: '{culture: "ar"}; the response is only logged',
    as: () => buyer.client,
    given: () => ({ json: { culture: 'ar' } }),
    reads: [': object'],
  },
  {
    id: 'API-06',
    call: 'POST /Language/set-language',
    note: '{culture: "en"}, signed out as well',
    as: () => new HttpClient(),
    given: () => ({ json: { culture: 'en' } }),
    reads: [': object'],
  },
  {
    id: 'API-21',
    call: 'GET /User/getAllLoyaltyPoints/{userId}',
    note: 'before any order',
    as: () => buyer.client,
    given: self,
    reads: ['data: list', 'points: whole'],
  },
  {
    id: 'API-22',
    call: 'POST /Order/addorder/{id}',
    note: 'the server-side cart (decisions §4)',
    as: () => buyer.client,
    given: async () => {
      await fillCart(buyer, 2)
      return { path: { id: buyer.userId }, json: await orderBody(buyer, 'online') }
    },
    reads: ['message: text'],
  },
  {
    id: 'API-22',
    call: 'GET /Order/getAllOrdersToUser/{userId}/{clientId}',
    note: 'clientId 0 for a shopper',
    as: () => buyer.client,
    given: async () => {
      await placeOrder(buyer, 'cash')
      return { path: { userId: buyer.userId, clientId: 0 } }
    },
    reads: ['data: list', ...below('data[].', SHOPPER_ORDER)],
  },
  {
    id: 'API-22',
    call: 'PATCH /Order/rejectorder/{userId}/{orderId}',
    as: () => buyer.client,
    given: async () => ({ path: { userId: buyer.userId, orderId: (await placeOrder(buyer, 'online')).id } }),
    reads: ['message: text'],
    message: { en: 'Order canceled successfully', ar: 'تم إلغاء الطلب بنجاح' },
  },
  {
    id: 'API-23',
    call: 'POST /PayMent/addpayment/{userId}/{orderId}',
    note: 'no body',
    as: () => buyer.client,
    given: async () => ({ path: { userId: buyer.userId, orderId: (await placeOrder(buyer, 'online')).id } }),
    reads: ['link: link', 'mopileUrl: link', 'qrUrl: text'],
  },
  {
    id: 'API-23',
    call: 'GET /PayMent/confirm-payment/{orderId}/{trNumber}',
    note: 'a payment that the bank has approved',
    as: () => new HttpClient(),
    given: async () => {
      const { id } = await placeOrder(buyer, 'online')
      return { path: { orderId: id, trNumber: await approveAtBank(buyer, id) } }
    },
    reads: ['isSuccess: true', 'message: text'],
  },
  {
    id: 'API-25',
    call: 'GET /User/getPublicDataUser/{userId}',
    as: () => buyer.client,
    given: self,
    reads: ['data.fullName: text', 'data.email: text', 'data.phoneNumber: text'],
  },
  {
    id: 'API-25',
    call: 'PATCH /User/updatePublicDataUser/{userId}',
    note: 'fullName, email, phoneNumber',
    as: () => buyer.client,
    given: () => ({
      ...self(),
      json: { fullName: 'Nora Renamed', email: buyer.account.email, phoneNumber: '+966551234567' },
    }),
    reads: ['message: text'],
    message: { en: 'Data updated successfully', ar: 'تم تحديث البيانات بنجاح' },
    also: async () => {
      const { data } = await succeed(buyer.client, `GET /User/getPublicDataUser/${buyer.userId}`)
      expect(data).toMatchObject({ fullName: 'Nora Renamed', phoneNumber: '+966551234567' })
    },
  },
]

checkCalls('SPEC §7 Other, shopper', facts)

describe('SPEC §7 Other, shopper, in more detail', () => {
  it.each([
    ['en', 'Password changed successfully'],
    ['ar', 'تم تغيير كلمة المرور بنجاح'],
  ] as const)(
    'API-24 PATCH /User/changepassord/{userId}: email, userId, oldPassword, newPassword, confirmPassword, in %s “%s”; the new password logs in',
    async (language, message) => {
      const person = await registerAndLogIn()
      person.client.language = language
      const { email, password } = person.account
      const json = {
        email,
        userId: person.userId,
        oldPassword: password,
        newPassword: 'Dahlia#Path-9',
        confirmPassword: 'Dahlia#Path-9',
      }
      const answer = await person.client.call(`PATCH /User/changepassord/${person.userId}`, { json })
      expect(answer).toMatchObject({ status: 200, body: { message } })
      await logIn({ ...person.account, password: 'Dahlia#Path-9' })
      expect((await new HttpClient().call('POST /Account/login', { json: { email, password } })).status).toBe(400)
    },
  )

  it('API-06 any other culture is refused', async () => {
    const { status } = await new HttpClient().call('POST /Language/set-language', { json: { culture: 'fr' } })
    expect(status).toBe(400)
  })

  it('API-22 BIZ-04 a new order has stage 0 and status 0, is in progress (2) with waitingPaid (2) on agreed terms, delivery stage 4, then 6, then 7 with status 3', async () => {
    const driver = await logInAs('ShippingEmployee')
    const person = await registerAndLogIn()
    const read = async (id: string) => {
      const { data } = await succeed(person.client, `GET /Order/getAllOrdersToUser/${person.userId}/0`)
      const { orderStage, orderStatus } = data.find((order: Body) => order.id === id)
      return [orderStage, orderStatus]
    }
    const { id } = await placeOrder(person, 'online')
    expect(await read(id)).toEqual([0, 0])
    await payOnline(person, id)
    // Decisions §12: a paid order under way keeps status 3.
    expect(await read(id)).toEqual([2, 3])
    await moveTo(driver, id, 5)
    expect(await read(id)).toEqual([4, 3])
    await moveTo(driver, id, 6)
    expect(await read(id)).toEqual([6, 3])
    const query = { userId: person.userId, orderId: id, email: person.account.email }
    await succeed(person.client, 'PATCH Order/confirmDelivery', { query })
    expect(await read(id)).toEqual([7, 3])
  })

  it('API-22 BIZ-04 an order under way that owes money has status 2, and a canceled one stage 5 and status 1', async () => {
    const driver = await logInAs('ShippingEmployee')
    const cash = await placeOrder(buyer, 'cash')
    await moveTo(driver, cash.id, 5)
    const pending = await placeOrder(buyer, 'online')
    await succeed(buyer.client, `PATCH /Order/rejectorder/${buyer.userId}/${pending.id}`)
    const { data } = await succeed(buyer.client, `GET /Order/getAllOrdersToUser/${buyer.userId}/0`)
    const states = Object.fromEntries(data.map((o: Body) => [o.id, [o.orderStage, o.orderStatus]]))
    expect(states[cash.id]).toEqual([4, 2])
    expect(states[pending.id]).toEqual([5, 1])
  })

  it('API-22 an order that is not pending any more is not rejected: 409', async () => {
    const driver = await logInAs('ShippingEmployee')
    const { id } = await placeOrder(buyer, 'cash')
    await moveTo(driver, id, 5)
    const { status } = await buyer.client.call(`PATCH /Order/rejectorder/${buyer.userId}/${id}`)
    expect(status).toBe(409)
  })

  it('API-21 BIZ-02 points: 100 earns 10, 200 earns 20, 1000 earns 100, once per completed paid order; entries have id, points, isUsed, createdAt', async () => {
    const driver = await logInAs('ShippingEmployee')
    const person = await registerAndLogIn()
    const order = await placeOrder(person, 'online')
    await payOnline(person, order.id)
    await moveTo(driver, order.id, 5)
    await moveTo(driver, order.id, 6)
    const query = { userId: person.userId, orderId: order.id, email: person.account.email }
    await succeed(person.client, 'PATCH Order/confirmDelivery', { query })
    await succeed(person.client, 'PATCH Order/confirmDelivery', { query })
    const { data, points } = await succeed(person.client, `GET /User/getAllLoyaltyPoints/${person.userId}`)
    const total = order.totalBalance
    const earned = total >= 1000 ? 100 : total >= 200 ? 20 : total >= 100 ? 10 : 0
    expect(points).toBe(earned)
    expect(data).toEqual(
      earned === 0
        ? []
        : [
            expect.objectContaining({
              id: expect.any(Number),
              points: earned,
              isUsed: false,
              createdAt: expect.stringMatching(/^\d{4}-/),
            }),
          ],
    )
  })

  it('API-22 SPEC-21 the same Idempotency-Key and body give the same order, another body is 422 (decisions §4)', async () => {
    const person = await registerAndLogIn()
    await fillCart(person)
    const json = await orderBody(person, 'cash')
    const headers = { 'idempotency-key': `conformance-${person.userId}` }
    const place = (body: Body) => person.client.call(`POST /Order/addorder/${person.userId}`, { json: body, headers })
    const [first, second] = [await place(json), await place(json)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect((await place({ ...json, cardMessage: 'Another card.' })).status).toBe(422)
    const { data } = await succeed(person.client, `GET /Order/getAllOrdersToUser/${person.userId}/0`)
    expect(data).toHaveLength(1)
  })

  it('BIZ-04 SPEC-23 an order that is ready has stage 3 for the shopper and stage 2 on the delivery board', async () => {
    const [driver, admin] = [await logInAs('ShippingEmployee'), await logInAs('Admin')]
    const { id } = await placeOrder(buyer, 'cash')
    await succeed(admin.client, `POST /Admin/order/${id}/ready`)
    const getStage = async (client: HttpClient, call: string) =>
      (await succeed(client, call)).data.find((order: Body) => order.id === id)?.orderStage
    expect(await getStage(buyer.client, `GET /Order/getAllOrdersToUser/${buyer.userId}/0`)).toBe(3)
    expect(await getStage(driver.client, `GET ShippingEmployee/getAllOrderToemployee/${driver.userId}`)).toBe(2)
  })

  it('API-23 SPEC-22 a payment that is confirmed answers the same when it is confirmed again (decisions §5)', async () => {
    const { id } = await placeOrder(buyer, 'online')
    const call = `GET /PayMent/confirm-payment/${id}/${await approveAtBank(buyer, id)}`
    const first = await succeed(new HttpClient(), call)
    expect(await succeed(new HttpClient(), call)).toEqual(first)
    expect(first.isSuccess).toBe(true)
  })

  it('API-23 confirm-payment asks the bank: an open payment is not a success', async () => {
    const { id } = await placeOrder(buyer, 'online')
    const { link } = await succeed(buyer.client, `POST /PayMent/addpayment/${buyer.userId}/${id}`)
    const trNumber = new URL(link).pathname.split('/').at(-1)
    const body = await succeed(new HttpClient(), `GET /PayMent/confirm-payment/${id}/${trNumber}`)
    expect(body).toMatchObject({ isSuccess: false, message: expect.any(String) })
  })

  it('API-27 the cart has cartItems with id and quntity, the wishlist favouritItems, a flower reviewProducts (spec §3)', async () => {
    const person = await registerAndLogIn()
    await fillCart(person, 2)
    const cart = await succeed(person.client, `GET /Cart/getcart/${person.userId}`)
    expect(cart.cartItems).toEqual([expect.objectContaining({ id: expect.any(Number), quntity: 2 })])
    const { id } = cart.cartItems[0]
    const cartItem = `/Cart/updatecartitem/${person.userId}/${id}`
    await succeed(person.client, `PATCH ${cartItem}`, { json: { quntity: 3 } })
    const changed = await succeed(person.client, `GET /Cart/getcart/${person.userId}`)
    expect(changed.cartItems[0].quntity).toBe(3)
    await succeed(person.client, `POST /Wishlist/addtowishlist/${person.userId}/${productId}`)
    const wishlist = await succeed(person.client, `GET /Wishlist/getwishlist/${person.userId}`)
    expect(wishlist.favouritItems).toEqual([expect.objectContaining({ id: productId })])
    const flower = await succeed(person.client, `GET /Product/getproduct/${productId}`)
    expect(flower.reviewProducts).toEqual(expect.any(Array))
  })

  it('API-27 ROUTE-02 a product has price, discountPercentage, colours, category and rating (spec §3)', async () => {
    const { data } = await succeed(buyer.client, 'GET /Product/getallproducts')
    expect(data.length).toBeGreaterThan(0)
    for (const card of data)
      expect(card).toMatchObject({
        price: expect.any(Number),
        discountPercentage: expect.any(Number),
        colours: expect.any(Array),
        category: expect.objectContaining({ name: expect.any(String) }),
        rating: expect.any(Number),
      })
  })

  it('API-27 FORM-03 a review has description and stars, and is shown under the product', async () => {
    const json = { description: 'Fresh for the whole week.', stars: 4 }
    await succeed(buyer.client, `POST /Review/addreview/${productId}`, { json })
    const { data } = await succeed(buyer.client, `GET /Review/getallreviews/${productId}`)
    expect(data).toContainEqual(expect.objectContaining(json))
  })

  it('API-27 FORM-02 a problem report has name, email, phone, problemType and description', async () => {
    for (const problemType of ['technicalIssue', 'paymentProblem', 'salesInquiry']) {
      const json = {
        name: 'Nora',
        email: 'nora@warda.example',
        phone: '0551234567',
        problemType,
        description: 'The page did not open.',
      }
      expect(await succeed(new HttpClient(), 'POST /Report/addreport', { json })).toMatchObject({
        message: expect.any(String),
      })
    }
  })
})
