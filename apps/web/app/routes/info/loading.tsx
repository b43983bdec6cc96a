import { m } from '@warda/i18n/messages'
import { LoadingOverlay } from '../../shell/loading-overlay.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/loading.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.loading_title(), description: m.loading_title(), private: true })

/** The loading overlay as a page (ROUTE-05). */
export default function Loading() {
  return (
    <>
      <h1 className="sr-only">{m.loading_title()}</h1>
      <LoadingOverlay />
    </>
  )
}
