import { m } from '@warda/i18n/messages'
import { GiftCardsPage } from '../../features/gift-cards/gift-cards-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/gift-cards.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.gift_card_title(), description: m.gift_card_description(), private: true })

const openPayment = (address: string): void => window.location.assign(address)

export default function GiftCardsRoute() {
  return <GiftCardsPage openPayment={openPayment} />
}
