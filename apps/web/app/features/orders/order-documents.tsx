import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { clientPaths, clientRole } from '../../client-paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { DocumentList } from '../../ui/data/document-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Order } from './orders-present.ts'

/** The tax documents of an order, and why its invoice is not issued yet. */
export function OrderDocuments({ order }: { order: Order }) {
  if (order.invoiceWaits) return <WaitingInvoice />
  if (order.documents.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-normal font-text text-ink-soft text-sm">{m.orders_documents()}</h3>
      <DocumentList documents={order.documents} label={m.orders_documents()} />
    </section>
  )
}

function WaitingInvoice() {
  const session = useSession()
  if (!session?.roles.includes(clientRole)) return <Notice tone="warning">{m.orders_invoice_waits_manager()}</Notice>
  const link = (
    <Link to={clientPaths.company(session.userId)} className="font-semibold underline underline-offset-4">
      {m.orders_invoice_waits_link()}
    </Link>
  )
  return (
    <Notice tone="warning" action={link}>
      {m.orders_invoice_waits()}
    </Notice>
  )
}
