import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHANGING, MAILING, READING } from '../testing/acting-calls.ts'
import { type ApiClient, allCalls, type CallInput } from '../testing/api-client.ts'
import { databaseState } from '../testing/database-state.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { giftCardCases } from '../testing/gift-card-cases.ts'
import { makeAdmin } from '../testing/make-admin.ts'
import { branchOrdersBody } from '../testing/make-branch-orders.ts'
import { makeCashCalls } from '../testing/make-cash-calls.ts'
import { branchForm, managerForm } from '../testing/make-client.ts'
import { makeUnderWay, payOrder } from '../testing/make-delivery.ts'
import { tableForm, toCsv } from '../testing/make-import-file.ts'
import { makeIntegrationCalls } from '../testing/make-integration-calls.ts'
import { quoteItems } from '../testing/make-item-change.ts'
import { makeMaterialCalls } from '../testing/make-material.ts'
import { makeReminderCall } from '../testing/make-occasion-reminder.ts'
import { fillCart, makeBusiness, makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../testing/make-order.ts'
import { makePhoto, toFormData } from '../testing/make-picture.ts'
import { makePictureRow, productForm } from '../testing/make-product-form.ts'
import { makeShopperRequest, standingBody } from '../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())
// The tests advance the clock, which would end the sessions.
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

/** Longer than the time within which equal requests count as a double click, in ms. */
const LATER_MS = 60_000
const PASSWORD = 'Lilac!Lane47'

type Sent = { by: ApiClient; input: CallInput }
type Case = {
  prepare: () => Promise<Sent>
  /** The error code of the repeated request, for endpoints that refuse to create the same thing again. */
  refusedAgain?: string
}

const by = ({ visitor }: TestUser, input: CallInput): Sent => ({ by: visitor, input })
const self = ({ userId }: TestUser, orderId: string) => ({ userId, orderId })
const cashOrder = () => makeOrder(shop, { paymentTerms: 'cash' })
const pay = (orderId: string, amount: number) =>
  driver.visitor.call('addPaymentPartly', {
    params: { userId: driver.userId },
    body: { orderId, amount, payPartOrall: 0, method: 'cash' },
  })

/** A buyer with SAR 75 of store credit and an order of SAR 125 to pay. */
async function makeOrderAndCredit() {
  const { buyer, order } = await cashOrder()
  await pay(order.id, 75)
  await admin.visitor.call('cancelOrder', {
    params: { orderId: order.id },
    body: { reason: 'No roses left', refundTo: 'credit' },
  })
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-09' }))
  return { buyer, orderId: placed.body.data.id as string }
}

async function makeOwingBusiness() {
  const { owner, branchId } = await makeBusiness(shop)
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const order = { ...retailOrder({ paymentTerms: 'postponed', deliveryDate: '2026-12-10' }), branchId }
  const { id } = (await place(owner, order)).body.data
  await owner.visitor.call('confirmOrder', { params: self(owner, id) })
  return owner
}

const orderForBranch = (toBody: (branchId: number, variantId: number) => object) => async () => {
  const [{ owner, branchId }, { variantId }] = [await makeBusiness(shop), await makeFlower(shop)]
  return by(owner, { params: { userId: owner.userId }, body: toBody(branchId, variantId) })
}

/** A request for each endpoint that creates or moves something. */
const CREATING: Partial<Record<RouteName, Case>> = {
  register: {
    refusedAgain: 'email.taken',
    prepare: async () => ({
      by: shop.visitor(),
      input: {
        headers: { 'content-type': 'application/json' },
        body: {
          fullName: 'Nora Salem',
          email: 'lost.answer@example.com',
          phoneNumber: '05512345678',
          password: PASSWORD,
          confirmPassword: PASSWORD,
          accountType: 'personal',
          acceptTerms: true,
        },
      },
    }),
  },
  addBranch: {
    prepare: async () => {
      const { owner } = await makeBusiness(shop)
      return by(owner, { params: { id: owner.userId }, body: branchForm({ clientId: owner.clientId }) })
    },
  },
  addManager: {
    refusedAgain: 'manager.exists',
    prepare: async () => {
      const { owner, branchId } = await makeBusiness(shop)
      return by(owner, { params: { branchId }, body: await managerForm() })
    },
  },
  addStandingOrder: { prepare: orderForBranch(standingBody) },
  addShopperStandingOrder: { prepare: () => makeShopperRequest(shop) },
  placeBranchOrders: { prepare: orderForBranch(branchOrdersBody) },
  reorder: {
    prepare: async () => {
      const { buyer, order } = await cashOrder()
      return by(buyer, { params: self(buyer, order.id) })
    },
  },
  addQuickOrder: {
    prepare: async () => {
      const { owner } = await makeBusiness(shop)
      const { variantId } = await makeFlower(shop)
      const { sku } = await shop.db
        .selectFrom('variant')
        .select('sku')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
      return by(owner, { params: { userId: owner.userId }, body: { lines: [{ sku, quntity: 2 }] } })
    },
  },
  addToCart: {
    prepare: async () => {
      const buyer = await makeUser(shop)
      const { variantId } = await makeFlower(shop)
      return by(buyer, { params: { userId: buyer.userId }, body: { variantId, quntity: 2 } })
    },
  },
  addToWishlist: {
    prepare: async () => {
      const buyer = await makeUser(shop)
      const { productId } = await makeFlower(shop)
      return by(buyer, { params: { userId: buyer.userId, productId } })
    },
  },
  addReview: {
    prepare: async () => {
      const buyer = await makeUser(shop)
      const { productId } = await makeFlower(shop)
      return by(buyer, { params: { productId }, body: { stars: 5, description: 'Fresh for nine days, thank you.' } })
    },
  },
  placeOrder: {
    prepare: async () => {
      const buyer = await makeBuyer(shop)
      return by(buyer, {
        params: { id: buyer.userId },
        body: retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-12' }),
      })
    },
  },
  addOccasionReminder: { prepare: async () => by(...(await makeReminderCall(shop))) },
  placePhoneOrder: {
    prepare: async () => {
      const { variantId } = await makeFlower(shop)
      const order = retailOrder({ paymentTerms: 'cash', deliveryDate: '2026-12-13' })
      const customer = { fullName: 'Caller Somebody', phoneNumber: '0556000011' }
      return by(admin, { body: { ...order, customer, lines: [{ variantId, quntity: 1 }] } })
    },
  },
  addPayment: {
    prepare: async () => {
      const { buyer, order } = await makeOrder(shop)
      return by(buyer, { params: self(buyer, order.id) })
    },
  },
  payOrders: {
    prepare: async () => {
      const owner = await makeOwingBusiness()
      return by(owner, { params: { userId: owner.userId }, body: { all: true } })
    },
  },
  payWithCredit: {
    prepare: async () => {
      const { buyer, orderId } = await makeOrderAndCredit()
      return by(buyer, { params: self(buyer, orderId) })
    },
  },
  addPaymentPartly: {
    prepare: async () => {
      const { order } = await cashOrder()
      const body = { orderId: order.id, amount: 50, payPartOrall: 0, method: 'cash' }
      return by(driver, { params: { userId: driver.userId }, body })
    },
  },
  ...makeCashCalls(() => ({ shop, admin })),
  ...makeMaterialCalls(() => ({ admin })),
  ...makeIntegrationCalls(() => ({ admin })),
  addPostponedPayment: {
    prepare: async () => {
      const { buyer, order } = await cashOrder()
      return by(driver, { body: { orderId: order.id, userId: buyer.userId, postPondOrMonthly: 1 } })
    },
  },
  resolveDebt: {
    prepare: async () => {
      const { buyer, order } = await cashOrder()
      const body = { orderId: order.id, userId: buyer.userId, postPondOrMonthly: 1 }
      const { data } = (await driver.visitor.call('addPostponedPayment', { body })).body
      return by(driver, { body: { id: data[0].id, amount: 10, clientId: 0, userId: buyer.userId, method: 'cash' } })
    },
  },
  cancelOwnOrder: {
    refusedAgain: 'order.cancelled',
    prepare: async () => {
      const { buyer, order } = await cashOrder()
      await pay(order.id, 50)
      return by(buyer, { params: self(buyer, order.id), body: { refund: 'credit' } })
    },
  },
  cancelOrder: {
    prepare: async () => {
      const { order } = await cashOrder()
      await pay(order.id, 50)
      return by(admin, { params: { orderId: order.id }, body: { reason: 'No roses left', refundTo: 'credit' } })
    },
  },
  changeItems: {
    prepare: async () => {
      const { order, flower } = await cashOrder()
      const request = { lines: [{ variantId: flower.variantId, quantity: 2 }] }
      const { version, after } = (await quoteItems(admin, order.id, request)).body.data
      const body = { ...request, version, expectedTotal: after.total, refundTo: 'credit', buyerAgreed: true }
      return by(admin, { params: { orderId: order.id }, body })
    },
  },
  creditOrder: {
    prepare: async () => {
      const { order } = await cashOrder()
      await pay(order.id, 50)
      return by(admin, {
        params: { orderId: order.id },
        body: { amount: 10, reason: 'Two stems broken', refundTo: 'credit' },
      })
    },
  },
  createInvoice: {
    prepare: async () => {
      const { buyer, order } = await makeUnderWay(shop)
      await payOrder(shop, gateway, buyer, order.id)
      return by(driver, { body: { clientId: 0, orderId: order.id } })
    },
  },
  addProof: {
    prepare: async () => {
      const { order } = await makeUnderWay(shop)
      const photo = { bytes: await makePhoto(300, 200), type: 'image/jpeg' }
      return by(driver, {
        params: { orderId: order.id },
        body: toFormData({ recipientName: 'Um Khalid', early: 'true', photo }),
      })
    },
  },
  failDelivery: {
    prepare: async () => {
      const { order } = await makeUnderWay(shop)
      return by(driver, { body: { orderId: order.id, reason: 'recipientAbsent', note: 'Nobody opened' } })
    },
  },
  resolveFailedDelivery: {
    prepare: async () => {
      const { buyer, order } = await makeUnderWay(shop)
      await payOrder(shop, gateway, buyer, order.id)
      const body = { orderId: order.id, reason: 'wrongAddress', note: '' }
      await driver.visitor.call('failDelivery', { body })
      return by(buyer, { params: self(buyer, order.id), body: { choice: 'nextWindow' } })
    },
  },
  addProduct: { prepare: async () => by(admin, { body: await productForm(shop) }) },
  addPicture: {
    prepare: async () =>
      by(admin, { body: toFormData({ picture: { bytes: await makePhoto(900, 700), type: 'image/jpeg' } }) }),
  },
  addCategory: {
    prepare: async () =>
      by(admin, {
        body: {
          slug: 'lost-answers',
          nameEn: 'Lost answers',
          nameAr: 'ردود',
          pictureKey: await makePictureRow(shop),
          altEn: 'Roses',
          altAr: 'ورد',
        },
      }),
  },
  changeStock: {
    prepare: async () => {
      const { variantId } = await makeFlower(shop)
      return by(admin, { body: { variantId, change: 5, reason: 'restock' } })
    },
  },
  saveCoupon: {
    prepare: async () =>
      by(admin, {
        body: {
          isNew: true,
          code: 'LOSTANSWER',
          name: 'Lost answers',
          percent: 10,
          startsAt: null,
          endsAt: null,
          mostUses: 5,
          mostPerUser: 1,
          leastSubtotal: 0,
        },
      }),
  },
  ...giftCardCases(() => shop, gateway),
  importProducts: {
    prepare: async () => by(admin, { body: tableForm(toCsv([{ slug: 'lost-1', sku: 'LOST-1', title_en: 'Lost' }])) }),
  },
  invite: {
    prepare: async () => {
      const person = { email: 'lost.invitation@example.com', fullName: 'Huda Salem' }
      return by(admin, { body: { ...person, role: 'Admin', permissions: ['orders'] } })
    },
  },
  reportProblem: {
    prepare: async () => ({
      by: shop.visitor(),
      input: {
        body: {
          name: 'Nora Salem',
          email: 'nora.visitor@example.com',
          phone: '0551234567',
          problemType: 'salesInquiry',
          description: 'Do you have tulips in December, and in which colours?',
        },
      },
    }),
  },
  answerReport: {
    prepare: async () => {
      const { id } = await shop.db.selectFrom('problem_report').select('id').executeTakeFirstOrThrow()
      return by(admin, { params: { reportId: Number(id) }, body: { text: 'Yes, in red and white.' } })
    },
  },
}

/** A checksum of each table; of tables with a time of last use only the number of rows. */
async function readState(): Promise<Record<string, string>> {
  const count = async (table: 'app_user' | 'picture') =>
    (
      await shop.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  return { ...(await databaseState(shop.db)), app_user: await count('app_user'), picture: await count('picture') }
}

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const creating = Object.keys(CREATING) as RouteName[]

test('AGREE-10 every endpoint with effects is listed here once', () => {
  const acting = allCalls.filter((name) => getRoute(name).method !== 'GET' || getEndpoint(name).actsOnGet)
  const actingGets = allCalls.filter((name) => getRoute(name).method === 'GET' && getEndpoint(name).xsrf)
  const listed = [...creating, ...CHANGING, ...MAILING, ...READING]
  expect(listed.toSorted()).toEqual([...new Set([...acting, ...actingGets])].toSorted())
  const honoured = allCalls.filter((name) => getEndpoint(name).idempotent)
  expect(honoured.filter((name) => !creating.includes(name))).toEqual([])
})

test.each(creating)('AGREE-10 %s repeated with its key after a lost answer has one effect', async (name) => {
  const { prepare, refusedAgain } = CREATING[name] ?? expect.fail(name)
  const sent = await prepare()
  const key = `agree-10-${name}`
  const send = () => sent.by.call(name, { ...sent.input, headers: { ...sent.input.headers, 'idempotency-key': key } })
  const before = await readState()
  const lost = await send()
  expect([lost.status, lost.body]).toEqual([200, lost.body])
  const created = await readState()
  expect(created).not.toEqual(before)

  shop.clock.advance(LATER_MS)
  const again = await send()
  expect(await readState()).toEqual(created)
  if (refusedAgain === undefined) expect(again).toMatchObject({ status: 200, body: lost.body })
  else expect(JSON.stringify(again.body)).toContain(refusedAgain)
})
