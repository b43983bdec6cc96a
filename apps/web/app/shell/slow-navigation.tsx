import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const LoadingOverlay = lazy(() =>
  import('./loading-overlay.tsx').then((module) => ({ default: module.LoadingOverlay })),
)

/** Delay before the overlay appears (ms); the specification gives none, so it is that of the toasts. */
const DELAY = 1000

/** Shows the loading overlay during a slow navigation to another path. */
export function SlowNavigation() {
  const { state, location } = useNavigation()
  const [isSlow, setIsSlow] = useState(false)
  const isLeaving = state === 'loading' && location.pathname !== globalThis.location?.pathname
  useEffect(() => {
    if (!isLeaving) return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), DELAY)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return isSlow ? (
    <Suspense>
      <LoadingOverlay />
    </Suspense>
  ) : null
}
