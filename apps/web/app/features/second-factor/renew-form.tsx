import { oneTimeCodeBody } from '@warda/contract/second-factor'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { OneTimeCodeField } from '../../ui/security/one-time-code-field.tsx'

/** New recovery codes, with a code of the app or one of the present ones. */
export function RenewForm({ userId, onRenewed }: { userId: string; onRenewed: (codes: readonly string[]) => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: oneTimeCodeBody,
    defaults: { oneTimeCode: '' },
  })
  const send = submit(async (body) => {
    const { message, recoveryCodes } = await callApi('renewRecoveryCodes', { params: { userId }, body })
    void notify.success(message, { where: 'shell' })
    onRenewed(recoveryCodes)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-soft">{m.second_factor_renew_text()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <OneTimeCodeField
        label={m.second_factor_any_code()}
        error={getError('oneTimeCode')}
        {...form.register('oneTimeCode')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {m.second_factor_renew_confirm()}
      </Button>
    </form>
  )
}
