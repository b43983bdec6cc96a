import type { Statement } from '@warda/contract/debts'
import { toCsv } from '@warda/domain/csv'
import { ok, type Result, refuse } from '@warda/domain/result'
import { statementRows } from './present.ts'

/** A file as it is answered: what it is called (ASCII), what it is, its bytes. */
export type StatementFile = { name: string; type: string; bytes: Uint8Array }

/** Draws a statement as PDF in a language. */
export type StatementPaper = (statement: Statement, language: 'en' | 'ar') => Promise<Uint8Array>

type Wanted = {
  format: 'pdf' | 'csv'
  language: 'en' | 'ar'
  say: (key: string) => string
  paper: StatementPaper | null
}

/** A statement on paper, or as a table for spreadsheets in the caller's language; refused where the shop draws no papers. */
export async function statementFile(statement: Statement, wanted: Wanted): Promise<Result<StatementFile, 'not_found'>> {
  const { who, from, to } = statement
  const name = `statement-${who.clientId > 0 ? `client-${who.clientId}` : 'account'}-${from}-${to}`
  if (wanted.format === 'csv') {
    const bytes = new TextEncoder().encode(toCsv(statementRows(statement, wanted.say)))
    return ok({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes })
  }
  if (wanted.paper === null) return refuse('not_found')
  return ok({ name: `${name}.pdf`, type: 'application/pdf', bytes: await wanted.paper(statement, wanted.language) })
}
