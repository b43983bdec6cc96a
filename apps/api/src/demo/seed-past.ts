import { DEFAULT_CALENDAR, slotsOn } from '@warda/domain/delivery/calendar'
import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { pastOrders } from './content/past-orders.ts'
import { settleMails } from './order-seed-queries.ts'
import { driveDemoOrder, placeDemoOrder, type Scene } from './order-steps.ts'

/** Ordered on the evening before, delivered in the afternoon, minutes of the day in Riyadh. */
const ORDERED_AT = 18 * 60
const DRIVEN_AT = 15 * 60
const MINUTE_MS = 60_000

/**
 * Four weeks of orders before `now` (milliseconds), each ordered, paid, delivered and invoiced in its own hour by the shop's own calls: a back
 * office with nothing behind it shows nothing. What was mailed then is long read.
 */
export async function seedPast(scene: Scene, now: number): Promise<void> {
  const days = pastOrders()
  const today = riyadhDate(now)
  for (const [at, orders] of days.entries()) {
    const date = addDays(today, at - days.length)
    if (slotsOn(DEFAULT_CALENDAR, date).length === 0) continue
    for (const [n, order] of orders.entries()) {
      scene.desk.at(riyadhInstant(addDays(date, -1), ORDERED_AT + n))
      const id = await placeDemoOrder(scene, order, date)
      scene.desk.at(riyadhInstant(date, DRIVEN_AT + 10 * n))
      await driveDemoOrder(scene, order, id)
      scene.desk.at(riyadhInstant(date, DRIVEN_AT + 10 * n) + MINUTE_MS)
      await scene.desk.call(scene.people.yousef, 'createInvoice', { body: { clientId: 0, orderId: id } })
    }
  }
  await settleMails(scene.trx)
}
