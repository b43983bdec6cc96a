import { toHijriDate } from '@warda/domain/time/hijri-date'
import { addDays, type IsoDate, riyadhDate, riyadhInstant, weekday } from '@warda/domain/time/riyadh-time'
import { lineBody } from './bodies-present.ts'
import {
  SARA_PAST,
  SARA_PENDING,
  SARA_REMINDERS,
  SARA_SUBSCRIPTION,
  SARA_UNDER_WAY,
  type SaraOrder,
} from './content/sara.ts'
import { emptyCart, findVariantId, payInvoice } from './order-seed-queries.ts'
import { type DemoContext, driveDemoOrder, placeDemoOrder } from './order-steps.ts'
import { findOpenDay } from './seed-hotel.ts'

/** Minutes of the day in Riyadh. */
const ORDERED_AT = 17 * 60
const DRIVEN_AT = 16 * 60
const HOUR_MS = 3_600_000
/** Hours before the demo's present at which Sara subscribed. */
const SUBSCRIBED_HOURS = 24

export type Sara = {
  /** Creates the orders that Sara placed before this day and that do not exist yet. */
  placeBefore(day: IsoDate): Promise<void>
  /** Creates the orders of the present: one under way, and one that waits for its payment. */
  placePresent(): Promise<void>
}

/** Day and month of a date, `MM-DD`; the days that not every year has become the one before. */
function findMonthDay(date: IsoDate, calendar: 'gregorian' | 'hijri'): string {
  if (calendar === 'gregorian') return date.slice(5).replace('02-29', '02-28')
  const { month, day } = toHijriDate(date)
  return [month, Math.min(day, 29)].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The orders of the demo's shopper, so that each word for a status can be seen. */
export function openSara(context: DemoContext, now: number): Sara {
  const { api, people, trx } = context
  const { userId } = people.sara
  const today = riyadhDate(now)
  const waiting = SARA_PAST.map((order) => ({ ...order, date: findOpenDay(addDays(today, -order.daysAgo)) }))
  const place = async (order: SaraOrder, date: IsoDate, drivenAt: number): Promise<void> => {
    const demoOrder = { ...order, buyer: 'sara', day: 'first' } as const
    const orderId = await placeDemoOrder(context, demoOrder, date)
    if (order.isRejected) {
      await api.call(people.sara, 'rejectOrder', { params: { userId, orderId } })
      // A rejected order returns its lines to the cart.
      await emptyCart(trx, userId)
    }
    api.setTime(drivenAt)
    await driveDemoOrder(context, demoOrder, orderId)
    if (order.steps.includes('deliver'))
      await api.call(people.yousef, 'createInvoice', { body: { clientId: 0, orderId } })
  }
  return {
    async placeBefore(day) {
      while (waiting[0] && waiting[0].date <= day) {
        const { date, ...order } = waiting.shift() as (typeof waiting)[number]
        api.setTime(riyadhInstant(addDays(date, -1), ORDERED_AT))
        await place(order, date, riyadhInstant(date, DRIVEN_AT))
      }
    },
    async placePresent() {
      await subscribe(context, now)
      api.setTime(now - 20 * HOUR_MS)
      await place(SARA_UNDER_WAY, findOpenDay(today), now - HOUR_MS)
      api.setTime(now)
      await place(SARA_PENDING, findOpenDay(addDays(today, 2)), now)
      for (const { daysAhead, ...reminder } of SARA_REMINDERS)
        await api.call(people.sara, 'addOccasionReminder', {
          params: { userId },
          body: { ...reminder, monthDay: findMonthDay(addDays(today, daysAhead), reminder.calendar) },
        })
    },
  }
}

/** A subscription of every two weeks, whose first order is placed, paid by its link, and delivered tomorrow. */
async function subscribe({ api, people, trx }: DemoContext, now: number): Promise<void> {
  const { userId } = people.sara
  const startsOn = findOpenDay(addDays(riyadhDate(now), 1))
  const { sku, ...subscription } = SARA_SUBSCRIPTION
  api.setTime(now - SUBSCRIBED_HOURS * HOUR_MS)
  await api.call(people.sara, 'addShopperStandingOrder', {
    params: { userId },
    body: { ...subscription, startsOn, day: weekday(startsOn), lines: [lineBody(await findVariantId(trx, sku), 1)] },
  })
  await api.placeStandingOrders()
  const { data } = await api.call(people.sara, 'getShopperStandingOrders', { params: { userId } })
  const orderId = data[0]?.runs[0]?.order?.id ?? ''
  const { link = '' } = await api.call(people.sara, 'addPayment', { params: { userId, orderId } })
  const trNumber = link.split('/').at(-1) ?? ''
  await payInvoice(trx, trNumber)
  await api.call(people.sara, 'confirmPayment', { params: { orderId, trNumber } })
}
