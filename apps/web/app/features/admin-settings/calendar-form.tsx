import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { TimeField } from '../../ui/dates/date-field.tsx'
import { CustomerPreview } from './customer-preview.tsx'
import { FeeSection } from './fee-section.tsx'
import { HolidaySection } from './holiday-section.tsx'
import { SeasonSection } from './season-section.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'
import { WeekEditor } from './week-editor.tsx'
import { WindowRules } from './window-rules.tsx'

const PARTS = [
  ['hours', m.admin_settings_hours],
  ['holidays', m.admin_settings_holidays],
  ['seasons', m.admin_settings_seasons],
  ['windows', m.admin_settings_windows],
  ['fees', m.admin_settings_fees],
  ['preview', m.admin_settings_preview],
] as const

/** Delivery hours, areas and fees. */
export function CalendarForm({ setting }: { setting: Setting<'calendar'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      <nav aria-label={m.admin_settings_jump()} className="no-scrollbar -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex gap-2">
          {PARTS.map(([id, name]) => (
            <li key={id} className={id === 'preview' ? 'xl:hidden' : undefined}>
              <a href={`#${id}`} className={`${buttonStyle('secondary')} whitespace-nowrap`}>
                {name()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <div id="hours" className="scroll-mt-4">
            <FormSection title={m.admin_settings_hours()} lead={m.admin_settings_hours_lead()}>
              <div className="max-w-60">
                <TimeField
                  label={m.admin_settings_cutoff()}
                  hint={m.admin_settings_cutoff_hint()}
                  value={value.sameDayCutoff}
                  error={getError('sameDayCutoff')}
                  onChange={(event) => set({ sameDayCutoff: event.currentTarget.value })}
                />
              </div>
              <WeekEditor
                value={value.hours}
                onChange={(hours) => set({ hours })}
                getError={(day, part) => getError('hours', day, part)}
              />
            </FormSection>
          </div>
          <div id="holidays" className="scroll-mt-4"></div>
          <HolidaySection form={form} />
          <div id="seasons" className="scroll-mt-4"></div>
          <SeasonSection form={form} />
          <div id="windows" className="scroll-mt-4">
            <FormSection title={m.admin_settings_windows()} lead={m.admin_settings_windows_lead()}>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <NumberField
                  label={m.admin_settings_slot_minutes()}
                  value={value.slotMinutes}
                  error={getError('slotMinutes')}
                  onChange={(slotMinutes) => set({ slotMinutes })}
                />
                <NumberField
                  label={m.admin_settings_capacity()}
                  hint={m.admin_settings_capacity_hint()}
                  value={value.slotCapacity}
                  error={getError('slotCapacity')}
                  onChange={(slotCapacity) => set({ slotCapacity })}
                />
                <NumberField
                  label={m.admin_settings_lead()}
                  hint={m.admin_settings_lead_hint()}
                  value={value.leadMinutes}
                  error={getError('leadMinutes')}
                  onChange={(leadMinutes) => set({ leadMinutes })}
                />
                <NumberField
                  label={m.admin_settings_days_ahead()}
                  hint={m.admin_settings_days_ahead_hint()}
                  value={value.daysAhead}
                  error={getError('daysAhead')}
                  onChange={(daysAhead) => set({ daysAhead })}
                />
              </div>
              <WindowRules form={form} />
            </FormSection>
          </div>
          <div id="fees" className="scroll-mt-4"></div>
          <FeeSection form={form} />
        </div>
        <div id="preview" className="scroll-mt-4 xl:sticky xl:top-4">
          <CustomerPreview calendar={value} />
        </div>
      </div>
    </SettingFrame>
  )
}
