import type { DeliveryDay, DeliveryDays } from '@warda/contract/delivery'
import {
  capacityOf,
  cutoffOf,
  type DeliveryCalendar,
  daysFrom,
  lastMoment,
  slotsOn,
} from '@warda/domain/delivery/calendar'
import { toWire } from '@warda/domain/money'
import type { DeliveryOutlook } from './get-delivery-days.ts'

/** The strip of days with every slot's state, and what can still be promised today; full slots are no promise. */
export function presentDeliveryDays({ nowMs, settings, taken }: DeliveryOutlook): DeliveryDays {
  const { calendar } = settings
  const days = daysFrom(calendar, nowMs).map(({ date, slots: inTime }): DeliveryDay => {
    const slots = slotsOn(calendar, date).map(({ id, start, end }) => {
      const full = (taken.get(`${date} ${id}`) ?? 0) >= capacityOf(calendar, date, id)
      const late = !inTime.some((slot) => slot.id === id)
      return { id, start, end, state: late ? ('past' as const) : full ? ('full' as const) : ('open' as const) }
    })
    return { date, open: slots.some((slot) => slot.state === 'open'), slots }
  })
  return {
    now: new Date(nowMs).toISOString(),
    today: days[0]?.date ?? '',
    sameDayUntil: sameDayUntil(calendar, days[0]),
    nextDay: days.find((day) => day.open)?.date ?? null,
    days,
    fee: toWire(settings.deliveryFee),
    radiusMiles: Math.round(calendar.radiusMiles),
    freshnessDays: settings.promises.freshnessDays,
    shop: calendar.shop,
  }
}

/** The instant from which no slot of today can be had any more: the cut-off, or the end of the last open slot's own lead time. */
function sameDayUntil(calendar: DeliveryCalendar, today: DeliveryDay | undefined): string | null {
  const last = today?.slots.filter((slot) => slot.state === 'open').at(-1)
  if (!today || !last) return null
  return new Date(Math.min(cutoffOf(calendar, today.date), lastMoment(calendar, today.date, last) + 1)).toISOString()
}
