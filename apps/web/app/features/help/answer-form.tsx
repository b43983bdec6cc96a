import { text } from '@warda/contract/wire/text'
import { m } from '@warda/i18n/messages'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { answer, type Report } from './use-reports.ts'

const schema = z.object({ text: text(1, 4_000) })

/** Answers a report by e-mail; the draft stays in session storage until it is sent. */
export function AnswerForm({ report, onClose }: { report: Report; onClose: () => void }) {
  const closing = useRef(false)
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { text: '' },
    draft: { name: `report-answer-${report.id}` },
  })
  const send = submit(async ({ text: answerText }) => {
    await answer(report.id, { text: answerText, ...(closing.current ? { close: true } : {}) })
    onClose()
  })
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextareaField
        label={m.admin_reports_answer_label({ name: report.name })}
        hint={report.language === 'ar' ? m.admin_reports_answer_hint_ar() : m.admin_reports_answer_hint_en()}
        rows={5}
        dir="auto"
        autoFocus
        error={getError('text')}
        {...form.register('text')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          className="min-h-11"
          busy={busy}
          onClick={() => {
            closing.current = false
          }}
        >
          {m.admin_reports_send()}
        </Button>
        <Button
          type="submit"
          look="secondary"
          className="min-h-11"
          disabled={busy}
          onClick={() => {
            closing.current = true
          }}
        >
          {m.admin_reports_send_close()}
        </Button>
        <Button look="quiet" className="min-h-11" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}
