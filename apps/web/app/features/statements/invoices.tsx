import { m } from '@warda/i18n/messages'
import { Download } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { documentKind } from '../../lib/format/document-kind.ts'
import { formatDate } from '../../lib/format/format.ts'
import type { Session } from '../../lib/session/session.ts'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { PageButtons } from '../../ui/layout/page-buttons.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useInvoices } from './use-statement.ts'

/** The invoices, credit and debit notes of the client's orders, searchable by number, purchase order and recipient. */
export function Invoices({ session, branchId }: { session: Session; branchId: number }) {
  const { number, text, change } = useSearchFilter()
  const q = text('q')
  const query = useInvoices(session, { branchId, q, page: number('page') || 1 })
  const language = currentLanguage()
  return (
    <div className="grid gap-5">
      <SearchField
        label={m.client_statement_invoices_search()}
        placeholder={m.orders_search_hint()}
        text={q}
        onSearch={(typed) => change({ q: typed })}
      />
      <QueryResult query={query}>
        {({ invoices, page, pageCount }) =>
          invoices.length === 0 ? (
            <EmptyState drawing="paper" title={m.client_statement_invoices_none()}>
              {m.client_statement_invoices_none_text()}
            </EmptyState>
          ) : (
            <Panel title={m.client_statement_tab_invoices()}>
              <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line">
                {invoices.map((invoice) => (
                  <li
                    key={invoice.invoiceNumber}
                    className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0"
                  >
                    <span className="grid min-w-0 grow gap-0.5">
                      <span className="font-semibold">
                        {documentKind(invoice.kind)}{' '}
                        <bdi dir="ltr" className="tabular">
                          {invoice.invoiceNumber}
                        </bdi>
                      </span>
                      <span className="text-ink-soft text-sm">
                        <bdi dir="ltr">#{invoice.orderNumber}</bdi>
                        {invoice.branch && (
                          <>
                            {' · '}
                            <bdi>{invoice.branch.branchName}</bdi>
                          </>
                        )}
                        {invoice.purchaseOrder !== null && (
                          <>
                            {' · '}
                            <bdi>{invoice.purchaseOrder}</bdi>
                          </>
                        )}
                        {' · '}
                        <bdi>{formatDate(invoice.issuedAt, language)}</bdi>
                      </span>
                    </span>
                    <Money riyals={invoice.total} className="font-semibold" />
                    <a
                      href={invoice.invoiceUrl}
                      target="_blank"
                      rel="noreferrer"
                      className={buttonStyle('secondary')}
                      aria-label={m.client_statement_invoice_open({ number: invoice.invoiceNumber })}
                    >
                      <Download aria-hidden="true" size={17} />
                      PDF
                    </a>
                  </li>
                ))}
              </ul>
              {pageCount > 1 && (
                <PageButtons page={page} count={pageCount} onPage={(to) => change({ page: to === 1 ? 0 : to })} />
              )}
            </Panel>
          )
        }
      </QueryResult>
    </div>
  )
}
