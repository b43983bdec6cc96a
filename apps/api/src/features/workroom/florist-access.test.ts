import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../testing/api-client.ts'
import { createSample } from '../../testing/contract-sample.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

/** What only the desk and drivers may see of the order below; its price is unlike any other number. */
const SECRETS = {
  price: 4_817.35,
  recipientPhone: '0551118437',
  buyerPhone: '0559914026',
  email: 'hidden.buyer@example.com',
  line: 'Palm Grove Street 77',
}
const DAY = '2026-11-30'

let shop: TestShop
let florist: TestUser
let orderId: string
let variantId: number
let texts: string[]
beforeAll(async () => {
  shop = await openTestShop()
  florist = await makeAdmin(shop, ['workroom'])
  const flower = await makeFlower(shop, { price: Math.round(SECRETS.price * 100) })
  const { order } = await makeOrder(
    shop,
    {
      deliveryDate: DAY,
      paymentTerms: 'cash',
      cardMessage: 'With love',
      recipient: { fullName: 'Noura Saleh', phoneNumber: SECRETS.recipientPhone },
      deliveryAddress: { line: SECRETS.line, city: 'Riyadh', latitude: 24.7123, longitude: 46.6789 },
    },
    { flower, email: SECRETS.email },
  )
  await shop.db.updateTable('app_user').set({ phone: SECRETS.buyerPhone }).where('email', '=', SECRETS.email).execute()
  orderId = order.id
  variantId = flower.variantId
  const numbers = [SECRETS.price, order.totalBalance].flatMap((riyals) => [
    String(riyals),
    String(Math.round(riyals * 100)),
  ])
  const phones = [SECRETS.recipientPhone, SECRETS.buyerPhone].map((phone) => phone.slice(1))
  texts = [...numbers, ...phones, SECRETS.email, SECRETS.line, '24.7123', '46.6789']
})
afterAll(() => shop.close())

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const private_ = allCalls.filter((name) => getEndpoint(name).access.kind !== 'public')
const needs = (name: RouteName) => {
  const { access } = getEndpoint(name)
  return 'needs' in access ? access.needs : undefined
}

/** The florist's request with existing ids of the order, and their own id as the user. */
function request(name: RouteName) {
  const endpoint = getEndpoint(name)
  const { params, query, body } = createSample(name, endpoint, (kind) =>
    kind === 'order' ? orderId : kind === 'user' ? florist.userId : 999_999,
  )
  const address = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))
  if (endpoint.access.kind === 'self') address[endpoint.access.param] = florist.userId
  if ('variantId' in address) address.variantId = String(variantId)
  return florist.visitor.call(name, {
    params: address,
    query,
    body: getRoute(name).method === 'GET' ? undefined : (body ?? {}),
  })
}

const denied = private_.filter((name) => {
  const needed = needs(name)
  return needed !== undefined && needed !== 'workroom'
})

test('DESK-04 a florist is refused at every endpoint of another permission', async () => {
  expect(denied.length).toBeGreaterThan(100)
  for (const name of denied) {
    const { status, body } = await request(name)
    expect([name, status, body.code]).toEqual([name, 403, 'access.denied'])
  }
})

test('DESK-04 a florist is allowed exactly the calls of the workroom', () => {
  expect(private_.filter((name) => needs(name) === 'workroom').toSorted()).toEqual([
    'liveWorkroom',
    'startWorkroomDay',
    'tickWorkroom',
    'workroomDay',
    'workroomLabels',
  ])
})

/** Calls that would end the florist's session or account, and the stream, which carries only ids of orders. */
const SKIPPED: RouteName[] = ['liveWorkroom', 'endSession', 'endOtherSessions', 'deleteMyAccount', 'changePassword']

test('DESK-04 no answer to a florist contains a price, phone number, email or address of an order', async () => {
  const allowed = private_.filter((name) => !denied.includes(name) && !SKIPPED.includes(name))
  const succeeded: RouteName[] = []
  for (const name of allowed) {
    const { status, body } = await request(name)
    if (status === 200) succeeded.push(name)
    const text = JSON.stringify(body) ?? ''
    for (const secret of texts) expect([name, secret, text.includes(secret)]).toEqual([name, secret, false])
  }
  expect(succeeded).toContain('adminMe')
  const day = await florist.visitor.call('workroomDay', { query: { day: DAY } })
  const ticked = await florist.visitor.call('tickWorkroom', {
    params: { orderId },
    body: { station: 'arranging', variantId, isDone: true },
  })
  expect(day.body.data).toHaveLength(1)
  const labels = await florist.visitor.call('workroomLabels', { query: { day: DAY } })
  expect(labels.body.data).toHaveLength(1)
  for (const { status, body } of [day, ticked, labels]) {
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    for (const secret of texts) expect([secret, text.includes(secret)]).toEqual([secret, false])
    expect(text).not.toMatch(/price|amount|total|paid|phone|address|city|district|latitude|email/i)
  }
})
