import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'
import { DateField } from '../../ui/dates/date-field.tsx'

type Range = { from: string; to: string }
type DateRangeProps = {
  value: Range
  onChange: (range: Range) => void
  getError: (part: 'from' | 'to') => string | undefined
}

/** The first and the last day of a period, with their Hijri dates; both are equal for a single day. */
export const DateRange = ({ value, onChange, getError }: DateRangeProps) => (
  <div className="grid min-w-0 grow items-start gap-3 sm:grid-cols-2">
    <DateField
      label={m.admin_settings_from()}
      value={value.from}
      error={getError('from')}
      hint={formatHijriDate(value.from, currentLanguage()) || undefined}
      onChange={(event) => {
        const from = event.currentTarget.value
        // The last day follows the first while the period is a single day.
        onChange({ from, to: value.to === value.from || value.to < from ? from : value.to })
      }}
    />
    <DateField
      label={m.admin_settings_to()}
      value={value.to}
      error={getError('to')}
      hint={formatHijriDate(value.to, currentLanguage()) || undefined}
      onChange={(event) => onChange({ from: value.from, to: event.currentTarget.value })}
    />
  </div>
)
