import { keepPreviousData } from '@tanstack/react-query'
import type { Statement } from '@warda/contract/statements'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { type Period, type StatementOf, statementFileName } from './statement-address.ts'

const inputOf = ({ clientId, userId }: StatementOf, { from, to }: Period) => ({
  params: { clientId },
  query: {
    ...(userId === null ? {} : { userId }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  },
})

/** Movements and balance of a client or a retail buyer; without a period the server's own. */
export const useStatement = (of: StatementOf, period: Period) =>
  useApiQuery('getStatement', inputOf(of, period), { placeholderData: keepPreviousData })

/** Saves the statement that is shown as a file. Throws `ApiError`. */
export const saveStatement = async (of: StatementOf, shown: Statement, format: 'pdf' | 'csv'): Promise<void> => {
  const { params, query } = inputOf(of, { from: shown.from, to: shown.to })
  const file = await callFile('getStatementFile', { params, query: { ...query, format } })
  downloadFile(file, statementFileName(m.statement_file(), shown, format))
}
