import { m } from '@warda/i18n/messages'
import type { Session } from '../../lib/session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export const isShopper = ({ roles }: Session): boolean => roles.includes('Shopper')

/** Companies have standing orders in their dashboard instead of subscriptions. */
export const ShopperOnly = () => (
  <EmptyState drawing="calendar" title={m.standing_shopper_only_title()}>
    {m.standing_shopper_only_text()}
  </EmptyState>
)
