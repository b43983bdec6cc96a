import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { DateRange } from './date-range.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { RemoveButton } from './remove-button.tsx'
import { type SaudiDays, saudiDays } from './saudi-days.ts'
import { Suggestions } from './suggestions.tsx'
import { TextPair } from './text-pair.tsx'
import type { SettingForm } from './use-setting-form.ts'
import { WeekEditor } from './week-editor.tsx'

/** Periods with different opening hours, such as Ramadan or the summer. */
export function SeasonSection({ form }: { form: SettingForm<'calendar'> }) {
  const { value, set, getError } = form
  const { seasons } = value
  const today = riyadhDate(Date.now())
  const add = ({ from, to, name }: Pick<SaudiDays, 'from' | 'to' | 'name'>): void =>
    set({ seasons: [...seasons, { name, from, to, hours: value.hours }] })
  const missing = saudiDays(today).filter(
    ({ kind, from, to }) => kind === 'ramadan' && !seasons.some((season) => season.from <= to && from <= season.to),
  )
  return (
    <FormSection title={m.admin_settings_seasons()} lead={m.admin_settings_seasons_lead()}>
      {seasons.map((season, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
        <div key={at} className="grid gap-4 rounded-card border border-line-strong p-3 sm:p-4">
          <div className="flex items-start justify-between gap-2">
            <DateRange
              value={season}
              onChange={(dates) => set({ seasons: withItem(seasons, at, dates) })}
              getError={(part) => getError('seasons', at, part)}
            />
            <RemoveButton
              name={season.name.en || season.from}
              onRemove={() => set({ seasons: withoutItem(seasons, at) })}
            />
          </div>
          <TextPair
            label={m.admin_settings_name()}
            value={season.name}
            onChange={(name) => set({ seasons: withItem(seasons, at, { name }) })}
            getError={(language) => getError('seasons', at, 'name', language)}
          />
          <SeasonHours isNew={season.hours === value.hours} hasErrors={form.hasErrors('seasons', at, 'hours')}>
            <WeekEditor
              value={season.hours}
              onChange={(hours) => set({ seasons: withItem(seasons, at, { hours }) })}
              getError={(day, part) => getError('seasons', at, 'hours', day, part)}
            />
          </SeasonHours>
        </div>
      ))}
      <Button
        look="secondary"
        className="min-h-12 justify-self-start"
        onClick={() => add({ from: addDays(today, 1), to: addDays(today, 30), name: { en: '', ar: '' } })}
      >
        <Plus aria-hidden="true" size={17} />
        {m.admin_settings_season_add()}
      </Button>
      <Suggestions days={missing.slice(0, 2)} onAdd={add} />
      {missing.length > 0 && <p className="text-ink-soft text-sm">{m.admin_settings_umalqura()}</p>}
    </FormSection>
  )
}

/** Collapsed by default; open while the hours are still the usual ones and when they have errors. */
function SeasonHours({ isNew, hasErrors, children }: { isNew: boolean; hasErrors: boolean; children: ReactNode }) {
  const [isInitiallyOpen] = useState(isNew)
  return (
    // The last section of the card has no border.
    <div className="[&>details]:border-b-0">
      <Disclosure title={m.admin_settings_season_hours()} open={isInitiallyOpen || hasErrors ? true : undefined}>
        {children}
      </Disclosure>
    </div>
  )
}
