import type { ApiKey } from '@warda/contract/api-keys'
import { getArea } from '@warda/domain/access/api-scopes'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { getAreaLabel } from './area-labels.ts'

const STATES: Record<Exclude<ApiKey['state'], 'active'>, () => string> = {
  expired: m.api_keys_state_expired,
  revoked: m.api_keys_state_revoked,
  userInactive: m.api_keys_state_user_inactive,
}

/** Keys with their scopes, the employee for whom they act, and their last use. */
export function ApiKeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <DataTable
      caption={m.api_keys_title()}
      rows={keys}
      getKey={({ id }) => id}
      lead={{
        title: m.api_keys_name(),
        name: (key) => <Name apiKey={key} />,
        below: ({ lastCharacters }) => <bdi dir="ltr">…{lastCharacters}</bdi>,
      }}
      columns={[
        { key: 'scopes', title: m.api_keys_scopes(), cell: (key) => <Scopes apiKey={key} /> },
        {
          key: 'user',
          title: m.api_keys_user(),
          cell: ({ userName }) => <bdi className="break-normal">{userName}</bdi>,
          roomy: true,
        },
        { key: 'used', title: m.api_keys_last_used(), cell: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
        {
          key: 'ends',
          title: m.api_keys_ends(),
          cell: ({ expiresAt }) => <Time at={expiresAt} none={m.api_keys_no_end()} />,
          roomy: true,
        },
      ]}
      actions={(key) =>
        key.state !== 'revoked' && (
          <Button
            look="quiet"
            size="small"
            className="min-h-11 whitespace-nowrap"
            aria-label={m.api_keys_revoke_named({ name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {m.api_keys_revoke()}
          </Button>
        )
      }
    />
  )
}

function Name({ apiKey: { name, state } }: { apiKey: ApiKey }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi>{name}</bdi>
      {state !== 'active' && <Badge tone="canceled">{STATES[state]()}</Badge>}
    </span>
  )
}

function Scopes({ apiKey: { scopes } }: { apiKey: ApiKey }) {
  const names = scopes.map((scope) =>
    scope.endsWith(':write')
      ? m.api_keys_scope_write({ area: getAreaLabel(getArea(scope)) })
      : m.api_keys_scope_read({ area: getAreaLabel(getArea(scope)) }),
  )
  return <span className="max-w-72 max-sm:text-end">{names.join(m.ui_list_comma())}</span>
}

function Time({ at, none = m.api_keys_never() }: { at: string | null; none?: string }) {
  if (at === null) return <span className="text-ink-soft">{none}</span>
  return (
    <time dateTime={at} className="tabular whitespace-nowrap text-ink-soft">
      {formatDateTime(at, currentLanguage())}
    </time>
  )
}
