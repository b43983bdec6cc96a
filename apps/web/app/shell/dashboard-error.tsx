import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { currentLanguage } from '../lib/browser/language.ts'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorReference } from './error-reference.tsx'

const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })))

/** The error page of a dashboard, in both languages (CLIENT-08). */
export function DashboardError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  }
  const other = currentLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <>
      <title>{m.client_failure()}</title>
      <div role="alert">
        <EmptyState
          drawing="wilted"
          heading="h1"
          title={m.client_failure()}
          actions={<Button onClick={() => location.reload()}>{m.client_failure_refresh()}</Button>}
        >
          <p lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            {m.client_failure_other()}
          </p>
          <ErrorReference error={error} />
        </EmptyState>
      </div>
    </>
  )
}
