import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'

/** Shown when the error page itself cannot be loaded. */
const ReloadButton = () => (
  <button type="button" className="m-auto min-h-12 px-6 font-semibold underline" onClick={() => location.reload()}>
    {m.error_page_retry()}
  </button>
)

const ErrorPage = lazy(() => import('./error-page.tsx').catch(() => ({ default: ReloadButton })))

/** The error page, loaded on demand. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}
