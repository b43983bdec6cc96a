import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'

/** Downloads all data that the shop stores about the user. */
export function MyData({ userId }: { userId: string }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      downloadFile(await callFile('downloadMyData', { params: { userId } }), 'my-data.json')
      void notify.success(m.privacy_data_ready(), { where: 'shell' })
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setBusy(false)
  }
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="font-semibold text-lg">{m.privacy_data_title()}</h3>
      <p className="text-ink-soft">{m.privacy_data_text()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button look="secondary" className="min-h-12" busy={busy} onClick={() => void download()}>
        {m.privacy_data_button()}
      </Button>
    </div>
  )
}
