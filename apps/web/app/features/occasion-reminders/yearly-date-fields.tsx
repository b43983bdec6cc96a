import {
  getMaxDays,
  getNextDate,
  isYearlyDate,
  REMINDER_CALENDARS,
  type ReminderCalendar,
  toYearlyDate,
  type YearlyDate,
} from '@warda/domain/occasion-reminders/yearly-date'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { formatCalendarMonth } from './format-calendar-month.ts'
import { joinMonthDay, type MonthAndDay } from './join-month-day.ts'

const CALENDARS: Record<ReminderCalendar, () => string> = {
  gregorian: m.occasion_reminder_gregorian,
  hijri: m.occasion_reminder_hijri,
}

/** Days that not every year has: 29 February, and day 30 of a Hijri month. */
const isSometimesMissing = ({ calendar, monthDay }: YearlyDate): boolean =>
  calendar === 'hijri' ? monthDay.endsWith('-30') : monthDay === '02-29'

const splitMonthDay = (monthDay: string): MonthAndDay => ({
  month: Number(monthDay.slice(0, 2)),
  day: Number(monthDay.slice(3)),
})

/** The numbers from 1 to `last`. */
const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

type YearlyDateFieldsProps = {
  value: YearlyDate
  today: string
  error: string | undefined
  onChange: (changed: YearlyDate) => void
}

/** Calendar, day and month. Another calendar keeps the next day; another month cuts a day that it does not have. */
export function YearlyDateFields({ value, today, error, onChange }: YearlyDateFieldsProps) {
  const { calendar, monthDay } = value
  const [chosen, setChosen] = useState<MonthAndDay>({ month: 0, day: 0 })
  const { month, day } = monthDay === '' ? chosen : splitMonthDay(monthDay)
  const changeDate = (changed: MonthAndDay): void => {
    setChosen(changed)
    onChange({ calendar, monthDay: joinMonthDay(calendar, changed) })
  }
  const changeCalendar = (newCalendar: ReminderCalendar): void => {
    setChosen({ month: 0, day: 0 })
    const isDate = isYearlyDate(value)
    onChange(isDate ? toYearlyDate(newCalendar, getNextDate(value, today)) : { calendar: newCalendar, monthDay: '' })
  }
  return (
    <fieldset className="grid grid-cols-2 items-start gap-5 sm:grid-cols-3">
      <legend className="sr-only">{m.occasion_reminder_day()}</legend>
      <div className="col-span-2 sm:col-span-1">
        <SelectField
          label={m.occasion_reminder_calendar()}
          value={calendar}
          onChange={(event) => changeCalendar(event.target.value === 'hijri' ? 'hijri' : 'gregorian')}
        >
          {REMINDER_CALENDARS.map((name) => (
            <option key={name} value={name}>
              {CALENDARS[name]()}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={m.occasion_reminder_day()}
        hint={isSometimesMissing(value) ? m.occasion_reminder_short_month() : undefined}
        error={day === 0 || month !== 0 ? error : undefined}
        value={day}
        onChange={(event) => changeDate({ month, day: Number(event.target.value) })}
      >
        <option value={0}>{m.occasion_reminder_day_choose()}</option>
        {countTo(getMaxDays(calendar, month || 1)).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.occasion_reminder_month()}
        error={month === 0 ? error : undefined}
        value={month}
        onChange={(event) => changeDate({ month: Number(event.target.value), day })}
      >
        <option value={0}>{m.occasion_reminder_month_choose()}</option>
        {countTo(12).map((number) => (
          <option key={number} value={number}>
            {formatCalendarMonth(calendar, number, currentLanguage())}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
