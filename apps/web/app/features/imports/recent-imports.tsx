import type { ImportSummary } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useImports } from './use-import.ts'

type RecentImportsProps = { current: string; onSelect: (id: string) => void }

const stateLabels = {
  checking: m.import_state_checked,
  checked: m.import_state_checked,
  running: m.import_state_running,
  done: m.import_state_done,
  cancelled: m.import_state_cancelled,
} satisfies Record<ImportSummary['state'], () => string>

const tones = {
  checking: 'neutral',
  checked: 'neutral',
  running: 'waiting',
  done: 'done',
  cancelled: 'canceled',
} as const satisfies Record<ImportSummary['state'], string>

/** The latest imports with the progress of one that runs; nothing before the first one. */
export function RecentImports({ current, onSelect }: RecentImportsProps) {
  const { data } = useImports()
  const others = (data ?? []).filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <Panel title={m.import_recent()}>
      <ul className="grid gap-3">
        {others.map((one) => (
          <li key={one.id} className="grid gap-3 border-line border-b pb-3 last:border-b-0 last:pb-0">
            <RecentImport productImport={one} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type RecentImportProps = { productImport: ImportSummary; onSelect: (id: string) => void }

function RecentImport({ productImport, onSelect }: RecentImportProps) {
  const { id, fileName, state, total, done, failed, createdAt, actor } = productImport
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <bdi className="break-all font-semibold">{fileName}</bdi>
            <Badge tone={tones[state]}>{stateLabels[state]()}</Badge>
          </span>
          <span className="text-ink-soft text-sm">
            {[formatDateTime(createdAt, currentLanguage()), actor].filter(Boolean).join(' · ')}
          </span>
          <span className="text-ink-soft text-sm">{m.import_recent_counts({ total, done, failed })}</span>
        </div>
        <Button look="secondary" className="min-h-11" onClick={() => onSelect(id)}>
          {m.import_recent_open()}
          <span className="sr-only"> {fileName}</span>
        </Button>
      </div>
      {state === 'running' && <Progress label={m.import_running()} share={total === 0 ? 1 : (done + failed) / total} />}
    </>
  )
}
