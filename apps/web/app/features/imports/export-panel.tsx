import type { PRODUCT_STATUSES } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type Status = (typeof PRODUCT_STATUSES)[number]

const names: Record<Status | 'all', () => string> = {
  all: m.import_export_all,
  published: m.import_export_published,
  draft: m.import_export_draft,
  archived: m.import_export_archived,
}
const choices = ['all', 'published', 'draft', 'archived'] as const

/** Exports the catalogue as CSV, which can be edited and imported again. */
export function ExportPanel() {
  const [busy, setBusy] = useState<Status | 'all' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (status: Status | 'all'): Promise<void> => {
    setBusy(status)
    setProblem(null)
    try {
      const query = status === 'all' ? {} : { status }
      downloadFile(await callFile('exportProducts', { query }), `products-${status}.csv`)
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setBusy(null)
  }
  return (
    <Panel title={m.import_export_title()} lead={m.import_export_lead()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3 [&>*]:min-h-12">
        {choices.map((status) => (
          <Button
            key={status}
            look="secondary"
            busy={busy === status}
            disabled={busy !== null && busy !== status}
            onClick={() => void save(status)}
          >
            <FileDown aria-hidden="true" size={18} />
            {names[status]()}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
