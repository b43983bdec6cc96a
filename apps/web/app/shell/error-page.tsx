import { m } from '@warda/i18n/messages'
import { isRouteErrorResponse } from 'react-router'
import { paths } from '../paths.ts'
import { Button } from '../ui/buttons/button.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorReference } from './error-reference.tsx'
import { NotFound } from './not-found.tsx'

/** Shown when a page fails (ROUTE-07): not found, or an error with a button that reloads. */
export default function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <>
      {/* A failed page has no title of its own. */}
      <title>{m.error_page_title()}</title>
      <EmptyState
        drawing="wilted"
        heading="h1"
        title={m.error_page_title()}
        actions={
          <>
            <Button onClick={() => location.reload()}>{m.error_page_retry()}</Button>
            <LinkButton to={paths.home} look="secondary">
              {m.error_page_home()}
            </LinkButton>
            <LinkButton to={paths.contact} look="quiet">
              {m.error_page_contact()}
            </LinkButton>
          </>
        }
      >
        {m.error_page_text()}
        <ErrorReference error={error} />
      </EmptyState>
    </>
  )
}
