import { keepPreviousData } from '@tanstack/react-query'
import type { Statement } from '@warda/contract/statements'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { type Period, type StatementAccount, statementFileName } from './statement-query.ts'

const statementInput = ({ clientId, userId }: StatementAccount, { from, to }: Period) => ({
  params: { clientId },
  query: {
    ...(userId === null ? {} : { userId }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  },
})

/** Statement of a client or a retail buyer; without a period, the default period of the server. */
export const useStatement = (account: StatementAccount, period: Period) =>
  useApiQuery('getStatement', statementInput(account, period), { placeholderData: keepPreviousData })

/** Downloads a statement as a file; throws `ApiError`. */
export const saveStatement = async (
  account: StatementAccount,
  statement: Statement,
  format: 'pdf' | 'csv',
): Promise<void> => {
  const { params, query } = statementInput(account, { from: statement.from, to: statement.to })
  const file = await callFile('getStatementFile', { params, query: { ...query, format } })
  downloadFile(file, statementFileName(m.statement_file(), statement, format))
}
