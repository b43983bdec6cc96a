import { createHash, randomUUID } from 'node:crypto'
import { documentNumber } from '@warda/domain/invoices/document-number'
import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { encodeQrFields } from '@warda/domain/invoices/qr'
import { invoiceQrFields, ublXml } from '@warda/domain/invoices/ubl'
import type { Clock } from '../../adapters/clock.ts'
import type { Transaction } from '../../db/database.ts'
import type { Draft } from './draft-document.ts'
import { type InvoiceRow, insertInvoice, takeNumber } from './queries.ts'

type Issue = {
  orderId: string
  draft: Draft
  /** Of a credit note: the ids of the invoice and of the credit. */
  corrects?: { invoiceId: string; creditId: string }
  actor: string
  requestId: string
  clock: Clock
}

/** Numbers a draft, chains it to the document before it, and writes it. Call it under the order's lock, late: the series wait for its end. */
export async function issueDocument(trx: Transaction, issue: Issue): Promise<InvoiceRow> {
  const { draft, actor, requestId, orderId, corrects } = issue
  const series = draft.kind === 'creditNote' ? 'creditNote' : 'invoice'
  const { at, ...place } = await takeNumber(trx, series)
  const document: InvoiceDocument = {
    ...draft,
    number: documentNumber(series, at),
    uuid: randomUUID(),
    // Asked while the series are held, so that a higher number is never earlier.
    issuedAt: Math.floor(issue.clock.now()),
  }
  const qr = encodeQrFields(invoiceQrFields(document))
  return insertInvoice(trx, {
    document,
    orderId,
    corrects: corrects?.invoiceId ?? null,
    creditId: corrects?.creditId ?? null,
    ...place,
    hash: hashOf(ublXml(document, place)),
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${ublXml(document, place, qr)}`,
    qr,
    actor,
    requestId,
  })
}

/** SHA-256 of the canonical text, base64 (ZATCA's invoice hash). */
const hashOf = (canonical: string): string => createHash('sha256').update(canonical).digest('base64')
