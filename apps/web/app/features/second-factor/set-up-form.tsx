import type { Answer } from '@warda/contract/call'
import { oneTimeCodeBody, startSecondFactorBody } from '@warda/contract/second-factor'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { EnrolmentCode } from '../../ui/security/enrolment-code.tsx'
import { OneTimeCodeField } from '../../ui/security/one-time-code-field.tsx'

type Enrolment = Answer<'startSecondFactor'>['data']
type SetUpFormProps = { userId: string; onConfirmed: (codes: readonly string[]) => void }

/** The password, then the QR code and the first code of the app. */
export function SetUpForm({ userId, onConfirmed }: SetUpFormProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return enrolment === null ? (
    <PasswordStep userId={userId} onStarted={setEnrolment} />
  ) : (
    <EnrolmentCodeStep userId={userId} enrolment={enrolment} onConfirmed={onConfirmed} />
  )
}

function PasswordStep({ userId, onStarted }: { userId: string; onStarted: (enrolment: Enrolment) => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: startSecondFactorBody,
    defaults: { password: '' },
  })
  const send = submit(async (body) => {
    const { data } = await callApi('startSecondFactor', { params: { userId }, body })
    onStarted(data)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <PasswordField
        label={m.second_factor_password()}
        autoComplete="current-password"
        error={getError('password')}
        {...form.register('password')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {m.second_factor_continue()}
      </Button>
    </form>
  )
}

function EnrolmentCodeStep({ userId, enrolment, onConfirmed }: SetUpFormProps & { enrolment: Enrolment }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: oneTimeCodeBody,
    defaults: { oneTimeCode: '' },
  })
  const send = submit(async (body) => {
    const { message, recoveryCodes } = await callApi('confirmSecondFactor', { params: { userId }, body })
    void notify.success(message, { where: 'shell' })
    onConfirmed(recoveryCodes)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <EnrolmentCode {...enrolment} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <OneTimeCodeField
        label={m.second_factor_code()}
        hint={m.second_factor_code_hint()}
        inputMode="numeric"
        error={getError('oneTimeCode')}
        {...form.register('oneTimeCode')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {m.second_factor_confirm()}
      </Button>
    </form>
  )
}
