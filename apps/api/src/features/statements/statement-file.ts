import type { Statement } from '@warda/contract/statements'
import { formatCsv } from '@warda/domain/csv'
import type { Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import { type DocumentStyle, renderStatement } from '../invoices/index.ts'
import { listStatementRows } from './present.ts'

/** `name` is ASCII; `type` is the MIME type. */
export type StatementFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

type Format = {
  format: 'pdf' | 'csv'
  language: Language
  shopName: string
  style: DocumentStyle
  t: (key: MessageKey) => string
}

/** Renders a statement as PDF or CSV in one language. */
export async function createStatementFile(statement: Statement, options: Format): Promise<StatementFile> {
  const { who, branch, from, to } = statement
  const account = who.clientId > 0 ? `client-${who.clientId}${branch ? `-branch-${branch.id}` : ''}` : 'account'
  const name = `statement-${account}-${from}-${to}`
  if (options.format === 'csv') {
    const bytes = new TextEncoder().encode(formatCsv(listStatementRows(statement, options.t)))
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes }
  }
  const bytes = await renderStatement(statement, options.language, options.shopName, options.style)
  return { name: `${name}.pdf`, type: 'application/pdf', bytes }
}
