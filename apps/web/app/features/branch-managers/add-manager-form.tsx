import { managerBody } from '@warda/contract/branch-managers'
import { findNumberDoubt } from '@warda/domain/clients/number-doubts'
import { LIMITS } from '@warda/domain/limits'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import * as z from 'zod/mini'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import type { FieldIssue } from '../../lib/forms/contract-resolver.ts'
import { doubtText } from '../../lib/forms/doubt-text.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { KeepValue } from '../../ui/forms/keep-value.tsx'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { addManager } from './use-managers.ts'

/** The form also asks about an identity number that looks wrong (decision 34). */
const managerForm = z.intersection(managerBody, z.object({ keepIdentityNumber: z.boolean() })).check(
  z.refine((form) => form.keepIdentityNumber || findNumberDoubt('identity', form.identityNumber) === null, {
    error: 'keep_needed',
    path: ['keepIdentityNumber'],
  }),
)

type Typed = z.input<typeof managerForm>

const empty = {
  fullName: '',
  email: '',
  phoneNumber: '',
  identityNumber: '',
  password: '',
  confirmPassword: '',
  keepIdentityNumber: false,
}
const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Error for different passwords, also while other fields are missing. */
const comparePasswords = ({
  password = '',
  confirmPassword = '',
}: {
  password?: string
  confirmPassword?: string
}): FieldIssue[] =>
  confirmPassword !== '' && confirmPassword !== password ? [{ field: 'confirmPassword', key: 'password_mismatch' }] : []

type AddManagerFormProps = { branchId: number; onDone: () => void; onCancel: () => void }

/** Creates the manager of a branch, with a login (FORM-05). */
export function AddManagerForm({ branchId, onDone, onCancel }: AddManagerFormProps) {
  const [progress, setProgress] = useState<number | null>(null)
  const { form, getError, problem, busy, submit } = useContractForm<Typed, z.output<typeof managerForm>>({
    schema: managerForm,
    defaults: empty,
    compare: comparePasswords,
    draft: { name: `manager:${branchId}`, leaveOut: ['password', 'confirmPassword', 'imageIdentity'] },
  })
  const save = submit(
    async ({ keepIdentityNumber: _keep, ...values }) => {
      try {
        const message = await addManager(branchId, values, setProgress)
        void notify.success(message || m.managers_added(), { where: 'shell' })
        onDone()
      } catch (error) {
        void notify.error(saveFailureText(error))
        throw error
      } finally {
        setProgress(null)
      }
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  const [image, identityNumber] = form.watch(['imageIdentity', 'identityNumber'])
  const doubt = findNumberDoubt('identity', normaliseDigits(normaliseText(identityNumber)))
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.managers_name()}
          autoComplete="off"
          error={getError('fullName')}
          {...form.register('fullName')}
        />
        <EmailField
          label={m.managers_email()}
          autoComplete="off"
          hint={m.managers_email_hint()}
          error={getError('email')}
          {...form.register('email')}
        />
        <PhoneField label={m.managers_phone()} error={getError('phoneNumber')} {...form.register('phoneNumber')} />
        <div>
          <Field
            label={m.managers_identity()}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            error={getError('identityNumber')}
            {...form.register('identityNumber', { onChange: () => form.setValue('keepIdentityNumber', false) })}
          />
          {doubt && (form.formState.isSubmitted || form.getFieldState('identityNumber').isTouched) && (
            <KeepValue
              doubt={doubtText(doubt)}
              error={getError('keepIdentityNumber')}
              {...form.register('keepIdentityNumber')}
            />
          )}
        </div>
        <PasswordField
          label={m.managers_password()}
          hint={m.managers_password_hint()}
          autoComplete="new-password"
          error={getError('password')}
          {...form.register('password', { deps: ['confirmPassword'] })}
        />
        <PasswordField
          label={m.managers_confirm_password()}
          autoComplete="new-password"
          error={getError('confirmPassword')}
          {...form.register('confirmPassword')}
        />
        <div className="sm:col-span-2">
          <PictureField
            label={m.managers_image()}
            hint={m.client_private_hint()}
            value={image instanceof Blob ? image : null}
            limit={LIMITS.upload}
            error={getError('imageIdentity')}
            onChoose={(file) => form.setValue('imageIdentity', file, touched)}
          />
        </div>
      </div>
      <Progress label={m.client_uploading()} share={busy ? progress : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.managers_add_submit()}
        </Button>
      </div>
    </form>
  )
}
