import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let florist: TestUser
let colleague: TestUser
let desk: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  florist = await makeAdmin(shop, ['workroom'])
  colleague = onSecondProcess(await shop.twin(), await makeAdmin(shop, ['workroom']))
  desk = await makeAdmin(shop)
})
afterAll(() => shop.close())

const DAY = '2026-11-30'
type Created = Awaited<ReturnType<typeof makeOrder>>
type Part = { station: 'arranging' | 'card' | 'packing'; variantId?: number }

const make = (changed: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(shop, { deliveryDate: DAY, deliverySlot: '11:00-13:00', paymentTerms: 'cash', ...changed })
const tick = ({ order }: Created, part: Part, isDone = true, by = florist) =>
  by.visitor.call('tickWorkroom', { params: { orderId: order.id }, body: { ...part, isDone } })
const partsOf = ({ flower, order }: Created): Part[] => [
  { station: 'arranging', variantId: flower.variantId },
  ...(order.cardMessage ? [{ station: 'card' } as const] : []),
  { station: 'packing' },
]
const list = async (day: string = DAY) => (await florist.visitor.call('workroomDay', { query: { day } })).body
const find = async ({ order }: Created, day?: string) =>
  (await list(day)).data.find(({ orderId }: { orderId: string }) => orderId === order.id)
const readState = async (created: Created) =>
  (await shop.db.selectFrom('orders').select('state').where('id', '=', created.order.id).executeTakeFirstOrThrow())
    .state
const countEvents = async ({ order }: Created, state: string) =>
  (
    await shop.db
      .selectFrom('order_event')
      .select('seq')
      .where('order_id', '=', order.id)
      .where('to_state', '=', state)
      .execute()
  ).length
const countTicks = async ({ order }: Created) =>
  (await shop.db.selectFrom('workroom_tick').select('station').where('order_id', '=', order.id).execute()).length
const makeAll = async (created: Created) => {
  for (const part of partsOf(created)) await tick(created, part)
}

describe('the day of the workroom', () => {
  test('DESK-04 the day lists what is to make in order of the windows, and by default it is today', async () => {
    const late = await make({ deliverySlot: '15:00-17:00' })
    const early = await make({ deliverySlot: '09:00-11:00', cardMessage: 'Congratulations!', allergyNote: 'No lilies' })
    const other = await make({ deliveryDate: '2026-12-01' })
    const { data, day, today, isCut } = await list()
    expect({ day, today, isCut }).toEqual({ day: DAY, today: '2026-11-29', isCut: false })
    const ids = data.map(({ orderId }: { orderId: string }) => orderId)
    expect(ids.indexOf(early.order.id)).toBeLessThan(ids.indexOf(late.order.id))
    expect(ids).not.toContain(other.order.id)
    expect(await find(early)).toEqual({
      orderId: early.order.id,
      orderNumber: Number(early.order.orderNumber),
      kind: 'delivery',
      hour: 9,
      window: '09:00-11:00',
      isReady: false,
      items: [
        {
          variantId: early.flower.variantId,
          name: expect.stringMatching(/^Bouquet/),
          size: 'medium',
          stems: 12,
          quantity: 1,
          isAddOn: false,
          thumbnail: expect.stringMatching(/^\/pictures\/.+-400\.webp$/),
          tick: null,
        },
      ],
      card: { message: 'Congratulations!', to: 'Noura Saleh', from: early.buyer.fullName, tick: null },
      packing: null,
      substitution: null,
      allergyNote: 'No lilies',
    })
    expect((await florist.visitor.call('workroomDay')).body.day).toBe('2026-11-29')
  })

  test('DESK-04 a hidden sender is not on the card; an order planned for another day is made for that day', async () => {
    const hidden = await make({ cardMessage: 'Guess who', hideSender: true })
    expect((await find(hidden)).card.from).toBeNull()
    const body = { orderId: hidden.order.id, plannedDate: '2026-12-03', plannedSlot: '08:00-09:00' }
    await desk.visitor.call('planOrder', { body })
    expect(await find(hidden)).toBeUndefined()
    expect(await find(hidden, '2026-12-03')).toMatchObject({ hour: 8, window: '08:00-09:00' })
  })

  test('DESK-04 a pickup at the counter is made for its time', async () => {
    const { variantId } = await makeFlower(shop)
    const sale = {
      lines: [{ variantId, quantity: 2 }],
      pickup: { date: DAY, time: '17:30' },
      payments: [{ method: 'card', amount: 200 }],
    }
    const { orderId } = (await desk.visitor.call('placeCounterSale', { body: sale })).body.data
    const found = (await list()).data.find((order: { orderId: string }) => order.orderId === orderId)
    expect(found).toMatchObject({ kind: 'pickup', hour: 17, card: null, items: [{ quantity: 2 }] })
  })

  test.each(['2026-02-30', '0000-01-01', 'tomorrow', '٢٠٢٦-١١-٣٠'])(
    'the day "%s" is refused at the field',
    async (day) => {
      const refused = await florist.visitor.call('workroomDay', { query: { day } })
      expect(refused.status).toBe(400)
    },
  )
})

describe('ticking off', () => {
  test('DESK-04 the first tick starts work, the last one makes the order ready, by the transition of orders', async () => {
    const created = await make({ cardMessage: 'For you' })
    const parts = partsOf(created)
    expect(parts).toHaveLength(3)
    for (const [at, part] of parts.entries()) {
      const { body } = await tick(created, part)
      const isLast = at === parts.length - 1
      expect(body.data.isReady).toBe(isLast)
      expect(body.message).toBe(
        isLast ? `Order ${created.order.orderNumber} is ready.` : `Ticked off, order ${created.order.orderNumber}.`,
      )
      expect(await readState(created)).toBe(isLast ? 'ready' : 'preparing')
    }
    const timeline = (await desk.visitor.call('adminOrder', { params: { orderId: created.order.id } })).body.data
      .timeline
    const texts = timeline.map(({ text }: { text: string }) => text)
    expect(texts).toContain('Work started in the workroom')
    expect(texts).toContain('The flowers are tied and ready')
    expect((await find(created)).packing).toMatchObject({ by: florist.fullName })
  })

  test('DESK-04 a mistaken tick is removed, also of a ready order, which can become ready again', async () => {
    const created = await make()
    await makeAll(created)
    const back = await tick(created, { station: 'packing' }, false)
    expect(back.body).toMatchObject({ data: { isReady: false, packing: null } })
    expect(await readState(created)).toBe('preparing')
    expect((await tick(created, { station: 'packing' }, false)).status).toBe(200)
    await tick(created, { station: 'packing' })
    expect(await readState(created)).toBe('ready')
    expect(await countEvents(created, 'ready')).toBe(2)
    const timeline = (await desk.visitor.call('adminOrder', { params: { orderId: created.order.id } })).body.data
      .timeline
    expect(timeline.map(({ text }: { text: string }) => text)).toContain('Back in preparation')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('DESK-04 a repeated tick changes nothing and is not audited again', async () => {
    const created = await make()
    const countAudits = async () =>
      (
        await shop.db
          .selectFrom('audit_entry')
          .select('id')
          .where('action', '=', 'tickWorkroom')
          .where('subject', '=', `order:${created.order.id}`)
          .execute()
      ).length
    for (let n = 0; n < 3; n += 1) expect((await tick(created, { station: 'packing' })).status).toBe(200)
    expect(await countTicks(created)).toBe(1)
    expect(await countAudits()).toBe(1)
    await tick(created, { station: 'card' })
    expect(await countAudits()).toBe(1)
  })

  test('DESK-04 what changes after its tick has to be made again', async () => {
    const created = await make({ cardMessage: 'With love' })
    for (const part of partsOf(created).slice(0, 2)) await tick(created, part)
    const edit = { params: { orderId: created.order.id }, body: { cardMessage: 'With joy' } }
    expect((await desk.visitor.call('editOrder', edit)).status).toBe(200)
    expect(await find(created)).toMatchObject({ card: { message: 'With joy', tick: null } })
    expect((await find(created)).items[0].tick).not.toBeNull()
    const setQuantity = (quantity: number) =>
      sql`update order_line set quantity = ${quantity} where order_id = ${created.order.id}`.execute(shop.db)
    await setQuantity(2)
    expect((await find(created)).items[0]).toMatchObject({ quantity: 2, tick: null })
    await setQuantity(1)
    await tick(created, { station: 'packing' })
    expect(await readState(created)).toBe('preparing')
  })

  test('DESK-04 what an order does not have, and orders outside the workroom, are refused in words', async () => {
    const created = await make()
    const refusals: [Part, string][] = [
      [{ station: 'card' }, 'workroom.no_card'],
      [{ station: 'arranging', variantId: 999_999 }, 'workroom.item_unknown'],
    ]
    for (const [part, code] of refusals)
      expect((await tick(created, part)).body).toMatchObject({
        status: 409,
        code,
        message: expect.stringMatching(/\w/),
      })
    const left = await make()
    await desk.visitor.call('updateOrderStage', { query: { orderId: left.order.id, orderStage: 5 } })
    expect((await tick(left, { station: 'packing' })).body.code).toBe('workroom.order_left')
    const cancelled = await make()
    const cancel = { refund: 'samePayment' }
    const params = { userId: cancelled.buyer.userId, orderId: cancelled.order.id }
    await cancelled.buyer.visitor.call('cancelOwnOrder', { params, body: cancel })
    expect((await tick(cancelled, { station: 'packing' })).body.code).toBe('order.cancelled')
    expect(await countTicks(cancelled)).toBe(0)
    const unpaid = await make({ paymentTerms: 'online' })
    expect((await tick(unpaid, { station: 'packing' })).body.code).toBe('order.not_on_board')
    expect(await find(unpaid)).toBeUndefined()
    const unknown = { orderId: '11111111-1111-4111-8111-111111111111' }
    const body = { station: 'packing', isDone: true }
    expect((await florist.visitor.call('tickWorkroom', { params: unknown, body })).status).toBe(404)
  })

  test.each([
    [{ station: 'arranging', isDone: true }, 'variantId'],
    [{ station: 'packing', variantId: 1, isDone: true }, 'variantId'],
    [{ station: 'delivery', isDone: true }, 'station'],
    [{ station: 'packing', isDone: 'yes' }, 'isDone'],
    [{ station: 'arranging', variantId: -1, isDone: true }, 'variantId'],
  ])('%j is refused at the field', async (body, field) => {
    const { order } = await make()
    const refused = await florist.visitor.call('tickWorkroom', { params: { orderId: order.id }, body })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors)).toContain(field)
  })
})

describe('two tablets', () => {
  test('DESK-04 given the same tick twice at once in two processes, both succeed and it is stored once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const created = await make()
      const answers = await Promise.all([
        tick(created, { station: 'packing' }),
        tick(created, { station: 'packing' }, true, colleague),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await countTicks(created)).toBe(1)
    }
  })

  test('DESK-04 given all parts at once by two people, the order is ready once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const created = await make({ cardMessage: 'For you' })
      const presses = [...partsOf(created), ...partsOf(created)].map((part, at) =>
        tick(created, part, true, at % 2 === 0 ? florist : colleague),
      )
      for (const { status } of await Promise.all(presses)) expect(status).toBe(200)
      expect(await readState(created)).toBe('ready')
      expect(await countEvents(created, 'ready')).toBe(1)
      expect(await countTicks(created)).toBe(3)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('DESK-04 given the last tick against its removal or a departure, the state agrees with the ticks', async () => {
    for (let n = 0; n < 4; n += 1) {
      const created = await make()
      await makeAll(created)
      const [, left] = await Promise.all([
        tick(created, { station: 'packing' }, false, colleague),
        desk.visitor.call('updateOrderStage', { query: { orderId: created.order.id, orderStage: 5 } }),
        tick(created, { station: 'packing' }),
      ])
      expect(left?.status).toBe(200)
      expect(await readState(created)).toBe('outForDelivery')
    }
    for (let n = 0; n < 4; n += 1) {
      const created = await make()
      await makeAll(created)
      await Promise.all([
        tick(created, { station: 'packing' }, false, colleague),
        tick(created, { station: 'packing' }),
      ])
      expect(await readState(created)).toBe((await countTicks(created)) === 2 ? 'ready' : 'preparing')
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})

describe('the live stream', () => {
  test('DESK-04 a tick in one process reaches the stream of another; only staff of the workroom may read it', async () => {
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const clerk = await makeAdmin(shop, ['orders'])
    for (const by of [driver, clerk]) expect((await by.visitor.fetch('/api/Admin/workroomlive')).status).toBe(403)
    const created = await make()
    const response = await florist.visitor.fetch('/api/Admin/workroomlive')
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader?.read())?.value)
    expect(text).toMatch(/^event: ready/)
    await tick(created, { station: 'packing' }, true, colleague)
    while (!text.includes(created.order.id)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw new Error('The stream ended.')
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
  })
})
