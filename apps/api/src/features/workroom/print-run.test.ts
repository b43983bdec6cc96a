import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const DAY = '2026-11-30'
let shop: TestShop
let florist: TestUser
let desk: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  florist = await makeAdmin(shop, ['workroom'])
  desk = await makeAdmin(shop)
})
afterAll(() => shop.close())

const make = (changed: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash', ...changed })
const readLabels = async (day: string) => (await florist.visitor.call('workroomLabels', { query: { day } })).body.data
const readStart = async ({ order }: Awaited<ReturnType<typeof makeOrder>>) =>
  (await shop.db.selectFrom('orders').select('work_started_at').where('id', '=', order.id).executeTakeFirstOrThrow())
    .work_started_at

test('DESK-04 a label has the stop of the driver’s own route; pickups and orders without a driver have none and come last', async () => {
  const drivers = [
    await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Bader Driver' }),
    await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Amer Driver' }),
  ]
  const orders = []
  for (const deliverySlot of ['15:00-17:00', '09:00-11:00', '11:00-13:00', '13:00-15:00', '17:00-19:00'])
    orders.push(await make({ deliverySlot }))
  const ids = orders.map(({ order }) => order.id)
  const assign = (at: number, orderIds: string[]) =>
    desk.visitor.call('assignOrders', { body: { orderIds, employeeId: drivers[at]?.userId } })
  await assign(0, ids.slice(0, 3))
  await assign(1, ids.slice(3, 4))
  const { variantId } = await makeFlower(shop)
  const sale = {
    lines: [{ variantId, quantity: 3 }],
    pickup: { date: DAY, time: '08:30' },
    payments: [{ method: 'card', amount: 300 }],
  }
  await desk.visitor.call('placeCounterSale', { body: sale })
  const labels = await readLabels(DAY)
  type Label = { orderId: string; stop: number | null; driver: string | null; kind: string; pieces: number }
  expect(labels.map(({ driver, stop, kind }: Label) => [driver, stop, kind])).toEqual([
    ['Amer Driver', 1, 'delivery'],
    ['Bader Driver', 1, 'delivery'],
    ['Bader Driver', 2, 'delivery'],
    ['Bader Driver', 3, 'delivery'],
    [null, null, 'pickup'],
    [null, null, 'delivery'],
  ])
  const [driver] = drivers
  const route = await driver?.visitor.call('getDeliveryRoute', {
    params: { userId: driver.userId },
    query: { day: DAY },
  })
  const stops = route?.body.stops.map(({ order }: { order: { id: string } }) => order.id)
  expect(labels.slice(1, 4).map(({ orderId }: Label) => orderId)).toEqual(stops)
  expect(labels.find(({ kind }: Label) => kind === 'pickup')).toMatchObject({ pieces: 3, window: '08:30-08:30' })
})

test('AGREE-06 printing the worksheets of a day starts work on its orders, once', async () => {
  const today = await make({ deliveryDate: '2026-12-01' })
  const other = await make({ deliveryDate: '2026-12-02' })
  const start = () => florist.visitor.call('startWorkroomDay', { body: { day: '2026-12-01' } })
  expect((await start()).body).toMatchObject({ problems: [] })
  const first = await readStart(today)
  expect(first).not.toBeNull()
  expect(await readStart(other)).toBeNull()
  shop.clock.advance(60_000)
  expect((await start()).status).toBe(200)
  expect(await readStart(today)).toEqual(first)
  const audits = await shop.db.selectFrom('audit_entry').select('id').where('action', '=', 'startWorkroomDay').execute()
  expect(audits).toHaveLength(1)
})

test.each(['2026-02-30', '0000-01-01', '', 'today'])('the day "%s" is refused at the field', async (day) => {
  const refused = await florist.visitor.call('startWorkroomDay', { body: { day } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['day']])
})
