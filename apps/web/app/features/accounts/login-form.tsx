import { type LoginBody, loginBody } from '@warda/contract/sessions'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { closeAuthModal } from '../../lib/session/auth-modal-state.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { storeLogin } from './login-steps.ts'

type LoginFormProps = { email: string; onSignedIn: () => void }

/** The steps of a login after the password, by the error that asks for them. */
const STEPS: Record<string, typeof CodeStep> = {
  'login.code_needed': CodeStep,
  'login.enrolment_needed': EnrolmentStep,
}

/** The login: the password, then a code where the account or the shop asks for it. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const [step, setStep] = useState<string | null>(null)
  const [problemOfStep, setProblemOfStep] = useState<string | null>(null)
  const [typedEmail, setTypedEmail] = useState(email)
  const Step = step === null ? undefined : STEPS[step]
  const goBack = (problem: string | null): void => {
    setStep(null)
    setProblemOfStep(problem)
  }
  const goOn = (asked: string, typed: string): void => {
    setStep(asked)
    setTypedEmail(typed)
  }
  return Step ? (
    <Step onSignedIn={onSignedIn} onBack={goBack} />
  ) : (
    <PasswordForm email={typedEmail} problemOfStep={problemOfStep} onSignedIn={onSignedIn} onStep={goOn} />
  )
}

type OnStep = (step: string, email: string) => void
type PasswordFormProps = LoginFormProps & { problemOfStep: string | null; onStep: OnStep }

/** E-mail, password and "remember me" (AUTH-02, AUTH-06); `email` is prefilled after a registration or a step that was left. */
function PasswordForm({ email, problemOfStep, onSignedIn, onStep }: PasswordFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: loginBody,
    defaults: { email, password: '', rememberMe: true },
    draft: { name: 'login', leaveOut: ['password'] },
  })
  useEffect(() => {
    // No autofocus on phones, where the keyboard would cover the dialog.
    if (!matchMedia('(pointer: fine)').matches) return
    const frame = requestAnimationFrame(() => form.setFocus(email === '' ? 'email' : 'password'))
    return () => cancelAnimationFrame(frame)
  }, [form, email])
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit((values) => logIn(values, onSignedIn, onStep))}
      className="grid gap-4"
    >
      {(problem ?? problemOfStep) && <Notice tone="error">{problem ?? problemOfStep}</Notice>}
      <EmailField error={getError('email')} {...form.register('email')} />
      <PasswordField
        label={m.auth_password()}
        autoComplete="current-password"
        error={getError('password')}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={m.auth_remember()} {...form.register('rememberMe')} />
        <Link
          to={paths.forgetPassword}
          onClick={closeAuthModal}
          className="py-2.5 text-[0.9375rem] text-leaf underline"
        >
          {m.auth_forgot()}
        </Link>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {m.auth_submit_login()}
      </Button>
    </form>
  )
}

const logIn = async (values: LoginBody, onSignedIn: () => void, onStep: OnStep): Promise<void> => {
  try {
    storeLogin(await callApi('login', { body: values }), onSignedIn)
  } catch (error) {
    // Every other error, also an invalid end of the session (AUTH-07), is a failed login (ERR-02).
    if (!(error instanceof ApiError)) throw new ApiError(0, 'login.failed', m.auth_login_failed())
    if (error.code in STEPS) return onStep(error.code, values.email)
    throw new ApiError(error.status, error.code, getErrorMessage(error, m.auth_login_failed()), error.errors)
  }
}
