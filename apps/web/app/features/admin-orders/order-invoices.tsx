import { m } from '@warda/i18n/messages'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DocumentList } from '../../ui/data/document-list.tsx'
import { AmountLine } from '../../ui/data/order-amounts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { AdminOrderView } from './order-present.ts'
import { issueInvoice } from './use-order.ts'

/** Invoice, credit and debit notes as PDF. */
export function OrderInvoices({ order }: { order: AdminOrderView }) {
  const { busy, problem, run: create } = useApiMutation(() => issueInvoice(order))
  const canIssue = order.may.includes('invoice') && order.invoice === null && !order.invoiceWaits
  if (order.invoices.length === 0 && !canIssue && !order.invoiceWaits) return null
  return (
    <Panel title={m.admin_order_invoices()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {order.invoiceWaits && (
        <Notice tone="warning" action={order.branch && <ClientLink clientId={order.branch.clientId} />}>
          {m.admin_order_invoice_waits()}
        </Notice>
      )}
      {order.invoices.length > 0 && <DocumentList documents={order.invoices} />}
      {order.invoiced && (
        <dl className="grid gap-1.5 text-[0.9375rem]">
          <AmountLine name={m.admin_order_invoiced()} riyals={order.invoiced.documents} />
          {order.invoiced.open !== 0 && <AmountLine name={m.admin_order_not_invoiced()} riyals={order.invoiced.open} />}
        </dl>
      )}
      {canIssue && (
        <Button look="secondary" className="min-h-12" busy={busy} onClick={() => void create()}>
          {!busy && <FileText aria-hidden="true" size={18} />}
          {m.admin_order_invoice_make()}
        </Button>
      )}
    </Panel>
  )
}

function ClientLink({ clientId }: { clientId: number }) {
  return (
    <Link to={adminPaths.client(clientId)} className="font-semibold underline underline-offset-4">
      {m.admin_order_invoice_waits_link()}
    </Link>
  )
}
