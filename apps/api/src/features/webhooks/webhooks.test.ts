import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WEBHOOK_EVENT_TYPES } from '@warda/domain/webhooks/event-types'
import { RETRY_DELAYS } from '@warda/domain/webhooks/retry-schedule'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../../jobs/delete-expired.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { payOrder, walkOrder } from '../../testing/make-delivery.ts'
import { webhookInput } from '../../testing/make-integration-calls.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { sendDueWebhooks } from './send-webhooks.ts'

const gateway = fakeGateway()
let shop: TestShop
let owner: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway, environment: { WEBHOOK_PRIVATE_NETWORK: '1' } })
  owner = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

type Received = {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}
let received: Received[] = []
let respond: () => number = () => 200
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ headers: request.headers, body, event: JSON.parse(body) })
  response.writeHead(respond()).end(`received ${received.length}`)
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
})
afterAll(() => new Promise<unknown>((resolve) => receiver.close(resolve)))
beforeEach(() => {
  received = []
  respond = () => 200
})
// Each test has its own webhook; the others would receive its events as well.
afterEach(() => sql`update webhook set deleted_at = now()`.execute(shop.db))

async function addWebhook(changed: object = {}) {
  const { status, body } = await owner.visitor.call('createWebhook', { body: webhookInput({ url, ...changed }) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { webhookId: body.data.id as string, secret: body.secret as string }
}

const list = async (webhookId: string, query: Record<string, unknown> = {}) =>
  (await owner.visitor.call('webhookDeliveries', { params: { webhookId }, query })).body.data
const find = async (webhookId: string) =>
  (await owner.visitor.call('webhooks')).body.data.find(({ id }: { id: string }) => id === webhookId)
const makeDue = () => sql`update webhook_delivery set next_attempt_at = now() where state = 'pending'`.execute(shop.db)
const sendTest = (webhookId: string) => owner.visitor.call('testWebhook', { params: { webhookId } })

/** The check of the specification, written from it alone. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('an order from placing to its document is told in signed requests, each event once', async () => {
  const { webhookId, secret } = await addWebhook({ eventTypes: [...WEBHOOK_EVENT_TYPES] })
  const { buyer, order, flower } = await makeOrder(shop)
  await payOrder(shop, gateway, buyer, order.id)
  await walkOrder(shop, order.id, ['ready', 'outForDelivery', 'delivered'])
  await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })
  await sendDueWebhooks(shop.context)
  const events = received.map(({ event }) => event)
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      'stock.changed',
      'order.placed',
      'payment.received',
      'order.preparing',
      'order.ready',
      'delivery.started',
      'delivery.completed',
      'document.issued',
    ]),
  )
  expect(received.every((request) => isSigned(request, secret))).toBe(true)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(received.length)
  const { number, total } = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const about = { orderId: order.id, orderNumber: String(number) }
  const get = (type: string) => events.find((event) => event.type === type)?.data
  expect(get('order.placed')).toEqual(about)
  expect(get('payment.received')).toEqual({
    ...about,
    paymentId: expect.any(String),
    amount: total / 100,
    method: 'gateway',
  })
  expect(get('document.issued')).toMatchObject({ ...about, total: total / 100, kind: 'simplified' })
  expect(get('stock.changed')).toMatchObject({
    variantId: flower.variantId,
    sku: expect.any(String),
    onHand: expect.any(Number),
  })
  // Nothing of the buyer or the recipient leaves the shop.
  const texts = received.map(({ body }) => body).join('')
  for (const secretText of [buyer.email, buyer.fullName, order.recipient?.fullName])
    if (secretText) expect(texts).not.toContain(secretText)
  received = []
  await sendDueWebhooks(shop.context)
  expect(received).toEqual([])
  expect((await list(webhookId)).every(({ state }: { state: string }) => state === 'delivered')).toBe(true)
})

test('only the events that a webhook asks for are added, and none for a disabled or deleted one', async () => {
  await addWebhook({ eventTypes: ['order.cancelled'] })
  await addWebhook({ isEnabled: false })
  const deleted = await addWebhook()
  await owner.visitor.call('deleteWebhook', { params: { webhookId: deleted.webhookId } })
  const count = async () =>
    Number(
      (await shop.db.selectFrom('webhook_event').select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n,
    )
  const before = await count()
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  expect(await count()).toBe(before)
  await buyer.visitor.call('cancelOwnOrder', {
    params: { userId: buyer.userId, orderId: order.id },
    body: { refund: 'credit' },
  })
  expect(await count()).toBe(before + 1)
})

test('what is rolled back is told to nobody', async () => {
  const { webhookId } = await addWebhook({ eventTypes: ['stock.changed'] })
  const { variantId } = await makeFlower(shop, { stock: 3 })
  const sell = (onHand: number, fails: boolean) =>
    shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('stock').set({ on_hand: onHand }).where('variant_id', '=', variantId).execute()
      if (fails) throw new Error('rolled back')
    })
  await expect(sell(2, true)).rejects.toThrow('rolled back')
  expect(await list(webhookId)).toEqual([])
  await sell(2, false)
  expect(await list(webhookId)).toHaveLength(1)
})

test('a failed attempt is repeated after 5 s, 5 min … up to 24 h with the same id and body, then given up', async () => {
  const { webhookId } = await addWebhook()
  respond = () => 503
  await sendTest(webhookId)
  for (const [failed, delay] of [...RETRY_DELAYS, null].entries()) {
    await makeDue()
    await sendDueWebhooks(shop.context)
    expect(received).toHaveLength(failed + 1)
    const [delivery] = await list(webhookId)
    expect(delivery).toMatchObject({ attempts: failed + 1, status: 503, answer: `received ${failed + 1}` })
    expect(delivery.failureText).toContain('503')
    if (delay === null) expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null })
    else {
      const wait = Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.lastAttemptAt)
      expect(wait).toBeGreaterThanOrEqual(delay)
    }
  }
  expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']}${body}`)).size).toBe(1)
  const [{ id: deliveryId }] = await list(webhookId)
  respond = () => 204
  const again = await owner.visitor.call('resendWebhookDelivery', { params: { webhookId, deliveryId } })
  expect(again.status).toBe(200)
  await sendDueWebhooks(shop.context)
  expect((await list(webhookId))[0]).toMatchObject({ state: 'delivered', status: 204, failureText: '' })
  expect(received.at(-1)?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
})

test('a webhook without a success for five days is disabled, one that answers 410 at once, and both can be enabled again', async () => {
  const failing = await addWebhook()
  respond = () => 500
  await sendTest(failing.webhookId)
  await sendDueWebhooks(shop.context)
  expect(await find(failing.webhookId)).toMatchObject({
    state: 'enabled',
    failingSince: expect.any(String),
    pending: 1,
  })
  await sql`update webhook set failing_since = now() - interval '121 hours'`.execute(shop.db)
  await makeDue()
  await sendDueWebhooks(shop.context)
  expect(await find(failing.webhookId)).toMatchObject({ state: 'failing' })
  expect((await sendTest(failing.webhookId)).body.code).toBe('webhook.not_enabled')
  await makeDue()
  received = []
  await sendDueWebhooks(shop.context)
  expect(received).toEqual([])
  const body = webhookInput({ url })
  await owner.visitor.call('saveWebhook', { params: { webhookId: failing.webhookId }, body })
  expect(await find(failing.webhookId)).toMatchObject({ state: 'enabled', failingSince: null })
  respond = () => 200
  await sendDueWebhooks(shop.context)
  expect(received).toHaveLength(1)

  const gone = await addWebhook()
  respond = () => 410
  await sendTest(gone.webhookId)
  await sendDueWebhooks(shop.context)
  expect(await find(gone.webhookId)).toMatchObject({ state: 'gone' })
  expect((await list(gone.webhookId))[0]).toMatchObject({ state: 'failed', attempts: 1 })
})

test('two processes send each event once, and an attempt whose process died is repeated', async () => {
  const { webhookId } = await addWebhook()
  for (let number = 0; number < 23; number += 1) await sendTest(webhookId)
  const twin = await shop.twin()
  await Promise.all([sendDueWebhooks(shop.context), sendDueWebhooks(twin.context), sendDueWebhooks(twin.context)])
  expect(received).toHaveLength(23)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(23)
  await twin.close()
  // A claimed delivery without a result.
  await sql`update webhook_delivery set state = 'pending', next_attempt_at = now() - interval '1 second' where id = (
    select max(id) from webhook_delivery)`.execute(shop.db)
  await sendDueWebhooks(shop.context)
  expect(received).toHaveLength(24)
})

test('a replaced secret signs beside the new one for 24 hours', async () => {
  const { webhookId, secret } = await addWebhook()
  const replaced = (await owner.visitor.call('replaceWebhookSecret', { params: { webhookId } })).body
  expect(replaced.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(replaced.secret).not.toBe(secret)
  const sendOne = async () => {
    await sendTest(webhookId)
    await sendDueWebhooks(shop.context)
    return received.at(-1) as Received
  }
  const both = await sendOne()
  expect([isSigned(both, secret), isSigned(both, replaced.secret)]).toEqual([true, true])
  await sql`update webhook set former_secret_until = now() - interval '1 second' where id = ${webhookId}`.execute(
    shop.db,
  )
  const one = await sendOne()
  expect([isSigned(one, secret), isSigned(one, replaced.secret)]).toEqual([false, true])
  const { secret: stored } = await shop.db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  expect(stored.toString('latin1')).not.toContain(replaced.secret)
})

test('after SECRET changed on the server, a delivery fails with that reason until the webhook’s secret is replaced', async () => {
  const { webhookId } = await addWebhook()
  await sendTest(webhookId)
  const { config } = shop.context
  const changed = {
    ...shop.context,
    config: { ...config, SECRET: 'another secret for tests, long enough for the server' },
  }
  await sendDueWebhooks(changed)
  expect(received).toEqual([])
  const [delivery] = await list(webhookId)
  expect(delivery).toMatchObject({ state: 'pending', attempts: 1, failureText: expect.stringMatching(/SECRET/) })
  expect(Date.parse(delivery.nextAttemptAt)).toBeGreaterThan(Date.parse(delivery.lastAttemptAt))
  await owner.visitor.call('replaceWebhookSecret', { params: { webhookId } })
  await makeDue()
  await sendDueWebhooks(shop.context)
  expect((await list(webhookId))[0]).toMatchObject({ state: 'delivered', failureText: '' })
})

test('a receiver that cannot be reached, redirects or answers nonsense is a failure that the list explains', async () => {
  const { webhookId } = await addWebhook({ url: 'http://127.0.0.1:1/' })
  await sendTest(webhookId)
  await sendDueWebhooks(shop.context)
  expect((await list(webhookId))[0]).toMatchObject({
    state: 'pending',
    status: null,
    failureText: expect.stringMatching(/reach/),
  })
  respond = () => 302
  const redirecting = await addWebhook()
  await sendTest(redirecting.webhookId)
  await sendDueWebhooks(shop.context)
  expect((await list(redirecting.webhookId, { state: 'pending' }))[0]).toMatchObject({ status: 302 })
  expect(await list(redirecting.webhookId, { state: 'delivered' })).toEqual([])
})

test('outside the own network only https to public addresses is accepted, and checked again when sending', async () => {
  const guarded = await openTestShop()
  try {
    const admin = await makeAdmin(guarded)
    const add = async (address: string) => {
      const { status, body } = await admin.visitor.call('createWebhook', { body: webhookInput({ url: address }) })
      return [status, body.code, Object.keys(body.errors ?? {})]
    }
    expect(await add('http://receiver.example/')).toEqual([400, 'webhook.https_required', ['url']])
    expect(await add('https://10.0.0.8/')).toEqual([400, 'webhook.private_address', ['url']])
    expect(await add('https://[::1]/')).toEqual([400, 'webhook.private_address', ['url']])
    for (const address of ['ftp://receiver.example/', 'https://user:secret@receiver.example/', 'receiver', ''])
      expect((await add(address))[0]).toBe(400)
    const { status, body } = await admin.visitor.call('createWebhook', {
      body: webhookInput({ url: 'https://localhost/' }),
    })
    expect(status).toBe(200)
    const webhookId = body.data.id
    await admin.visitor.call('testWebhook', { params: { webhookId } })
    await sendDueWebhooks(guarded.context)
    const { data } = (await admin.visitor.call('webhookDeliveries', { params: { webhookId } })).body
    expect(data[0]).toMatchObject({ status: null, failureText: expect.stringMatching(/private/) })
  } finally {
    await guarded.close()
  }
})

test('at most 20 webhooks, also when they are added at the same time', async () => {
  const results = await Promise.all(
    Array.from({ length: 24 }, () => owner.visitor.call('createWebhook', { body: webhookInput({ url }) })),
  )
  expect(results.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(results.find(({ status }) => status !== 200)?.body.code).toBe('webhook.too_many')
})

test('old events are deleted after 30 days with their deliveries', async () => {
  const { webhookId } = await addWebhook()
  await sendTest(webhookId)
  await sendDueWebhooks(shop.context)
  await sql`update webhook_event set at = now() - interval '31 days'`.execute(shop.db)
  shop.clock.set(Date.now())
  await deleteExpired(shop.context, {})
  expect(await shop.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([])
})
