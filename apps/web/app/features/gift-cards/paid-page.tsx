import { useQuery } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { apiKey } from '../../lib/api/api-query.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CopyLink, GiftCardFacts } from './own-cards.tsx'
import { ShopperOnly } from './shopper-only.tsx'
import { confirmGiftCard, type GiftCard } from './use-gift-cards.ts'

/** The page after the payment of a gift card: its receipt and link, or that the payment has not arrived. */
export const PaidPage = ({ giftCardId }: { giftCardId: string }) => (
  <div className="page min-h-dvh py-10 sm:py-14">
    <ShopperOnly>{({ userId }) => <Result userId={userId} giftCardId={giftCardId} />}</ShopperOnly>
  </div>
)

function Result({ userId, giftCardId }: { userId: string; giftCardId: string }) {
  const { data, error, refetch, isFetching } = useQuery(
    {
      queryKey: [...apiKey('confirmGiftCard'), userId, giftCardId],
      queryFn: () => confirmGiftCard(userId, giftCardId),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  if (data === undefined)
    return error ? <FailedNotice error={error} onRetry={refetch} /> : <Skeleton className="h-96 w-full" />
  return data.state === 'unpaid' ? <Unpaid busy={isFetching} onCheck={() => void refetch()} /> : <Receipt card={data} />
}

function Unpaid({ busy, onCheck }: { busy: boolean; onCheck: () => void }) {
  return (
    <div className="grid max-w-xl gap-5">
      <h1 className="text-4xl">{m.gift_card_unpaid_title()}</h1>
      <p>{m.gift_card_unpaid_text()}</p>
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onCheck}>
          {busy ? m.gift_card_checking() : m.gift_card_check()}
        </Button>
        <LinkButton to={paths.giftCards} look="secondary">
          {m.gift_card_all()}
        </LinkButton>
      </p>
    </div>
  )
}

function Receipt({ card }: { card: GiftCard }) {
  return (
    <div className="grid max-w-xl gap-5">
      <h1 className="text-4xl">{m.gift_card_paid_title()}</h1>
      <p>{m.gift_card_paid_text()}</p>
      <section
        aria-label={m.gift_card_number({ number: card.number })}
        className="grid gap-2 rounded-card border border-line p-5"
      >
        <GiftCardFacts card={card} />
        {card.link !== null && <CopyLink link={card.link} number={card.number} />}
      </section>
      <p className="text-ink-soft text-sm">{m.gift_card_no_vat()}</p>
      <LinkButton to={paths.giftCards} look="secondary" className="justify-self-start">
        {m.gift_card_all()}
      </LinkButton>
    </div>
  )
}
