import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PermissionFields } from './permission-fields.tsx'
import type { Permissions } from './presets.ts'
import { changePerson, type Person } from './use-team.ts'

type PermissionsFormProps = { person: Person; ownPermissions: readonly string[] | null; onDone: () => void }

export function PermissionsForm({ person, ownPermissions, onDone }: PermissionsFormProps) {
  const [permissions, setPermissions] = useState<Permissions>(person.permissions)
  const { busy, error, problem, run } = useApiMutation(() => changePerson(person.userId, { permissions }), {
    onSuccess: (message) => {
      void notify.success(message, { where: 'shell' })
      onDone()
    },
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  const fieldError = error instanceof ApiError ? error.errors.permissions?.join(' ') : undefined
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem !== null && fieldError === undefined && <Notice tone="error">{problem}</Notice>}
      <PermissionFields
        value={permissions}
        ownPermissions={ownPermissions}
        error={fieldError}
        onChange={setPermissions}
      />
      <FormButtons submit={m.staff_save()} busy={busy} onCancel={onDone} />
    </form>
  )
}
