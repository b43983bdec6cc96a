import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'
import type { InvoiceRow } from './queries.ts'

/** A document that was submitted to the authority. */
export type SubmittedRow = Columns<'invoice', 'orderId' | 'corrects' | 'creditId' | 'adjustmentId'> &
  Columns<'tax_submission', 'state'> &
  Computed<{ document: InvoiceDocument }>

/** The order of a submitted document. */
export async function findSubmittedOrder(db: Database, invoiceId: string): Promise<string | undefined> {
  const { rows } = await sql<Columns<'invoice', 'orderId'>>`
    select i.order_id as "orderId" from tax_submission s join invoice i on i.id = s.invoice_id where i.id = ${invoiceId}
  `.execute(db)
  return rows[0]?.orderId
}

/** A submitted document; its state stays locked until the transaction ends, so that it is not sent again meanwhile. */
export async function lockSubmitted(trx: Transaction, invoiceId: string): Promise<SubmittedRow | undefined> {
  const { rows } = await sql<SubmittedRow>`
    select i.order_id as "orderId", i.corrects, i.credit_id as "creditId", i.adjustment_id as "adjustmentId", i.document, s.state
    from tax_submission s join invoice i on i.id = s.invoice_id where i.id = ${invoiceId} for update of s
  `.execute(trx)
  return rows[0]
}

/** Whether the authority rejected a document that has no corrected copy. */
export async function isInvoiceRejected(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from tax_submission where invoice_id = ${id} and state = 'rejected'`.execute(db)
  return rows.length > 0
}

/** The corrected copy of a document. */
export async function findCorrectedCopy(trx: Transaction, invoiceId: string): Promise<InvoiceRow | undefined> {
  return trx
    .selectFrom('invoice')
    .select(['id', 'number', 'kind', 'issued_at as issuedAt', 'total'])
    .where('replaces', '=', invoiceId)
    .executeTakeFirst()
}

/** Marks a rejected document as replaced by its corrected copy. */
export async function setReplaced(trx: Transaction, invoiceId: string): Promise<void> {
  await trx.updateTable('tax_submission').set({ state: 'replaced' }).where('invoice_id', '=', invoiceId).execute()
}
