import type { SettingValues } from '@warda/contract/setting-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { openFakeMoyasar } from '../../testing/fake-moyasar.ts'
import type { GatewayBank } from '../../testing/gateway-bank.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openPaylinkBank } from '../../testing/paylink-bank.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

type Gateway = { name: string; isConfigured: boolean; isStandard: boolean }

let paylink: GatewayBank
let moyasar: GatewayBank
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  ;[paylink, moyasar] = await Promise.all([openPaylinkBank(), openFakeMoyasar()])
  shop = await openTestShop({ environment: { ...moyasar.environment, ...paylink.environment } })
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(async () => {
  await shop.close()
  await Promise.all([paylink.close(), moyasar.close()])
})

async function choose(value: SettingValues['payments']) {
  const { body } = await admin.visitor.call('adminSettings')
  const stored = body.data.find(({ key }: { key: string }) => key === 'payments')
  return admin.visitor.call('saveSetting', {
    params: { key: 'payments' },
    body: { value, version: stored?.version ?? 0 },
  })
}
const getMethods = async () => (await shop.visitor().call('getSite')).body.paymentMethods
const pay = async ({ buyer, order }: Awaited<ReturnType<typeof makeOrder>>) =>
  (await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })).body.link
const getPayments = (orderId: string) =>
  shop.db.selectFrom('payment').select(['gateway', 'applied']).where('order_id', '=', orderId).execute()

test('OPEN-09 pages show what the gateway in use offers, narrowed by the shop', async () => {
  expect(await getMethods()).toEqual(['mada', 'visa', 'mastercard', 'stcPay', 'tabby', 'tamara'])
  expect((await choose({ gateway: 'moyasar', methods: null })).status).toBe(200)
  expect(await getMethods()).toEqual(['mada', 'visa', 'mastercard', 'applePay', 'stcPay'])
  await choose({ gateway: 'moyasar', methods: ['mada', 'tabby'] })
  expect(await getMethods()).toEqual(['mada'])
  await choose({ gateway: null, methods: ['mada', 'tabby'] })
  expect(await getMethods()).toEqual(['mada', 'tabby'])
  await choose({ gateway: null, methods: null })
})

test('OPEN-09 after a change of the gateway, the earlier one is still asked and its link is paid once', async () => {
  const [open, replaced] = [await makeOrder(shop), await makeOrder(shop)]
  expect([await pay(open), await pay(replaced)].map((link) => new URL(link).hostname)).toEqual([
    'paymentpilot.paylink.sa',
    'paymentpilot.paylink.sa',
  ])
  const [openNumber = '', replacedNumber = ''] = [...paylink.numbers()].slice(-2)
  await choose({ gateway: 'moyasar', methods: null })

  // Paid with Paylink after the change: the notice and the sweep find it there.
  paylink.update(openNumber, { status: 'paid' })
  shop.clock.advance(5 * 60_000)
  await jobHandlers['sweep-payments'](shop.context, {})
  expect(await getPayments(open.order.id)).toEqual([{ gateway: 'paylink', applied: 12_500 }])

  // Not yet paid: a new link of Moyasar, and the old one is canceled at Paylink.
  expect(new URL(await pay(replaced)).hostname).toBe('checkout.moyasar.com')
  await shop.runJobs()
  expect(await paylink.gateway().fetch(replacedNumber)).toMatchObject({ value: { status: 'canceled' } })
  const number = moyasar.latest()
  moyasar.update(number, { status: 'paid' })
  const confirm = { params: { orderId: replaced.order.id, trNumber: number } }
  expect((await shop.visitor().call('confirmPayment', confirm)).body.isSuccess).toBe(true)
  expect(await getPayments(replaced.order.id)).toEqual([{ gateway: 'moyasar', applied: 12_500 }])
  // A notice for one gateway does not reach the payment of the other.
  expect((await moyasar.notify(shop, openNumber)).status).toBe(200)
  expect(await getPayments(open.order.id)).toHaveLength(1)
})

test('OPEN-09 a gateway that does not answer keeps no payment of another from being checked', async () => {
  await choose({ gateway: 'paylink', methods: null })
  const atPaylink = await makeOrder(shop)
  await pay(atPaylink)
  await choose({ gateway: 'moyasar', methods: null })
  const atMoyasar = await makeOrder(shop)
  await pay(atMoyasar)
  moyasar.update(moyasar.latest(), { status: 'paid' })
  paylink.interrupt('fetch', (_request, response) => {
    response.writeHead(503).end()
    return true
  })
  shop.clock.advance(5 * 60_000)
  await jobHandlers['sweep-payments'](shop.context, {})
  paylink.interrupt('fetch', null)
  expect(await getPayments(atMoyasar.order.id)).toHaveLength(1)
})

test('OPEN-09 the settings list the gateways with their keys, webhooks and open payments', async () => {
  const { body } = await admin.visitor.call('paymentGateways')
  expect(body.data.map(({ name, isConfigured, isStandard }: Gateway) => [name, isConfigured, isStandard])).toEqual([
    ['sandbox', true, false],
    ['paylink', true, true],
    ['moyasar', true, false],
  ])
  expect(body.data[2]).toMatchObject({
    webhookUrl: 'http://localhost:3000/api/PayMent/webhook/moyasar',
    hasWebhookSecret: true,
  })
  expect(body.data[1]?.openPayments).toBe(1)
  expect(JSON.stringify(body)).not.toContain('sk_test')
})

test('OPEN-09 a gateway without keys cannot be chosen, and no secret is stored in the settings', async () => {
  const other = await openTestShop({ environment: paylink.environment })
  try {
    const owner = await makeUser(other, { role: 'Admin' })
    const save = (value: object) =>
      owner.visitor.call('saveSetting', { params: { key: 'payments' }, body: { value, version: 0 } })
    const refused = await save({ gateway: 'moyasar', methods: null })
    expect(refused).toMatchObject({ status: 400, body: { errors: { gateway: [expect.stringContaining('keys')] } } })
    expect((await save({ gateway: 'stripe', methods: null })).status).toBe(400)
    expect((await save({ gateway: null, methods: [] })).status).toBe(400)
    expect((await save({ gateway: null, methods: null, secretKey: 'x' })).status).toBe(400)
    // Chosen before its keys were removed: new payments use the standard one.
    await other.db
      .insertInto('setting')
      .values({ key: 'payments', value: JSON.stringify({ gateway: 'moyasar', methods: null }), version: 1 })
      .execute()
    expect(new URL(await pay(await makeOrder(other))).hostname).toBe('paymentpilot.paylink.sa')
  } finally {
    await other.close()
  }
})
