import { addDays } from '@warda/domain/time/riyadh-time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { readPromiseKey } from '../../read-promise-key.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { checkDeliveryChoice, releaseSlot, takeSlot } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set(SUNDAY_MORNING)
  await shop.db.deleteFrom('slot_booking').execute()
})

const sunday = '2026-11-29'
const hour = 3_600_000
const days = async () => (await shop.visitor().call('getDeliveryDays')).body

test('BIZ-01 shows two-hour slots from 9 within hours until 20, Friday closed, fee, radius and freshness', async () => {
  const answer = await days()
  expect(answer).toMatchObject({ today: sunday, nextDay: sunday, fee: 25, radiusMiles: 25, freshnessDays: 7 })
  expect(answer.days).toHaveLength(15)
  expect(answer.days[1].slots.map((slot: { id: string }) => slot.id)).toEqual([
    '09:00-11:00',
    '11:00-13:00',
    '13:00-15:00',
    '15:00-17:00',
    '17:00-19:00',
    '19:00-20:00',
  ])
  const friday = answer.days.find((day: { date: string }) => day.date === '2026-12-04')
  expect(friday).toEqual({ date: '2026-12-04', open: false, slots: [] })
})

test('BIZ-01 accepts same-day orders until 14:00 in Riyadh to the millisecond; later today has no open slot and tomorrow is next', async () => {
  const cutoff = Date.UTC(2026, 10, 29, 11)
  expect((await days()).sameDayUntil).toBe(new Date(cutoff).toISOString())
  shop.clock.set(cutoff - 60_000)
  expect((await days()).days[0].open).toBe(true)
  shop.clock.set(cutoff)
  const after = await days()
  expect(after).toMatchObject({ sameDayUntil: null, nextDay: '2026-11-30' })
  expect(after.days[0].slots.every((slot: { state: string }) => slot.state === 'past')).toBe(true)
})

test('BIZ-01 Friday has no deliveries, and Saturday is next', async () => {
  shop.clock.set(Date.UTC(2026, 11, 4, 7))
  expect(await days()).toMatchObject({ today: '2026-12-04', sameDayUntil: null, nextDay: '2026-12-05' })
})

test('BIZ-01 the date is that of Riyadh when UTC is still the day before', async () => {
  shop.clock.set(Date.UTC(2026, 10, 29, 21, 30))
  expect((await days()).today).toBe('2026-11-30')
})

test('BIZ-01 the server refuses closed, past, late and distant days, unknown slots and addresses out of reach', async () => {
  const check = (date: string, slot: string, place?: { latitude: number; longitude: number }) =>
    checkDeliveryChoice(shop.context, { date, slot, ...(place ? { place } : {}) })
  expect(await check(sunday, '15:00-17:00')).toMatchObject({ ok: true, value: { capacity: 12 } })
  expect(await check('2026-12-04', '09:00-11:00')).toMatchObject({ code: 'delivery.closed', field: 'deliveryDate' })
  expect(await check('2026-11-28', '09:00-11:00')).toMatchObject({ code: 'delivery.past' })
  expect(await check(addDays(sunday, 15), '09:00-11:00')).toMatchObject({ code: 'delivery.too_far_ahead' })
  expect(await check(sunday, '19:00-20:00')).toMatchObject({ ok: true })
  expect(await check(sunday, '19:00-21:00')).toMatchObject({ code: 'delivery.unknown_slot', field: 'deliverySlot' })
  expect(await check('2026-02-31', '09:00-11:00')).toMatchObject({ ok: false })
  expect(await check(sunday, '15:00-17:00', { latitude: 24.75, longitude: 46.7 })).toMatchObject({ ok: true })
  expect(await check(sunday, '15:00-17:00', { latitude: 21.54, longitude: 39.17 })).toMatchObject({
    code: 'delivery.out_of_reach',
    field: 'deliveryAddress',
  })
  shop.clock.advance(5 * hour)
  expect(await check(sunday, '17:00-19:00')).toMatchObject({ code: 'delivery.cutoff' })
})

test('concurrent requests for the last places of a slot get exactly as many, and a released place can be reserved again', async () => {
  const take = () => inTransaction(shop.db, (trx) => takeSlot(trx, sunday, '15:00-17:00', 3))
  const results = await Promise.all(Array.from({ length: 10 }, take))
  expect(results.filter((result) => result.ok)).toHaveLength(3)
  expect(results.filter((result) => !result.ok)).toEqual(
    Array(7).fill({ ok: false, code: 'slot.full', field: 'deliverySlot' }),
  )
  await inTransaction(shop.db, (trx) => releaseSlot(trx, sunday, '15:00-17:00'))
  expect(await take()).toMatchObject({ ok: true })
  expect(await take()).toMatchObject({ ok: false })
})

test('a full slot is shown as full, and the count never goes below 0', async () => {
  await inTransaction(shop.db, (trx) => releaseSlot(trx, sunday, '17:00-19:00'))
  for (let at = 0; at < 12; at++) await inTransaction(shop.db, (trx) => takeSlot(trx, sunday, '17:00-19:00', 12))
  const today = (await days()).days[0]
  expect(today.slots.at(-2)).toMatchObject({ id: '17:00-19:00', state: 'full' })
  expect((await days()).sameDayUntil).not.toBeNull()
})

test('a holiday in the settings closes its day at once', async () => {
  await shop.db
    .insertInto('setting')
    .values({ key: 'calendar', value: JSON.stringify({ holidays: ['2026-11-30'] }) })
    .execute()
  await expect.poll(async () => (await days()).days[1].open).toBe(false)
  await shop.db.deleteFrom('setting').execute()
})

test('AGREE-17 returns the promise for today: its deadline, or why there is none and the next day', async () => {
  // The settings of the test before are read again after a notification.
  await expect.poll(async () => (await days()).promise.next).toBe('2026-11-30')
  expect((await days()).promise).toEqual({
    today: sunday,
    until: new Date(Date.UTC(2026, 10, 29, 11)).toISOString(),
    problem: null,
    orderBy: '14:00',
    next: '2026-11-30',
  })
  const before = await readPromiseKey(shop.context)
  shop.clock.set(Date.UTC(2026, 10, 29, 11))
  expect(await readPromiseKey(shop.context)).not.toBe(before)
  expect((await days()).promise).toMatchObject({
    until: null,
    problem: 'tooLate',
    orderBy: '14:00',
    next: '2026-11-30',
  })
  shop.clock.set(Date.UTC(2026, 11, 4, 7))
  expect((await days()).promise).toMatchObject({ until: null, problem: 'closed', orderBy: null, next: '2026-12-05' })
  shop.clock.set(SUNDAY_MORNING)
  const slots: { id: string }[] = (await days()).days[0].slots
  for (const { id } of slots)
    for (let at = 0; at < 12; at++) await inTransaction(shop.db, (trx) => takeSlot(trx, sunday, id, 12))
  expect((await days()).promise).toMatchObject({ until: null, problem: 'full', next: '2026-11-30' })
})
