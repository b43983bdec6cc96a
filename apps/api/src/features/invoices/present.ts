import type { Invoice } from '@warda/contract/invoices'
import { halalasToRiyals } from '@warda/domain/money'
import type { InvoiceRow } from './queries.ts'

/** A document as the wire spells it; `url` is the address of its paper. */
export const presentInvoice = (invoice: InvoiceRow, url: string): Invoice => ({
  invoiceNumber: invoice.number,
  invoiceUrl: url,
  kind: invoice.kind,
  issuedAt: invoice.issuedAt.toISOString(),
  total: halalasToRiyals(invoice.total),
})
