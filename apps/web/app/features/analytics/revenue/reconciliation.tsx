import { m } from '@warda/i18n/messages'
import { AmountLine } from '../../../ui/data/order-amounts.tsx'
import { QueryResult } from '../../../ui/feedback/query-result.tsx'
import { useReconciliation } from './use-revenue.ts'

/** Why the revenue of a month (`YYYY-MM`) and its tax documents differ (DESK-06). */
export function Reconciliation({ month }: { month: string }) {
  const query = useReconciliation(month)
  return (
    <section aria-labelledby="reconciliation" className="grid gap-3 border-line border-t pt-5">
      <h3 id="reconciliation" className="font-semibold font-text text-base">
        {m.admin_revenue_reconcile()}
      </h3>
      <p className="text-ink-soft text-sm">{m.admin_revenue_reconcile_lead()}</p>
      <QueryResult query={query}>
        {({ data }) => (
          <dl aria-busy={query.isPlaceholderData} className="grid max-w-xl gap-1.5 text-[0.9375rem]">
            <AmountLine name={m.admin_revenue_sold()} riyals={data.revenue} />
            <AmountLine name={m.admin_revenue_open_before()} riyals={data.openBefore} />
            <AmountLine name={m.admin_revenue_open_after()} riyals={-data.openAfter} />
            <AmountLine name={m.admin_revenue_documents()} riyals={data.documents} strong />
            <AmountLine name={m.admin_revenue_documents_invoices()} riyals={data.invoices} />
            {data.debitNotes > 0 && <AmountLine name={m.admin_revenue_documents_debit()} riyals={data.debitNotes} />}
            {data.creditNotes > 0 && (
              <AmountLine name={m.admin_revenue_documents_credit()} riyals={-data.creditNotes} />
            )}
          </dl>
        )}
      </QueryResult>
    </section>
  )
}
