import { DEFAULT_CALENDAR, listSlots } from '@warda/domain/delivery/calendar'
import { addDays, type IsoDate, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { pastOrders } from './content/past-orders.ts'
import { handInPastCash, settleMails } from './order-seed-queries.ts'
import { type DemoContext, driveDemoOrder, placeDemoOrder } from './order-steps.ts'

/** Ordered on the previous evening and delivered in the afternoon; minutes of the day in Riyadh. */
const ORDERED_AT = 18 * 60
const DRIVEN_AT = 15 * 60
const MINUTE_MS = 60_000

/**
 * Creates four weeks of orders before `now` (milliseconds), each ordered, paid, delivered and invoiced through the API, so that the back office
 * has data to show. `beforeDay` creates what else was ordered before a day. All mails are marked as sent.
 */
export async function seedPast(
  context: DemoContext,
  now: number,
  beforeDay: (day: IsoDate) => Promise<void>,
): Promise<void> {
  const days = pastOrders()
  const today = riyadhDate(now)
  for (const [at, orders] of days.entries()) {
    const date = addDays(today, at - days.length)
    await beforeDay(date)
    if (listSlots(DEFAULT_CALENDAR, date).length === 0) continue
    for (const [n, order] of orders.entries()) {
      context.api.setTime(riyadhInstant(addDays(date, -1), ORDERED_AT + n))
      const id = await placeDemoOrder(context, order, date)
      context.api.setTime(riyadhInstant(date, DRIVEN_AT + 10 * n))
      await driveDemoOrder(context, order, id)
      context.api.setTime(riyadhInstant(date, DRIVEN_AT + 10 * n) + MINUTE_MS)
      await context.api.call(context.people.yousef, 'createInvoice', { body: { clientId: 0, orderId: id } })
    }
  }
  await beforeDay(today)
  await handInPastCash(context.trx, new Date(riyadhInstant(today, 0)))
  await settleMails(context.trx)
}
