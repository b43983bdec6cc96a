import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { LinkField } from './link-field.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { TextPair } from './text-pair.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** The shop's contact details. */
export function ContactForm({ setting }: { setting: Setting<'contact'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      {isEmptyContact(form.base.value) && <Notice tone="warning">{m.admin_settings_contact_missing()}</Notice>}
      <FormSection title={m.admin_settings_contact()} lead={m.admin_settings_contact_lead()}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PhoneField
            label={m.admin_settings_phone()}
            value={value.phone}
            error={getError('phone')}
            onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          />
          <EmailField
            label={m.admin_settings_email()}
            hint={m.admin_settings_email_hint()}
            value={value.email}
            error={getError('email')}
            onChange={({ currentTarget }) => set({ email: currentTarget.value })}
          />
        </div>
        <TextPair
          label={m.admin_settings_address()}
          value={value.address}
          onChange={(address) => set({ address })}
          getError={(language) => getError('address', language)}
        />
        {value.address.en === '' && value.address.ar === '' && (
          <p className="text-ink-soft text-sm">{m.admin_settings_address_hint()}</p>
        )}
        <LinkField
          label={m.admin_settings_map()}
          hint={m.admin_settings_link_none()}
          value={value.mapUrl}
          error={getError('mapUrl')}
          onChange={(mapUrl) => set({ mapUrl })}
        />
      </FormSection>
    </SettingFrame>
  )
}

const isEmptyContact = ({ phone, email, address }: Setting<'contact'>['value']): boolean =>
  phone === '' && email === '' && address.en === ''
