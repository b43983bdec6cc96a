import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { Play, Square, Upload } from 'lucide-react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { ProblemTable } from './problem-table.tsx'
import { cancelImport, runImport } from './use-import.ts'

type ImportReportProps = { productImport: ProductImport; onAnother: () => void }

/** The validation result, the progress and the actions of an import. */
export function ImportReport({ productImport, onAnother }: ImportReportProps) {
  const language = currentLanguage()
  const { total, done, failed, state } = productImport
  const count = (value: number) => <bdi className="tabular">{formatNumber(value, language)}</bdi>
  return (
    <div className="grid min-w-0 gap-5">
      <p className="break-all font-semibold">
        <bdi>{productImport.fileName}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatTile name={m.import_rows()} value={count(total)} />
        <StatTile name={m.import_ready()} value={count(total - done - failed)} />
        <StatTile name={m.import_taken()} value={count(done)} />
        <StatTile name={m.import_problems()} value={count(failed)} />
      </dl>
      {state === 'running' && <Progress label={m.import_running()} share={total === 0 ? 1 : (done + failed) / total} />}
      <ImportStatus productImport={productImport} />
      <Steps productImport={productImport} onAnother={onAnother} />
      {productImport.problems.length > 0 && <ProblemTable productImport={productImport} />}
    </div>
  )
}

/** The state of the import, announced to screen readers when it changes. */
function ImportStatus({ productImport: { state, total, done, failed } }: { productImport: ProductImport }) {
  const remaining = total - done - failed
  if (state === 'done' && failed > 0) return <Notice tone="warning">{m.import_done_some({ done, failed })}</Notice>
  if (state === 'done') return <Notice tone="success">{m.import_done({ count: done })}</Notice>
  if (state === 'cancelled') return <Notice tone="warning">{m.import_stopped({ done, left: remaining })}</Notice>
  if (state !== 'checked') return null
  if (remaining === 0) return <Notice tone="error">{m.import_none_good()}</Notice>
  return (
    <Notice tone={failed > 0 ? 'warning' : 'success'}>{failed > 0 ? m.import_some_good() : m.import_all_good()}</Notice>
  )
}

function Steps({ productImport, onAnother }: ImportReportProps) {
  const { id, state, total, done, failed } = productImport
  const remaining = total - done - failed
  const { busy, problem, run } = useApiMutation((send: (importId: string) => Promise<unknown>) => send(id))
  return (
    <div className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3 [&>*]:min-h-12">
        {(state === 'checked' || state === 'cancelled') && remaining > 0 && (
          <Button busy={busy} onClick={() => void run(runImport)}>
            <Play aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            {state === 'checked' ? m.import_run({ count: remaining }) : m.import_resume()}
          </Button>
        )}
        {state === 'running' && (
          <Button look="secondary" busy={busy} onClick={() => void run(cancelImport)}>
            <Square aria-hidden="true" size={18} />
            {m.import_cancel()}
          </Button>
        )}
        {state !== 'running' && (
          <Button look={state === 'checked' && remaining > 0 ? 'quiet' : 'secondary'} onClick={onAnother}>
            <Upload aria-hidden="true" size={18} />
            {m.import_another()}
          </Button>
        )}
      </div>
    </div>
  )
}
