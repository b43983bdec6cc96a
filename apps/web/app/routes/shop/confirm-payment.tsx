import { m } from '@warda/i18n/messages'
import { PaidOrderPage } from '../../features/orders/thank-you/thank-you-page.tsx'
import { refreshOrders } from '../../features/orders/use-orders.ts'
import { ConfirmPaymentPage } from '../../features/payments/confirm-payment-page.tsx'
import { useLinkParams } from '../../lib/browser/use-link-params.ts'
import { readSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/confirm-payment.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.payment_title(), description: m.payment_description(), private: true })

const onPaid = (): void => {
  const session = readSession()
  if (session !== null) void refreshOrders()
}

export default function ConfirmPaymentRoute() {
  const link = useLinkParams('orderId', 'status', 'trNumber')
  return <ConfirmPaymentPage link={link} onPaid={onPaid} renderOrder={(paid) => <PaidOrderPage {...paid} />} />
}
