import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FakeMessengers,
  fakeMessengers,
  SMS_WEBHOOK_SECRET,
  VERIFY_TOKEN,
  WHATSAPP_APP_SECRET,
} from '../../testing/fake-messengers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeMessageOrder, readMessages } from '../../testing/make-message-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let fake: FakeMessengers
let shop: TestShop
let taqnyat: TestShop
beforeAll(async () => {
  fake = await fakeMessengers()
  shop = await openTestShop({ environment: fake.environment('unifonic') })
  taqnyat = await openTestShop({ environment: fake.environment('taqnyat') })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
  await taqnyat.close()
  await fake.close()
})

const signature = (body: string, secret = WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const postWhatsApp = (body: string, header?: string) =>
  shop.visitor().fetch('/webhooks/whatsapp', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(header ? { 'x-hub-signature-256': header } : {}) },
  })
const wrap = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] }],
  })
const report = async (status: object) => {
  const body = wrap({ statuses: [{ timestamp: '1764400000', recipient_id: '966', ...status }] })
  return (await postWhatsApp(body, signature(body))).status
}
const sent = async (channel: 'whatsapp' | 'sms') => {
  const created = await makeMessageOrder(shop, channel)
  await shop.runJobs()
  return { ...created, id: fake.sent.at(-1)?.id ?? '' }
}
const tries = async (orderId: string) => (await readMessages(shop, orderId))[0]?.tries

