import { REGISTRATION_PHONE_RULES } from '@warda/domain/phone'
import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** The rules for new accounts. */
export function AccountsForm({ setting }: { setting: Setting<'accounts'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_welcome()} lead={m.admin_settings_welcome_lead()}>
        <div className="max-w-60">
          <NumberField
            label={m.admin_settings_welcome_percent()}
            value={value.welcomePercent}
            error={getError('welcomePercent')}
            onChange={(welcomePercent) => set({ welcomePercent })}
          />
        </div>
      </FormSection>
      <FormSection title={m.admin_settings_register()}>
        <RadioGroup
          legend={m.admin_settings_phone_rule()}
          name="phoneRule"
          selected={value.phoneRule}
          error={getError('phoneRule')}
          choices={[
            {
              value: 'either',
              label: m.admin_settings_phone_either(),
              text: m.admin_settings_phone_either_text(),
            },
            {
              value: 'specified',
              label: m.admin_settings_phone_eleven(),
              text: m.admin_settings_phone_eleven_text(),
            },
            { value: 'saudiMobile', label: m.admin_settings_phone_saudi(), text: m.admin_settings_phone_saudi_text() },
          ]}
          onChange={({ currentTarget }) =>
            set({ phoneRule: REGISTRATION_PHONE_RULES.find((rule) => rule === currentTarget.value) ?? 'either' })
          }
        />
        <Checkbox
          label={m.admin_settings_expiry_label()}
          checked={value.registerExpiryRequired}
          onChange={({ currentTarget }) => set({ registerExpiryRequired: currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={m.admin_settings_second_factor()} lead={m.admin_settings_second_factor_lead()}>
        <Checkbox
          label={m.admin_settings_second_factor_label()}
          checked={value.staffSecondFactor ?? false}
          onChange={({ currentTarget }) => set({ staffSecondFactor: currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={m.admin_settings_reviews()} lead={m.admin_settings_reviews_lead()}>
        <Checkbox
          label={m.admin_settings_hold_reviews()}
          checked={value.holdReviews}
          onChange={({ currentTarget }) => set({ holdReviews: currentTarget.checked })}
        />
      </FormSection>
    </SettingFrame>
  )
}
