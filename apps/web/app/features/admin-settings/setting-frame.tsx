import type { SettingKey } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConflictNotice } from '../../ui/admin/conflict-notice.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { formatLastChange } from './last-change.ts'
import type { SettingForm } from './use-setting-form.ts'

/** The layout of a setting: history button, form and save bar. */
export function SettingFrame<K extends SettingKey>({ form, children }: { form: SettingForm<K>; children: ReactNode }) {
  const [history, setHistory] = useState(false)
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">{formatLastChange(form.base)}</p>
        <Button look="secondary" onClick={() => setHistory(true)}>
          <History aria-hidden="true" size={17} />
          {m.admin_settings_history()}
        </Button>
      </div>
      {form.restored && form.dirty && <Notice>{m.admin_settings_restored()}</Notice>}
      {form.conflict !== null && (
        <ConflictNotice text={form.conflict} onLoadSaved={form.loadSavedVersion} onOverwrite={form.overwrite} />
      )}
      {children}
      {form.problem !== null && <Notice tone="error">{form.problem}</Notice>}
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={form.discard} />
      <HistorySheet
        open={history}
        setting={form.base.key}
        onClose={() => setHistory(false)}
        onRestore={(value) => {
          form.restoreVersion(value as typeof form.value)
          setHistory(false)
        }}
      />
    </form>
  )
}
