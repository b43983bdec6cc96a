import { m } from '@warda/i18n/messages'
import { isRouteErrorResponse } from 'react-router'
import { currentLanguage } from '../lib/browser/language.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotFound } from './not-found.tsx'

/** The error page of a dashboard, in both languages (CLIENT-08). */
export function DashboardError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const other = currentLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <>
      <title>{m.client_failure()}</title>
      <div role="alert">
        <EmptyState
          heading="h1"
          title={m.client_failure()}
          actions={<Button onClick={() => location.reload()}>{m.client_failure_refresh()}</Button>}
        >
          <p lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            {m.client_failure_other()}
          </p>
        </EmptyState>
      </div>
    </>
  )
}
