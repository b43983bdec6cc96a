import type { Invoice } from '@warda/contract/invoices'
import { m } from '@warda/i18n/messages'

export type DocumentKind = Invoice['kind']

const names: Record<DocumentKind, () => string> = {
  simplified: m.document_title_simplified,
  standard: m.document_title_standard,
  creditNote: m.document_title_creditNote,
  debitNote: m.document_title_debitNote,
}

/** The name of a kind of tax document. */
export const documentKind = (kind: DocumentKind): string => names[kind]()
