import { PROBLEM_TYPES, problemReport } from '@warda/contract/help'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'

const typeNames: Record<(typeof PROBLEM_TYPES)[number], () => string> = {
  technicalIssue: m.contact_type_technical,
  paymentProblem: m.contact_type_payment,
  salesInquiry: m.contact_type_sales,
}

/** Reports a problem or a question (FORM-02); name and e-mail are prefilled for signed-in users. */
export function ProblemForm() {
  const { form, getError, problem, busy, restored, submit } = useContractForm({
    schema: problemReport,
    defaults: { name: '', email: '', phone: '', description: '' },
    draft: { name: 'contact' },
  })
  const [answered, setAnswered] = useState<{ email: string; message: string } | null>(null)
  const session = useSession()
  useEffect(() => {
    if (!session) return
    const { name, email } = form.getValues()
    if (name === '') form.setValue('name', session.fullName)
    if (email === '') form.setValue('email', session.email)
  }, [session, form])
  const send = submit(async (body) => {
    const { message } = await callApi('reportProblem', { body })
    void notify.success(message || m.contact_done_title(), { where: 'shell' })
    setAnswered({ email: body.email, message })
    form.reset()
  })
  if (answered !== null) {
    return (
      <div className="grid gap-5">
        <Notice tone="success">
          <p className="font-semibold">{m.contact_done_title()}</p>
          <p>{m.contact_done_text({ email: answered.email })}</p>
        </Notice>
        <div>
          <Button look="secondary" onClick={() => setAnswered(null)}>
            {m.contact_again()}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {restored && <p className="text-ink-soft text-sm">{m.auth_draft_restored()}</p>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Field label={m.contact_name()} autoComplete="name" error={getError('name')} {...form.register('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField label={m.contact_email()} error={getError('email')} {...form.register('email')} />
        <PhoneField
          label={m.contact_phone()}
          autoComplete="tel"
          error={getError('phone')}
          {...form.register('phone')}
        />
      </div>
      <SelectField label={m.contact_type()} error={getError('problemType')} {...form.register('problemType')}>
        <option value="">{m.contact_type_choose()}</option>
        {PROBLEM_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeNames[type]()}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={m.contact_message()}
        dir="auto"
        hint={m.contact_message_hint()}
        error={getError('description')}
        {...form.register('description')}
      />
      <div>
        <Button type="submit" size="large" busy={busy}>
          {m.contact_submit()}
        </Button>
      </div>
    </form>
  )
}
