import type { SettingKey } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { formatLastChange } from './last-change.ts'
import { getPartName } from './part-names.ts'
import { type Setting, useHistory } from './use-settings.ts'

type HistorySheetProps = {
  open: boolean
  setting: SettingKey
  onClose: () => void
  onRestore: (value: Setting['value']) => void
}

/** Setting history, newest first, ending with the default; restoring a version fills the form without saving. */
export function HistorySheet({ open, setting, onClose, onRestore }: HistorySheetProps) {
  const history = useHistory(setting, open)
  return (
    <Dialog open={open} onClose={onClose} place="end" title={m.admin_settings_history()}>
      <QueryResult query={history}>
        {(versions) => (
          <ol className="grid gap-3">
            {versions.map((version, at) => (
              <li key={version.version} className="grid gap-2 rounded-card border border-line bg-card p-4">
                <p className="font-medium">{formatLastChange(version)}</p>
                <p className="text-ink-soft text-sm">{formatChangedParts(version, versions[at + 1])}</p>
                {at === 0 ? (
                  <span>
                    <Badge tone="done">{m.admin_settings_now()}</Badge>
                  </span>
                ) : (
                  <span>
                    <Button look="secondary" onClick={() => onRestore(version.value)}>
                      {m.admin_settings_put_back()}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryResult>
    </Dialog>
  )
}

/** The names of the parts that differ from the previous version. */
function formatChangedParts(version: Setting, before: Setting | undefined): string {
  if (before === undefined) return m.admin_settings_first()
  const parts: Record<string, unknown> = { ...version.value }
  const earlier: Record<string, unknown> = { ...before.value }
  const changed = Object.keys(parts).filter((name) => JSON.stringify(parts[name]) !== JSON.stringify(earlier[name]))
  return changed.length === 0
    ? m.admin_settings_no_change()
    : changed.map((name) => getPartName(version.key, name)).join(m.ui_list_comma())
}
