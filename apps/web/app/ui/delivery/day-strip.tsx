import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { dayParts } from '../../lib/format/format.ts'
import { formatHijriDay } from '../../lib/format/format-hijri.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../forms/field-error.tsx'

type DeliveryDay = { date: string; slots: readonly { state: 'open' | 'full' | 'past' }[] }

type DayStripProps = {
  days: readonly DeliveryDay[]
  today: string
  chosen: string
  error: string | undefined
  onChoose: (date: string) => void
}

const unavailableReason = (day: DeliveryDay): string | null => {
  if (day.slots.some(({ state }) => state === 'open')) return null
  if (day.slots.length === 0) return m.checkout_day_closed()
  return day.slots.some(({ state }) => state === 'full') ? m.checkout_day_full() : m.checkout_day_late()
}

/** The coming days as a choice; closed and full days, and today when it is too late, are struck through. The Hijri date stands below. */
export function DayStrip({ days, today, chosen, error, onChoose }: DayStripProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-3 font-semibold">{m.checkout_days()}</legend>
      <div className="-mx-5 flex snap-x scroll-px-5 gap-2.5 overflow-x-auto px-5 py-1 sm:-mx-7 sm:scroll-px-7 sm:px-7">
        {days.map((day) => (
          <DayButton key={day.date} day={day} today={today} checked={day.date === chosen} onChoose={onChoose} />
        ))}
      </div>
      <FieldError id={`${id}-error`} className="mt-2">
        {error}
      </FieldError>
    </fieldset>
  )
}

type DayButtonProps = { day: DeliveryDay; today: string; checked: boolean; onChoose: (date: string) => void }

function DayButton({ day, today, checked, onChoose }: DayButtonProps) {
  const parts = dayParts(day.date, currentLanguage())
  const reason = unavailableReason(day)
  return (
    <label
      className={classes(
        'relative grid w-19 shrink-0 snap-start justify-items-center gap-0.5 rounded-field border px-2 py-3 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
        reason === null
          ? 'border-line-strong bg-card hover:border-leaf has-checked:border-leaf has-checked:bg-leaf has-checked:text-white'
          : 'cursor-not-allowed border-line bg-sand text-ink-soft',
      )}
    >
      <input
        type="radio"
        name="deliveryDay"
        value={day.date}
        checked={checked}
        disabled={reason !== null}
        onChange={() => onChoose(day.date)}
        className="sr-only"
      />
      <span className="text-sm">{day.date === today ? m.checkout_day_today() : parts.weekday}</span>
      <span className={classes('tabular font-display text-2xl leading-tight', reason !== null && 'line-through')}>
        {parts.date}
      </span>
      <span className="text-sm">{reason ?? parts.month}</span>
      <span className="text-xs leading-tight">{formatHijriDay(day.date, currentLanguage())}</span>
    </label>
  )
}
