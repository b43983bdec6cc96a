import { parseTimeOfDay, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeTrackingCode } from '../../testing/make-message-order.ts'
import { makeBuyer, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { notifyDriver } from '../order-messages/notify-driver.ts'

const DAY = '2026-11-30'
const NEXT = '2026-12-01'
const NIGHT = { open: '20:00', close: '26:00', cutoff: '24:30' }
const LATE = '24:00-26:00'
const at = (date: string, time: string): number => riyadhInstant(date, parseTimeOfDay(time))

let shop: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const saved = await saveHours(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, NIGHT])))
  expect(saved.status).toBe(200)
})
afterAll(() => shop.close())

async function saveHours(hours: object) {
  const { data } = (await admin.visitor.call('adminSettings')).body
  const { value, version } = data.find(({ key }: { key: string }) => key === 'calendar')
  const body = { value: { ...value, hours, leadMinutes: 0 }, version }
  return admin.visitor.call('saveSetting', { params: { key: 'calendar' }, body })
}

/** Sets the clock; staff sign in again, because sessions end. */
async function setClock(ms: number): Promise<void> {
  shop.clock.set(ms)
  await signInAgain(shop, admin)
  await signInAgain(shop, driver)
}

const makeNightOrder = () => makeOrder(shop, { deliveryDate: DAY, deliverySlot: LATE, paymentTerms: 'cash' })
const readBoard = async (day: string) =>
  (await driver.visitor.call('getBoardOrders', { params: { userId: driver.userId }, query: { day } })).body.data.map(
    ({ id }: { id: string }) => id,
  )
const readLate = async () =>
  (await admin.visitor.call('adminOrders', { query: { late: '1' } })).body.data.map(({ id }: { id: string }) => id)

