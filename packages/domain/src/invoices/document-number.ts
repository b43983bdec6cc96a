export type DocumentSeries = 'invoice' | 'creditNote'

const PREFIX: Record<DocumentSeries, string> = { invoice: 'INV', creditNote: 'CN' }

/** The number of a document: `INV-000123`, `CN-000004`; at least six digits. `at` is the position in the series, from 1. */
export const documentNumber = (series: DocumentSeries, at: number): string =>
  `${PREFIX[series]}-${String(at).padStart(6, '0')}`
