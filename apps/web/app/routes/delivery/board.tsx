import { m } from '@warda/i18n/messages'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { BoardPage } from '../../features/board/board-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/board.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.board_heading(), description: m.board_description(), private: true })

export default function BoardRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {({ userId }) => (
        <BoardPage userId={userId} getPrintPath={(orderIds, kind) => deliveryPaths.print(userId, orderIds, kind)} />
      )}
    </PrivatePage>
  )
}
