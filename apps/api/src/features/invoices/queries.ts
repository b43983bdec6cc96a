import type { BranchId, ClientId, OrderId, UserId } from '@warda/domain/ids'
import type { DocumentSeries } from '@warda/domain/invoices/document-number'
import { type InvoiceDocument, isNote } from '@warda/domain/invoices/invoice-document'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type InvoiceKind = InvoiceDocument['kind']

/** An issued document. */
export type InvoiceRow = Columns<'invoice', 'id' | 'number' | 'kind' | 'issuedAt' | 'total'>

/** Whether a document is released to the buyer: a standard one only after clearance, none that was rejected. */
const isReleased = sql<SqlBool>`invoice_is_released(invoice)`

/** The current documents of an order, also those that are not accepted yet, the invoice first. */
async function findInvoices(db: Database, orderId: OrderId): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoice')
    .select(['id', 'number', 'kind', 'issued_at as issuedAt', 'total'])
    .where('order_id', '=', orderId)
    .where(sql<SqlBool>`invoice_is_current(invoice)`)
    .orderBy(sql`corrects is not null`)
    .orderBy('counter')
    .execute()
}

/** The released documents of an order, the invoice first. */
export async function findReleasedInvoices(db: Database, orderId: OrderId): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoice')
    .select(['id', 'number', 'kind', 'issued_at as issuedAt', 'total'])
    .where('order_id', '=', orderId)
    .where(isReleased)
    .orderBy(sql`corrects is not null`)
    .orderBy('counter')
    .execute()
}

/** The current documents of an order, credit notes as negative amounts. */
export async function sumInvoiced(db: Database, orderId: OrderId): Promise<number> {
  const { rows } = await sql<Computed<{ sum: number }>>`
    select coalesce(sum(case when kind = 'creditNote' then -total else total end), 0)::int8 as sum
    from invoice where order_id = ${orderId} and invoice_is_current(invoice)
  `.execute(db)
  return rows[0]?.sum ?? 0
}

/** Whether a document is released to the buyer. */
export async function isInvoiceReleased(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from invoice where id = ${id} and ${isReleased}`.execute(db)
  return rows.length > 0
}

/** The invoice of an order; undefined before it is issued. */
export async function findInvoice(db: Database, orderId: OrderId): Promise<InvoiceRow | undefined> {
  return (await findInvoices(db, orderId)).find(({ kind }) => !isNote(kind))
}

/** The data of the PDF: the XML is the cleared one, if there is one. */
export type PrintedRow = Columns<'invoice', 'number' | 'xml' | 'qr'> &
  Computed<{ document: InvoiceDocument; isCleared: boolean }>

/** Undefined also for a document that is not released. */
export async function findPrinted(db: Database, id: string): Promise<PrintedRow | undefined> {
  const { rows } = await sql<PrintedRow>`
    select number, document, coalesce(s.cleared_xml, xml) as xml, qr, s.cleared_xml is not null as "isCleared"
    from invoice left join tax_submission s on s.invoice_id = invoice.id where id = ${id} and ${isReleased}
  `.execute(db)
  return rows[0]
}

/** The owner of an order. */
export async function findOwner(
  db: Database,
  orderId: OrderId,
): Promise<{ userId: UserId; clientId: ClientId | null; branchId: BranchId | null } | undefined> {
  return db
    .selectFrom('orders')
    .select(['user_id as userId', 'client_id as clientId', 'branch_id as branchId'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

type ChainPosition = {
  counter: Column<'invoice_series', 'last'>
  previousHash: Column<'invoice_series', 'hash'>
}

export type SeriesPosition = { at: Column<'invoice_series', 'last'> } & ChainPosition

/**
 * Takes the next number of a series and the next position in the chain. Both rows stay locked until the transaction ends, the chain first;
 * a rollback leaves no gap (I27).
 */
export async function takeNumber(trx: Transaction, series: DocumentSeries): Promise<SeriesPosition> {
  const chain = await sql<ChainPosition>`
    update invoice_series set last = last + 1 where series = 'chain' returning last as counter, hash as "previousHash"
  `.execute(trx)
  const number = await sql<{ at: Column<'invoice_series', 'last'> }>`
    update invoice_series set last = last + 1 where series = ${series} returning last as at
  `.execute(trx)
  const [place, numberRow] = [chain.rows[0], number.rows[0]]
  if (!place || !numberRow) throw new Error(`The series ${series} does not exist.`)
  return { ...place, ...numberRow }
}

export type NewInvoice = {
  document: InvoiceDocument
  orderId: OrderId
  corrects: string | null
  creditId: string | null
  adjustmentId: string | null
  /** The rejected document of which this is the corrected copy. */
  replaces: string | null
  counter: number
  /** The unit that signed it and its position in the unit's chain. */
  unit: { unitId: string; counter: number } | null
  previousHash: string
  hash: string
  xml: string
  qr: string
  actor: string
  requestId: string
}

/** Writes a document and stores its hash as the last of the shop's chain, unless it belongs to the chain of a unit. */
export async function insertInvoice(trx: Transaction, invoice: NewInvoice): Promise<InvoiceRow> {
  const { document } = invoice
  const { kind, number, total, net, vat, uuid } = document
  const issuedAt = new Date(document.issuedAt)
  const { rows } = await sql<Columns<'invoice', 'id'>>`
    with linked as (update invoice_series set hash = ${invoice.hash} where series = 'chain' and ${invoice.unit === null}::boolean)
    insert into invoice (kind, number, order_id, corrects, credit_id, adjustment_id, replaces, uuid, counter, tax_unit_id, unit_counter, previous_hash, hash, issued_at, document, xml, qr,
      net, vat, total, actor, request_id)
    values (${kind}, ${number}, ${invoice.orderId}, ${invoice.corrects}, ${invoice.creditId}, ${invoice.adjustmentId}, ${invoice.replaces}, ${uuid}, ${invoice.counter}, ${invoice.unit?.unitId ?? null}, ${invoice.unit?.counter ?? null}, ${invoice.previousHash},
      ${invoice.hash}, ${issuedAt}, ${JSON.stringify(document)}, ${invoice.xml}, ${invoice.qr}, ${net}, ${vat}, ${total}, ${invoice.actor},
      ${invoice.requestId})
    returning id
  `.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('The invoice was not written.')
  return { id: row.id, number, kind, issuedAt, total }
}
