import type { SettingValues } from '@warda/contract/setting-values'
import { type DeliveryCalendar, getSlotCapacity, listAvailableSlots } from '@warda/domain/delivery/calendar'
import { calculateDeliveryFee } from '@warda/domain/delivery/delivery-fee'
import type { Place } from '@warda/domain/delivery/distance'
import { addDays, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlot } from '../../lib/format/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type Calendar = SettingValues['calendar']

/** Previews the delivery offer for a day and an area with the unsaved values. */
export function CustomerPreview({ calendar }: { calendar: Calendar }) {
  const language = currentLanguage()
  const today = riyadhDate(Date.now())
  const [date, setDate] = useState(addDays(today, 1))
  const [zoneIndex, setZoneIndex] = useState('')
  const zone = calendar.zones[Number(zoneIndex)]
  const offer = calculateOffer(calendar, date, zoneIndex === '' || !zone ? null : (zone.centre ?? calendar.shop), zone)
  return (
    <Panel title={m.admin_settings_preview()} lead={m.admin_settings_preview_lead()}>
      <DateField
        label={m.admin_settings_preview_day()}
        min={today}
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <SelectField
        label={m.admin_settings_preview_where()}
        value={zoneIndex}
        onChange={({ currentTarget }) => setZoneIndex(currentTarget.value)}
      >
        <option value="">{m.admin_settings_preview_elsewhere()}</option>
        {calendar.zones.map((zone, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: zones are selected by index
          <option key={at} value={at}>
            {zone.name[language] || zone.name.en || at + 1}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite" className="grid gap-3 rounded-field bg-sage p-4">
        {isDate(date) && <p className="font-semibold">{formatDay(date, language)}</p>}
        {offer === null && <p>{m.admin_settings_preview_wrong()}</p>}
        {offer !== null && offer.slots.length === 0 && <p>{m.admin_settings_preview_closed()}</p>}
        {offer !== null && offer.slots.length > 0 && (
          <>
            <ul className="grid gap-1.5">
              {offer.slots.map((slot) => (
                <li key={slot.id} className="flex justify-between gap-3">
                  <bdi>{formatSlot(slot, language, date)}</bdi>
                  <span className="text-ink-soft text-sm">{m.admin_settings_orders({ count: slot.capacity })}</span>
                </li>
              ))}
            </ul>
            <p className="flex justify-between gap-3 border-line-strong border-t pt-3 font-semibold">
              {m.admin_settings_preview_fee()}
              <Money riyals={offer.fee / 100} />
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}

/** Null while a value is invalid. */
function calculateOffer(
  calendar: Calendar,
  date: string,
  place: Place | null,
  zone: { feeHalalas: number } | undefined,
) {
  if (!isDate(date) || !isUsable(calendar)) return null
  const calendarWithoutHolidays: DeliveryCalendar = { ...calendar, holidays: [] }
  const isClosed = calendar.holidays.some(({ from, to }) => from <= date && date <= to)
  const slots = isClosed ? [] : listAvailableSlots(calendarWithoutHolidays, Date.now(), date)
  const fee = zone ? zone.feeHalalas : calculateDeliveryFee(calendarWithoutHolidays, { place, goods: 0 })
  return {
    slots: slots.map((slot) => ({ ...slot, capacity: getSlotCapacity(calendarWithoutHolidays, date, slot.id) })),
    fee,
  }
}

const isUsable = (calendar: Calendar): boolean =>
  typeof calendar.slotMinutes === 'number' && calendar.slotMinutes >= 15 && typeof calendar.daysAhead === 'number'
