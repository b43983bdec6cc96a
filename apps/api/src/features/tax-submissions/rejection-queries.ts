import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

export type RejectedRow = Columns<'tax_submission', 'invoiceId'> & Columns<'invoice', 'number'>

/** Marks the rejected documents that no mail has named as mailed, and returns them in the order of their issue. */
export async function claimRejections(trx: Transaction): Promise<RejectedRow[]> {
  const { rows } = await sql<RejectedRow>`
    with claimed as (
      update tax_submission set rejection_mailed_at = clock_timestamp() where state = 'rejected' and rejection_mailed_at is null
      returning invoice_id
    )
    select i.id as "invoiceId", i.number from claimed c join invoice i on i.id = c.invoice_id order by i.counter
  `.execute(trx)
  return rows
}

/** Records that clearance was off and that the document is sent for reporting, or that it is to be cleared again. */
export async function setReportedInstead(db: Database, invoiceId: string, isReportedInstead: boolean): Promise<void> {
  await db
    .updateTable('tax_submission')
    .set({ is_reported_instead: isReportedInstead })
    .where('invoice_id', '=', invoiceId)
    .execute()
}
