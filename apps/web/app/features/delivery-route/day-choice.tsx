import { m } from '@warda/i18n/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateField } from '../../ui/dates/date-field.tsx'

/** The date `days` days later (`YYYY-MM-DD`). */
const shiftDay = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Date picker with buttons for the previous and the next day. */
export function DayChoice({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <div className="no-print flex items-end gap-2 max-sm:[&>div]:grow">
      <Step label={m.driver_day_before()} onPress={() => onDay(shiftDay(day, -1))}>
        <ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      </Step>
      <DateField
        label={m.driver_day()}
        value={day}
        onChange={({ target }) => {
          if (target.value !== '') onDay(target.value)
        }}
      />
      <Step label={m.driver_day_after()} onPress={() => onDay(shiftDay(day, 1))}>
        <ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      </Step>
    </div>
  )
}

function Step({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-line-strong hover:border-ink"
    >
      {children}
    </button>
  )
}
