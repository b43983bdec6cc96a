import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { listPermissionNames } from './permission-labels.ts'
import { type Invitation, revoke } from './use-team.ts'

/** Open invitations, each of which can be revoked. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const [revokeTarget, setRevokeTarget] = useState<Invitation | null>(null)
  return (
    <Panel title={m.staff_invitations()}>
      {invitations.length === 0 ? (
        <p className="text-ink-soft">{m.staff_invitations_none()}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} onRevoke={() => setRevokeTarget(invitation)} />
          ))}
        </ul>
      )}
      {revokeTarget && (
        <ConfirmAction
          title={m.staff_revoke_title({ name: revokeTarget.fullName })}
          confirmLabel={m.staff_revoke()}
          action={() => revoke(revokeTarget.id)}
          onClose={() => setRevokeTarget(null)}
        >
          {m.staff_revoke_text()}
        </ConfirmAction>
      )}
    </Panel>
  )
}

function Row({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { fullName, email, role, permissions, expiresAt } = invitation
  const language = currentLanguage()
  const permissionText = role === 'Admin' ? listPermissionNames(permissions) : [m.staff_delivery()]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{fullName}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        </p>
        <p className="text-sm">{new Intl.ListFormat(language, { type: 'unit' }).format(permissionText)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-ink-soft text-sm">
          {m.staff_until()} <time dateTime={expiresAt}>{formatDateTime(expiresAt, language)}</time>
        </p>
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={m.staff_revoke_named({ name: fullName })}
          onClick={onRevoke}
        >
          {m.staff_revoke()}
        </Button>
      </div>
    </li>
  )
}
