import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Columns, Computed } from '../db/row.ts'

export type InvoiceStatus = 'pending' | 'paid' | 'declined' | 'canceled'

/** An invoice of the sandbox gateway. Amounts are halalas. */
export type Invoice = Columns<
  'sandbox_gateway.invoice',
  | 'trNumber'
  | 'merchantRef'
  | 'amount'
  | 'currency'
  | 'errorCode'
  | 'customerName'
  | 'description'
  | 'language'
  | 'returnUrl'
> & { language: Language } & Computed<{ status: InvoiceStatus }>

export type NewInvoice = Omit<Invoice, 'status' | 'currency' | 'errorCode'>

export async function insertInvoice(db: Database, invoice: NewInvoice): Promise<void> {
  await sql`
    insert into sandbox_gateway.invoice (tr_number, merchant_ref, amount, customer_name, description, language, return_url)
    values (${invoice.trNumber}, ${invoice.merchantRef}, ${invoice.amount}, ${invoice.customerName}, ${invoice.description},
      ${invoice.language}, ${invoice.returnUrl})
  `.execute(db)
}

/** An invoice with its status at `now`: a slow payment is paid from `paid_from` on. */
export async function findInvoice(db: Database, trNumber: string, now: Date): Promise<Invoice | undefined> {
  // The number comes from a URL; a malformed one is not looked up.
  if (!/^[0-9a-f]{20}$/.test(trNumber)) return undefined
  const { rows } = await sql<Invoice>`
    select tr_number as "trNumber", merchant_ref as "merchantRef", amount, currency,
      case when status = 'pending' and paid_from <= ${now} then 'paid' else status end as status,
      error_code as "errorCode", customer_name as "customerName", description, language, return_url as "returnUrl"
    from sandbox_gateway.invoice where tr_number = ${trNumber}
  `.execute(db)
  return rows[0]
}

/** Sets the outcome of a pending invoice; false when it was already set. `paidFrom` delays the payment. */
export async function decideInvoice(
  db: Database,
  trNumber: string,
  decision: { status: InvoiceStatus; errorCode?: string; paidFrom: Date | null; now: Date },
): Promise<boolean> {
  const updated = await sql`
    update sandbox_gateway.invoice set status = ${decision.status}, paid_from = ${decision.paidFrom},
      error_code = ${decision.errorCode ?? ''}, decided_at = ${decision.now}
    where tr_number = ${trNumber} and status = 'pending' and paid_from is null
  `.execute(db)
  return updated.numAffectedRows === 1n
}
