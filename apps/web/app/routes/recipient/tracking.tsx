import { m } from '@warda/i18n/messages'
import { isRouteErrorResponse } from 'react-router'
import { ClosedTracking } from '../../features/tracking/closed-tracking.tsx'
import { TrackingPage } from '../../features/tracking/tracking-page.tsx'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { RecipientFrame } from '../../shell/recipient-frame.tsx'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/tracking.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: m.tracking_page_title(),
    description: m.tracking_page_description(),
    private: true,
  })

/** The code must not reach another site. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadFromApi(context, request, 'getTracking', { params: { code: params.code } })

/** The page refreshes itself. */
export const shouldRevalidate = () => false

export default function TrackingRoute({ params, loaderData }: Route.ComponentProps) {
  return (
    <RecipientFrame>
      <TrackingPage key={params.code} code={params.code} rendered={loaderData} />
    </RecipientFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <RecipientFrame>
      {status === 404 || status === 410 || status === 429 ? (
        <ClosedTracking status={status} />
      ) : (
        <RouteError error={error} />
      )}
    </RecipientFrame>
  )
}