describe('a shop that delivers until two in the morning', () => {
  test('OPEN-06 the slots after midnight belong to the day that they follow, until its cut-off', async () => {
    await setClock(at(DAY, '19:00'))
    const { today, days } = (await shop.visitor().call('getDeliveryDays')).body
    expect([today, days[0].slots.map(({ id }: { id: string }) => id)]).toEqual([
      DAY,
      ['20:00-22:00', '22:00-24:00', LATE],
    ])
    await setClock(at(NEXT, '00:10'))
    const night = (await shop.visitor().call('getDeliveryDays')).body
    expect([night.today, night.days[0].date, night.days[0].slots[2].state]).toEqual([DAY, DAY, 'past'])
    expect(night.days[1]).toMatchObject({ date: NEXT, open: true })
    const tried = await place(await makeBuyer(shop), retailOrder({ deliveryDate: DAY, deliverySlot: LATE }))
    expect(tried).toMatchObject({ status: 400, body: { code: 'delivery.past' } })
  })

  test('OPEN-06 the mail gives the real date of the night, in both languages', async () => {
    await setClock(at(DAY, '12:00'))
    const { buyer } = await makeNightOrder()
    const [english] = (await shop.mails(buyer.email)).slice(-1)
    expect(english?.body_text).toMatch(/Tuesday, 1 December|Tuesday, December 1/)
    expect(english?.body_text).toMatch(/12:00\s–\s2:00\sAM \(after midnight\)/)
    const arabic = await makeOrder(
      shop,
      { deliveryDate: DAY, deliverySlot: LATE, paymentTerms: 'cash' },
      { language: 'ar' },
    )
    const [mail] = (await shop.mails(arabic.buyer.email)).slice(-1)
    expect(mail?.body_text).toMatch(/الثلاثاء، 1 ديسمبر.*\(بعد منتصف الليل\)/)
  })

  test('OPEN-06 board, run and lateness keep to the delivery day after the date has changed', async () => {
    await setClock(at(DAY, '12:00'))
    const { order } = await makeNightOrder()
    const { order: tomorrow } = await makeOrder(shop, {
      deliveryDate: NEXT,
      deliverySlot: '20:00-22:00',
      paymentTerms: 'cash',
    })
    await walkOrder(shop, order.id, ['outForDelivery'])
    const orderIds = [order.id, tomorrow.id]
    await driver.visitor.call('assignOrders', { body: { orderIds, employeeId: driver.userId } })

    await setClock(at(NEXT, '01:30'))
    expect(await readBoard('today')).toContain(order.id)
    expect(await readBoard('tomorrow')).toContain(tomorrow.id)
    expect(await readBoard('today')).not.toContain(tomorrow.id)
    const { route } = (await driver.visitor.call('getDriverDay', { params: { userId: driver.userId } })).body
    expect([route.date, route.stops.map((stop: { order: { id: string } }) => stop.order.id)]).toEqual([DAY, [order.id]])
    expect(await readLate()).not.toContain(order.id)
    const { today, late } = (await admin.visitor.call('shopOverview')).body
    expect([today.day, late.some(({ id }: { id: string }) => id === order.id)]).toEqual([DAY, false])

    await setClock(at(NEXT, '02:00'))
    expect(await readLate()).toContain(order.id)
    expect((await admin.visitor.call('shopOverview')).body.today.day).toBe(NEXT)
    expect(await readBoard('today')).toContain(tomorrow.id)
  })

  test('OPEN-06 after midnight the tracking page still counts stops, and the driver is told of the run', async () => {
    await setClock(at(DAY, '12:00'))
    const { order } = await makeNightOrder()
    const fahad = await makeUser(shop, { role: 'ShippingEmployee' })
    await setClock(at(NEXT, '00:30'))
    await signInAgain(shop, fahad)
    await admin.visitor.call('assignOrders', { body: { orderIds: [order.id], employeeId: fahad.userId } })
    await fahad.visitor.call('updateManyStages', { body: { orderIds: [order.id], orderStage: 5 } })
    const code = await makeTrackingCode(shop, order.id)
    const { data } = (await shop.visitor().call('getTracking', { params: { code } })).body
    expect(data).toMatchObject({ stage: 'onTheWay', stopsAhead: 0, window: { date: DAY, slot: LATE } })
    await shop.runJobs()
    await notifyDriver(shop.context, { employeeId: fahad.userId, date: DAY })
    await shop.runJobs()
    const { rows } = await sql<{ state: string }>`
      select state from order_message where user_id = ${fahad.userId} and event = 'runAssigned'
    `.execute(shop.db)
    expect(rows.map(({ state }) => state)).toEqual(['sent'])
  })

  test('OPEN-06 in the night an order of the coming evening is not completed by mistake', async () => {
    await setClock(at(DAY, '12:00'))
    const { order } = await makeOrder(shop, { deliveryDate: NEXT, deliverySlot: '20:00-22:00', paymentTerms: 'cash' })
    await walkOrder(shop, order.id, ['outForDelivery'])
    await setClock(at(NEXT, '01:00'))
    const query = { orderId: order.id, orderStage: '6', early: 'false' }
    const completed = await admin.visitor.call('updateOrderStage', { query })
    expect(completed.body).toMatchObject({ code: 'order.promised_later' })
  })

  test('OPEN-06 a planned window may pass midnight, on the delivery day that still lasts', async () => {
    await setClock(at(DAY, '12:00'))
    const { order } = await makeNightOrder()
    await setClock(at(NEXT, '00:30'))
    const plan = (plannedSlot: string) =>
      admin.visitor.call('planOrder', { body: { orderId: order.id, plannedDate: DAY, plannedSlot } })
    expect((await plan('24:30-25:30')).status).toBe(200)
    expect((await plan('25:30-24:30')).status).toBe(400)
    expect((await plan('24:30-30:30')).status).toBe(400)
  })

  test('OPEN-06 an order of a night slot stays on the board of today when the hours are shortened afterwards', async () => {
    await setClock(at(DAY, '12:00'))
    const { order } = await makeNightOrder()
    const week = (hours: object) => ({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours })
    expect((await saveHours(week({ open: '20:00', close: '23:00' }))).status).toBe(200)
    await setClock(at(NEXT, '01:30'))
    expect((await shop.visitor().call('getDeliveryDays')).body.today).toBe(NEXT)
    expect(await readBoard('today')).toContain(order.id)
    expect(await readBoard('tomorrow')).not.toContain(order.id)
    await setClock(at(NEXT, '02:00'))
    expect(await readBoard('today')).not.toContain(order.id)
    expect((await saveHours(week(NIGHT))).status).toBe(200)
  })

  test('OPEN-06 hours end at six in the morning, before the next day opens', async () => {
    await setClock(at(DAY, '12:00'))
    const week = (hours: object) => ({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours })
    const errors = async (hours: object) => Object.keys((await saveHours(hours)).body.errors ?? {})
    expect(await errors(week({ open: '20:00', close: '30:30' }))).toContain('hours.0.close')
    expect(await errors(week({ open: '20:00', close: '02:00' }))).toContain('hours.0.close')
    expect(await errors({ ...week(NIGHT), 2: { open: '01:00', close: '09:00' } })).toEqual(['hours.1.close'])
  })
})
