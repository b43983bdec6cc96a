import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUnderWay, payOrder } from '../../testing/make-delivery.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

type Created = Awaited<ReturnType<typeof makeUnderWay>>

const stage = (orderId: string, orderStage: number, visitor = driver.visitor) =>
  visitor.call('updateOrderStage', { query: { orderId, orderStage, early: true } })
const fail = (orderId: string) => driver.visitor.call('failDelivery', { body: { orderId, reason: 'recipientAbsent' } })
const reschedule = ({ buyer, order }: Created) =>
  buyer.visitor.call('resolveFailedDelivery', {
    params: { userId: buyer.userId, orderId: order.id },
    body: { choice: 'nextWindow' },
  })
const prove = (orderId: string, fields: Parameters<typeof toFormData>[0]) =>
  driver.visitor.call('addProof', { params: { orderId }, body: toFormData({ early: 'true', ...fields }) })
const sendLink = ({ buyer, order }: Created) =>
  driver.visitor.call('sendConfirmDelivery', { query: { userId: buyer.userId, orderId: order.id } })
const countLinks = async (email: string) =>
  (
    await shop.db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', email)
      .where('kind', '=', 'receipt-link')
      .execute()
  ).length
const getCard = async (orderId: string) =>
  (await driver.visitor.call('getBoardOrder', { params: { orderId } })).body.data

describe('attempts of a delivery', () => {
  test('AGREE-07 a proof of a failed attempt is refused; that of the completed one is on the card and the receipt', async () => {
    const created = await makeUnderWay(shop)
    const { buyer, order } = created
    await payOrder(shop, gateway, buyer, order.id)
    await fail(order.id)
    const first = { recipientName: 'The guard', attempt: '1' }
    expect((await prove(order.id, first)).body.code).toBe('order.awaits_choice')
    await reschedule(created)
    await stage(order.id, 5)
    expect((await prove(order.id, first)).body.code).toBe('order.attempt_changed')
    const photo = { bytes: await makePhoto(300, 200), type: 'image/jpeg' }
    const done = await prove(order.id, { recipientName: 'Noura herself', attempt: '2', photo })
    expect(done.body.data).toMatchObject({ attempt: 2, proof: { recipientName: 'Noura herself' } })
    expect(done.body.data.proof.fileId).not.toBeNull()
    const query = { orderId: order.id, userId: buyer.userId, email: buyer.email }
    const receipt = await buyer.visitor.call('confirmDelivery', { query })
    expect(receipt.body.data.recipientName).toBe('Noura herself')
  })

  test('AGREE-07 a proof that was stored for a failed attempt by an older version is shown nowhere, and does not block the next one', async () => {
    const created = await makeUnderWay(shop)
    const { buyer, order } = created
    await fail(order.id)
    await reschedule(created)
    const old = {
      order_id: order.id,
      attempt: 1,
      recipient_name: 'The guard',
      actor_id: driver.userId,
      request_id: 'old',
    }
    await shop.db.insertInto('delivery_proof').values(old).execute()
    expect((await getCard(order.id)).proof).toBeNull()
    await stage(order.id, 6)
    expect((await getCard(order.id)).proof).toBeNull()
    const query = { orderId: order.id, userId: buyer.userId, email: buyer.email }
    const receipt = await buyer.visitor.call('confirmDelivery', { query })
    expect(receipt.body.data.recipientName).toBe('Noura Saleh')
    expect((await prove(order.id, { recipientName: 'A neighbour' })).body.data.proof).toMatchObject({
      recipientName: 'A neighbour',
    })
  })

  test('AGREE-07 after a failed delivery no receipt link is offered or mailed, and a start is refused until the buyer chose', async () => {
    const created = await makeUnderWay(shop)
    const { buyer, order } = created
    await fail(order.id)
    expect((await getCard(order.id)).actions).not.toContain('sendConfirmation')
    expect((await sendLink(created)).body.code).toBe('order.awaits_choice')
    expect((await stage(order.id, 5)).body.code).toBe('order.awaits_choice')
    await reschedule(created)
    expect((await sendLink(created)).body.code).toBe('order.not_under_way')
    expect(await countLinks(buyer.email)).toBe(0)
    await stage(order.id, 5)
    expect((await sendLink(created)).status).toBe(200)
    expect(await countLinks(buyer.email)).toBe(1)
  })

  test('AGREE-07 the second departure is recorded once, although two drivers start on two processes, and is in the timeline', async () => {
    const created = await makeUnderWay(shop)
    const { order } = created
    await fail(order.id)
    await reschedule(created)
    expect(await getCard(order.id)).toMatchObject({ awaitsDeparture: true, attempt: 2 })
    expect((await getCard(order.id)).actions[0]).toBe('start')
    const other = twin.visitor()
    other.token = driver.visitor.token
    const answers = await Promise.all([stage(order.id, 5), stage(order.id, 5, other), stage(order.id, 5)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    for (const { body } of answers)
      expect(body.data).toMatchObject({ awaitsDeparture: false, actions: expect.arrayContaining(['complete']) })
    const admin = await makeAdmin(shop)
    const read = async (language: 'en' | 'ar') => {
      const visitor = shop.visitor({ language })
      visitor.token = admin.visitor.token
      const { body } = await visitor.call('adminOrder', { params: { orderId: order.id } })
      return body.data.timeline as { kind: string; text: string; at: string }[]
    }
    const [english, arabic] = [await read('en'), await read('ar')]
    expect(english.filter(({ kind }) => kind === 'departure').map(({ text }) => text)).toEqual([
      expect.stringContaining('Out for delivery again'),
    ])
    expect(arabic.map(({ kind, at }) => [kind, at])).toEqual(english.map(({ kind, at }) => [kind, at]))
  })
})
