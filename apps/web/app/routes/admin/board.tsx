import { m } from '@warda/i18n/messages'
import { Route as RouteIcon } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { BoardPage } from '../../features/board/board-page.tsx'
import { useLiveBoard } from '../../features/board/use-live-board.ts'
import { OutboxPanel } from '../../features/offline/outbox-panel.tsx'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { useSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LiveStatusBadge } from '../../ui/feedback/live-status-badge.tsx'
import type { Route } from './+types/board.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_orders_board(), description: m.board_description(), private: true })

/** The delivery board within the back office; `/dashboard-delivery` is for the delivery team only (ROUTE-19). */
export default function AdminBoardRoute() {
  const session = useSession()
  return session ? <Board userId={session.userId} /> : null
}

const refetchAll = (): void => void invalidateAll()

function Board({ userId }: { userId: string }) {
  useLiveBoard(userId, refetchAll)
  return (
    <>
      <OutboxPanel />
      <div className="mb-2 flex flex-wrap items-center justify-end gap-2">
        <LiveStatusBadge />
        <LinkButton to={adminPaths.driverRoute} look="quiet" className="min-h-12">
          <RouteIcon aria-hidden="true" size={18} />
          {m.admin_orders_routes()}
        </LinkButton>
      </div>
      <BoardPage userId={userId} getPrintPath={adminPaths.print} />
    </>
  )
}
