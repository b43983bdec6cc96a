import { m } from '@warda/i18n/messages'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { DisclosureList } from './disclosure-list.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { TextPair } from './text-pair.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** What the law wants a shop to show: an overview of all details, and the fields that no other setting has (OPEN-03). */
export function LegalForm({ setting }: { setting: Setting<'legal'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_legal_shown()} lead={m.admin_legal_shown_lead()}>
        <DisclosureList legal={form.base.value} />
      </FormSection>
      <FormSection title={m.admin_legal_authentication()} lead={m.admin_legal_authentication_lead()}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field
            dir="ltr"
            inputMode="numeric"
            className="tabular"
            label={m.admin_legal_number()}
            hint={m.admin_legal_number_hint()}
            value={value.authenticationNumber}
            error={getError('authenticationNumber')}
            onChange={({ currentTarget }) => set({ authenticationNumber: currentTarget.value })}
          />
          <DateField
            optional
            label={m.admin_legal_ends()}
            hint={m.admin_legal_ends_hint()}
            value={value.authenticationEnds ?? ''}
            error={getError('authenticationEnds')}
            onChange={({ currentTarget }) =>
              set({ authenticationEnds: currentTarget.value === '' ? null : currentTarget.value })
            }
          />
        </div>
      </FormSection>
      <FormSection title={m.admin_legal_complaints()} lead={m.admin_legal_complaints_lead()}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <EmailField
            optional
            label={m.admin_legal_complaint_email()}
            hint={m.admin_legal_complaint_email_hint()}
            value={value.complaintEmail}
            error={getError('complaintEmail')}
            onChange={({ currentTarget }) => set({ complaintEmail: currentTarget.value })}
          />
          <NumberField
            label={m.admin_legal_answer_days()}
            value={value.answerDays}
            error={getError('answerDays')}
            onChange={(answerDays) => set({ answerDays })}
          />
        </div>
        <TextPair
          label={m.admin_legal_hosting()}
          value={value.hosting}
          onChange={(hosting) => set({ hosting })}
          getError={(language) => getError('hosting', language)}
        />
      </FormSection>
    </SettingFrame>
  )
}
