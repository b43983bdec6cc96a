import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const LoadingOverlay = lazy(() =>
  import('./loading-overlay.tsx').then((module) => ({ default: module.LoadingOverlay })),
)

/** After this long a person wonders whether anything happens (ms). */
const PATIENCE = 1200

/** Shows the blooming flower over a page whose successor keeps one waiting; another filter of the same page never does. */
export function SlowNavigation() {
  const { state, location } = useNavigation()
  const [slow, setSlow] = useState(false)
  const leaving = state === 'loading' && location.pathname !== globalThis.location?.pathname
  useEffect(() => {
    if (!leaving) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [leaving])
  return slow ? (
    <Suspense>
      <LoadingOverlay />
    </Suspense>
  ) : null
}
