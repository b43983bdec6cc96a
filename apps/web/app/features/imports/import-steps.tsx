import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { Play, Square, Upload } from 'lucide-react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { cancelImport, runImport } from './use-import.ts'

type ImportStepsProps = { productImport: ProductImport; onAnother: () => void }

/** Starts, stops or resumes an import, or starts over with another file. */
export function ImportSteps({ productImport, onAnother }: ImportStepsProps) {
  const { id, state, total, done, failed, addedBefore } = productImport
  const remaining = total - done - failed
  const isAgain = addedBefore !== null
  const { busy, problem, run } = useApiMutation((send: (importId: string) => Promise<unknown>) => send(id))
  const start = (importId: string): Promise<unknown> => runImport(importId, isAgain)
  const startLabel = state === 'checked' ? m.import_run({ count: remaining }) : m.import_resume()
  return (
    <div className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3 [&>*]:min-h-12">
        {(state === 'checked' || state === 'cancelled') && remaining > 0 && (
          <Button busy={busy} onClick={() => void run(start)}>
            <Play aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            {isAgain ? m.import_run_again() : startLabel}
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
