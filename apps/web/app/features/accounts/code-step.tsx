import { type LoginCodeBody, loginCodeBody } from '@warda/contract/sessions'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { OneTimeCodeField } from '../../ui/security/one-time-code-field.tsx'
import { sendLoginStep, storeLogin } from './login-steps.ts'

type CodeStepProps = {
  onSignedIn: () => void
  /** Back to the password; the text says why, when it was not the person's choice. */
  onBack: (problem: string | null) => void
}

/** The second step of a login: a code of the authenticator app or a recovery code (GROW-10). */
export function CodeStep({ onSignedIn, onBack }: CodeStepProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: loginCodeBody,
    defaults: { oneTimeCode: '', trustDevice: false } satisfies LoginCodeBody,
  })
  const send = submit(async (body) => {
    const answer = await sendLoginStep(() => callApi('loginWithCode', { body }), onBack)
    if (answer) storeLogin(answer, onSignedIn)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-semibold text-lg">{m.second_factor_login_title()}</h3>
        <p className="text-ink-soft">
          {m.second_factor_login_text()} {m.second_factor_login_recovery()}
        </p>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <OneTimeCodeField
        label={m.second_factor_any_code()}
        autoFocus
        error={getError('oneTimeCode')}
        {...form.register('oneTimeCode')}
      />
      <Checkbox label={m.second_factor_login_trust()} {...form.register('trustDevice')} />
      <Button type="submit" size="large" wide busy={busy}>
        {m.second_factor_login_submit()}
      </Button>
      <Button look="quiet" className="min-h-11 justify-self-center" onClick={() => onBack(null)}>
        {m.second_factor_login_back()}
      </Button>
    </form>
  )
}
