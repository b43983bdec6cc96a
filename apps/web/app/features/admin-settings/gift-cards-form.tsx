import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** Whether gift cards are sold, for which amounts, and how long they are valid. */
export function GiftCardsForm({ setting }: { setting: Setting<'giftCards'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_giftCards()} lead={m.admin_settings_gift_cards_card()}>
        <Checkbox
          label={m.admin_settings_gift_cards_sold()}
          checked={value.isSold}
          onChange={({ currentTarget }) => set({ isSold: currentTarget.checked })}
        />
        <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
          <NumberField
            kind="riyals"
            label={m.admin_settings_gift_cards_min()}
            value={value.minAmount}
            error={getError('minAmount')}
            onChange={(minAmount) => set({ minAmount })}
          />
          <NumberField
            kind="riyals"
            label={m.admin_settings_gift_cards_max()}
            value={value.maxAmount}
            error={getError('maxAmount')}
            onChange={(maxAmount) => set({ maxAmount })}
          />
          <NumberField
            label={m.admin_settings_gift_cards_months()}
            hint={m.admin_settings_gift_cards_months_hint()}
            value={value.validMonths}
            error={getError('validMonths')}
            onChange={(validMonths) => set({ validMonths })}
          />
        </div>
      </FormSection>
    </SettingFrame>
  )
}
