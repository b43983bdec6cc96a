import type { ApiKey } from '@warda/contract/api-keys'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyField } from '../../ui/data/copy-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { ConfirmAction } from '../../ui/layout/confirm-action.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyTable } from './api-key-table.tsx'
import { revokeApiKey, useApiKeys } from './use-api-keys.ts'

/** The keys with which other systems use the API. */
export function ApiKeysPanel({ ownPermissions }: { ownPermissions: readonly string[] | null }) {
  const query = useApiKeys()
  const [isCreating, setIsCreating] = useState(false)
  const [newKey, setNewKey] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  return (
    <Panel
      title={m.api_keys_title()}
      lead={m.api_keys_lead()}
      action={
        <Button look="secondary" className="min-h-11" onClick={() => setIsCreating(true)}>
          <Plus aria-hidden="true" size={18} />
          {m.api_keys_new()}
        </Button>
      }
    >
      <QueryResult query={query}>
        {(keys) =>
          keys.length === 0 ? (
            <p className="text-ink-soft">{m.api_keys_none()}</p>
          ) : (
            <ApiKeyTable keys={keys} onRevoke={setRevoked} />
          )
        }
      </QueryResult>
      <ResponsiveDialog wide open={isCreating} onClose={() => setIsCreating(false)} title={m.api_keys_new()}>
        <ApiKeyForm
          ownPermissions={ownPermissions}
          onCreated={(key) => {
            setIsCreating(false)
            setNewKey(key)
          }}
          onCancel={() => setIsCreating(false)}
        />
      </ResponsiveDialog>
      <ResponsiveDialog open={newKey !== null} onClose={() => setNewKey(null)} title={m.api_keys_created_title()}>
        <div className="grid gap-4">
          <Notice tone="warning">{m.api_keys_created_text()}</Notice>
          <CopyField label={m.api_keys_created_title()} value={newKey ?? ''} />
        </div>
      </ResponsiveDialog>
      {revoked && (
        <ConfirmAction
          title={m.api_keys_revoke_title({ name: revoked.name })}
          confirmLabel={m.api_keys_revoke()}
          action={() => revokeApiKey(revoked.id)}
          onClose={() => setRevoked(null)}
        >
          {m.api_keys_revoke_text()}
        </ConfirmAction>
      )}
    </Panel>
  )
}
