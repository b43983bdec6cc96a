import { riyadhDate } from '@warda/domain/delivery/riyadh'
import type { Period } from '@warda/domain/figures/period'
import { m } from '@warda/words/messages'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { PRESETS, type Preset, presetPeriod } from './revenue-address.ts'

type PeriodPickerProps = { period: Period; onPeriod: (period: Period) => void }

const presetTexts: Record<Preset, () => string> = {
  days7: m.admin_revenue_days7,
  days30: m.admin_revenue_days30,
  month: m.admin_revenue_month,
  lastMonth: m.admin_revenue_last_month,
  year: m.admin_revenue_year,
}

/** The periods that are asked for all the time, one press each; any two days besides. */
export function PeriodPicker({ period, onPeriod }: PeriodPickerProps) {
  const today = riyadhDate(Date.now())
  const chosen = PRESETS.find((preset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  })
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.admin_revenue_period()}</legend>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => onPeriod(presetPeriod(preset, today))}
            className={classes(
              'min-h-11 rounded-full border px-4 font-semibold text-[0.9375rem] transition-colors duration-150',
              preset === chosen ? 'border-leaf bg-leaf text-white' : 'border-line-strong bg-card hover:border-ink',
            )}
          >
            {presetTexts[preset]()}
          </button>
        ))}
      </fieldset>
      <details open={chosen === undefined}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-ink-soft text-sm hover:text-ink">
          {m.admin_revenue_dates()}
        </summary>
        <Dates key={`${period.from} ${period.to}`} period={period} onPeriod={onPeriod} />
      </details>
    </div>
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
      <Field label={m.admin_revenue_from()} name="from" type="date" defaultValue={period.from} required />
      <Field label={m.admin_revenue_to()} name="to" type="date" defaultValue={period.to} required error={problem} />
      <Button type="submit" look="secondary" className="col-span-2 min-h-12 sm:mt-[1.9rem]">
        {m.admin_revenue_show()}
      </Button>
    </form>
  )
}
