import { type DeliveryDayBounds, getDeliveryDay, getDeliveryDayStart } from '@warda/domain/delivery/calendar'
import { addDays } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readSettings } from './read-settings.ts'

/** The delivery day of now (OPEN-06): the date in Riyadh, or the one before as long as its hours last. */
export async function readDeliveryDay(context: AppContext): Promise<DeliveryDayBounds> {
  const { calendar } = await readSettings(context)
  const day = getDeliveryDay(calendar, context.clock.now())
  return {
    day,
    since: new Date(getDeliveryDayStart(calendar, day)),
    until: new Date(getDeliveryDayStart(calendar, addDays(day, 1))),
  }
}
