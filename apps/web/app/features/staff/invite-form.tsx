import { inviteBody } from '@warda/contract/staff'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PermissionFields } from './permission-fields.tsx'
import { listGrantablePresets, type Permissions } from './presets.ts'
import { invite, type InviteForm as Typed } from './use-team.ts'

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

type InviteFormProps = { ownPermissions: readonly string[] | null; onDone: () => void; onCancel: () => void }

/** Name, e-mail, role and permissions of an invitation. */
export function InviteForm({ ownPermissions, onDone, onCancel }: InviteFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm<Typed, Typed>({
    schema: inviteBody,
    defaults: {
      email: '',
      fullName: '',
      role: 'Admin',
      permissions: getDefaultPermissions(ownPermissions),
      language: currentLanguage(),
    },
    draft: { name: 'invite', leaveOut: ['permissions'] },
  })
  const send = submit(async (values) => {
    const inOffice = values.role === 'Admin'
    const message = await invite({ ...values, permissions: inOffice ? values.permissions : null })
    void notify.success(message, { where: 'shell' })
    onDone()
  })
  const role = form.watch('role')
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={m.staff_name()} autoComplete="off" error={getError('fullName')} {...form.register('fullName')} />
        <EmailField
          label={m.staff_email()}
          autoComplete="off"
          hint={m.staff_email_hint()}
          error={getError('email')}
          {...form.register('email')}
        />
      </div>
      <div className="sm:[&_fieldset>div]:grid-cols-2">
        <RadioGroup
          legend={m.staff_place()}
          choices={[
            { value: 'Admin', label: m.staff_office(), text: m.staff_office_text() },
            { value: 'ShippingEmployee', label: m.staff_delivery(), text: m.staff_delivery_text() },
          ]}
          error={getError('role')}
          {...form.register('role')}
        />
      </div>
      {role === 'Admin' && (
        <PermissionFields
          value={form.watch('permissions')}
          ownPermissions={ownPermissions}
          error={getError('permissions')}
          onChange={(permissions) => form.setValue('permissions', permissions, touched)}
        />
      )}
      <SelectField label={m.staff_language()} error={getError('language')} {...form.register('language')}>
        <option value="ar">{m.staff_arabic()}</option>
        <option value="en">{m.staff_english()}</option>
      </SelectField>
      <FormButtons submit={m.staff_invite_send()} busy={busy} onCancel={onCancel} />
    </form>
  )
}

/** Defaults to the preset with the fewest permissions, so that nobody becomes an owner by mistake. */
const getDefaultPermissions = (ownPermissions: readonly string[] | null): Permissions =>
  listGrantablePresets(ownPermissions)[0]?.permissions ?? []
