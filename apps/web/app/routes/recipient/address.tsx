import { m } from '@warda/i18n/messages'
import { AddressRequestPage } from '../../features/address-requests/address-request-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { RecipientFrame } from '../../shell/recipient-frame.tsx'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/address.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: m.tracking_title_recipient(),
    description: m.address_request_page_description(),
    private: true,
  })

export default function AddressRoute({ params }: Route.ComponentProps) {
  return (
    <RecipientFrame>
      <AddressRequestPage key={params.token} token={params.token} />
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
