import { m } from '@warda/i18n/messages'
import { Check, CircleDot, Mail, MessageSquareReply, Phone } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import { answer, type Report } from './use-reports.ts'

const types: Record<string, () => string> = {
  technicalIssue: m.contact_type_technical,
  paymentProblem: m.contact_type_payment,
  salesInquiry: m.contact_type_sales,
}
const states: Record<Report['state'], { text: () => string; tone: BadgeTone }> = {
  open: { text: m.admin_reports_is_open, tone: 'pending' },
  answered: { text: m.admin_reports_is_answered, tone: 'done' },
  closed: { text: m.admin_reports_is_closed, tone: 'neutral' },
}

/** One report with its replies and actions. */
export function ReportCard({ report }: { report: Report }) {
  const [answering, setAnswering] = useState(false)
  return (
    <li className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <ReportHeader report={report} />
      <p dir="auto" className="w-fit max-w-prose whitespace-pre-line text-start">
        {report.description}
      </p>
      {report.replies.length > 0 && <Replies replies={report.replies} />}
      {answering ? (
        <AnswerForm report={report} onClose={() => setAnswering(false)} />
      ) : (
        <Actions report={report} onAnswer={() => setAnswering(true)} />
      )}
    </li>
  )
}

function ReportHeader({ report }: { report: Report }) {
  const { text, tone } = states[report.state]
  const Icon = report.state === 'open' ? CircleDot : Check
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-semibold font-text text-base">
          <bdi>{report.name || m.admin_reports_forgotten()}</bdi>
        </h2>
        <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
          {text()}
        </Badge>
        <span className="text-ink-soft text-sm sm:ms-auto">
          <time dateTime={report.createdAt}>{formatDateTime(report.createdAt, currentLanguage())}</time>
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
        <span>
          {types[report.problemType]?.() ?? report.problemType} · {m.admin_reports_number({ number: report.id })}
        </span>
        {report.email !== '' && (
          <a
            href={`mailto:${report.email}`}
            className="inline-flex min-h-11 items-center gap-1.5 hover:text-ink hover:underline"
          >
            <Mail aria-hidden="true" size={15} />
            <bdi dir="ltr">{report.email}</bdi>
          </a>
        )}
        {report.phone !== '' && (
          <a
            href={`tel:${report.phone}`}
            className="inline-flex min-h-8 items-center gap-1.5 hover:text-ink hover:underline"
          >
            <Phone aria-hidden="true" size={15} />
            <bdi dir="ltr" className="tabular">
              {report.phone}
            </bdi>
          </a>
        )}
      </p>
    </header>
  )
}

function Replies({ replies }: Pick<Report, 'replies'>) {
  return (
    <section aria-label={m.admin_reports_answers()}>
      <ol className="grid gap-3">
        {replies.map(({ text, actor, at }) => (
          <li key={at} className="max-w-prose border-leaf border-s-2 ps-4">
            <p className="text-ink-soft text-sm">
              <bdi className="font-semibold text-ink">{actor}</bdi>
              {' · '}
              <time dateTime={at}>{formatDateTime(at, currentLanguage())}</time>
            </p>
            <p dir="auto" className="mt-0.5 w-fit whitespace-pre-line text-start">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Actions({ report, onAnswer }: { report: Report; onAnswer: () => void }) {
  const { busy, problem, run: close } = useApiMutation(() => answer(report.id, { close: true }))
  const name = report.name
  const hasReplies = report.replies.length > 0
  if (report.email === '' && report.state === 'closed') return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {report.email !== '' && (
          <Button
            look={report.state === 'open' ? 'primary' : 'secondary'}
            className="min-h-11"
            aria-label={
              hasReplies ? m.admin_reports_answer_again_named({ name }) : m.admin_reports_answer_named({ name })
            }
            onClick={onAnswer}
          >
            <MessageSquareReply aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            {hasReplies ? m.admin_reports_answer_again() : m.admin_reports_answer()}
          </Button>
        )}
        {report.state !== 'closed' && (
          <Button
            look="quiet"
            className="min-h-11"
            aria-label={m.admin_reports_close_named({ name })}
            busy={busy}
            onClick={() => void close()}
          >
            <Check aria-hidden="true" size={18} />
            {m.admin_reports_close()}
          </Button>
        )}
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  )
}
