import { m } from '@warda/i18n/messages'
import { refreshCart } from '../../features/cart/refresh-cart.ts'
import { QuickOrderModes } from '../../features/quick-order/quick-order-modes.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/quick-order.ts'
import { SessionPage } from './session-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_quick(), description: m.quick_lead(), private: true })

export default function QuickOrderRoute() {
  return (
    <SessionPage title={m.client_nav_quick()} lead={m.quick_lead()}>
      {(session) => <QuickOrderModes userId={session.userId} onAdded={() => void refreshCart(session.userId)} />}
    </SessionPage>
  )
}
