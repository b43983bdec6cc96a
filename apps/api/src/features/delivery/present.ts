import type { DeliveryDay, DeliveryDays, DeliveryZoneAnswer } from '@warda/contract/delivery'
import { getSlotCapacity, listDeliveryDays, listSlots } from '@warda/domain/delivery/calendar'
import { getDeliveryPromise } from '@warda/domain/delivery/delivery-promise'
import type { DeliveryZone } from '@warda/domain/delivery/delivery-zones'
import { halalasToRiyals } from '@warda/domain/money'
import type { DeliveryOutlook } from './get-delivery-days.ts'

/** The days, and what can still be promised today; full slots cannot. */
export function presentDeliveryDays(outlook: DeliveryOutlook): DeliveryDays {
  const { nowMs, settings } = outlook
  const { calendar } = settings
  const days = presentDays(outlook)
  const promise = getDeliveryPromise(calendar, nowMs, placeCheck(outlook))
  const until = promise.until === null ? null : new Date(promise.until).toISOString()
  return {
    now: new Date(nowMs).toISOString(),
    today: promise.today,
    sameDayUntil: until,
    nextDay: days.find((day) => day.open)?.date ?? null,
    promise: { ...promise, until },
    days,
    fee: halalasToRiyals(settings.deliveryFee),
    radiusMiles: Math.round(calendar.radiusMiles),
    freshnessDays: settings.promises.freshnessDays,
    shop: calendar.shop,
  }
}

/** The days with the state of every slot. */
export function presentDays(outlook: DeliveryOutlook): DeliveryDay[] {
  const { calendar } = outlook.settings
  const hasPlace = placeCheck(outlook)
  return listDeliveryDays(calendar, outlook.nowMs).map(({ date, slots: inTime }): DeliveryDay => {
    const slots = listSlots(calendar, date).map(({ id, start, end }) => {
      const full = !hasPlace(date, id)
      const late = !inTime.some((slot) => slot.id === id)
      return { id, start, end, state: late ? ('past' as const) : full ? ('full' as const) : ('open' as const) }
    })
    return { date, open: slots.some(isOpen), slots }
  })
}

const placeCheck =
  ({ settings: { calendar }, taken }: DeliveryOutlook) =>
  (date: string, slot: string): boolean =>
    (taken.get(`${date} ${slot}`) ?? 0) < getSlotCapacity(calendar, date, slot)

const isOpen = (slot: DeliveryDay['slots'][number]): boolean => slot.state === 'open'

export const presentZone = ({ city, district, feeHalalas }: DeliveryZone): DeliveryZoneAnswer => ({
  city,
  district,
  fee: feeHalalas === null ? null : halalasToRiyals(feeHalalas),
})
