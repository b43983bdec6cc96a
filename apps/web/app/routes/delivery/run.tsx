import { m } from '@warda/i18n/messages'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { RunPage } from '../../features/board/run/run-page.tsx'
import { HandInForm } from '../../features/cash-handovers/hand-in-form.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/run.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.run_heading(), description: m.run_description(), private: true })

export default function RunRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {({ userId }) => (
        <RunPage
          userId={userId}
          getPrintPath={(orderIds, kind) => deliveryPaths.print(userId, orderIds, kind)}
          handIn={(inHand) => <HandInForm userId={userId} inHand={inHand} />}
        />
      )}
    </PrivatePage>
  )
}
