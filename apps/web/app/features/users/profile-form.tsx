import { type PublicUser, publicUserBody } from '@warda/contract/users'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import type { Session } from '../../lib/session/session.ts'
import { updateSessionProfile } from '../../lib/session/session-changes.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'

type ProfileFormProps = { session: Session; person: PublicUser; onChanged: (person: PublicUser) => void }

/** Name, e-mail and phone (AUTH-05). A new e-mail takes effect once its confirmation link is opened. */
export function ProfileForm({ session, person, onChanged }: ProfileFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: publicUserBody,
    defaults: { fullName: person.fullName, email: person.email, phoneNumber: person.phoneNumber },
    draft: { name: `setting:${session.userId}` },
  })
  const send = submit(async (body) => {
    const { message, data } = await callApi('updatePublicUser', { params: { userId: session.userId }, body })
    void notify.success(message || m.profile_saved(), { where: 'shell' })
    form.reset({ fullName: data.fullName, email: data.email, phoneNumber: data.phoneNumber })
    updateSessionProfile({ fullName: data.fullName, email: data.email })
    onChanged(data)
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <EmailState person={person} />
      <Field
        label={m.auth_full_name()}
        autoComplete="name"
        placeholder={m.profile_name_placeholder()}
        hint={m.profile_name_hint()}
        error={getError('fullName')}
        {...form.register('fullName')}
      />
      <EmailField placeholder={m.profile_email_placeholder()} error={getError('email')} {...form.register('email')} />
      <PhoneField
        label={m.auth_phone()}
        autoComplete="tel"
        placeholder={m.profile_phone_placeholder()}
        hint={m.profile_phone_hint()}
        error={getError('phoneNumber')}
        {...form.register('phoneNumber')}
      />
      <div>
        <Button type="submit" busy={busy}>
          {m.profile_save()}
        </Button>
      </div>
    </form>
  )
}

function EmailState({ person }: { person: PublicUser }) {
  if (person.pendingEmail !== null) return <Notice>{m.profile_pending_email({ email: person.pendingEmail })}</Notice>
  if (person.isEmailConfirmed) return null
  return (
    <Notice tone="warning">
      {m.profile_unconfirmed()}{' '}
      <Link to={paths.resendConfirmation} className="font-semibold underline">
        {m.profile_resend()}
      </Link>
    </Notice>
  )
}
