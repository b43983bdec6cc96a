import { m } from '@warda/i18n/messages'
import { LinkButton } from '../buttons/link-button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'

/** Shown instead of a page of the back office that the user may not open; `home` is the first page that they may. */
export function AccessDenied({ home }: { home?: string | undefined }) {
  return (
    <EmptyState
      drawing="gate"
      heading="h1"
      title={m.admin_denied_title()}
      actions={home && <LinkButton to={home}>{m.admin_denied_home()}</LinkButton>}
    >
      {m.admin_denied_text()}
    </EmptyState>
  )
}
