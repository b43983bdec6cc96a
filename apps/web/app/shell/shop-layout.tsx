import { Outlet } from 'react-router'
import type { Route } from './+types/shop-layout.ts'
import { RouteError } from './route-error.tsx'
import { Shell } from './shell.tsx'

/** The layout of all pages except the dashboards. */
export default function ShopLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <RouteError error={error} />
    </Shell>
  )
}
