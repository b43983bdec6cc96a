import { onboardTaxUnitBody, TAX_ENVIRONMENTS } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { environmentName } from './environment-name.ts'
import { OneTimePasswordField } from './one-time-password-field.tsx'

/** Creates a unit and requests its certificate (ZATCA-04). */
export function OnboardForm({ replaces }: { replaces: boolean }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: onboardTaxUnitBody,
    defaults: { environment: 'production', oneTimePassword: '', branch: '', location: '', businessCategory: '' },
  })
  const onboard = submit(async (body) => {
    try {
      const { message } = await callApi('onboardTaxUnit', { body })
      void notify.success(message)
      form.reset()
    } finally {
      // A refused request is listed with its reason.
      void invalidate('taxUnits')
    }
  })
  return (
    <form method="post" noValidate onSubmit={onboard}>
      <FormSection title={m.tax_onboard()} lead={m.tax_onboard_lead()}>
        {replaces && <Notice tone="warning">{m.tax_onboard_replaces()}</Notice>}
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={m.tax_environment()}
            hint={m.tax_environment_hint()}
            error={getError('environment')}
            {...form.register('environment')}
          >
            {TAX_ENVIRONMENTS.toReversed().map((environment) => (
              <option key={environment} value={environment}>
                {environmentName(environment)}
              </option>
            ))}
          </SelectField>
          <OneTimePasswordField error={getError('oneTimePassword')} {...form.register('oneTimePassword')} />
          <Field
            label={m.tax_branch()}
            hint={m.tax_branch_hint()}
            error={getError('branch')}
            maxLength={60}
            {...form.register('branch')}
          />
          <Field
            label={m.tax_location()}
            hint={m.tax_location_hint()}
            error={getError('location')}
            dir="ltr"
            maxLength={8}
            autoCapitalize="characters"
            {...form.register('location')}
          />
          <Field
            label={m.tax_business_category()}
            hint={m.tax_business_category_hint()}
            error={getError('businessCategory')}
            maxLength={60}
            {...form.register('businessCategory')}
          />
        </div>
        <div>
          <Button type="submit" busy={busy}>
            {m.tax_onboard_submit()}
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
