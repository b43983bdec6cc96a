import type { TaxSubmission } from '@warda/contract/tax-submissions'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'

type Props = { submission: TaxSubmission }

/** What the desk can do with a document: send it again, or replace a rejected one. */
export function SubmissionActions({ submission }: Props) {
  const { state, failure } = submission
  if (state === 'waiting' && failure !== null) return <RetryButton submission={submission} />
  if (state !== 'rejected') return null
  return (
    <>
      <CorrectButton submission={submission} />
      <RetryButton submission={submission} />
    </>
  )
}

/** What to correct before a corrected copy, with links. */
export function CorrectionHint({ submission: { clientId } }: Props) {
  return (
    <div className="mt-2 grid gap-1 text-sm">
      <p>{m.tax_correct_hint()}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {clientId !== null && (
          <Link to={adminPaths.client(clientId)} className="underline">
            {m.tax_correct_client()}
          </Link>
        )}
        <Link to={adminPaths.setting('seller')} className="underline">
          {m.tax_correct_shop()}
        </Link>
      </p>
    </div>
  )
}

function RetryButton({ submission: { invoiceId, invoiceNumber } }: Props) {
  const { run, busy, problem } = useApiMutation(() => callApi('retryTaxSubmission', { params: { invoiceId } }), {
    invalidates: ['taxSubmissions'],
    onSuccess: ({ message }) => void notify.success(message),
  })
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        look="secondary"
        size="small"
        busy={busy}
        aria-label={m.tax_retry_document({ number: invoiceNumber })}
        onClick={() => void run()}
      >
        {m.tax_retry()}
      </Button>
    </>
  )
}

function CorrectButton({ submission: { invoiceId, invoiceNumber } }: Props) {
  const { run, busy, problem } = useApiMutation(() => callApi('issueCorrectedCopy', { params: { invoiceId } }), {
    invalidates: ['taxSubmissions'],
    onSuccess: ({ message }) => void notify.success(message),
  })
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        size="small"
        busy={busy}
        aria-label={m.tax_correct_document({ number: invoiceNumber })}
        onClick={() => void run()}
      >
        {m.tax_correct()}
      </Button>
    </>
  )
}
