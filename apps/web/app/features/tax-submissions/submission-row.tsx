import type { TaxSubmission } from '@warda/contract/tax-submissions'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { authorityReason } from '../../lib/format/authority-reason.ts'
import { documentKind } from '../../lib/format/document-kind.ts'
import { formatDateTime, formatTime } from '../../lib/format/format.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { CodedMessages } from '../../ui/data/coded-messages.tsx'
import { CorrectionHint, SubmissionActions } from './submission-actions.tsx'
import { failureText, STATE_TONES, submissionStateName } from './submission-state.ts'

/** A document with its state and the authority's messages. */
export function SubmissionRow({ submission }: { submission: TaxSubmission }) {
  const { invoiceNumber, kind, orderId, issuedAt, state, failure, messages, nextAttemptAt, replaces, replacedBy } =
    submission
  const language = currentLanguage()
  return (
    <li className="grid gap-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={adminPaths.order(orderId)} className="font-semibold underline">
            <bdi>{invoiceNumber}</bdi>
          </Link>
          <span>{documentKind(kind)}</span>
          <Badge tone={STATE_TONES[state]}>{submissionStateName(state)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={issuedAt}>{formatDateTime(issuedAt, language)}</time>
        </p>
        {state === 'waiting' && failure !== null && (
          <p className="mt-1 text-sm">
            {failureText(failure)}{' '}
            {nextAttemptAt !== null && m.tax_next_attempt({ time: formatTime(nextAttemptAt, language) })}
          </p>
        )}
        {replaces !== null && <p className="mt-1 text-sm">{m.tax_replaces({ number: replaces })}</p>}
        {replacedBy !== null && <p className="mt-1 text-sm">{m.tax_replaced_by({ number: replacedBy })}</p>}
        <CodedMessages messages={messages.map((message) => ({ ...message, meaning: authorityReason(message.code) }))} />
        {state === 'rejected' && <CorrectionHint submission={submission} />}
      </div>
      <div className="grid content-start gap-2 sm:justify-items-end">
        <SubmissionActions submission={submission} />
      </div>
    </li>
  )
}
