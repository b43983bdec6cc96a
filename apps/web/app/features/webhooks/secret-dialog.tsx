import { m } from '@warda/i18n/messages'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { CopyField } from '../../ui/data/copy-field.tsx'

/** The secret of a webhook, after it was created or replaced; null shows nothing. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <ResponsiveDialog open={secret !== null} onClose={onClose} title={m.webhooks_secret()}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{m.webhooks_secret_text()}</p>
        <CopyField label={m.webhooks_secret()} value={secret ?? ''} />
      </div>
    </ResponsiveDialog>
  )
}
