import { canGrantPermissions } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { ShieldCheck, UserRoundX } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { listPermissionNames } from './permission-labels.ts'
import type { Person } from './use-team.ts'

export type PersonAct = 'permissions' | 'endSessions' | 'resetSecondFactor' | 'deactivate' | 'reactivate'

type TeamTableProps = {
  people: readonly Person[]
  ownPermissions: readonly string[] | null
  getActivityPath: (person: Person) => string
  onAction: (action: PersonAct, person: Person) => void
}

/** Staff with their permissions and last activity. */
export function TeamTable({ people, ownPermissions, getActivityPath, onAction }: TeamTableProps) {
  return (
    <DataTable
      caption={m.staff_team()}
      rows={people}
      getKey={(person) => person.userId}
      lead={{
        title: m.staff_column_person(),
        name: (person) => <Name person={person} />,
        below: (person) => (
          <bdi dir="ltr" className="max-sm:break-all sm:whitespace-nowrap">
            {person.email}
          </bdi>
        ),
      }}
      columns={[
        { key: 'may', title: m.staff_column_may(), cell: (person) => <PermissionList person={person} /> },
        { key: 'seen', title: m.staff_column_seen(), cell: (person) => <LastSeen person={person} /> },
      ]}
      actions={(person) => (
        <span className="flex flex-wrap items-center justify-end gap-1 max-sm:-ms-4 max-sm:justify-start">
          <Activity person={person} to={getActivityPath(person)} />
          {canChange(person, ownPermissions) && (
            <PersonActions person={person} isOwner={ownPermissions === null} onAction={onAction} />
          )}
        </span>
      )}
    />
  )
}

/** Nobody may change themselves, or somebody with permissions that they lack. */
const canChange = (person: Person, ownPermissions: readonly string[] | null): boolean =>
  !person.isSelf && (person.role !== 'Admin' || canGrantPermissions(ownPermissions, person.permissions))

function Name({ person }: { person: Person }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi>{person.fullName}</bdi>
      {person.isSelf && <Badge>{m.staff_you()}</Badge>}
      {person.hasSecondFactor && (
        <Badge icon={<ShieldCheck aria-hidden="true" size={14} />}>{m.staff_second_factor()}</Badge>
      )}
      {!person.isActive && (
        <Badge tone="canceled" icon={<UserRoundX aria-hidden="true" size={14} />}>
          {m.staff_inactive()}
        </Badge>
      )}
    </span>
  )
}

function PermissionList({ person }: { person: Person }) {
  if (person.role === 'ShippingEmployee') return <span>{m.staff_delivery()}</span>
  return (
    <span className="max-w-72 max-sm:text-end">
      {new Intl.ListFormat(currentLanguage(), { type: 'unit' }).format(listPermissionNames(person.permissions))}
    </span>
  )
}

function LastSeen({ person: { lastSeenAt } }: { person: Person }) {
  if (lastSeenAt === null) return <span className="text-ink-soft">{m.staff_never()}</span>
  return (
    <time dateTime={lastSeenAt} className="tabular whitespace-nowrap text-ink-soft">
      {formatDateTime(lastSeenAt, currentLanguage())}
    </time>
  )
}

function Activity({ person: { fullName: name }, to }: { person: Person; to: string }) {
  return (
    <LinkButton to={to} look="quiet" size="small" className="min-h-11" aria-label={m.staff_activity_named({ name })}>
      {m.staff_activity_of()}
    </LinkButton>
  )
}

type PersonActionsProps = { person: Person; isOwner: boolean; onAction: TeamTableProps['onAction'] }

function PersonActions({ person, isOwner, onAction }: PersonActionsProps) {
  const name = person.fullName
  if (!person.isActive) {
    return (
      <Button
        look="secondary"
        size="small"
        className="min-h-11"
        aria-label={m.staff_reactivate_named({ name })}
        onClick={() => onAction('reactivate', person)}
      >
        {m.staff_reactivate()}
      </Button>
    )
  }
  return (
    <>
      {person.role === 'Admin' && (
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={m.staff_change_named({ name })}
          onClick={() => onAction('permissions', person)}
        >
          {m.staff_change()}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className="min-h-11"
        aria-label={m.staff_end_sessions_named({ name })}
        onClick={() => onAction('endSessions', person)}
      >
        {m.staff_end_sessions()}
      </Button>
      {isOwner && person.hasSecondFactor && (
        <Button
          look="quiet"
          size="small"
          className="min-h-11"
          aria-label={m.staff_second_factor_reset_named({ name })}
          onClick={() => onAction('resetSecondFactor', person)}
        >
          {m.staff_second_factor_reset()}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className="min-h-11 text-canceled-ink"
        aria-label={m.staff_deactivate_named({ name })}
        onClick={() => onAction('deactivate', person)}
      >
        {m.staff_deactivate()}
      </Button>
    </>
  )
}
