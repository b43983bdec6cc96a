import type { Period } from '@warda/domain/analytics/period'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import type { Interval } from './export-queries.ts'
import { readAggregatedThrough } from './revenue-queries.ts'

type RevenueSums = Computed<{ revenue: number; revenueBefore: number }>

/** The revenue of a period and of all days before it. */
export async function sumRevenueUntil(db: Database, { from, to }: Period): Promise<RevenueSums> {
  const through = await readAggregatedThrough(db)
  const { rows } = await sql<RevenueSums>`
    select coalesce(sum(amount) filter (where day >= ${from}::date), 0)::int8 as revenue,
      coalesce(sum(amount) filter (where day < ${from}::date), 0)::int8 as "revenueBefore"
    from (
      select day, sum(amount)::int8 as amount from revenue_day where day <= least(${to}::date, ${through}::date) group by day
      union all
      select day, sum(amount)::int8 from revenue_share where day <= ${to}::date and day > ${through}::date group by day
    ) days
  `.execute(db)
  return rows[0] ?? { revenue: 0, revenueBefore: 0 }
}

type DocumentSums = Computed<{ invoices: number; debitNotes: number; creditNotes: number; documentsBefore: number }>

/** The tax documents of an interval by kind and the sum of all before it, without those that a corrected copy replaced. */
export async function sumDocumentsUntil(db: Database, { since, until }: Interval): Promise<DocumentSums> {
  const { rows } = await sql<DocumentSums>`
    select coalesce(sum(i.total) filter (where i.issued_at >= ${since} and i.kind not in ('creditNote', 'debitNote')), 0)::int8 as invoices,
      coalesce(sum(i.total) filter (where i.issued_at >= ${since} and i.kind = 'debitNote'), 0)::int8 as "debitNotes",
      coalesce(sum(i.total) filter (where i.issued_at >= ${since} and i.kind = 'creditNote'), 0)::int8 as "creditNotes",
      coalesce(sum(case when i.kind = 'creditNote' then -i.total else i.total end) filter (where i.issued_at < ${since}), 0)::int8
        as "documentsBefore"
    from invoice i where i.issued_at < ${until} and invoice_is_current(i)
  `.execute(db)
  return rows[0] ?? { invoices: 0, debitNotes: 0, creditNotes: 0, documentsBefore: 0 }
}
