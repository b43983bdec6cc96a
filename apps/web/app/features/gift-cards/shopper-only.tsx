import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { type Session, useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Shows its content to a signed-in shopper; otherwise a login link, or a note that gift cards are for personal accounts. */
export function ShopperOnly({ text, children }: { text?: string; children: (session: Session) => ReactNode }) {
  const session = useSession()
  if (session === undefined) return <Skeleton className="h-96 w-full" />
  if (session === null)
    return (
      <EmptyState
        drawing="key"
        title={text ?? m.gift_card_signed_out()}
        actions={<Button onClick={() => openAuthModal('login')}>{m.gift_card_login()}</Button>}
      >
        {m.gift_card_signed_out_text()}
      </EmptyState>
    )
  if (session.roles[0] !== 'Shopper')
    return (
      <EmptyState drawing="gate" title={m.gift_card_not_for_role()}>
        {m.gift_card_not_for_role_text()}
      </EmptyState>
    )
  return children(session)
}
