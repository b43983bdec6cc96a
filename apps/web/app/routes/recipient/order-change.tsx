import { m } from '@warda/i18n/messages'
import { ItemChangePage } from '../../features/item-changes/item-change-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { RecipientFrame } from '../../shell/recipient-frame.tsx'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/order-change.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: m.item_change_page_title(),
    description: m.item_change_page_description(),
    private: true,
  })

export default function OrderChangeRoute({ params }: Route.ComponentProps) {
  return (
    <RecipientFrame>
      <ItemChangePage key={params.token} token={params.token} />
    </RecipientFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecipientFrame>
      <RouteError error={error} />
    </RecipientFrame>
  )
}
