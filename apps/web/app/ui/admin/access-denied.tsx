import { m } from '@warda/i18n/messages'
import { DoorClosed } from 'lucide-react'
import { EmptyState } from '../empty-state.tsx'
import { LinkButton } from '../link-button.tsx'

/** In place of a room of the back office that isn't open to this person; `home` is the first one that is. */
export function AccessDenied({ home }: { home?: string | undefined }) {
  return (
    <EmptyState
      heading="h1"
      icon={<DoorClosed aria-hidden="true" size={40} strokeWidth={1.5} />}
      title={m.admin_denied_title()}
      actions={home && <LinkButton to={home}>{m.admin_denied_home()}</LinkButton>}
    >
      {m.admin_denied_text()}
    </EmptyState>
  )
}