describe('reports of providers', () => {
  test('OPEN-04 Meta verifies the address with the token of the settings, and with no other', async () => {
    const verify = (token: string, challenge = '1158201444') =>
      shop.visitor().fetch(`/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${challenge}`)
    const answer = await verify(VERIFY_TOKEN)
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
    expect((await verify('another-token')).status).toBe(403)
    expect((await verify(VERIFY_TOKEN, '<script>')).status).toBe(403)
  })

  test('OPEN-04 sent, delivered and read are stored in any order; older and repeated reports change nothing', async () => {
    const { order, id } = await sent('whatsapp')
    expect(await report({ id, status: 'delivered' })).toBe(200)
    expect(await tries(order.id)).toEqual(['whatsapp delivered'])
    await report({ id, status: 'sent' })
    await report({ id, status: 'failed', errors: [{ code: 131_026 }] })
    expect(await tries(order.id)).toEqual(['whatsapp delivered'])
    await report({ id, status: 'read' })
    await report({ id, status: 'read' })
    expect(await tries(order.id)).toEqual(['whatsapp read'])
  })

  test('OPEN-04 a wrong or missing signature, an unknown message and a body of another form change nothing', async () => {
    const { order, id } = await sent('whatsapp')
    const body = wrap({ statuses: [{ id, status: 'failed', errors: [{ code: 131_026 }] }] })
    for (const header of [undefined, 'sha256=00', signature(body, 'another secret'), signature(`${body} `)])
      expect((await postWhatsApp(body, header)).status).toBe(401)
    expect(await report({ id: 'wamid.of-another-shop', status: 'failed' })).toBe(200)
    expect(await report({ id: `${id}\u0000`, status: 'failed' })).toBe(200)
    expect(await report({ id, status: 'typing' })).toBe(200)
    for (const text of ['', '[]', 'null', '{"entry":[null,{"changes":[{"value":{"statuses":[7]}}]}]}', '\u0000'])
      expect((await postWhatsApp(text, signature(text))).status).toBe(200)
    const huge = 'x'.repeat(300_000)
    expect((await postWhatsApp(huge, signature(huge))).status).toBe(413)
    expect(await tries(order.id)).toEqual(['whatsapp sent'])
  })

  test('OPEN-04 a failure that is reported later, also twice and to two processes, leads to SMS once', async () => {
    const { order, id, phone } = await sent('whatsapp')
    const twin = await shop.twin()
    const body = wrap({ statuses: [{ id, status: 'failed', errors: [{ code: 131_026 }] }] })
    const headers = { 'x-hub-signature-256': signature(body) }
    const post = (to: TestShop) => to.visitor().fetch('/webhooks/whatsapp', { method: 'POST', body, headers })
    await Promise.all([post(shop), post(twin), post(shop), post(twin)])
    await shop.runJobs()
    await post(shop)
    await shop.runJobs()
    expect(await tries(order.id)).toEqual(['whatsapp failed not_reachable', 'sms sent'])
    expect(fake.sent.filter(({ to }) => `+${to}` === phone).map(({ provider }) => provider)).toEqual([
      'whatsapp',
      'unifonic',
    ])
  })

  test('OPEN-04 a message without an answer is matched by our id that the report returns', async () => {
    fake.faults.whatsapp.push('acceptAndDisconnect')
    const { order, id } = await sent('whatsapp')
    expect(await tries(order.id)).toEqual(['whatsapp unknown'])
    const { rows } = await sql<{ id: string }>`select id from message_delivery where state = 'unknown'`.execute(shop.db)
    await report({ id, status: 'delivered', biz_opaque_callback_data: rows[0]?.id })
    expect(await tries(order.id)).toEqual(['whatsapp delivered'])
    expect((await readMessages(shop, order.id))[0]?.state).toBe('sent')
  })

  test('OPEN-04 who answers "stop" gets no more messages on this number until "start" comes from it, whoever has it in a profile', async () => {
    const { phone, buyer } = await sent('whatsapp')
    const reply = async (word: string) => {
      const message = { from: phone.slice(1), id: 'wamid.in', type: 'text', text: { body: word } }
      const body = wrap({ messages: [message] })
      expect((await postWhatsApp(body, signature(body))).status).toBe(200)
    }
    await reply(' إيقاف ')
    const read = () => buyer.visitor.call('getMessagePreference', { params: { userId: buyer.userId } })
    expect((await read()).body.data).toMatchObject({ channel: 'mail', since: { source: 'stop' } })
    const other = await makeMessageOrder(shop, 'whatsapp', {}, { phone })
    for (const { visitor, userId } of [buyer, other.buyer])
      await visitor.call('setMessagePreference', { params: { userId }, body: { channel: 'sms' } })
    await shop.runJobs()
    expect((await read()).body.data).toMatchObject({ isStopped: true, canStart: true, channels: ['mail'] })
    expect(await readMessages(shop, other.order.id)).toMatchObject([{ state: 'skipped', tries: [] }])
    await reply('START')
    expect((await read()).body.data).toMatchObject({ isStopped: false, channels: ['whatsapp', 'sms', 'mail'] })
  })

  test.each(['query', 'form', 'json'])(
    'OPEN-04 Unifonic reports as %s: arrived, and undeliverable leads to mail',
    async (form) => {
      const post = (fields: Record<string, string>, secret = SMS_WEBHOOK_SECRET) => {
        const path = `/webhooks/sms/${secret}`
        const query = new URLSearchParams(fields)
        if (form === 'query') return shop.visitor().fetch(`${path}?${query}`)
        const type = form === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
        const body = form === 'form' ? String(query) : JSON.stringify(fields)
        return shop.visitor().fetch(path, { method: 'POST', body, headers: { 'content-type': type } })
      }
      const { order, id } = await sent('sms')
      expect((await post({ MessageID: id, DLR: 'Undeliverable' }, 'a-secret-that-is-wrong')).status).toBe(404)
      expect(await tries(order.id)).toEqual(['sms sent'])
      expect((await post({ MessageID: id, DLR: 'Delivered', Recipient: '966551234567' })).status).toBe(200)
      await post({ MessageID: id, DLR: 'Undeliverable' })
      await post({ MessageID: '1', DLR: 'Delivered' })
      await post({ MessageID: id, DLR: '\u0000' })
      const nested = JSON.stringify({ MessageID: { toString: 1 }, DLR: 'Delivered' })
      const path = `/webhooks/sms/${SMS_WEBHOOK_SECRET}`
      expect((await shop.visitor().fetch(path, { method: 'POST', body: nested })).status).toBe(200)
      expect(await tries(order.id)).toEqual(['sms delivered'])
      const other = await sent('sms')
      await post({ MessageID: other.id, DLR: 'Undeliverable' })
      await shop.runJobs()
      const [message] = await readMessages(shop, other.order.id)
      // The receipt of the order is mailed anyway.
      expect(message).toMatchObject({ state: 'skipped', reason: 'other_mail', tries: ['sms failed not_reachable'] })
    },
  )

  test('OPEN-04 Taqnyat reports with its message id', async () => {
    const { order } = await makeMessageOrder(taqnyat, 'sms')
    await taqnyat.runJobs()
    const body = JSON.stringify({ messageId: Number(fake.sent.at(-1)?.id), status: 'DELIVRD' })
    await taqnyat.visitor().fetch(`/webhooks/sms/${SMS_WEBHOOK_SECRET}`, { method: 'POST', body })
    expect((await readMessages(taqnyat, order.id))[0]?.tries).toEqual(['sms delivered'])
  })
})

