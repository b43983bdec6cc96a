import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { NumberQuestion } from './number-question.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { compareDates, registerSchema } from './steps.ts'
import { renderUploadedPicture } from './uploaded-picture.tsx'
import { useStepUpload } from './use-step-upload.ts'

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Step 1: the commercial register. */
export function RegisterStep({ userId, profile, onSaved, onBack, backLabel }: StepProps) {
  const hasCopy = profile.registerCopy !== null
  const expiryRequired = profile.registerExpiryRequired
  const schema = useMemo(() => registerSchema({ hasCopy, expiryRequired }), [hasCopy, expiryRequired])
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: {
      organizationName: profile.organizationName ?? '',
      unifiedNumber: profile.unifiedNumber ?? '',
      registerNumber: profile.registerNumber ?? '',
      registerIssueDate: profile.registerIssueDate ?? '',
      registerExpiryDate: profile.registerExpiryDate ?? '',
      keepUnifiedNumber: profile.unifiedNumber !== null,
      keepRegisterNumber: profile.registerNumber !== null,
    },
    compare: compareDates,
    draft: { name: `client-register:${userId}`, leaveOut: ['registerCopy'] },
  })
  const { progress, send } = useStepUpload('completeRegister', userId)
  const save = submit(
    async ({ keepUnifiedNumber: _unified, keepRegisterNumber: _register, ...values }) => {
      onSaved(await send({ ...values, registerExpiryDate: values.registerExpiryDate || undefined }))
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  const copy = form.watch('registerCopy')
  return (
    <StepForm problem={problem} busy={busy} progress={progress} onSubmit={save} onBack={onBack} backLabel={backLabel}>
      <div className="md:col-span-2">
        <Field
          label={m.client_organization()}
          autoComplete="organization"
          error={getError('organizationName')}
          {...form.register('organizationName')}
        />
      </div>
      <div>
        <Field
          label={m.client_unified_number()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          hint={m.client_unified_hint()}
          error={getError('unifiedNumber')}
          {...form.register('unifiedNumber', { onChange: () => form.setValue('keepUnifiedNumber', false) })}
        />
        <NumberQuestion
          kind="unified"
          number={form.watch('unifiedNumber')}
          shown={form.formState.isSubmitted || form.getFieldState('unifiedNumber').isTouched}
          error={getError('keepUnifiedNumber')}
          {...form.register('keepUnifiedNumber')}
        />
      </div>
      <div>
        <Field
          label={m.client_register_number()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          hint={m.client_register_hint()}
          error={getError('registerNumber')}
          {...form.register('registerNumber', { onChange: () => form.setValue('keepRegisterNumber', false) })}
        />
        <NumberQuestion
          kind="register"
          number={form.watch('registerNumber')}
          shown={form.formState.isSubmitted || form.getFieldState('registerNumber').isTouched}
          error={getError('keepRegisterNumber')}
          {...form.register('keepRegisterNumber')}
        />
      </div>
      <DateField
        label={m.client_issue_date()}
        error={getError('registerIssueDate')}
        {...form.register('registerIssueDate', { deps: ['registerExpiryDate'] })}
      />
      <DateField
        label={m.client_expiry_date()}
        optional={!expiryRequired}
        error={getError('registerExpiryDate')}
        {...form.register('registerExpiryDate')}
      />
      <div className="md:col-span-2">
        <PictureField
          label={m.client_register_copy()}
          value={copy instanceof Blob ? copy : null}
          current={renderUploadedPicture(profile.registerCopy, m.client_register_copy())}
          limit={LIMITS.upload}
          error={getError('registerCopy')}
          onChoose={(file) => form.setValue('registerCopy', file, touched)}
        />
      </div>
    </StepForm>
  )
}
