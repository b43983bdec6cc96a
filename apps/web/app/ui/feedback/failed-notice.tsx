import { m } from '@warda/i18n/messages'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'

/** The error of a failed request with a retry button. */
export function FailedNotice({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Notice
      tone="error"
      action={
        <Button look="secondary" size="small" className="min-h-11 whitespace-nowrap" onClick={() => void onRetry()}>
          {m.retry_action()}
        </Button>
      }
    >
      {getErrorMessage(error)}
    </Notice>
  )
}
