import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

const PARTS = [
  ['freshnessDays', m.admin_settings_fresh],
  ['cities', m.admin_settings_cities],
  ['countries', m.admin_settings_countries],
] as const

/** The numbers quoted in marketing texts. */
export function PromisesForm({ setting }: { setting: Setting<'promises'> }) {
  const form = useSettingForm(setting)
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_promises()} lead={m.admin_settings_promises_lead()}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {PARTS.map(([part, label]) => (
            <NumberField
              key={part}
              label={label()}
              value={form.value[part]}
              error={form.getError(part)}
              onChange={(number) => form.set({ [part]: number })}
            />
          ))}
        </div>
      </FormSection>
    </SettingFrame>
  )
}
