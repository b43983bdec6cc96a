import type { Period } from '@warda/domain/analytics/period'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { CalendarDays } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { PRESETS, type Preset, presetPeriod } from './revenue-query.ts'

type PeriodPickerProps = { period: Period; onPeriod: (period: Period) => void }

const presetTexts: Record<Preset, () => string> = {
  days7: m.admin_revenue_days7,
  days30: m.admin_revenue_days30,
  month: m.admin_revenue_month,
  lastMonth: m.admin_revenue_last_month,
  year: m.admin_revenue_year,
}

/** Preset periods and a form for any other period. */
export function PeriodPicker({ period, onPeriod }: PeriodPickerProps) {
  const today = riyadhDate(Date.now())
  const chosen = PRESETS.find((preset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  })
  const [isOpen, setIsOpen] = useState(false)
  const showsDates = isOpen || chosen === undefined
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.admin_revenue_period()}</legend>
        {PRESETS.map((preset) => (
          <Toggle key={preset} on={preset === chosen} onPress={() => onPeriod(presetPeriod(preset, today))}>
            {presetTexts[preset]()}
          </Toggle>
        ))}
        <Toggle on={chosen === undefined} expanded={showsDates} onPress={() => setIsOpen(!isOpen)}>
          <CalendarDays aria-hidden="true" size={16} />
          {m.admin_revenue_dates()}
        </Toggle>
      </fieldset>
      {showsDates && <Dates key={`${period.from} ${period.to}`} period={period} onPeriod={onPeriod} />}
    </div>
  )
}

type ToggleProps = { on: boolean; expanded?: boolean; onPress: () => void; children: ReactNode }

function Toggle({ on, expanded, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-expanded={expanded}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-[0.9375rem] transition-colors duration-150',
        on ? 'border-leaf bg-leaf text-white' : 'border-line-strong bg-card hover:border-ink',
      )}
    >
      {children}
    </button>
  )
}

function Dates({ period, onPeriod }: PeriodPickerProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [from, to] = [String(form.get('from')), String(form.get('to'))]
    setProblem(to < from ? m.admin_revenue_wrong_order() : null)
    if (from !== '' && from <= to) onPeriod({ from, to })
  }
  return (
    <form
      onSubmit={submit}
      aria-label={m.admin_revenue_period()}
      className="grid grid-cols-2 items-start gap-3 pt-1 sm:flex"
    >
      <DateField label={m.admin_revenue_from()} name="from" defaultValue={period.from} required />
      <DateField label={m.admin_revenue_to()} name="to" defaultValue={period.to} required error={problem} />
      <Button type="submit" look="secondary" className="col-span-2 min-h-12 sm:mt-[1.9rem]">
        {m.admin_revenue_show()}
      </Button>
    </form>
  )
}
