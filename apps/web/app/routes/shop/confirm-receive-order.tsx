import { m } from '@warda/i18n/messages'
import { refreshOrders } from '../../features/orders/use-orders.ts'
import { ReceiptPage } from '../../features/receipts/receipt-page.tsx'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/confirm-receive-order.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.receipt_title(), description: m.receipt_description(), private: true })

const onConfirmed = (): void => void refreshOrders()

export default function ConfirmReceiveOrderRoute() {
  const link = useLinkParams('orderId', 'email', 'userid', 'totalPrice', 'token?')
  return <ReceiptPage link={link} onConfirmed={onConfirmed} />
}
