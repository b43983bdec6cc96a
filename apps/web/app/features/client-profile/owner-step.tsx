import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { NumberQuestion } from './number-question.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { ownerSchema } from './steps.ts'
import { renderUploadedPicture } from './uploaded-picture.tsx'
import { useStepUpload } from './use-step-upload.ts'

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Step 2: the owner of the company; a toast reports a missing identity picture (FORM-06). */
export function OwnerStep({ userId, profile, onSaved, onBack, backLabel }: StepProps) {
  const hasImage = profile.ownerIdentityImage !== null
  const schema = useMemo(() => ownerSchema({ hasImage }), [hasImage])
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: {
      ownerName: profile.ownerName ?? '',
      ownerIdentityNumber: profile.ownerIdentityNumber ?? '',
      ownerContactNumber: profile.ownerContactNumber ?? '',
      keepIdentityNumber: profile.ownerIdentityNumber !== null,
      keepContactNumber: profile.ownerContactNumber !== null,
    },
    draft: { name: `client-owner:${userId}`, leaveOut: ['ownerIdentityImage'] },
  })
  const { progress, send } = useStepUpload('completeOwner', userId)
  const save = submit(
    async ({ keepIdentityNumber: _identity, keepContactNumber: _contact, ...values }) => onSaved(await send(values)),
    (errors) => {
      if (errors.ownerIdentityImage && !form.getValues('ownerIdentityImage')) {
        void notify.error(m.client_owner_image_missing())
      } else notifyMissingFields(form.getValues(), errors)
    },
  )
  const image = form.watch('ownerIdentityImage')
  return (
    <StepForm problem={problem} busy={busy} progress={progress} onSubmit={save} onBack={onBack} backLabel={backLabel}>
      <Field
        label={m.client_owner_name()}
        autoComplete="name"
        error={getError('ownerName')}
        {...form.register('ownerName')}
      />
      <div>
        <Field
          label={m.client_owner_identity()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          hint={m.client_owner_identity_hint()}
          error={getError('ownerIdentityNumber')}
          {...form.register('ownerIdentityNumber', { onChange: () => form.setValue('keepIdentityNumber', false) })}
        />
        <NumberQuestion
          kind="identity"
          number={form.watch('ownerIdentityNumber')}
          shown={form.formState.isSubmitted || form.getFieldState('ownerIdentityNumber').isTouched}
          error={getError('keepIdentityNumber')}
          {...form.register('keepIdentityNumber')}
        />
      </div>
      <div>
        <PhoneField
          label={m.client_owner_contact()}
          autoComplete="tel"
          error={getError('ownerContactNumber')}
          {...form.register('ownerContactNumber', { onChange: () => form.setValue('keepContactNumber', false) })}
        />
        <NumberQuestion
          kind="contact"
          number={form.watch('ownerContactNumber')}
          shown={form.formState.isSubmitted || form.getFieldState('ownerContactNumber').isTouched}
          error={getError('keepContactNumber')}
          {...form.register('keepContactNumber')}
        />
      </div>
      <div className="md:col-span-2">
        <PictureField
          label={m.client_owner_image()}
          hint={m.client_private_hint()}
          value={image instanceof Blob ? image : null}
          current={renderUploadedPicture(profile.ownerIdentityImage, m.client_owner_image())}
          limit={LIMITS.upload}
          error={getError('ownerIdentityImage')}
          onChoose={(file) => form.setValue('ownerIdentityImage', file, touched)}
        />
      </div>
    </StepForm>
  )
}
