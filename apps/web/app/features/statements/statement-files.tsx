import { m } from '@warda/i18n/messages'
import { Download, Mail } from 'lucide-react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { lastMonth, type Period } from '../../lib/format/periods.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { statementInput } from './use-statement.ts'

type StatementFilesProps = { session: Session; branchId: number; period: Period; today: string }

/** Downloads of the statement, and last month's statement by email. */
export function StatementFiles({ session, branchId, period, today }: StatementFilesProps) {
  const save = async (format: 'pdf' | 'csv'): Promise<void> => {
    const { params, query } = statementInput(session, period, branchId)
    const file = await callFile('getStatementFile', { params, query: { ...query, format } })
    const branch = branchId > 0 ? `branch-${branchId}-` : ''
    downloadFile(file, `statement-${branch}${period.from}-${period.to}.${format}`)
  }
  const sendByEmail = async (): Promise<void> => {
    const { message } = await callApi('emailStatement', { body: { month: lastMonth(today) } })
    void notify.success(message || m.client_statement_mailed())
  }
  const { input: busy, run } = useApiMutation(
    (action: 'pdf' | 'csv' | 'mail') => (action === 'mail' ? sendByEmail() : save(action)),
    { onError: (error) => void notify.error(getErrorMessage(error)) },
  )
  return (
    <div className="flex flex-wrap gap-2">
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          look="secondary"
          busy={busy === format}
          aria-label={m.client_statement_download({ format: format.toUpperCase() })}
          onClick={() => void run(format)}
        >
          <Download aria-hidden="true" size={17} />
          {format.toUpperCase()}
        </Button>
      ))}
      {/* The mail covers the whole business. */}
      {branchId === 0 && (
        <Button look="secondary" busy={busy === 'mail'} onClick={() => void run('mail')}>
          <Mail aria-hidden="true" size={17} />
          {m.client_statement_mail()}
        </Button>
      )}
    </div>
  )
}
