import type { Halalas } from '../money.ts'

/** Sums of a month and of everything before it; revenue by the day of sale, tax documents by the day of their issue. */
export type MonthSums = {
  revenue: Halalas
  revenueBefore: Halalas
  invoices: Halalas
  debitNotes: Halalas
  /** As a positive amount. */
  creditNotes: Halalas
  /** Invoices and debit notes less credit notes. */
  documentsBefore: Halalas
}

/** `openBefore` and `openAfter`: sold, but in no tax document, when the month began and at its end. */
export type MonthReconciliation = { openBefore: Halalas; openAfter: Halalas; documents: Halalas }

/** Explains the tax documents of a month by its revenue: revenue + openBefore − openAfter = documents (DESK-06). */
export function reconcileMonth(sums: MonthSums): MonthReconciliation {
  const openBefore = sums.revenueBefore - sums.documentsBefore
  const documents = sums.invoices + sums.debitNotes - sums.creditNotes
  return { openBefore, openAfter: openBefore + sums.revenue - documents, documents }
}
