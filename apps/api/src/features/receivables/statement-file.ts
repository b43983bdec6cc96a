import type { Statement } from '@warda/contract/statements'
import { formatCsv } from '@warda/domain/csv'
import type { Language } from '@warda/domain/language'
import { renderStatement } from '../invoices/index.ts'
import { statementRows } from './present.ts'

/** A file as it is answered: what it is called (ASCII), what it is, its bytes. */
export type StatementFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

type Wanted = { format: 'pdf' | 'csv'; language: Language; t: (key: string) => string }

/** A statement on paper, or as a table for spreadsheets, in the caller's language. */
export async function statementFile(statement: Statement, wanted: Wanted): Promise<StatementFile> {
  const { who, from, to } = statement
  const name = `statement-${who.clientId > 0 ? `client-${who.clientId}` : 'account'}-${from}-${to}`
  if (wanted.format === 'csv') {
    const bytes = new TextEncoder().encode(formatCsv(statementRows(statement, wanted.t)))
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes }
  }
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: await renderStatement(statement, wanted.language) }
}
