import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { ApiError, textOf } from '../../lib/api/api-error.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PermissionFields } from './permission-fields.tsx'
import type { Permissions } from './presets.ts'
import { changePerson, type Person } from './use-team.ts'

type PermissionsFormProps = { person: Person; own: readonly string[] | null; onDone: () => void }

/** What somebody may do from now on. */
export function PermissionsForm({ person, own, onDone }: PermissionsFormProps) {
  const [permissions, setPermissions] = useState<Permissions>(person.permissions)
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    changePerson(person.userId, { permissions })
      .then((message) => {
        void notify.success(message, { where: 'shell' })
        onDone()
      }, setProblem)
      .finally(() => setBusy(false))
  }
  const atField = problem instanceof ApiError ? problem.errors.permissions?.join(' ') : undefined
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem !== null && atField === undefined && <Notice tone="error">{textOf(problem)}</Notice>}
      <PermissionFields value={permissions} own={own} error={atField} onChange={setPermissions} />
      <FormButtons submit={m.admin_people_save()} busy={busy} onCancel={onDone} />
    </form>
  )
}
