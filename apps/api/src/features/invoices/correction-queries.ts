import type { OrderId } from '@warda/domain/ids'
import type { InvoiceDocument, LineItem } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'
import type { SourceLine } from './source-queries.ts'

/** A document of an order; `isRejected` by the tax authority, and not replaced yet. */
export type IssuedDocument = Columns<'invoice', 'id'> & Computed<{ document: InvoiceDocument; isRejected: boolean }>

/** The current documents of an order, the invoice first, then the notes in the order of their issue. A corrected copy has the position of its original. */
export async function findDocuments(trx: Transaction, orderId: OrderId): Promise<IssuedDocument[]> {
  const { rows } = await sql<IssuedDocument>`
    with recursive positioned as (
      select id, counter as position from invoice where order_id = ${orderId} and replaces is null
      union all select i.id, p.position from invoice i join positioned p on i.replaces = p.id
    )
    select i.id, i.document, coalesce(s.state = 'rejected', false) as "isRejected"
    from positioned p join invoice i on i.id = p.id left join tax_submission s on s.invoice_id = i.id
    where invoice_is_current(i) order by i.corrects is not null, p.position
  `.execute(trx)
  return rows
}

type By = Columns<'order_credit', 'id' | 'reason' | 'requestId' | 'at'> & Computed<{ actor: string }>

/** A deduction without a credit note; `item` is null when it is not for a specific line, `pieces` when it reduces the price. */
export type OpenCredit = By & Columns<'order_credit', 'amount' | 'vat' | 'pieces'> & Computed<{ item: LineItem | null }>

export async function findOpenCredits(trx: Transaction, orderId: OrderId): Promise<OpenCredit[]> {
  const { rows } = await sql<OpenCredit>`
    select c.id, c.amount, c.vat, c.pieces, c.reason, c.at, coalesce(u.role, 'system') as actor, c.request_id as "requestId",
      case when starts_with(t.idempotency_key, 'fee:') then '"delivery"'::json else to_json(c.variant_id) end as item
    from order_credit c join ledger_transaction t on t.id = c.transaction_id left join app_user u on u.id = c.actor_id
    where c.order_id = ${orderId} and not exists (select 1 from invoice i where i.credit_id = c.id)
    order by c.at, c.transaction_id
  `.execute(trx)
  return rows
}

/** A higher delivery fee without a debit note. */
export type OpenFee = By & Computed<{ kind: 'deliveryFee'; amount: number; vat: number }>

/** A replacement without a credit and a debit note. */
export type OpenReplacement = By &
  Pick<SourceLine, 'size' | 'titleEn' | 'titleAr'> &
  Computed<{ kind: 'replacement'; removedVariantId: number; addedVariantId: number }>

/** A line of an order before or after a change, as its document names it. */
export type ChangedLine = Pick<
  SourceLine,
  'size' | 'titleEn' | 'titleAr' | 'quantity' | 'unitPrice' | 'discount' | 'net' | 'vat'
> & {
  variantId: number
}

/** A change of lines and delivery fee whose credit and debit notes are not issued yet. */
export type OpenItemChange = By &
  Computed<{
    kind: 'items'
    before: { lines: ChangedLine[]; deliveryFee: number }
    after: { lines: ChangedLine[]; deliveryFee: number }
  }>

export type OpenAdjustment = OpenFee | OpenReplacement | OpenItemChange

export async function findOpenAdjustments(trx: Transaction, orderId: OrderId): Promise<OpenAdjustment[]> {
  const { rows } = await sql<OpenAdjustment>`
    select a.id, a.kind, a.amount, a.vat, a.removed_variant_id as "removedVariantId", a.added_variant_id as "addedVariantId",
      a.title_en as "titleEn", a.title_ar as "titleAr", a.size, i.before, i.after, a.reason, a.at, coalesce(u.role, 'system') as actor,
      a.request_id as "requestId"
    from order_adjustment a left join app_user u on u.id = a.actor_id left join item_change i on i.id = a.item_change_id
    where a.order_id = ${orderId} and not exists (select 1 from invoice i where i.adjustment_id = a.id)
      and not exists (select 1 from adjustment_without_note w where w.adjustment_id = a.id)
    order by a.at, a.id
  `.execute(trx)
  return rows
}

/** Records that an adjustment needs no note, so that later runs skip it. */
export async function insertAdjustmentWithoutNote(trx: Transaction, adjustmentId: string): Promise<void> {
  await trx.insertInto('adjustment_without_note').values({ adjustment_id: adjustmentId }).execute()
}
