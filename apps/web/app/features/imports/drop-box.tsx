import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'

type DropBoxProps = {
  icon: ReactNode
  /** Label of the button and the file field. */
  choose: string
  hint: string
  accept: string
  multiple?: boolean
  /** The field whose error is shown. */
  field: 'file' | 'pictures'
  look?: 'primary' | 'secondary'
  /** Texts of the progress while the file is sent, and while the server works on it. */
  progress: { sending: string; working: string }
  /** Sends one file; `onProgress` gets the share uploaded, 0 to 1. */
  onFile: (file: File, onProgress: (share: number) => void) => Promise<unknown>
}

/** Uploads files from a file dialog or a drop one after another; stops at the first rejected file and shows its error. */
export function DropBox(props: DropBoxProps) {
  const { icon, choose, hint, accept, multiple = false, field, look = 'primary', progress, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = share !== null
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || busy) return
    setProblem(null)
    try {
      for (const file of files) {
        setShare(0)
        await onFile(file, setShare)
      }
    } catch (error) {
      setProblem((error instanceof ApiError ? error.errors[field]?.[0] : undefined) ?? getErrorMessage(error))
    }
    setShare(null)
  }
  const select = (list: FileList | null): void => void take([...(list ?? [])].slice(0, multiple ? undefined : 1))
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDragOver(false)
    select(event.dataTransfer.files)
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
      {icon}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        aria-label={choose}
        className="sr-only"
        onChange={({ currentTarget }) => {
          select(currentTarget.files)
          // Reset, so that selecting the corrected file again fires a change event.
          currentTarget.value = ''
        }}
      />
      <Button look={look} className="min-h-12" busy={busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <p className="text-ink-soft text-sm">{hint}</p>
      {busy && (
        <div className="w-full max-w-sm">
          <Progress label={share < 1 ? progress.sending : progress.working} share={share} />
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
