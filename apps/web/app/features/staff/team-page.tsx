import { m } from '@warda/i18n/messages'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/api-error.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { PermissionsForm } from './permissions-form.tsx'
import { type PersonAct, TeamTable } from './team-table.tsx'
import { changePerson, endSessions, type Person, resetSecondFactor, useTeam } from './use-team.ts'

type TeamPageProps = {
  /** The current user's permissions, null for all. */
  ownPermissions: readonly string[] | null
  getActivityPath: (person: Person) => string
}

/** The shop's staff: permissions, invitations and deactivated accounts (ADMIN-03). */
export function TeamPage({ ownPermissions, getActivityPath }: TeamPageProps) {
  const query = useTeam()
  const [open, setOpen] = useState<{ action: PersonAct; person: Person } | null>(null)
  const close = () => setOpen(null)
  const onAct = (action: PersonAct, person: Person): void => {
    if (action === 'reactivate') reactivate(person)
    else setOpen({ action, person })
  }
  return (
    <div className="grid gap-6">
      <QueryResult query={query}>
        {({ data, invitations }) => (
          <>
            <TeamTable
              people={data}
              ownPermissions={ownPermissions}
              getActivityPath={getActivityPath}
              onAction={onAct}
            />
            <Invitations invitations={invitations} />
          </>
        )}
      </QueryResult>
      <ResponsiveDialog
        wide
        open={open?.action === 'permissions'}
        onClose={close}
        title={m.staff_change_title({ name: open?.person.fullName ?? '' })}
      >
        {open && <PermissionsForm person={open.person} ownPermissions={ownPermissions} onDone={close} />}
      </ResponsiveDialog>
      {open?.action === 'endSessions' && <EndSessions person={open.person} onClose={close} />}
      {open?.action === 'resetSecondFactor' && <ResetSecondFactor person={open.person} onClose={close} />}
      {open?.action === 'deactivate' && <Deactivate person={open.person} onClose={close} />}
    </div>
  )
}

const reactivate = (person: Person): void => {
  changePerson(person.userId, { isActive: true }).then(
    (message) => void notify.success(message, { where: 'shell' }),
    (error: unknown) => void notify.error(getErrorMessage(error), { where: 'shell' }),
  )
}

function EndSessions({ person, onClose }: { person: Person; onClose: () => void }) {
  return (
    <ConfirmAction
      title={m.staff_end_sessions_title({ name: person.fullName })}
      confirmLabel={m.staff_end_sessions()}
      action={() => endSessions(person.userId)}
      onClose={onClose}
    >
      {m.staff_end_sessions_text()}
    </ConfirmAction>
  )
}

function ResetSecondFactor({ person, onClose }: { person: Person; onClose: () => void }) {
  return (
    <ConfirmAction
      title={m.staff_second_factor_reset_title({ name: person.fullName })}
      confirmLabel={m.staff_second_factor_reset()}
      action={() => resetSecondFactor(person.userId)}
      onClose={onClose}
    >
      {m.staff_second_factor_reset_text()}
    </ConfirmAction>
  )
}

function Deactivate({ person, onClose }: { person: Person; onClose: () => void }) {
  return (
    <ConfirmAction
      title={m.staff_deactivate_title({ name: person.fullName })}
      confirmLabel={m.staff_deactivate()}
      action={() => changePerson(person.userId, { isActive: false })}
      onClose={onClose}
    >
      <p>{m.staff_deactivate_text()}</p>
      {person.role === 'ShippingEmployee' && <p className="mt-2">{m.staff_deactivate_driver()}</p>}
    </ConfirmAction>
  )
}

export function InviteButton({ ownPermissions }: { ownPermissions: readonly string[] | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="min-h-12" onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden="true" size={19} />
        {m.staff_invite()}
      </Button>
      <ResponsiveDialog wide open={open} onClose={() => setOpen(false)} title={m.staff_invite_title()}>
        <InviteForm ownPermissions={ownPermissions} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </ResponsiveDialog>
    </>
  )
}
