import { disableSecondFactorBody } from '@warda/contract/second-factor'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { OneTimeCodeField } from '../../ui/security/one-time-code-field.tsx'

/** Turns the second factor off, with password and code. */
export function DisableForm({ userId, onDisabled }: { userId: string; onDisabled: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: disableSecondFactorBody,
    defaults: { password: '', oneTimeCode: '' },
  })
  const send = submit(async (body) => {
    const { message } = await callApi('disableSecondFactor', { params: { userId }, body })
    void notify.success(message, { where: 'shell' })
    onDisabled()
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-soft">{m.second_factor_disable_text()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <PasswordField
        label={m.second_factor_password()}
        autoComplete="current-password"
        error={getError('password')}
        {...form.register('password')}
      />
      <OneTimeCodeField
        label={m.second_factor_any_code()}
        error={getError('oneTimeCode')}
        {...form.register('oneTimeCode')}
      />
      <Button type="submit" look="danger" size="large" wide busy={busy}>
        {m.second_factor_disable()}
      </Button>
    </form>
  )
}