describe('choice and desk', () => {
  test('OPEN-04 the choice is stored with time and source, changed and withdrawn in one call; nobody else may', async () => {
    const buyer = await makeUser(shop, { phone: '0551234000' })
    const stranger = await makeUser(shop)
    const params = { userId: buyer.userId }
    const set = (channel: string, by = buyer) => by.visitor.call('setMessagePreference', { params, body: { channel } })
    const read = async () => (await buyer.visitor.call('getMessagePreference', { params })).body.data
    expect(await read()).toEqual({
      channel: 'mail',
      since: null,
      phone: '+966551234000',
      isStopped: false,
      canStart: false,
      channels: ['whatsapp', 'sms', 'mail'],
    })
    await Promise.all([set('whatsapp'), set('whatsapp'), set('whatsapp')])
    expect(await read()).toMatchObject({ channel: 'whatsapp', since: { source: 'profile' } })
    await set('mail')
    const { rows } = await sql`
      select channel, source from message_preference where user_id = ${buyer.userId} order by id
    `.execute(shop.db)
    expect(rows).toEqual([
      { channel: 'whatsapp', source: 'profile' },
      { channel: 'mail', source: 'profile' },
    ])
    expect((await set('pigeon')).status).toBe(400)
    expect((await set('sms', stranger)).status).toBe(403)
    expect((await stranger.visitor.call('getMessagePreference', { params })).status).toBe(403)
  })

  test('OPEN-04 the desk reads receipts and failures and sends again, once for two clicks; others may not', async () => {
    fake.faults.whatsapp.push({ status: 400, body: { error: { code: 131_026 } } })
    fake.faults.unifonic.push({ status: 482, body: { success: false, errorCode: 'ER-482' } })
    const { order, buyer, phone } = await makeMessageOrder(shop, 'whatsapp')
    await shop.runJobs()
    const admin = await makeUser(shop, { role: 'Admin' })
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const read = (by = admin) => by.visitor.call('getOrderMessages', { params: { orderId: order.id } })
    const [message] = (await read()).body.data
    expect(message).toMatchObject({
      event: 'placed',
      audience: 'buyer',
      state: 'skipped',
      canSendAgain: true,
      deliveries: [
        { channel: 'whatsapp', state: 'failed', reason: 'not_reachable' },
        { channel: 'sms', state: 'failed', reason: 'invalid_number' },
      ],
    })
    const again = (by = admin, messageId = message.id, orderId = order.id) =>
      by.visitor.call('sendMessageAgain', { params: { orderId, messageId } })
    const clicks = await Promise.all([again(), again(), again()])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(clicks.map(({ body }) => body.data[0].canSendAgain)).toContain(false)
    await shop.runJobs()
    expect(fake.sent.filter(({ to }) => `+${to}` === phone)).toHaveLength(1)
    expect((await read()).body.data[0].deliveries.at(-1)).toMatchObject({ channel: 'whatsapp', state: 'sent' })
    const timeline = (await admin.visitor.call('adminOrder', { params: { orderId: order.id } })).body.data.timeline
    const texts = timeline.map(({ text }: { text: string }) => text.replace(/[\u2068\u2069]/g, ''))
    expect(texts).toContain('Order placed, by WhatsApp to the customer: Failed. The phone could not be reached.')
    expect(texts).toContain('Order placed, by WhatsApp to the customer: Sent')
    const other = await makeMessageOrder(shop, 'mail')
    expect((await again(admin, message.id, other.order.id)).status).toBe(404)
    for (const user of [buyer, driver]) {
      expect((await read(user)).status).toBe(403)
      expect((await again(user)).status).toBe(403)
    }
  })
})
