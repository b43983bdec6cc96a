import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'

/** Should even the error page not come, the page still offers to be loaded again. */
const Last = () => (
  <button type="button" className="m-auto min-h-12 px-6 font-semibold underline" onClick={() => location.reload()}>
    {m.error_page_retry()}
  </button>
)

const ErrorPage = lazy(() => import('./error-page.tsx').catch(() => ({ default: Last })))

/** The error page, loaded when there is an error. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}
