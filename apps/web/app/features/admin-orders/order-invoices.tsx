import type { Invoice } from '@warda/contract/invoices'
import { m } from '@warda/i18n/messages'
import { FileDown, FileText } from 'lucide-react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { AdminOrderView } from './order-present.ts'
import { issueInvoice } from './use-order.ts'

const kinds: Record<Invoice['kind'], () => string> = {
  simplified: m.admin_order_invoice_simplified,
  standard: m.admin_order_invoice_standard,
  creditNote: m.admin_order_invoice_credit,
  debitNote: m.admin_order_invoice_debit,
}

/** Invoice and credit notes as PDF. */
export function OrderInvoices({ order }: { order: AdminOrderView }) {
  const { busy, problem, run: create } = useApiMutation(() => issueInvoice(order))
  const issued = order.invoices.some(({ kind }) => kind !== 'creditNote')
  const may = order.may.includes('invoice') && !issued
  if (order.invoices.length === 0 && !may) return null
  return (
    <Panel title={m.admin_order_invoices()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {order.invoices.length > 0 && (
        <ul className="grid divide-y divide-line">
          {order.invoices.map((invoice) => (
            <li key={invoice.invoiceNumber}>
              <a
                href={invoice.invoiceUrl}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-14 items-center gap-3 py-2 hover:bg-sand"
              >
                <FileDown aria-hidden="true" size={19} className="shrink-0 text-leaf" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{kinds[invoice.kind]()}</span>
                  <span className="block text-ink-soft text-sm">
                    <bdi dir="ltr">{invoice.invoiceNumber}</bdi> · {formatDate(invoice.issuedAt, currentLanguage())}
                  </span>
                </span>
                <Money riyals={invoice.total} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {may && (
        <Button look="secondary" className="min-h-12" busy={busy} onClick={() => void create()}>
          {!busy && <FileText aria-hidden="true" size={18} />}
          {m.admin_order_invoice_make()}
        </Button>
      )}
    </Panel>
  )
}
