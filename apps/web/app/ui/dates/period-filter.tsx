import { m } from '@warda/i18n/messages'
import { SelectField } from '../forms/select-field.tsx'
import { DateField } from './date-field.tsx'

type PeriodFilterProps = {
  label: string
  options: readonly { id: string; text: string }[]
  /** Id of the chosen option; `own` with the days of `own`. */
  chosen: string
  own: { from: string; to: string } | null
  onChoose: (id: string) => void
  onOwn: (days: { from?: string; to?: string }) => void
}

/** A named period, or the days of an own one. */
export function PeriodFilter({ label, options, chosen, own, onChoose, onOwn }: PeriodFilterProps) {
  return (
    <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
      <div className="w-full sm:w-56">
        <SelectField label={label} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
          <option value="own">{m.ui_own_period()}</option>
        </SelectField>
      </div>
      {own && (
        <div className="grid w-full grid-cols-2 gap-3 sm:w-[26rem]">
          <DateField
            key={`from ${own.from}`}
            label={m.ui_period_from()}
            name="from"
            defaultValue={own.from}
            onChange={({ target }) => target.value !== '' && onOwn({ from: target.value })}
          />
          <DateField
            key={`to ${own.to}`}
            label={m.ui_period_to()}
            name="to"
            defaultValue={own.to}
            onChange={({ target }) => target.value !== '' && onOwn({ to: target.value })}
          />
        </div>
      )}
    </div>
  )
}
