import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DateRange } from './date-range.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { RemoveButton } from './remove-button.tsx'
import { type SaudiDays, saudiDays } from './saudi-days.ts'
import { Suggestions } from './suggestions.tsx'
import { TextPair } from './text-pair.tsx'
import type { SettingForm } from './use-setting-form.ts'

/** Days on which the shop is closed, by date. */
export function HolidaySection({ form }: { form: SettingForm<'calendar'> }) {
  const { value, set, getError } = form
  const { holidays } = value
  const today = riyadhDate(Date.now())
  const tomorrow = addDays(today, 1)
  const add = ({ from, to, name }: Pick<SaudiDays, 'from' | 'to' | 'name'>): void =>
    set({ holidays: [...holidays, { from, to, name }] })
  const missing = saudiDays(today).filter(
    ({ kind, from, to }) => kind === 'holiday' && !holidays.some((holiday) => holiday.from <= to && from <= holiday.to),
  )
  return (
    <FormSection title={m.admin_settings_holidays()} lead={m.admin_settings_holidays_lead()}>
      {holidays.length === 0 && <p className="text-ink-soft">{m.admin_settings_holidays_none()}</p>}
      <ul className="grid gap-3">
        {holidays.map((holiday, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
          <li key={at} className="grid gap-3 rounded-field border border-line bg-paper p-3">
            <div className="flex items-start justify-between gap-2">
              <DateRange
                value={holiday}
                onChange={(dates) => set({ holidays: withItem(holidays, at, dates) })}
                getError={(part) => getError('holidays', at, part)}
              />
              <RemoveButton
                name={holiday.name.en || holiday.from}
                onRemove={() => set({ holidays: withoutItem(holidays, at) })}
              />
            </div>
            <TextPair
              label={m.admin_settings_name()}
              value={holiday.name}
              onChange={(name) => set({ holidays: withItem(holidays, at, { name }) })}
              getError={(language) => getError('holidays', at, 'name', language)}
            />
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="min-h-12 justify-self-start"
        onClick={() => add({ from: tomorrow, to: tomorrow, name: { en: '', ar: '' } })}
      >
        <Plus aria-hidden="true" size={17} />
        {m.admin_settings_holiday_add()}
      </Button>
      <Suggestions days={missing.slice(0, 6)} onAdd={add} />
    </FormSection>
  )
}
