import type { Answer } from '@warda/contract/call'
import { loginCodeBody } from '@warda/contract/sessions'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { EnrolmentCode } from '../../ui/security/enrolment-code.tsx'
import { OneTimeCodeField } from '../../ui/security/one-time-code-field.tsx'
import { RecoveryCodes } from '../../ui/security/recovery-codes.tsx'
import { sendLoginStep, storeLogin } from './login-steps.ts'

type Enrolment = Answer<'startLoginEnrolment'>['data']
type EnrolmentStepProps = { onSignedIn: () => void; onBack: (problem: string | null) => void }

/** The second step of a login where the shop asks for an authenticator app and the person has none (GROW-10). */
export function EnrolmentStep({ onSignedIn, onBack }: EnrolmentStepProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [answer, setAnswer] = useState<Answer<'confirmLoginEnrolment'> | null>(null)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (isStarted) return
    setStarted(true)
    callApi('startLoginEnrolment', {}).then(
      ({ data }) => setEnrolment(data),
      (error: unknown) => onBack(getErrorMessage(error)),
    )
  }, [isStarted, onBack])
  if (answer) {
    const { recoveryCodes, ...login } = answer
    return <RecoveryCodes codes={recoveryCodes} onDone={() => storeLogin(login, onSignedIn)} />
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{m.second_factor_login_enrol()}</p>
      {enrolment === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <EnrolmentCode {...enrolment} />
          <CodeForm onConfirmed={setAnswer} onBack={onBack} />
        </>
      )}
      <Button look="quiet" className="min-h-11 justify-self-center" onClick={() => onBack(null)}>
        {m.second_factor_login_back()}
      </Button>
    </div>
  )
}

type CodeFormProps = {
  onConfirmed: (answer: Answer<'confirmLoginEnrolment'>) => void
  onBack: EnrolmentStepProps['onBack']
}

function CodeForm({ onConfirmed, onBack }: CodeFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: loginCodeBody,
    defaults: { oneTimeCode: '', trustDevice: false },
  })
  const send = submit(async (body) => {
    const answer = await sendLoginStep(() => callApi('confirmLoginEnrolment', { body }), onBack)
    if (answer) onConfirmed(answer)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <OneTimeCodeField
        label={m.second_factor_code()}
        hint={m.second_factor_code_hint()}
        inputMode="numeric"
        error={getError('oneTimeCode')}
        {...form.register('oneTimeCode')}
      />
      <Checkbox label={m.second_factor_login_trust()} {...form.register('trustDevice')} />
      <Button type="submit" size="large" wide busy={busy}>
        {m.second_factor_confirm()}
      </Button>
    </form>
  )
}
