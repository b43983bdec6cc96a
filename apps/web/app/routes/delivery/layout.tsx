import { Outlet } from 'react-router'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { listThumbnails } from '../../features/board/list-thumbnails.ts'
import { useDriverDay } from '../../features/board/use-driver-day.ts'
import { useLiveBoard } from '../../features/board/use-live-board.ts'
import { OfflineSupport } from '../../features/offline/offline-support.tsx'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { PrivateDashboard } from '../../shell/dashboard-access.tsx'
import { DashboardError } from '../../shell/dashboard-error.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import type { Route } from './+types/layout.ts'
import { DeliveryFrame } from './frame.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

/** The layout of the delivery dashboard, for the employee only (ROUTE-18, ROUTE-19). */
export default function DeliveryLayout({ params }: Route.ComponentProps) {
  return (
    <PrivateDashboard
      userId={params.id}
      role={deliveryRole}
      frame={(page) => <DeliveryFrame userId={params.id}>{page}</DeliveryFrame>}
    >
      {({ userId }) => <Dashboard userId={userId} />}
    </PrivateDashboard>
  )
}

/** Queries to invalidate when orders have changed: board, route, debts. */
const refetchAll = (): void => void invalidateAll()

function Dashboard({ userId }: { userId: string }) {
  useLiveBoard(userId, refetchAll)
  const { data: day } = useDriverDay(userId)
  return (
    <>
      <OfflineSupport
        pages={[
          deliveryPaths.start,
          deliveryPaths.board(userId),
          deliveryPaths.run(userId),
          deliveryPaths.route(userId),
          deliveryPaths.debts(userId),
          deliveryPaths.statement(userId, { clientId: 0, userId: null }),
          deliveryPaths.print(userId, [], 'worksheet'),
        ]}
        pictures={day === undefined ? null : listThumbnails(day)}
      />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <DeliveryFrame userId={params.id ?? ''}>
      <DashboardError error={error} />
    </DeliveryFrame>
  )
}
