import { accountsContact, type ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { cacheProfile } from './use-profile.ts'

type Contact = ClientProfile['accountsContact']
const emptyContact = { fullName: '', email: '' }

/** The contact that gets statements and reminders beside the owner. */
export function AccountsContactForm({ userId, profile }: { userId: string; profile: ClientProfile }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: accountsContact,
    defaults: profile.accountsContact ?? emptyContact,
    draft: { name: `accounts-contact:${userId}` },
  })
  const store = async (contact: Contact): Promise<void> => {
    try {
      const { message, data } = await callApi('saveAccountsContact', { params: { id: userId }, body: { contact } })
      cacheProfile(userId, data)
      form.reset(data.accountsContact ?? emptyContact)
      void notify.success(message || m.client_saved(), { where: 'shell' })
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  }
  const removal = useApiMutation(() => store(null))
  return (
    <Panel title={m.client_accounts_contact()} lead={m.client_accounts_contact_lead()}>
      <form method="post" noValidate onSubmit={submit(store)} className="grid gap-5">
        {(problem ?? removal.problem) && <Notice tone="error">{problem ?? removal.problem}</Notice>}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.client_accounts_name()}
            autoComplete="off"
            error={getError('fullName')}
            {...form.register('fullName')}
          />
          <Field
            label={m.client_accounts_email()}
            type="email"
            dir="ltr"
            autoComplete="off"
            error={getError('email')}
            {...form.register('email')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {m.client_save_accounts_contact()}
          </Button>
          {profile.accountsContact !== null && (
            <Button look="quiet" busy={removal.busy} onClick={() => void removal.run()}>
              {m.client_remove_accounts_contact()}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
