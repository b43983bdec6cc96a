import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** From `since`, before `until`. */
export type Interval = { since: Date; until: Date }

const BATCH = 200

export type ArchivedRow = Columns<
  'invoice',
  'id' | 'counter' | 'number' | 'kind' | 'uuid' | 'issuedAt' | 'net' | 'vat' | 'total' | 'hash' | 'xml'
> &
  Computed<{ orderNumber: number; state: string | null; replaces: string | null; document: InvoiceDocument }>

/** A batch of an interval's documents in the order of their counter; the XML is the cleared one, if there is one. */
export async function findArchived(db: Database, interval: Interval, after: number): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select i.id, i.counter, i.number, i.kind, i.uuid, i.issued_at as "issuedAt", i.net, i.vat, i.total, i.hash, coalesce(s.cleared_xml, i.xml) as xml,
      o.number as "orderNumber", s.state, (select r.number from invoice r where r.id = i.replaces) as replaces, i.document
    from invoice i join orders o on o.id = i.order_id left join tax_submission s on s.invoice_id = i.id
    where i.issued_at >= ${interval.since} and i.issued_at < ${interval.until} and i.counter > ${after}
    order by i.counter limit ${BATCH}
  `.execute(db)
  return rows
}
