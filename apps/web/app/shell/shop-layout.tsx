import { Outlet } from 'react-router'
import type { Route } from './+types/shop-layout.ts'
import { RouteError } from './route-error.tsx'
import { Shell } from './shell.tsx'
import { whenIdle } from './when-idle.ts'

const registerWorker = (): void => {
  // Private windows may block it.
  if (navigator.onLine) void navigator.serviceWorker?.register('/shop-worker.js').catch(() => undefined)
}

// Shows a page of the shop when there is no network.
if (typeof document !== 'undefined') whenIdle(registerWorker)

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
