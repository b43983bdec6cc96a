import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

/** Saves the documents of a period as an archive with an index. */
export function ExportForm() {
  const [period, setPeriod] = useState(() => {
    const today = riyadhDate(Date.now())
    return { from: `${today.slice(0, 8)}01`, to: today }
  })
  const [withPdfs, setWithPdfs] = useState(false)
  const { run, busy, problem } = useApiMutation(async () =>
    downloadFile(
      await callFile('exportTaxDocuments', { query: { ...period, ...(withPdfs && { pdf: '1' as const }) } }),
      `tax-documents_${period.from}_${period.to}.zip`,
    ),
  )
  const set = (name: 'from' | 'to', value: string) => {
    if (value !== '') setPeriod((current) => ({ ...current, [name]: value }))
  }
  return (
    <FormSection title={m.tax_export()} lead={m.tax_export_lead()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid gap-3 sm:grid-cols-[12rem_12rem_auto] sm:items-end sm:justify-start">
        <DateField
          label={m.ui_period_from()}
          name="from"
          defaultValue={period.from}
          onChange={({ target }) => set('from', target.value)}
        />
        <DateField
          label={m.ui_period_to()}
          name="to"
          defaultValue={period.to}
          onChange={({ target }) => set('to', target.value)}
        />
        <Button busy={busy} disabled={period.from > period.to} onClick={() => void run()}>
          {m.tax_export_save()}
        </Button>
      </div>
      <Checkbox
        label={m.tax_export_pdf()}
        name="pdf"
        checked={withPdfs}
        onChange={({ target }) => setWithPdfs(target.checked)}
      />
    </FormSection>
  )
}
