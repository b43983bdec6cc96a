import { isCompleteSeller } from '@warda/domain/invoices/seller'
import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { TextPair } from './text-pair.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

const NUMBERS = [
  ['vatNumber', m.admin_settings_vat, m.admin_settings_vat_hint],
  ['crNumber', m.admin_settings_cr, m.admin_settings_cr_hint],
] as const
const ADDRESS = [
  ['buildingNumber', m.admin_settings_building],
  ['postalCode', m.admin_settings_postal],
] as const
const TEXT_PARTS = [
  ['street', m.admin_settings_street],
  ['district', m.admin_settings_district],
  ['city', m.admin_settings_city],
] as const

/** The seller's details on invoices. */
export function SellerForm({ setting }: { setting: Setting<'seller'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      {isCompleteSeller(form.base.value) ? (
        <Notice>{m.admin_settings_seller_note()}</Notice>
      ) : (
        <Notice tone="warning">{m.admin_settings_seller_missing()}</Notice>
      )}
      <FormSection title={m.admin_settings_seller()} lead={m.admin_settings_seller_lead()}>
        <TextPair
          label={m.admin_settings_seller_name()}
          value={value.name}
          onChange={(name) => set({ name })}
          getError={(language) => getError('name', language)}
        />
        <div className="grid items-start gap-4 md:grid-cols-2">
          {NUMBERS.map(([part, label, hint]) => (
            <Field
              key={part}
              dir="ltr"
              inputMode="numeric"
              className="tabular"
              label={label()}
              hint={hint()}
              value={value[part]}
              error={getError(part)}
              onChange={({ currentTarget }) => set({ [part]: currentTarget.value })}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={m.admin_settings_national_address()}>
        {TEXT_PARTS.map(([part, label]) => (
          <TextPair
            key={part}
            label={label()}
            value={value[part]}
            onChange={(text) => set({ [part]: text })}
            getError={(language) => getError(part, language)}
          />
        ))}
        <div className="grid items-start gap-4 md:grid-cols-2">
          {ADDRESS.map(([part, label]) => (
            <Field
              key={part}
              dir="ltr"
              inputMode="numeric"
              className="tabular"
              label={label()}
              value={value[part]}
              error={getError(part)}
              onChange={({ currentTarget }) => set({ [part]: currentTarget.value })}
            />
          ))}
        </div>
      </FormSection>
    </SettingFrame>
  )
}
