import { listSlots } from '@warda/domain/delivery/calendar'
import {
  findStandingOrderDeliveryDate,
  listStandingOrderDates,
} from '@warda/domain/standing-orders/standing-order-dates'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import { findActive, selectStanding } from './queries.ts'
import { findAllOrderedDates } from './run-queries.ts'

/** Maximum number of days by which closed days postpone a delivery. */
const MAX_POSTPONED_DAYS = 6

/** Items that standing orders will order for the days from `first` to `last`, without those already ordered. */
export async function listComingItems(
  context: AppContext,
  first: string,
  last: string,
): Promise<{ variantId: number; day: string; quantity: number }[]> {
  const today = riyadhDate(context.clock.now())
  const earliest = addDays(first, -MAX_POSTPONED_DAYS)
  const [from = today] = [earliest, today].toSorted().reverse()
  const standing = await selectStanding(context.db, await findActive(context.db, from, last))
  const ids = standing.map(({ id }) => id)
  const ordered = new Set(
    (await findAllOrderedDates(context.db, ids, from)).map(({ standingId, date }) => `${standingId}:${date}`),
  )
  const { calendar } = await readSettings(context)
  return standing.flatMap((order) =>
    listStandingOrderDates(order, from, MAX_LISTED_DATES)
      .filter((date) => date <= last && !order.skips.includes(date) && !ordered.has(`${order.id}:${date}`))
      .flatMap((date) => {
        const day = findStandingOrderDeliveryDate(date, (open) =>
          listSlots(calendar, open).some(({ id }) => id === order.slot),
        )
        if (day === null || day < first || day > last) return []
        return order.lines.map(({ variantId, quantity }) => ({ variantId, day, quantity }))
      }),
  )
}

/** More than the dates in any requested range, as standing orders are weekly or monthly. */
const MAX_LISTED_DATES = 10
