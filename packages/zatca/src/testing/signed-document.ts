import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { type Place, ublXml } from '@warda/domain/invoices/ubl'
import { FIRST_PREVIOUS_HASH } from '../invoice-hash.ts'
import { type SignedInvoice, signInvoice, type TaxUnit } from '../sign-invoice.ts'

/** Signs a document a second after its issue; without `place` as the first of its unit's chain. */
export const signDocument = (
  document: InvoiceDocument,
  unit: TaxUnit,
  place: Place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH },
): SignedInvoice => signInvoice(ublXml(document, place), unit, document.issuedAt + 1_000)
