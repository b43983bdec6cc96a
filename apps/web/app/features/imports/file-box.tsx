import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { checkFile } from './use-import.ts'

/** Uploads a CSV file by file dialog or drop for validation; nothing is imported yet. */
export function FileBox({ onChecked }: { onChecked: (productImport: ProductImport) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = share !== null
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return
    setProblem(null)
    setShare(0)
    try {
      onChecked(await checkFile(file, setShare))
    } catch (error) {
      setProblem((error instanceof ApiError ? error.errors.file?.[0] : undefined) ?? getErrorMessage(error))
    }
    setShare(null)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDragOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
      className={classes(
        'grid justify-items-center gap-3 rounded-field border border-line-strong border-dashed px-4 py-8 text-center transition-colors duration-150',
        isDragOver ? 'bg-sage' : 'bg-paper',
      )}
    >
      <FileSpreadsheet aria-hidden="true" size={32} className="text-ink-soft" />
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept=".csv,text/csv,text/plain"
        aria-label={m.import_choose()}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          // Reset, so that selecting the corrected file again fires a change event.
          currentTarget.value = ''
        }}
      />
      <Button className="min-h-12" busy={busy} onClick={() => input.current?.click()}>
        {m.import_choose()}
      </Button>
      <p className="text-ink-soft text-sm">{m.import_drop()}</p>
      {busy && (
        <div className="w-full max-w-sm">
          <Progress label={share < 1 ? m.import_sending() : m.import_checking()} share={share} />
        </div>
      )}
      {problem && (
        <div className="w-full max-w-lg text-start">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </div>
  )
}
