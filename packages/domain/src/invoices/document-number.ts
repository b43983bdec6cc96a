export type DocumentSeries = 'invoice' | 'creditNote' | 'debitNote'

const PREFIX: Record<DocumentSeries, string> = { invoice: 'INV', creditNote: 'CN', debitNote: 'DN' }

/** The number of a document: `INV-000123`, `CN-000004`, `DN-000002`; at least six digits. `at` is the position in the series, from 1. */
export const documentNumber = (series: DocumentSeries, at: number): string =>
  `${PREFIX[series]}-${String(at).padStart(6, '0')}`
