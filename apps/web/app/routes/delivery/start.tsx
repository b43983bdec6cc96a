import { m } from '@warda/i18n/messages'
import { Navigate } from 'react-router'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/start.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.driver_app_name, description: m.driver_app_name, private: true })

/** Start page of the installed app: redirects a delivery employee to their board. */
export default function DeliveryStartRoute() {
  return (
    <PrivatePage role={deliveryRole}>
      {({ userId }) => <Navigate to={deliveryPaths.board(userId)} replace />}
    </PrivatePage>
  )
}
