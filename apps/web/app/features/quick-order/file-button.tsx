import { m } from '@warda/i18n/messages'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { normalizeFileText } from './quick-present.ts'

type FileButtonProps = { maxBytes: number; onText: (text: string) => void }

/** Reads the text of a CSV or text file. */
export function FileButton({ maxBytes, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > maxBytes) return void notify.error(m.quick_file_large())
    onText(normalizeFileText(await file.text()))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={m.quick_file()}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          void read(file)
        }}
      />
      <Button look="secondary" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" size={18} />
        {m.quick_file()}
      </Button>
    </>
  )
}
