import type { SettingValues } from '@warda/contract/setting-values'
import { extendClose, extendCutoff, isPastMidnight, toClockTime } from '@warda/domain/time/extended-time'
import { m } from '@warda/i18n/messages'
import { CopyCheck } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Cell } from './typed-fields.tsx'

type Week = SettingValues['calendar']['hours']
type Day = keyof Week
const DAYS: readonly Day[] = [0, 1, 2, 3, 4, 5, 6]
const DEFAULT_HOURS = { open: '09:00', close: '20:00' }

type WeekEditorProps = {
  value: Week
  onChange: (week: Week) => void
  getError: (day: Day, part: 'open' | 'close' | 'cutoff') => string | undefined
}

/** Opening time, closing time and an optional order cut-off for each weekday. */
export function WeekEditor({ value, onChange, getError }: WeekEditorProps) {
  return (
    <ul className="grid gap-2">
      {DAYS.map((day) => (
        <DayRow
          key={day}
          day={day}
          hours={value[day]}
          getError={(part) => getError(day, part)}
          onChange={(hours) => onChange({ ...value, [day]: hours })}
          onCopy={() => onChange(copied(value, day))}
        />
      ))}
    </ul>
  )
}

const copied = (week: Week, from: Day): Week => {
  const hours = week[from]
  return { 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours }
}

type DayRowProps = {
  day: Day
  hours: Week[Day]
  getError: (part: 'open' | 'close' | 'cutoff') => string | undefined
  onChange: (hours: Week[Day]) => void
  onCopy: () => void
}

function DayRow({ day, hours, getError, onChange, onCopy }: DayRowProps) {
  const name = formatWeekday(day, currentLanguage())
  return (
    <li className="grid gap-1 rounded-field border border-line bg-paper p-3">
      <div className="flex items-center gap-3">
        <label className="flex min-h-12 min-w-32 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={hours !== null}
            onChange={(event) => onChange(event.currentTarget.checked ? DEFAULT_HOURS : null)}
          />
          {name}
        </label>
        {hours === null && <p className="text-ink-soft">{m.admin_settings_closed()}</p>}
        <Button look="quiet" className="ms-auto min-h-12" onClick={onCopy}>
          <CopyCheck aria-hidden="true" size={17} />
          <span className="max-sm:sr-only">{m.admin_settings_copy()}</span>
          <span className="sr-only">{m.admin_settings_copy_from({ day: name })}</span>
        </Button>
      </div>
      {hours !== null && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {(['open', 'close', 'cutoff'] as const).map((part) => (
            <div key={part} className="grid min-w-0 content-start gap-1">
              <span aria-hidden="true" className="text-ink-soft text-sm">
                {PARTS[part]()}
              </span>
              <Cell
                type="time"
                label={m.admin_settings_of_day({ part: PARTS[part](), day: name })}
                value={toClockTime(hours[part] ?? '')}
                error={getError(part)}
                onChange={(event) => onChange(updateHours(hours, part, event.currentTarget.value))}
              />
            </div>
          ))}
          {isPastMidnight(hours.close) && (
            <p className="col-span-full text-ink-soft text-sm">{m.admin_settings_past_midnight({ day: name })}</p>
          )}
        </div>
      )}
    </li>
  )
}

const PARTS = {
  open: m.admin_settings_open,
  close: m.admin_settings_close,
  cutoff: m.admin_settings_day_cutoff,
}

type Hours = NonNullable<Week[Day]>

/** An emptied cut-off is removed; opening and closing time are required. */
function updateHours(hours: Hours, part: 'open' | 'close' | 'cutoff', typed: string): Hours {
  const clock = { ...hours, [part]: typed }
  const open = clock.open
  const close = extendClose(open, toClockTime(clock.close))
  const cutoff = extendCutoff(close, toClockTime(clock.cutoff ?? ''))
  return cutoff === '' ? { open, close } : { open, close, cutoff }
}
