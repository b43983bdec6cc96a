import { changePasswordForm } from '@warda/contract/users'
import { m } from '@warda/i18n/messages'
import { ApiError, callApi } from '../../lib/api/call-api.ts'
import { compareNewPassword } from '../../lib/forms/compare-passwords.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'

type ChangePasswordFormProps = { userId: string; email: string; onChanged: () => void }

/** The current password and a new one that differs (AUTH-04). */
export function ChangePasswordForm({ userId, email, onChanged }: ChangePasswordFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: changePasswordForm,
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    compare: compareNewPassword,
  })
  const send = submit(async ({ currentPassword: oldPassword, newPassword, confirmPassword }) => {
    const body = { email, userId, oldPassword, newPassword, confirmPassword }
    try {
      const { message } = await callApi('changePassword', { params: { userId }, body })
      void notify.success(message || m.change_password_done(), { where: 'shell' })
    } catch (error) {
      throw withFormFieldNames(error)
    }
    onChanged()
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <PasswordField
        label={m.change_password_current()}
        autoComplete="current-password"
        error={getError('currentPassword')}
        {...form.register('currentPassword', { deps: ['newPassword'] })}
      />
      <PasswordField
        label={m.change_password_new()}
        autoComplete="new-password"
        hint={m.auth_password_hint()}
        error={getError('newPassword')}
        {...form.register('newPassword', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label={m.change_password_confirm()}
        autoComplete="new-password"
        error={getError('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      <p className="text-ink-soft text-sm">{m.change_password_others()}</p>
      <Button type="submit" size="large" wide busy={busy}>
        {m.change_password_submit()}
      </Button>
    </form>
  )
}

/** The API names the first field `oldPassword`. */
const withFormFieldNames = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || error.errors.oldPassword === undefined) return error
  const { oldPassword, ...others } = error.errors
  return new ApiError(error.status, error.code, error.message, { currentPassword: oldPassword, ...others })
}
