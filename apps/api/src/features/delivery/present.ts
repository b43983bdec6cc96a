import type { DeliveryDay, DeliveryDays } from '@warda/contract/delivery'
import { listDeliveryDays, sameDayUntil, slotCapacityOn, slotsOn } from '@warda/domain/delivery/calendar'
import { halalasToRiyals } from '@warda/domain/money'
import type { DeliveryOutlook } from './get-delivery-days.ts'

/** The days with the state of every slot, and the slots that can still be promised today; full slots cannot. */
export function presentDeliveryDays({ nowMs, settings, taken }: DeliveryOutlook): DeliveryDays {
  const { calendar } = settings
  const days = listDeliveryDays(calendar, nowMs).map(({ date, slots: inTime }): DeliveryDay => {
    const slots = slotsOn(calendar, date).map(({ id, start, end }) => {
      const full = (taken.get(`${date} ${id}`) ?? 0) >= slotCapacityOn(calendar, date, id)
      const late = !inTime.some((slot) => slot.id === id)
      return { id, start, end, state: late ? ('past' as const) : full ? ('full' as const) : ('open' as const) }
    })
    return { date, open: slots.some(isOpen), slots }
  })
  const [today] = days
  const until = today ? sameDayUntil(calendar, today.date, today.slots.filter(isOpen)) : null
  return {
    now: new Date(nowMs).toISOString(),
    today: today?.date ?? '',
    sameDayUntil: until === null ? null : new Date(until).toISOString(),
    nextDay: days.find((day) => day.open)?.date ?? null,
    days,
    fee: halalasToRiyals(settings.deliveryFee),
    radiusMiles: Math.round(calendar.radiusMiles),
    freshnessDays: settings.promises.freshnessDays,
    shop: calendar.shop,
  }
}

const isOpen = (slot: DeliveryDay['slots'][number]): boolean => slot.state === 'open'
