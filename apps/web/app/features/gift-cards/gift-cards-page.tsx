import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { BuyForm } from './buy-form.tsx'
import { OwnCards } from './own-cards.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { ShopperOnly } from './shopper-only.tsx'
import { useGiftCards } from './use-gift-cards.ts'

type OpenPayment = { openPayment: (address: string) => void }

/** Buying and redeeming gift cards, the credit, and the cards that were bought (DESK-09). */
export const GiftCardsPage = ({ openPayment }: OpenPayment) => (
  <div className="page min-h-dvh py-10 sm:py-14">
    <h1 className="text-4xl sm:text-5xl">{m.gift_card_title()}</h1>
    <p className="mt-2 text-ink-soft">{m.gift_card_lead()}</p>
    <div className="mt-8">
      <ShopperOnly>{(session) => <Content session={session} openPayment={openPayment} />}</ShopperOnly>
    </div>
  </div>
)

function Content({ session, openPayment }: { session: Session } & OpenPayment) {
  const query = useGiftCards(session.userId)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Part title={m.gift_card_buy()}>
        <BuyForm session={session} openPayment={openPayment} />
      </Part>
      <div className="grid gap-8">
        <Part title={m.gift_card_redeem()}>
          <RedeemForm userId={session.userId} />
          <QueryResult query={query}>
            {({ storeCredit }) => <Credit userId={session.userId} riyals={storeCredit} />}
          </QueryResult>
        </Part>
        <Part title={m.gift_card_mine()}>
          <QueryResult query={query}>
            {({ data }) => <OwnCards userId={session.userId} cards={data} openPayment={openPayment} />}
          </QueryResult>
        </Part>
      </div>
    </div>
  )
}

function Credit({ userId, riyals }: { userId: string; riyals: number }) {
  return (
    <div className="grid gap-2 rounded-card bg-sage p-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{m.gift_card_credit()}</span>
        <Money riyals={riyals} className="font-semibold text-xl" />
      </p>
      {riyals > 0 && (
        <>
          <p className="text-sm">{m.gift_card_credit_hint()}</p>
          <p className="flex flex-wrap gap-2">
            <LinkButton to={paths.shop} size="small">
              {m.gift_card_shop()}
            </LinkButton>
            <LinkButton to={paths.orders(userId)} look="secondary" size="small">
              {m.gift_card_orders()}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)
